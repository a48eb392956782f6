extension Bindings {
    /// When a publisher's values are delivered, and to how many.
    static let combineTimes = """
        extension Publisher {
            func receive(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
                _staged("ReceiveOn", { value, after in _schedule(on: scheduler, after: nil) { after._send(value) } }) { completion, after in
                    _schedule(on: scheduler, after: nil) { after._finish(completion) }
                }
            }
            func subscribe(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
                AnyPublisher(_body: { after in _schedule(on: scheduler, after: nil) { if !after._isOver { self._attach(after) } } })
            }
            func delay(for interval: _Stride, tolerance: Any? = nil, scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
                let seconds = _secondsOf(interval)
                return _staged("Delay", { value, after in _schedule(on: scheduler, after: seconds) { after._send(value) } }) { completion, after in
                    _schedule(on: scheduler, after: seconds) { after._finish(completion) }
                }
            }
            func debounce(for dueTime: _Stride, scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
                let seconds = _secondsOf(dueTime)
                return _staged("Debounce", { _Memory() }) { memory, value, after in
                    memory._count += 1
                    let number = memory._count
                    _schedule(on: scheduler, after: seconds) {
                        if memory._count == number { after._send(value) }
                    }
                }
            }
            func throttle(for interval: _Stride, scheduler: Any, latest: Bool) -> AnyPublisher<Output, Failure> {
                let seconds = _secondsOf(interval)
                return _staged("Throttle", { _Memory() }) { memory, value, after in
                    if memory._isOver {
                        if latest || memory._all.isEmpty { memory._all = [value] }
                        return
                    }
                    after._send(value)
                    memory._open(seconds, scheduler, after)
                }
            }
            func timeout(_ interval: _Stride, scheduler: Any, options: Any? = nil, customError: (() -> Failure)? = nil) -> AnyPublisher<Output, Failure> {
                let seconds = _secondsOf(interval)
                return AnyPublisher(_body: { after in
                    let memory = _Memory()
                    let stage = _Sink({ value in
                        memory._count += 1
                        memory._expire(seconds, scheduler, after, customError)
                        after._send(value)
                    }, { completion in
                        memory._count += 1
                        after._finish(completion)
                    })
                    stage._name = "Timeout"
                    after._put(stage)
                    memory._expire(seconds, scheduler, after, customError)
                    self._attach(stage)
                })
            }
            func measureInterval(using scheduler: Any, options: Any? = nil) -> AnyPublisher<Double, Failure> {
                _staged("MeasureInterval", { _Memory(Date()) }) { memory, _, after in
                    let now = Date()
                    let past = now.timeIntervalSince(memory._last)
                    memory._last = now
                    after._send(past)
                }
            }
            func buffer(size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy) -> AnyPublisher<Output, Failure> {
                AnyPublisher(_body: { after in
                    let memory = _Memory()
                    let stage = _Sink({ value in
                        if after._hasRoom, memory._all.isEmpty { return after._send(value) }
                        if memory._all.count >= size {
                            switch whenFull {
                            case .dropNewest: return
                            case .dropOldest: memory._all.removeFirst()
                            case .customError(let error): return after._finish(Subscribers.Completion.failure(error()))
                            }
                        }
                        memory._all.append(value)
                    }, { completion in
                        if memory._all.isEmpty { return after._finish(completion) }
                        memory._isOver = true
                        memory._last = completion
                    })
                    stage._name = "Buffer"
                    stage._room = { true }
                    let rest = _Sink({ _ in }, { _ in })
                    rest._resumed = {
                        while !memory._all.isEmpty, after._hasRoom { after._send(memory._all.removeFirst()) }
                        if memory._isOver, memory._all.isEmpty { after._finish(memory._last) }
                    }
                    after._put(stage)
                    after._before.append(rest)
                    self._attach(stage)
                })
            }

            func share() -> AnyPublisher<Output, Failure> {
                let shared = Publishers.Multicast(self) { PassthroughSubject<Output, Failure>() }
                return shared.autoconnect()
            }
            func multicast(_ createSubject: @escaping () -> Subject) -> Publishers.Multicast { Publishers.Multicast(self, createSubject) }
            func multicast(subject: Subject) -> Publishers.Multicast { Publishers.Multicast(self) { subject } }
            func makeConnectable() -> Publishers.Multicast { Publishers.Multicast(self) { PassthroughSubject<Output, Failure>() } }

            var values: AsyncStream<Output> {
                AsyncStream { continuation in
                    let subscription = self.sink(receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield($0) })
                    continuation.onTermination = { _ in subscription.cancel() }
                }
            }
        }

        extension ConnectablePublisher {
            /// Connects with the first subscriber, and ends with the last.
            func autoconnect() -> AnyPublisher<Output, Failure> {
                let memory = _Memory()
                let connection = _Connection()
                return AnyPublisher(_body: { after in
                    let stage = _Sink({ after._send($0) }, { after._finish($0) })
                    let counted = _Sink({ _ in }, { _ in })
                    counted._detach = {
                        memory._count -= 1
                        if memory._count == 0 { connection._end() }
                    }
                    memory._count += 1
                    after._put(stage)
                    after._before.append(counted)
                    self._attach(stage)
                    if memory._count == 1, !after._isOver { connection._current = self.connect() }
                })
            }
        }
        final class _Connection {
            var _current: Cancellable?
            func _end() {
                let current = _current
                _current = nil
                current?.cancel()
            }
        }

        extension Publishers {
            enum PrefetchStrategy { case keepFull, byRequest }
            enum BufferingStrategy { case dropNewest, dropOldest, customError(() -> Error) }
            enum TimeGroupingStrategy {
                case byTime(Any, _Stride)
                case byTimeOrCount(Any, _Stride, Int)
                var _parts: (scheduler: Any, seconds: Double, most: Int) {
                    switch self {
                    case .byTime(let scheduler, let interval): return (scheduler, _secondsOf(interval), Int.max)
                    case .byTimeOrCount(let scheduler, let interval, let count): return (scheduler, _secondsOf(interval), count)
                    }
                }
            }
            /// One subscription for many subscribers, which begins when it is connected.
            ///
            /// Fidelity: documented Publishers.Multicast.
            final class Multicast: ConnectablePublisher {
                let _upstream: Publisher
                let _create: () -> Subject
                var _subject: Subject?
                init(_ upstream: Publisher, _ create: @escaping () -> Subject) {
                    _upstream = upstream
                    _create = create
                }
                var _current: Subject {
                    if let subject = _subject { return subject }
                    let subject = _create()
                    _subject = subject
                    return subject
                }
                func _attach(_ sink: _Sink) {
                    let stage = sink._relay()
                    stage._name = "Multicast"
                    _current._attach(stage)
                }
                func connect() -> Cancellable {
                    let subject = _current
                    let connection = _upstream.subscribe(subject)
                    return AnyCancellable { connection.cancel() }
                }
            }
        }
        /// Starts a publisher for each value, no more at once than are wanted.
        final class _Flattening {
            let _after: _Sink
            let _most: Int
            let _make: (Any) -> Publisher
            var _stage: _Sink?
            var _count = 0
            var _waiting: [Any] = []
            var _isOver = false
            init(_ after: _Sink, _ most: Int, _ make: @escaping (Any) -> Publisher) {
                _after = after
                _most = most
                _make = make
            }
            func _take(_ value: Any) {
                if _count >= _most { return _waiting.append(value) }
                _count += 1
                let inner = _Sink({ self._after._send($0) }, { _ in })
                inner._end = { [weak inner] completion in
                    self._after._before.removeAll { $0 === inner }
                    self._ended(completion)
                }
                _after._put(inner)
                _make(value)._attach(inner)
            }
            func _ended(_ completion: Subscribers.Completion<Error>) {
                _count -= 1
                if case .failure = completion { return _after._finish(completion) }
                if !_waiting.isEmpty {
                    _take(_waiting.removeFirst())
                } else if !_isOver {
                    _stage?._resume()
                }
                if _isOver, _count == 0 { _after._finish(completion) }
            }
        }
        extension Publisher {
            func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure> {
                AnyPublisher(_body: { after in
                    let flattening = _Flattening(after, maxPublishers.max ?? Int.max, transform)
                    let stage = _Sink({ flattening._take($0) }, { completion in
                        flattening._isOver = true
                        if case .failure = completion { return after._finish(completion) }
                        if flattening._count == 0 { after._finish(completion) }
                    })
                    flattening._stage = stage
                    stage._name = "FlatMap"
                    stage._room = { flattening._count < flattening._most }
                    after._put(stage)
                    self._attach(stage)
                })
            }
            func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
                _staged("SwitchToLatest", { _Memory() }, { memory, value, after in
                    memory._inner?._cancel()
                    let inner = _Sink({ after._send($0) }, { completion in
                        memory._inner = nil
                        if case .failure = completion { return after._finish(completion) }
                        if memory._isOver { after._finish(completion) }
                    })
                    memory._inner = inner
                    after._put(inner)
                    value._attach(inner)
                }) { memory, completion, after in
                    memory._isOver = true
                    if case .failure = completion { return after._finish(completion) }
                    if memory._inner == nil { after._finish(completion) }
                }
            }
        }
        extension _Memory {
            func _expire(_ seconds: Double, _ scheduler: Any, _ after: _Sink, _ error: (() -> Any)?) {
                let number = _count
                _schedule(on: scheduler, after: seconds) {
                    if self._count != number { return }
                    if let error { after._finish(Subscribers.Completion.failure(error())) } else { after._finish(Subscribers.Completion.finished) }
                }
            }
        }
        """
}
