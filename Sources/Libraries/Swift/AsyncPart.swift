protocol AsyncIteratorProtocol {}

extension _TaskGroup: AsyncSequence {}

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
