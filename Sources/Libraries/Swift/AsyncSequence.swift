protocol AsyncSequence {}

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
