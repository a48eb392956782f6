final class _AsyncStream {
    final class Continuation {
        enum Termination { case finished, cancelled }
        enum YieldResult { case enqueued(remaining: Int), dropped(Any), terminated }
        struct BufferingPolicy {
            let _limit: Int
            let _keepsNewest: Bool
            static let unbounded = BufferingPolicy(_limit: -1, _keepsNewest: true)
            static func bufferingNewest(_ count: Int) -> BufferingPolicy { BufferingPolicy(_limit: count, _keepsNewest: true) }
            static func bufferingOldest(_ count: Int) -> BufferingPolicy { BufferingPolicy(_limit: count, _keepsNewest: false) }
        }
        let _storage: _StreamStorage
        init(_ storage: _StreamStorage) { _storage = storage }
        var onTermination: ((Termination) -> Void)? {
            get { _storage.onTermination }
            set { _storage.onTermination = newValue }
        }
        @discardableResult func yield(_ value: Any) -> YieldResult { _storage._yield(value) }
        @discardableResult func yield() -> YieldResult { _storage._yield(()) }
        @discardableResult func yield(with result: Result<Any, Error>) -> YieldResult {
            switch result {
            case .success(let value): return _storage._yield(value)
            case .failure(let error):
                _storage._finish(error, .finished)
                return .terminated
            }
        }
        func finish() { _storage._finish(nil, .finished) }
        func finish(throwing error: Error?) { _storage._finish(error, .finished) }
    }
    final class Iterator {
        let _owner: _StreamOwner
        init(_ owner: _StreamOwner) { _owner = owner }
        func next(isolation: Any? = nil) async throws -> Success? { try await _owner._storage._next() }
    }
    final class Unfolding {
        let _produce: () async throws -> Any?
        init(_ produce: @escaping () async throws -> Any?) { _produce = produce }
        func next() async throws -> Any? {
            if _taskIsCancelled(_taskCurrent()) { return nil }
            return try await _produce()
        }
    }
    let _owner: _StreamOwner
    var _unfolding: Unfolding?

    init(
        _ elementType: Any = 0, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void
    ) {
        let storage = _StreamStorage()
        storage._limit = limit._limit
        storage._keepsNewest = limit._keepsNewest
        _owner = _StreamOwner(storage)
        build(Continuation(storage))
    }
    init(unfolding produce: @escaping () async throws -> Any?, onCancel: (() -> Void)? = nil) {
        _owner = _StreamOwner(_StreamStorage())
        _unfolding = Unfolding(produce)
    }
    static func makeStream(
        of elementType: Any = 0, throwing failureType: Any = 0, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
    ) -> (stream: _AsyncStream, continuation: Continuation) {
        var made: Continuation?
        let stream = _AsyncStream(bufferingPolicy: limit) { made = $0 }
        return (stream, made!)
    }
    func makeAsyncIterator() -> Any {
        if let unfolding = _unfolding { return unfolding }
        return Iterator(_owner)
    }
}

extension _AsyncStream: AsyncSequence {}

final class _AsyncMap: AsyncSequence {
    let _base: Any
    let _transform: (Any) async throws -> Any?
    let _drops: Bool
    var _iterator: Any?
    init(_ base: Any, _ transform: @escaping (Any) async throws -> Any?, _ drops: Bool) {
        _base = base
        _transform = transform
        _drops = drops
    }
    func makeAsyncIterator() -> _AsyncMap {
        let copy = _AsyncMap(_base, _transform, _drops)
        copy._iterator = _base.makeAsyncIterator()
        return copy
    }
    func next() async throws -> Any? {
        while let element = try await _advance() {
            if let result = try await _transform(element) { return result }
            if !_drops { return nil }
        }
        return nil
    }
    func _advance() async throws -> Any? {
        guard var iterator = _iterator else { return nil }
        let element = try await iterator.next()
        _iterator = iterator
        return element
    }
}
