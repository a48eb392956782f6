extension Prelude {
    /// Streams, made of the same few functions as tasks.
    static let streams = """
        final class _StreamStorage {
            var _buffer: [Any] = []
            var _limit = -1
            var _keepsNewest = true
            var _isFinished = false
            var _error: Error?
            var _waiter: Any?
            var onTermination: ((_AsyncStream.Continuation.Termination) -> Void)?
            init() {}
            func _yield(_ value: Any) {
                if _isFinished { return }
                if let waiter = _waiter {
                    _waiter = nil
                    _taskWake(waiter, value)
                    return
                }
                if _limit >= 0, _buffer.count >= _limit {
                    if !_keepsNewest || _limit == 0 { return }
                    _buffer.removeFirst()
                }
                _buffer.append(value)
            }
            func _finish(_ error: Error?, _ reason: _AsyncStream.Continuation.Termination) {
                if _isFinished { return }
                _isFinished = true
                let handler = onTermination
                onTermination = nil
                let waiter = _waiter
                _waiter = nil
                if waiter == nil { _error = error }
                handler?(reason)
                if let waiter {
                    if let error { _taskFail(waiter, error) } else { _taskWake(waiter, nil) }
                }
            }
            func _next() async throws -> Any? {
                if !_buffer.isEmpty { return _buffer.removeFirst() }
                if let error = _error {
                    _error = nil
                    throw error
                }
                if _isFinished { return nil }
                if _taskIsCancelled(_taskCurrent()) {
                    _finish(nil, .cancelled)
                    return nil
                }
                _waiter = _taskCurrent()
                _taskPushHandler { self._finish(nil, .cancelled) }
                defer { _taskPopHandler() }
                return try _suspend()
            }
        }

        final class _StreamOwner {
            let _storage: _StreamStorage
            init(_ storage: _StreamStorage) { _storage = storage }
            deinit { _storage._finish(nil, .cancelled) }
        }

        final class _AsyncStream {
            final class Continuation {
                enum Termination { case finished, cancelled }
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
                func yield(_ value: Any) { _storage._yield(value) }
                func yield() { _storage._yield(()) }
                func yield(with result: Result<Any, Error>) {
                    switch result {
                    case .success(let value): _storage._yield(value)
                    case .failure(let error): _storage._finish(error, .finished)
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

        protocol AsyncSequence {}
        protocol AsyncIteratorProtocol {}
        extension AsyncSequence {
            func map(_ transform: @escaping (Any) async throws -> Any) -> _AsyncMap { _AsyncMap(self, transform, false) }
            func compactMap(_ transform: @escaping (Any) async throws -> Any?) -> _AsyncMap { _AsyncMap(self, transform, true) }
            func filter(_ isIncluded: @escaping (Any) async throws -> Bool) -> _AsyncMap {
                _AsyncMap(self, { try await isIncluded($0) ? $0 : nil }, true)
            }
            func first(where predicate: (Any) async throws -> Bool) async rethrows -> Any? {
                for try await element in self { if try await predicate(element) { return element } }
                return nil
            }
            func contains(where predicate: (Any) async throws -> Bool) async rethrows -> Bool {
                for try await element in self { if try await predicate(element) { return true } }
                return false
            }
            func contains(_ search: Any) async rethrows -> Bool {
                for try await element in self { if element == search { return true } }
                return false
            }
            func allSatisfy(_ predicate: (Any) async throws -> Bool) async rethrows -> Bool {
                for try await element in self { if !(try await predicate(element)) { return false } }
                return true
            }
            func reduce<Result>(_ initial: Result, _ next: (Result, Any) async throws -> Result) async rethrows -> Result {
                var result = initial
                for try await element in self { result = try await next(result, element) }
                return result
            }
            func reduce<Result>(into initial: Result, _ update: (inout Result, Any) async throws -> Void) async rethrows -> Result {
                var result = initial
                for try await element in self { try await update(&result, element) }
                return result
            }
            func min() async rethrows -> Any? {
                var best: Any?
                for try await element in self { if best == nil || element < best! { best = element } }
                return best
            }
            func max() async rethrows -> Any? {
                var best: Any?
                for try await element in self { if best == nil || best! < element { best = element } }
                return best
            }
            func prefix(_ count: Int) -> _AsyncPart { _AsyncPart(self, limit: count) }
            func prefix(while predicate: @escaping (Any) async throws -> Bool) -> _AsyncPart { _AsyncPart(self, takes: predicate) }
            func dropFirst(_ count: Int = 1) -> _AsyncPart { _AsyncPart(self, skips: count) }
            func drop(while predicate: @escaping (Any) async throws -> Bool) -> _AsyncPart { _AsyncPart(self, drops: predicate) }
        }
        final class _AsyncPart: AsyncSequence {
            let _base: Any
            let _limit: Int?
            let _skips: Int
            let _takes: ((Any) async throws -> Bool)?
            let _drops: ((Any) async throws -> Bool)?
            var _iterator: Any?
            var _skipped = 0
            var _given = 0
            var _isDropping = true
            init(
                _ base: Any, limit: Int? = nil, skips: Int = 0, takes: ((Any) async throws -> Bool)? = nil,
                drops: ((Any) async throws -> Bool)? = nil
            ) {
                _base = base
                _limit = limit
                _skips = skips
                _takes = takes
                _drops = drops
            }
            func makeAsyncIterator() -> _AsyncPart {
                let copy = _AsyncPart(_base, limit: _limit, skips: _skips, takes: _takes, drops: _drops)
                copy._iterator = _base.makeAsyncIterator()
                return copy
            }
            func next() async throws -> Any? {
                guard var iterator = _iterator else { return nil }
                if let limit = _limit, _given >= limit { return nil }
                while let element = try await iterator.next() {
                    _iterator = iterator
                    if _skipped < _skips {
                        _skipped += 1
                        continue
                    }
                    if let drops = _drops, _isDropping {
                        if try await drops(element) { continue }
                        _isDropping = false
                    }
                    if let takes = _takes, !(try await takes(element)) {
                        _iterator = nil
                        return nil
                    }
                    _given += 1
                    return element
                }
                return nil
            }
        }
        extension _TaskGroup: AsyncSequence {}
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
        """
}
