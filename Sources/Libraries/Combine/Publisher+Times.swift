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
            let stage = _Sink(
                { value in
                    memory._count += 1
                    memory._expire(seconds, scheduler, after, customError)
                    after._send(value)
                },
                { completion in
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
            let stage = _Sink(
                { value in
                    if after._hasRoom, memory._all.isEmpty { return after._send(value) }
                    if memory._all.count >= size {
                        switch whenFull {
                        case .dropNewest: return
                        case .dropOldest: memory._all.removeFirst()
                        case .customError(let error): return after._finish(Subscribers.Completion.failure(error()))
                        }
                    }
                    memory._all.append(value)
                },
                { completion in
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

extension Publisher {
    func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure> {
        AnyPublisher(_body: { after in
            let flattening = _Flattening(after, maxPublishers.max ?? Int.max, transform)
            let stage = _Sink(
                { flattening._take($0) },
                { completion in
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
        _staged(
            "SwitchToLatest", { _Memory() },
            { memory, value, after in
                memory._inner?._cancel()
                let inner = _Sink(
                    { after._send($0) },
                    { completion in
                        memory._inner = nil
                        if case .failure = completion { return after._finish(completion) }
                        if memory._isOver { after._finish(completion) }
                    })
                memory._inner = inner
                after._put(inner)
                value._attach(inner)
            }
        ) { memory, completion, after in
            memory._isOver = true
            if case .failure = completion { return after._finish(completion) }
            if memory._inner == nil { after._finish(completion) }
        }
    }
}
