extension Bindings {
    /// What can be made of publishers.
    static let combineOperators = """
        extension Publisher {
            func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
                sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
            }
            func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
                let sink = _Sink(receiveValue, receiveCompletion)
                _attach(sink)
                return AnyCancellable { sink._cancel() }
            }
            func assign(to keyPath: Any, on object: AnyObject) -> AnyCancellable {
                sink { object[keyPath: keyPath] = $0 }
            }
            func assign(to published: inout _PublishedPublisher) {
                let target = published
                let sink = _Sink(
                    {
                        target._sinks._send($0)
                        target._current = $0
                    }, { _ in })
                _attach(sink)
            }
            func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
            func subscribe(_ subject: Subject) -> AnyCancellable {
                sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
            }

            func _staged(_ value: @escaping (Any, _Sink) -> Void, _ end: @escaping (Subscribers.Completion<Error>, _Sink) -> Void = { $1._finish($0) }) -> AnyPublisher<Output, Failure> {
                AnyPublisher(_body: { after in
                    let stage = _Sink({ value($0, after) }, { end($0, after) })
                    after._before.append(stage)
                    self._attach(stage)
                })
            }
            /// A stage that keeps something of its own for each subscription.
            func _staged<State>(
                _ start: @escaping () -> State, _ value: @escaping (State, Any, _Sink) -> Void,
                _ end: @escaping (State, Subscribers.Completion<Error>, _Sink) -> Void = { $2._finish($1) }
            ) -> AnyPublisher<Output, Failure> {
                AnyPublisher(_body: { after in
                    let state = start()
                    let stage = _Sink({ value(state, $0, after) }, { end(state, $0, after) })
                    after._before.append(stage)
                    self._attach(stage)
                })
            }

            func map(_ transform: @escaping (Output) -> Output) -> AnyPublisher<Output, Failure> { _staged { $1._send(transform($0)) } }
            func tryMap(_ transform: @escaping (Output) throws -> Output) -> AnyPublisher<Output, Failure> {
                _staged { value, after in
                    do { after._send(try transform(value)) } catch { after._finish(Subscribers.Completion.failure(error)) }
                }
            }
            func compactMap(_ transform: @escaping (Output) -> Output?) -> AnyPublisher<Output, Failure> {
                _staged { value, after in
                    if let new = transform(value) { after._send(new) }
                }
            }
            func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
                _staged { value, after in
                    if isIncluded(value) { after._send(value) }
                }
            }
            func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates { $0 == $1 } }
            func removeDuplicates(by isSame: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
                _staged({ _Memory() }) { memory, value, after in
                    if memory._count > 0, isSame(memory._last, value) { return }
                    memory._keep(value)
                    after._send(value)
                }
            }
            func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
                _staged({ _Memory() }) { memory, value, after in
                    memory._count += 1
                    if memory._count > count { after._send(value) }
                }
            }
            func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
                _staged({ _Memory() }) { memory, value, after in
                    memory._count += 1
                    after._send(value)
                    if memory._count == count { after._finish(Subscribers.Completion.finished) }
                }
            }
            func first() -> AnyPublisher<Output, Failure> { prefix(1) }
            func first(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { filter(isWanted).prefix(1) }
            func last() -> AnyPublisher<Output, Failure> {
                _staged({ _Memory() }, { memory, value, _ in memory._keep(value) }) { memory, completion, after in
                    if memory._count > 0 { after._send(memory._last) }
                    after._finish(completion)
                }
            }
            func collect() -> AnyPublisher<Output, Failure> {
                _staged({ _Memory() }, { memory, value, _ in memory._all.append(value) }) { memory, completion, after in
                    if case .finished = completion { after._send(memory._all) }
                    after._finish(completion)
                }
            }
            func scan(_ initial: Output, _ next: @escaping (Output, Output) -> Output) -> AnyPublisher<Output, Failure> {
                _staged({ _Memory(initial) }) { memory, value, after in
                    memory._keep(next(memory._last, value))
                    after._send(memory._last)
                }
            }
            func reduce(_ initial: Output, _ next: @escaping (Output, Output) -> Output) -> AnyPublisher<Output, Failure> {
                _staged({ _Memory(initial) }, { memory, value, _ in memory._keep(next(memory._last, value)) }) { memory, completion, after in
                    if case .finished = completion { after._send(memory._last) }
                    after._finish(completion)
                }
            }
            func replaceNil(with other: Output) -> AnyPublisher<Output, Failure> { map { $0 ?? other } }
            func replaceError(with other: Output) -> AnyPublisher<Output, Failure> {
                _staged({ $1._send($0) }) { completion, after in
                    if case .failure = completion { after._send(other) }
                    after._finish(Subscribers.Completion.finished)
                }
            }
            func replaceEmpty(with other: Output) -> AnyPublisher<Output, Failure> {
                _staged(
                    { _Memory() },
                    { memory, value, after in
                        memory._count += 1
                        after._send(value)
                    }
                ) { memory, completion, after in
                    if memory._count == 0 { after._send(other) }
                    after._finish(completion)
                }
            }
            func mapError(_ transform: @escaping (Output) -> Output) -> AnyPublisher<Output, Failure> {
                _staged({ $1._send($0) }) { completion, after in
                    if case .failure(let error) = completion {
                        after._finish(Subscribers.Completion.failure(transform(error)))
                    } else {
                        after._finish(completion)
                    }
                }
            }
            func setFailureType(to type: Any) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
            func `catch`(_ handler: @escaping (Output) -> Publisher) -> AnyPublisher<Output, Failure> {
                AnyPublisher(_body: { after in
                    let stage = _Sink({ after._send($0) }, { completion in
                        if case .failure(let error) = completion { handler(error)._attach(after) } else { after._finish(completion) }
                    })
                    after._before.append(stage)
                    self._attach(stage)
                })
            }
            func ignoreOutput() -> AnyPublisher<Output, Failure> { filter { _ in false } }
            func handleEvents(
                receiveSubscription: ((Output) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
                receiveCancel: (() -> Void)? = nil, receiveRequest: ((Output) -> Void)? = nil
            ) -> AnyPublisher<Output, Failure> {
                _staged(
                    { value, after in
                        receiveOutput?(value)
                        after._send(value)
                    }
                ) { completion, after in
                    receiveCompletion?(completion)
                    after._finish(completion)
                }
            }
            func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
                let lead = prefix.isEmpty ? "" : prefix + ": "
                return handleEvents(
                    receiveOutput: { Swift.print("\\(lead)receive value: (\\($0))") },
                    receiveCompletion: { completion in
                        if case .finished = completion { Swift.print("\\(lead)receive finished") } else { Swift.print("\\(lead)receive error") }
                    })
            }
            func flatMap(maxPublishers: Any? = nil, _ transform: @escaping (Output) -> Publisher) -> AnyPublisher<Output, Failure> {
                _staged({ _Memory() }, { memory, value, after in
                    memory._count += 1
                    let inner = _Sink({ after._send($0) }, { completion in
                        memory._count -= 1
                        if case .failure = completion { return after._finish(completion) }
                        if memory._isOver, memory._count == 0 { after._finish(completion) }
                    })
                    after._before.append(inner)
                    transform(value)._attach(inner)
                }) { memory, completion, after in
                    memory._isOver = true
                    if case .failure = completion { return after._finish(completion) }
                    if memory._count == 0 { after._finish(completion) }
                }
            }
            func switchToLatest() -> AnyPublisher<Output, Failure> {
                _staged({ _Memory() }, { memory, value, after in
                    memory._inner?._cancel()
                    let inner = _Sink({ after._send($0) }, { completion in
                        memory._inner = nil
                        if case .failure = completion { return after._finish(completion) }
                        if memory._isOver { after._finish(completion) }
                    })
                    memory._inner = inner
                    after._before.append(inner)
                    value._attach(inner)
                }) { memory, completion, after in
                    memory._isOver = true
                    if memory._inner == nil { after._finish(completion) }
                }
            }

            func receive(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
                _staged({ value, after in _schedule(on: scheduler, after: nil) { after._send(value) } }) { completion, after in
                    _schedule(on: scheduler, after: nil) { after._finish(completion) }
                }
            }
            func subscribe(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
                AnyPublisher(_body: { after in _schedule(on: scheduler, after: nil) { if !after._isOver { self._attach(after) } } })
            }
            func delay(for interval: _Stride, tolerance: Any? = nil, scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
                let seconds = _secondsOf(interval)
                return _staged({ value, after in _schedule(on: scheduler, after: seconds) { after._send(value) } }) { completion, after in
                    _schedule(on: scheduler, after: seconds) { after._finish(completion) }
                }
            }
            func debounce(for dueTime: _Stride, scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
                let seconds = _secondsOf(dueTime)
                return _staged({ _Memory() }) { memory, value, after in
                    memory._count += 1
                    let number = memory._count
                    _schedule(on: scheduler, after: seconds) {
                        if memory._count == number { after._send(value) }
                    }
                }
            }
            func throttle(for interval: _Stride, scheduler: Any, latest: Bool) -> AnyPublisher<Output, Failure> {
                let seconds = _secondsOf(interval)
                return _staged({ _Memory() }) { memory, value, after in
                    if memory._isOver {
                        if latest || memory._all.isEmpty { memory._all = [value] }
                        return
                    }
                    after._send(value)
                    memory._open(seconds, scheduler, after)
                }
            }
            func share() -> AnyPublisher<Output, Failure> {
                let sinks = _Sinks()
                let memory = _Memory()
                return AnyPublisher(_body: { after in
                    if let completion = sinks._completion { return after._finish(completion) }
                    sinks._add(after)
                    if memory._inner == nil {
                        let stage = _Sink({ sinks._send($0) }, { sinks._finish($0) })
                        memory._inner = stage
                        self._attach(stage)
                    }
                })
            }
            func merge(with others: Publisher...) -> AnyPublisher<Output, Failure> { Publishers._merged([self] + others) }
            func append(_ other: Publisher) -> AnyPublisher<Output, Failure> {
                _staged({ $1._send($0) }) { completion, after in
                    if case .finished = completion { other._attach(after) } else { after._finish(completion) }
                }
            }
            func prepend(_ values: Any...) -> AnyPublisher<Output, Failure> {
                AnyPublisher(_body: { after in
                    for value in values { after._send(value) }
                    self._attach(after)
                })
            }
            func combineLatest(_ other: Publisher) -> AnyPublisher<Output, Failure> { Publishers._latest([self, other]) { ($0[0], $0[1]) } }
            func combineLatest(_ second: Publisher, _ third: Publisher) -> AnyPublisher<Output, Failure> {
                Publishers._latest([self, second, third]) { ($0[0], $0[1], $0[2]) }
            }
            func zip(_ other: Publisher) -> AnyPublisher<Output, Failure> { Publishers._zipped([self, other]) { ($0[0], $0[1]) } }
            func decode(type: Any, decoder: Any) -> AnyPublisher<Output, Failure> { tryMap { try decoder.decode(type, from: $0) } }
            var values: AsyncStream<Output> {
                AsyncStream { continuation in
                    let subscription = self.sink(receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield($0) })
                    continuation.onTermination = { _ in subscription.cancel() }
                }
            }
        }

        final class _Memory {
            var _last: Any
            var _count = 0
            var _all: [Any] = []
            var _isOver = false
            var _inner: _Sink?
            init(_ first: Any = 0) { _last = first }
            func _keep(_ value: Any) {
                _last = value
                _count += 1
            }
            func _open(_ seconds: Double, _ scheduler: Any, _ after: _Sink) {
                _isOver = true
                _schedule(on: scheduler, after: seconds) {
                    self._isOver = false
                    if let value = self._all.first {
                        self._all = []
                        after._send(value)
                        self._open(seconds, scheduler, after)
                    }
                }
            }
        }
        """
}
