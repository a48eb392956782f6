extension Publisher {
    func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        _staged("Drop", { _Memory() }) { memory, value, after in
            memory._count += 1
            if memory._count > count { after._send(value) }
        }
    }
    func drop(while isPassed: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { tryDrop(while: isPassed) }
    func tryDrop(while isPassed: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error> {
        _tried("DropWhile") { memory, value, after in
            if !memory._isOver, try isPassed(value) { return }
            memory._isOver = true
            after._send(value)
        }
    }
    func drop(untilOutputFrom other: Publisher) -> AnyPublisher<Output, Failure> {
        AnyPublisher(_body: { after in
            let memory = _Memory()
            let stage = _Sink({ if memory._isOver { after._send($0) } }, { after._finish($0) })
            let signal = _Sink(
                { _ in memory._isOver = true },
                { completion in
                    if !memory._isOver { after._finish(completion) }
                })
            stage._name = "DropUntilOutput"
            after._put(stage)
            after._begin("DropUntilOutput")
            stage._before.append(signal)
            other._attach(signal)
            self._attach(stage)
        })
    }
    func prefix(_ count: Int) -> AnyPublisher<Output, Failure> { _output(0, count) }
    func prefix(while isTaken: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { tryPrefix(while: isTaken) }
    func tryPrefix(while isTaken: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error> {
        _tried("PrefixWhile") { _, value, after in
            if try isTaken(value) { after._send(value) } else { after._finish(Subscribers.Completion.finished) }
        }
    }
    func prefix(untilOutputFrom other: Publisher) -> AnyPublisher<Output, Failure> {
        AnyPublisher(_body: { after in
            let stage = _Sink({ after._send($0) }, { after._finish($0) })
            let signal = _Sink({ _ in after._finish(Subscribers.Completion.finished) }, { _ in })
            after._put(stage)
            stage._before.append(signal)
            other._attach(signal)
            if stage._isOver { return }
            self._attach(stage)
        })
    }
    func output(at index: Int) -> AnyPublisher<Output, Failure> { _output(index, index + 1) }
    func output(in range: Any) -> AnyPublisher<Output, Failure> {
        if range.contains(Int.max - 1) { return dropFirst(range.lowerBound) }
        let first = range.contains(-1) ? 0 : range.lowerBound
        return _output(first, range.contains(range.upperBound) ? range.upperBound + 1 : range.upperBound)
    }
    func _output(_ first: Int, _ end: Int) -> AnyPublisher<Output, Failure> {
        if first >= end {
            return AnyPublisher(_body: { after in
                after._begin("Output")
                after._finish(Subscribers.Completion.finished)
            })
        }
        return _staged("Output", { _Memory() }) { memory, value, after in
            let index = memory._count
            memory._count += 1
            if index < first { return }
            after._send(value)
            if memory._count == end { after._finish(Subscribers.Completion.finished) }
        }
    }
    func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    func first(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { filter(isWanted).prefix(1) }
    func tryFirst(where isWanted: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error> { tryFilter(isWanted).prefix(1) }
    func contains(_ wanted: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == wanted } }
    func contains(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> { tryContains(where: isWanted) }
    func tryContains(where isWanted: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, Error> { _decided("ContainsWhere", true) { try isWanted($0) } }
    func allSatisfy(_ isRight: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> { tryAllSatisfy(isRight) }
    func tryAllSatisfy(_ isRight: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, Error> { _decided("AllSatisfy", false) { try !isRight($0) } }
    /// Says an answer as soon as a value decides, else the other one at the end.
    func _decided(_ name: String, _ answer: Bool, _ decides: @escaping (Any) throws -> Bool) -> AnyPublisher<Bool, Any> {
        AnyPublisher(_body: { after in
            let stage = _Sink(
                { value in
                    do {
                        if try decides(value) {
                            after._send(answer)
                            after._finish(Subscribers.Completion.finished)
                        }
                    } catch { after._finish(Subscribers.Completion.failure(error)) }
                },
                { completion in
                    if case .finished = completion { after._send(!answer) }
                    after._finish(completion)
                })
            stage._name = name
            stage._room = { true }
            after._put(stage)
            self._attach(stage)
        })
    }

    func replaceError(with other: Output) -> AnyPublisher<Output, Never> {
        _staged("ReplaceError", { $1._send($0) }) { completion, after in
            if case .failure = completion { after._send(other) }
            after._finish(Subscribers.Completion.finished)
        }
    }
    func mapError<E>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        _staged("MapError", { $1._send($0) }) { completion, after in
            if case .failure(let error) = completion {
                after._finish(Subscribers.Completion.failure(transform(error)))
            } else {
                after._finish(completion)
            }
        }
    }
    func setFailureType<E>(to type: E.Type) -> AnyPublisher<Output, E> { AnyPublisher(self) }
    func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line) -> AnyPublisher<Output, Never> {
        _staged(nil, { $1._send($0) }) { completion, after in
            if case .failure(let error) = completion { fatalError(prefix.isEmpty ? "\(error)" : prefix + ": \(error)") }
            after._finish(completion)
        }
    }
    func `catch`(_ handler: @escaping (Failure) -> Publisher) -> AnyPublisher<Output, Error> { tryCatch(handler) }
    func tryCatch(_ handler: @escaping (Failure) throws -> Publisher) -> AnyPublisher<Output, Error> {
        AnyPublisher(_body: { after in
            let stage = _Sink(
                { after._send($0) },
                { completion in
                    guard case .failure(let error) = completion else { return after._finish(completion) }
                    do { try handler(error)._attach(after._relay()) } catch { after._finish(Subscribers.Completion.failure(error)) }
                })
            stage._name = "Catch"
            after._put(stage)
            self._attach(stage)
        })
    }
    func retry(_ times: Int) -> AnyPublisher<Output, Failure> { AnyPublisher(_body: { self._attempt(times, $0) }) }
    func _attempt(_ left: Int, _ after: _Sink) {
        let stage = _Sink(
            { after._send($0) },
            { completion in
                if left > 0, case .failure = completion { return self._attempt(left - 1, after) }
                after._finish(completion)
            })
        after._put(stage)
        _attach(stage)
    }
}
