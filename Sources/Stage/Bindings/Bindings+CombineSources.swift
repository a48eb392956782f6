extension Bindings {
    /// Where values come from.
    static let combineSources = """
        /// Sends one value and ends.
        ///
        /// Fidelity: documented Just.
        final class Just<Output>: Publisher {
            let output: Output
            init(_ output: Output) { self.output = output }
            func _attach(_ sink: _Sink) {
                sink._send(output)
                sink._finish(Subscribers.Completion.finished)
            }
        }
        /// Ends without a value.
        ///
        /// Fidelity: documented Empty.
        final class Empty<Output, Failure>: Publisher {
            let completeImmediately: Bool
            init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
            init(completeImmediately: Bool = true, outputType: Any, failureType: Any) { self.completeImmediately = completeImmediately }
            func _attach(_ sink: _Sink) { if completeImmediately { sink._finish(Subscribers.Completion.finished) } }
        }
        /// Ends with an error.
        ///
        /// Fidelity: documented Fail.
        final class Fail<Output, Failure>: Publisher {
            let error: Failure
            init(error: Failure) { self.error = error }
            init(outputType: Any, failure: Failure) { error = failure }
            func _attach(_ sink: _Sink) { sink._finish(Subscribers.Completion.failure(error)) }
        }
        /// Makes its publisher when somebody subscribes.
        ///
        /// Fidelity: documented Deferred.
        final class Deferred: Publisher {
            let createPublisher: () -> Publisher
            init(createPublisher: @escaping () -> Publisher) { self.createPublisher = createPublisher }
            func _attach(_ sink: _Sink) { createPublisher()._attach(sink) }
        }
        /// Sends the one value that is promised.
        ///
        /// Fidelity: documented Future (runs when it is made).
        final class Future<Output, Failure>: Publisher {
            let _sinks = _Sinks()
            var _result: Result<Output, Failure>?
            init(_ attempt: (@escaping (Result<Output, Failure>) -> Void) -> Void) {
                attempt { result in
                    if self._result != nil { return }
                    self._result = result
                    let waiting = self._sinks._all
                    for sink in waiting { self._deliver(result, sink) }
                }
            }
            func _deliver(_ result: Result<Output, Failure>, _ sink: _Sink) {
                switch result {
                case .success(let value):
                    sink._send(value)
                    sink._finish(Subscribers.Completion.finished)
                case .failure(let error): sink._finish(Subscribers.Completion.failure(error))
                }
            }
            func _attach(_ sink: _Sink) {
                if let result = _result { _deliver(result, sink) } else { _sinks._add(sink) }
            }
        }
        /// Fidelity: documented Publishers.Sequence.
        extension Array {
            var publisher: AnyPublisher<Element, Never> {
                let elements = self
                return AnyPublisher(_body: { sink in
                    for element in elements { sink._send(element) }
                    sink._finish(Subscribers.Completion.finished)
                })
            }
        }

        /// Where publishers are named that are made of others.
        ///
        /// Fidelity: documented Publishers.
        enum Publishers {
            static func _merged(_ all: [Publisher]) -> AnyPublisher<Any, Any> {
                AnyPublisher(_body: { after in
                    let memory = _Memory()
                    for one in all {
                        let stage = _Sink({ after._send($0) }, { completion in
                            memory._count += 1
                            if case .failure = completion { return after._finish(completion) }
                            if memory._count == all.count { after._finish(completion) }
                        })
                        after._before.append(stage)
                        one._attach(stage)
                    }
                })
            }
            static func _latest(_ all: [Publisher], _ join: @escaping ([Any]) -> Any) -> AnyPublisher<Any, Any> {
                AnyPublisher(_body: { after in
                    let memory = _Memory()
                    let latest = all.map { _ in _Memory() }
                    for (index, one) in all.enumerated() {
                        let stage = _Sink({ value in
                            latest[index]._keep(value)
                            if latest.contains(where: { $0._count == 0 }) { return }
                            after._send(join(latest.map { $0._last }))
                        }, { completion in
                            memory._count += 1
                            if case .failure = completion { return after._finish(completion) }
                            if memory._count == all.count { after._finish(completion) }
                        })
                        after._before.append(stage)
                        one._attach(stage)
                    }
                })
            }
            static func _zipped(_ all: [Publisher], _ join: @escaping ([Any]) -> Any) -> AnyPublisher<Any, Any> {
                AnyPublisher(_body: { after in
                    let queues = all.map { _ in _Memory() }
                    for (index, one) in all.enumerated() {
                        let stage = _Sink({ value in
                            queues[index]._all.append(value)
                            if queues.contains(where: { $0._all.isEmpty }) { return }
                            after._send(join(queues.map { $0._all.removeFirst() }))
                        }, { completion in
                            if case .failure = completion { return after._finish(completion) }
                            queues[index]._isOver = true
                            if queues[index]._all.isEmpty { after._finish(completion) }
                        })
                        after._before.append(stage)
                        one._attach(stage)
                    }
                })
            }
            final class CombineLatest: Publisher {
                let _made: AnyPublisher<Any, Any>
                init(_ first: Publisher, _ second: Publisher) { _made = Publishers._latest([first, second]) { ($0[0], $0[1]) } }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class CombineLatest3: Publisher {
                let _made: AnyPublisher<Any, Any>
                init(_ first: Publisher, _ second: Publisher, _ third: Publisher) {
                    _made = Publishers._latest([first, second, third]) { ($0[0], $0[1], $0[2]) }
                }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class CombineLatest4: Publisher {
                let _made: AnyPublisher<Any, Any>
                init(_ first: Publisher, _ second: Publisher, _ third: Publisher, _ fourth: Publisher) {
                    _made = Publishers._latest([first, second, third, fourth]) { ($0[0], $0[1], $0[2], $0[3]) }
                }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class Merge: Publisher {
                let _made: AnyPublisher<Any, Any>
                init(_ first: Publisher, _ second: Publisher) { _made = Publishers._merged([first, second]) }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class MergeMany: Publisher {
                let _made: AnyPublisher<Any, Any>
                init(_ all: [Publisher]) { _made = Publishers._merged(all) }
                init(_ all: Publisher...) { _made = Publishers._merged(all) }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class Zip: Publisher {
                let _made: AnyPublisher<Any, Any>
                init(_ first: Publisher, _ second: Publisher) { _made = Publishers._zipped([first, second]) { ($0[0], $0[1]) } }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
        }

        extension NotificationCenter {
            func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
                AnyPublisher(_body: { sink in
                    let token = self.addObserver(forName: name, object: object, queue: nil) { sink._send($0) }
                    sink._detach = { self.removeObserver(token) }
                })
            }
        }

        final class _TimerPublisher: ConnectablePublisher {
            let _interval: Double
            let _sinks = _Sinks()
            var _timer: Timer?
            init(_ interval: Double) { _interval = interval }
            func _attach(_ sink: _Sink) { _sinks._add(sink) }
            func connect() -> Cancellable {
                let sinks = _sinks
                let timer = Timer.scheduledTimer(withTimeInterval: _interval, repeats: true) { _ in sinks._send(Date()) }
                return AnyCancellable { timer.invalidate() }
            }
            func autoconnect() -> AnyPublisher<Date, Never> {
                AnyPublisher(_body: { sink in
                    self._attach(sink)
                    let connection = self.connect()
                    let detach = sink._detach
                    sink._detach = {
                        connection.cancel()
                        detach?()
                    }
                })
            }
        }
        extension Timer {
            static func publish(every interval: Double, tolerance: Double? = nil, on loop: RunLoop, in mode: RunLoop.Mode, options: Any? = nil) -> _TimerPublisher {
                _TimerPublisher(interval)
            }
        }

        extension URLSession {
            func dataTaskPublisher(for url: URL) -> AnyPublisher<Any, Error> { dataTaskPublisher(for: URLRequest(url: url)) }
            func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<Any, Error> {
                AnyPublisher(_body: { sink in
                    let task = self.dataTask(with: request) { data, response, error in
                        if let error { return sink._finish(Subscribers.Completion.failure(error)) }
                        sink._send((data: data!, response: response!))
                        sink._finish(Subscribers.Completion.finished)
                    }
                    sink._detach = { task.cancel() }
                    task.resume()
                })
            }
        }
        """
}
