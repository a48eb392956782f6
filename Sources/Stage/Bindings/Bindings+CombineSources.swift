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
                sink._begin("Just")
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
            func _attach(_ sink: _Sink) {
                sink._begin("Empty")
                if completeImmediately { sink._finish(Subscribers.Completion.finished) }
            }
        }
        /// Ends with an error.
        ///
        /// Fidelity: documented Fail.
        final class Fail<Output, Failure>: Publisher {
            let error: Failure
            init(error: Failure) { self.error = error }
            init(outputType: Any, failure: Failure) { error = failure }
            func _attach(_ sink: _Sink) {
                sink._begin("Empty")
                sink._finish(Subscribers.Completion.failure(error))
            }
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
                if _result == nil { _sinks._add(sink) }
                sink._begin("Future")
                if let result = _result { _deliver(result, sink) }
            }
        }
        /// Sends values and an end that were noted.
        ///
        /// Fidelity: documented Record.
        final class Record<Output, Failure>: Publisher {
            let output: [Output]
            let completion: Subscribers.Completion<Failure>
            init(output: [Output], completion: Subscribers.Completion<Failure>) {
                self.output = output
                self.completion = completion
            }
            func _attach(_ sink: _Sink) { _Elements(output, completion, sink)._go() }
        }
        /// What is still to be sent of a list, as long as there is room.
        final class _Elements {
            let _sink: _Sink
            let _completion: Subscribers.Completion<Error>
            var _next: Any
            var _isGoing = false
            init(_ all: Any, _ completion: Subscribers.Completion<Error>, _ sink: _Sink) {
                _sink = sink
                _completion = completion
                _next = (all is ClosedRange<Int> || all is Range<Int> ? Array(all) : all).makeIterator()
                sink._begin("\\(all)")
            }
            func _go() {
                if _isGoing { return }
                _isGoing = true
                while !_sink._isOver, _sink._hasRoom {
                    guard let value = _next.next() else { return _sink._finish(_completion) }
                    _sink._send(value)
                }
                _isGoing = false
                if !_sink._isOver { _sink._resumed = { self._go() } }
            }
        }
        /// Fidelity: documented Publishers.Sequence.
        extension Sequence {
            var publisher: AnyPublisher<Element, Never> {
                let elements = self
                return AnyPublisher(_body: { _Elements(elements, Subscribers.Completion.finished, $0)._go() })
            }
        }
        /// Fidelity: documented Optional.publisher.
        extension Optional {
            var publisher: AnyPublisher<Wrapped, Never> {
                if let value = self { return AnyPublisher(Just(value)) }
                return AnyPublisher(Empty<Wrapped, Never>())
            }
        }
        /// Fidelity: documented Result.publisher.
        extension Result {
            var publisher: AnyPublisher<Success, Failure> {
                switch self {
                case .success(let value): return AnyPublisher(Just(value))
                case .failure(let error): return AnyPublisher(Fail<Success, Failure>(error: error))
                }
            }
        }
        /// Fidelity: documented NSObject.publisher(for:options:).
        extension NSObject {
            func publisher<Value>(for keyPath: KeyPath<Any, Value>, options: NSKeyValueObservingOptions = [.initial, .new]) -> AnyPublisher<Value, Never> {
                AnyPublisher(_body: { sink in
                    sink._begin("KVOSubscription")
                    let observation = self.observe(keyPath, options: options) { object, _ in sink._send(object[keyPath: keyPath]) }
                    if sink._isOver { observation.invalidate() } else { sink._detach = { observation.invalidate() } }
                })
            }
        }

        /// Where publishers are named that are made of others.
        ///
        /// Fidelity: documented Publishers.
        enum Publishers {
            static func _merged(_ all: [Publisher]) -> AnyPublisher<Any, Any> {
                AnyPublisher(_body: { after in
                    after._begin("Merge")
                    let memory = _Memory()
                    for one in all {
                        let stage = _Sink({ after._send($0) }, { completion in
                            memory._count += 1
                            if case .failure = completion { return after._finish(completion) }
                            if memory._count == all.count { after._finish(completion) }
                        })
                        after._put(stage)
                        one._attach(stage)
                    }
                })
            }
            static func _latest(_ all: [Publisher], _ join: @escaping ([Any]) -> Any) -> AnyPublisher<Any, Any> {
                AnyPublisher(_body: { after in
                    after._begin("CombineLatest")
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
                        after._put(stage)
                        one._attach(stage)
                    }
                })
            }
            static func _zipped(_ all: [Publisher], _ join: @escaping ([Any]) -> Any) -> AnyPublisher<Any, Any> {
                AnyPublisher(_body: { after in
                    after._begin("Zip")
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
                        after._put(stage)
                        one._attach(stage)
                    }
                })
            }
            final class CombineLatest<A: Publisher, B: Publisher>: Publisher {
                typealias Output = (A.Output, B.Output)
                typealias Failure = A.Failure
                let _made: AnyPublisher<Any, Any>
                init(_ first: A, _ second: B) { _made = Publishers._latest([first, second]) { ($0[0], $0[1]) } }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
                typealias Output = (A.Output, B.Output, C.Output)
                typealias Failure = A.Failure
                let _made: AnyPublisher<Any, Any>
                init(_ first: A, _ second: B, _ third: C) { _made = Publishers._latest([first, second, third]) { ($0[0], $0[1], $0[2]) } }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {
                typealias Output = (A.Output, B.Output, C.Output, D.Output)
                typealias Failure = A.Failure
                let _made: AnyPublisher<Any, Any>
                init(_ first: A, _ second: B, _ third: C, _ fourth: D) { _made = Publishers._latest([first, second, third, fourth]) { ($0[0], $0[1], $0[2], $0[3]) } }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class Merge<A: Publisher, B: Publisher>: Publisher {
                typealias Output = A.Output
                typealias Failure = A.Failure
                let _made: AnyPublisher<Any, Any>
                init(_ first: A, _ second: B) { _made = Publishers._merged([first, second]) }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
                typealias Output = A.Output
                typealias Failure = A.Failure
                let _made: AnyPublisher<Any, Any>
                init(_ first: A, _ second: B, _ third: C) { _made = Publishers._merged([first, second, third]) }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {
                typealias Output = A.Output
                typealias Failure = A.Failure
                let _made: AnyPublisher<Any, Any>
                init(_ first: A, _ second: B, _ third: C, _ fourth: D) { _made = Publishers._merged([first, second, third, fourth]) }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class MergeMany<A: Publisher>: Publisher {
                typealias Output = A.Output
                typealias Failure = A.Failure
                let _made: AnyPublisher<Any, Any>
                init(_ all: [A]) { _made = Publishers._merged(all) }
                init(_ all: A...) { _made = Publishers._merged(all) }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class Zip<A: Publisher, B: Publisher>: Publisher {
                typealias Output = (A.Output, B.Output)
                typealias Failure = A.Failure
                let _made: AnyPublisher<Any, Any>
                init(_ first: A, _ second: B) { _made = Publishers._zipped([first, second]) { ($0[0], $0[1]) } }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
                typealias Output = (A.Output, B.Output, C.Output)
                typealias Failure = A.Failure
                let _made: AnyPublisher<Any, Any>
                init(_ first: A, _ second: B, _ third: C) { _made = Publishers._zipped([first, second, third]) { ($0[0], $0[1], $0[2]) } }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {
                typealias Output = (A.Output, B.Output, C.Output, D.Output)
                typealias Failure = A.Failure
                let _made: AnyPublisher<Any, Any>
                init(_ first: A, _ second: B, _ third: C, _ fourth: D) { _made = Publishers._zipped([first, second, third, fourth]) { ($0[0], $0[1], $0[2], $0[3]) } }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class Sequence<Elements, Failure>: Publisher {
                typealias Output = Elements.Element
                let sequence: Elements
                init(sequence: Elements) { self.sequence = sequence }
                func _attach(_ sink: _Sink) { _Elements(sequence, Subscribers.Completion.finished, sink)._go() }
            }
        }
        extension Publisher {
            func merge(with others: Publisher...) -> AnyPublisher<Output, Failure> { Publishers._merged([self] + others) }
            func append(_ values: Output...) -> AnyPublisher<Output, Failure> { Publishers._concatenated(self, values.publisher) }
            func append<S: Sequence>(_ values: S) -> AnyPublisher<Output, Failure> where S.Element == Output { Publishers._concatenated(self, values.publisher) }
            func append<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure> { Publishers._concatenated(self, other) }
            func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> { Publishers._concatenated(values.publisher, self) }
            func prepend<S: Sequence>(_ values: S) -> AnyPublisher<Output, Failure> where S.Element == Output { Publishers._concatenated(values.publisher, self) }
            func prepend<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure> { Publishers._concatenated(other, self) }
            func combineLatest<P: Publisher>(_ second: P) -> AnyPublisher<(Output, P.Output), Failure> {
                Publishers._latest([self, second]) { ($0[0], $0[1]) }
            }
            func combineLatest<P: Publisher, T>(_ second: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> {
                Publishers._latest([self, second]) { transform($0[0], $0[1]) }
            }
            func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> {
                Publishers._latest([self, second, third]) { ($0[0], $0[1], $0[2]) }
            }
            func combineLatest<P: Publisher, Q: Publisher, T>(_ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T) -> AnyPublisher<T, Failure> {
                Publishers._latest([self, second, third]) { transform($0[0], $0[1], $0[2]) }
            }
            func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ second: P, _ third: Q, _ fourth: R) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure> {
                Publishers._latest([self, second, third, fourth]) { ($0[0], $0[1], $0[2], $0[3]) }
            }
            func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(_ second: P, _ third: Q, _ fourth: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T) -> AnyPublisher<T, Failure> {
                Publishers._latest([self, second, third, fourth]) { transform($0[0], $0[1], $0[2], $0[3]) }
            }
            func zip<P: Publisher>(_ second: P) -> AnyPublisher<(Output, P.Output), Failure> {
                Publishers._zipped([self, second]) { ($0[0], $0[1]) }
            }
            func zip<P: Publisher, T>(_ second: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> {
                Publishers._zipped([self, second]) { transform($0[0], $0[1]) }
            }
            func zip<P: Publisher, Q: Publisher>(_ second: P, _ third: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> {
                Publishers._zipped([self, second, third]) { ($0[0], $0[1], $0[2]) }
            }
            func zip<P: Publisher, Q: Publisher, T>(_ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T) -> AnyPublisher<T, Failure> {
                Publishers._zipped([self, second, third]) { transform($0[0], $0[1], $0[2]) }
            }
            func zip<P: Publisher, Q: Publisher, R: Publisher>(_ second: P, _ third: Q, _ fourth: R) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure> {
                Publishers._zipped([self, second, third, fourth]) { ($0[0], $0[1], $0[2], $0[3]) }
            }
            func zip<P: Publisher, Q: Publisher, R: Publisher, T>(_ second: P, _ third: Q, _ fourth: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T) -> AnyPublisher<T, Failure> {
                Publishers._zipped([self, second, third, fourth]) { transform($0[0], $0[1], $0[2], $0[3]) }
            }
        }
        extension Publishers {
            static func _concatenated(_ first: Publisher, _ second: Publisher) -> AnyPublisher<Any, Any> {
                AnyPublisher(_body: { after in
                    let stage = _Sink({ after._send($0) }, { completion in
                        if case .finished = completion { second._attach(after._relay()) } else { after._finish(completion) }
                    })
                    stage._name = "Concatenate"
                    after._put(stage)
                    first._attach(stage)
                })
            }
        }

        extension NotificationCenter {
            func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
                AnyPublisher(_body: { sink in
                    let token = self.addObserver(forName: name, object: object, queue: nil) { if sink._hasRoom { sink._send($0) } }
                    sink._detach = { self.removeObserver(token) }
                    sink._begin("NotificationCenter Observer")
                })
            }
        }

        final class _TimerPublisher: ConnectablePublisher {
            let _interval: Double
            let _sinks = _Sinks()
            var _timer: Timer?
            typealias Output = Date
            typealias Failure = Never
            init(_ interval: Double) { _interval = interval }
            func _attach(_ sink: _Sink) {
                _sinks._add(sink)
                sink._begin("Timer")
            }
            func connect() -> Cancellable {
                let sinks = _sinks
                let timer = Timer.scheduledTimer(withTimeInterval: _interval, repeats: true) { _ in sinks._send(Date()) }
                return AnyCancellable { timer.invalidate() }
            }
        }
        extension Timer {
            static func publish(every interval: Double, tolerance: Double? = nil, on loop: RunLoop, in mode: RunLoop.Mode, options: Any? = nil) -> _TimerPublisher {
                _TimerPublisher(interval)
            }
        }

        extension URLSession {
            func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> { dataTaskPublisher(for: URLRequest(url: url)) }
            func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
                AnyPublisher(_body: { sink in
                    sink._begin("DataTaskPublisher")
                    if sink._isOver { return }
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
