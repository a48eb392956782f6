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
        let sink = _Sink({ [weak target] in target?._set($0) }, { _ in })
        target._assigned.append(sink)
        _attach(sink)
    }
    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    func subscribe(_ subject: Subject) -> AnyCancellable {
        sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }

    func _staged(
        _ name: String?, _ value: @escaping (Any, _Sink) -> Void,
        _ end: @escaping (Subscribers.Completion<Error>, _Sink) -> Void = { $1._finish($0) }
    ) -> AnyPublisher<Any, Any> {
        AnyPublisher(_body: { after in
            let stage = _Sink({ value($0, after) }, { end($0, after) })
            stage._name = name
            after._put(stage)
            self._attach(stage)
        })
    }
    /// A stage that keeps something of its own for each subscription.
    func _staged<State>(
        _ name: String?, _ start: @escaping () -> State, _ value: @escaping (State, Any, _Sink) -> Void,
        _ end: @escaping (State, Subscribers.Completion<Error>, _Sink) -> Void = { $2._finish($1) }
    ) -> AnyPublisher<Any, Any> {
        AnyPublisher(_body: { after in
            let state = start()
            let stage = _Sink({ value(state, $0, after) }, { end(state, $0, after) })
            stage._name = name
            after._put(stage)
            self._attach(stage)
        })
    }
    /// A stage whose work may throw: the error ends what comes behind.
    func _tried(_ name: String, _ value: @escaping (_Memory, Any, _Sink) throws -> Void) -> AnyPublisher<Any, Any> {
        _staged(name, { _Memory() }) { memory, new, after in
            do { try value(memory, new, after) } catch { after._finish(Subscribers.Completion.failure(error)) }
        }
    }
    /// A stage that takes everything, and says one thing at the end.
    func _folded(
        _ name: String, _ start: @escaping () -> _Memory, _ value: @escaping (_Memory, Any) throws -> Void,
        _ end: @escaping (_Memory, _Sink) -> Void
    ) -> AnyPublisher<Any, Any> {
        AnyPublisher(_body: { after in
            let memory = start()
            let stage = _Sink(
                {
                    do { try value(memory, $0) } catch { after._finish(Subscribers.Completion.failure(error)) }
                },
                { completion in
                    if case .finished = completion { end(memory, after) }
                    after._finish(completion)
                })
            stage._name = name
            stage._room = { true }
            after._put(stage)
            self._attach(stage)
        })
    }

    func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { _staged(nil) { $1._send(transform($0)) } }
    func map<A, B>(_ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>) -> AnyPublisher<(A, B), Failure> {
        _staged(nil) { $1._send(($0[keyPath: first], $0[keyPath: second])) }
    }
    func map<A, B, C>(_ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>, _ third: KeyPath<Output, C>) -> AnyPublisher<(A, B, C), Failure> {
        _staged(nil) { $1._send(($0[keyPath: first], $0[keyPath: second], $0[keyPath: third])) }
    }
    func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, Error> {
        _tried("TryMap") { $2._send(try transform($1)) }
    }
    func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        _staged("CompactMap") { value, after in
            if let new = transform(value) { after._send(new) }
        }
    }
    func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, Error> {
        _tried("TryCompactMap") { _, value, after in
            if let new = try transform(value) { after._send(new) }
        }
    }
    func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        _staged("Filter") { value, after in
            if isIncluded(value) { after._send(value) }
        }
    }
    func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error> {
        _tried("TryFilter") { _, value, after in
            if try isIncluded(value) { after._send(value) }
        }
    }
    func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates { $0 == $1 } }
    func removeDuplicates(by isSame: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        _staged("RemoveDuplicates", { _Memory() }) { memory, value, after in
            if memory._count > 0, isSame(memory._last, value) { return }
            memory._keep(value)
            after._send(value)
        }
    }
    func tryRemoveDuplicates(by isSame: @escaping (Output, Output) throws -> Bool) -> AnyPublisher<Output, Error> {
        _tried("TryRemoveDuplicates") { memory, value, after in
            if memory._count > 0, try isSame(memory._last, value) { return }
            memory._keep(value)
            after._send(value)
        }
    }
    func collect() -> AnyPublisher<[Output], Failure> {
        _folded("Collect", { _Memory() }, { $0._all.append($1) }) { $1._send($0._all) }
    }
    func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        _staged(
            "CollectByCount", { _Memory() },
            { memory, value, after in
                memory._all.append(value)
                if memory._all.count == count { after._send(memory._taken()) }
            }
        ) { memory, completion, after in
            if case .finished = completion, !memory._all.isEmpty { after._send(memory._taken()) }
            after._finish(completion)
        }
    }
    func collect(_ strategy: Publishers.TimeGroupingStrategy, options: Any? = nil) -> AnyPublisher<[Output], Failure> {
        let (scheduler, seconds, most) = strategy._parts
        return AnyPublisher(_body: { after in
            let memory = _Memory(Date())
            let stage = _Sink(
                { value in
                    memory._all.append(value)
                    if memory._all.count >= most { return after._send(memory._taken()) }
                    if memory._isOver { return }
                    memory._isOver = true
                    let past = Date().timeIntervalSince(memory._last).truncatingRemainder(dividingBy: seconds)
                    _schedule(on: scheduler, after: seconds - past) {
                        memory._isOver = false
                        if !after._isOver, !memory._all.isEmpty { after._send(memory._taken()) }
                    }
                },
                { completion in
                    if case .finished = completion, !memory._all.isEmpty { after._send(memory._taken()) }
                    after._finish(completion)
                })
            stage._name = "CollectByTime"
            stage._room = { true }
            after._put(stage)
            self._attach(stage)
        })
    }
    func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        _staged("Scan", { _Memory(initial) }) { memory, value, after in
            memory._keep(next(memory._last, value))
            after._send(memory._last)
        }
    }
    func tryScan<T>(_ initial: T, _ next: @escaping (T, Output) throws -> T) -> AnyPublisher<T, Error> {
        AnyPublisher(_body: { after in
            let memory = _Memory(initial)
            let stage = _Sink(
                { value in
                    do {
                        memory._keep(try next(memory._last, value))
                        after._send(memory._last)
                    } catch { after._finish(Subscribers.Completion.failure(error)) }
                }, { after._finish($0) })
            stage._name = "TryScan"
            after._put(stage)
            self._attach(stage)
        })
    }
    func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        _folded("Reduce", { _Memory(initial) }, { $0._keep(next($0._last, $1)) }) { $1._send($0._last) }
    }
    func tryReduce<T>(_ initial: T, _ next: @escaping (T, Output) throws -> T) -> AnyPublisher<T, Error> {
        _folded("TryReduce", { _Memory(initial) }, { $0._keep(try next($0._last, $1)) }) { $1._send($0._last) }
    }
    func count() -> AnyPublisher<Int, Failure> { _folded("Count", { _Memory() }, { memory, _ in memory._count += 1 }) { $1._send($0._count) } }
    func min() -> AnyPublisher<Output, Failure> { min { $0 < $1 } }
    func max() -> AnyPublisher<Output, Failure> { max { $0 < $1 } }
    func min(by isLess: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> { _most { isLess($0, $1) } }
    func max(by isLess: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> { _most { isLess($1, $0) } }
    func tryMin(by isLess: @escaping (Output, Output) throws -> Bool) -> AnyPublisher<Output, Error> { _most { try isLess($0, $1) } }
    func tryMax(by isLess: @escaping (Output, Output) throws -> Bool) -> AnyPublisher<Output, Error> { _most { try isLess($1, $0) } }
    func _most(_ isBetter: @escaping (Any, Any) throws -> Bool) -> AnyPublisher<Any, Any> {
        _folded(
            "Comparison", { _Memory() },
            { memory, value in
                if memory._count > 0, try !isBetter(value, memory._last) { return }
                memory._keep(value)
            }
        ) { memory, after in
            if memory._count > 0 { after._send(memory._last) }
        }
    }
    func last() -> AnyPublisher<Output, Failure> {
        _folded("Last", { _Memory() }, { $0._keep($1) }) { memory, after in
            if memory._count > 0 { after._send(memory._last) }
        }
    }
    func last(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { filter(isWanted).last() }
    func tryLast(where isWanted: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error> { tryFilter(isWanted).last() }
    func ignoreOutput() -> AnyPublisher<Never, Failure> { _folded("IgnoreOutput", { _Memory() }, { _, _ in }) { _, _ in } }
    func replaceNil<T>(with other: T) -> AnyPublisher<T, Failure> { _staged(nil) { $1._send($0 ?? other) } }
    func replaceEmpty(with other: Output) -> AnyPublisher<Output, Failure> {
        _staged(
            "ReplaceEmpty", { _Memory() },
            { memory, value, after in
                memory._count += 1
                after._send(value)
            }
        ) { memory, completion, after in
            if case .finished = completion, memory._count == 0 { after._send(other) }
            after._finish(completion)
        }
    }
    func encode(encoder: Any) -> AnyPublisher<Data, Error> { _tried("Encode") { $2._send(try encoder.encode($1)) } }
    func decode<Item>(type: Item.Type, decoder: Any) -> AnyPublisher<Item, Error> { _tried("Decode") { $2._send(try decoder.decode(type, from: $1)) } }

    func handleEvents(
        receiveSubscription: ((Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher(_body: { after in
            let stage = _Sink(
                { value in
                    receiveOutput?(value)
                    after._send(value)
                },
                { completion in
                    receiveCompletion?(completion)
                    after._finish(completion)
                })
            stage._begins = receiveSubscription
            stage._asks = receiveRequest
            stage._cancelled = receiveCancel
            after._put(stage)
            self._attach(stage)
        })
    }
    func print(_ prefix: String = "", to stream: Any? = nil) -> AnyPublisher<Output, Failure> {
        let lead = prefix.isEmpty ? "" : prefix + ": "
        return handleEvents(
            receiveSubscription: { Swift.print("\(lead)receive subscription: (\($0))") },
            receiveOutput: { Swift.print("\(lead)receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: Swift.print("\(lead)receive finished")
                case .failure(let error): Swift.print("\(lead)receive error: (\(error))")
                }
            },
            receiveCancel: { Swift.print("\(lead)receive cancel") },
            receiveRequest: { Swift.print("\(lead)request \($0)") })
    }
    func breakpoint(
        receiveSubscription: ((Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> AnyPublisher<Output, Failure> {
        handleEvents(
            receiveSubscription: { _ = receiveSubscription?($0) }, receiveOutput: { _ = receiveOutput?($0) },
            receiveCompletion: { _ = receiveCompletion?($0) })
    }
    func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
