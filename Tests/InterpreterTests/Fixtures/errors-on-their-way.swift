// Errors on their way.
enum NetError: Error, Equatable {
    case timeout(after: Double), status(code: Int, body: String?), cancelled;
    var isRetryable: Bool {
        switch self {
        case .timeout, .status(code: 500..., body: _): return true;
        case .status, .cancelled: return false
        }
    }
}
struct Validation: Error { var problems: [String]; init?(_ p: [String]) { guard !p.isEmpty else { return nil }; problems = p } }
func retry<T>(_ n: Int, when: (Error) -> Bool = { _ in true }, _ f: (Int) throws -> T) rethrows -> T {
    var last: Error!; for i in 1...n { do { return try f(i) } catch  where when(error) { last = error; print("attempt", i, error) } };
    return try { throw last }()
}
do {
    print(
        try retry(3) { i -> String in
            if i < 3 { throw NetError.timeout(after: Double(i)) }; return "ok\(i)"
        })
} catch { print("no") }
do {
    _ = try retry(2, when: { ($0 as? NetError)?.isRetryable == true }) { _ in throw NetError.status(code: 404, body: nil) }
} catch NetError.status(let c, nil) { print("status", c) } catch { print("other") }
func validate(_ d: [String: Any]) throws -> (name: String, age: Int) {
    var p: [String] = []; defer { print("checked", p.count) }; let name = d["name"] as? String;
    if name?.isEmpty ?? true { p.append("name") };
    guard let age = (d["age"] as? Int) ?? (d["age"] as? String).flatMap(Int.init), age >= 0 else { p.append("age"); throw Validation(p)! };
    if let v = Validation(p) { throw v }; return (name!, age)
}
for d in [["name": "a", "age": "7"], ["name": "", "age": -1], ["age": 3]] as [[String: Any]] {
    switch Result(catching: { try validate(d) }) {
    case .success(let (n, a)): print(n, a);
    case .failure(let v as Validation): print(v.problems);
    case .failure(let e): print(e)
    }
}
let r1: Result<Int, NetError> = .success(3); let r2 = r1.flatMap { $0 > 2 ? .failure(.cancelled) : .success($0) };
print(
    r1.map { $0 * 2 }, r2, r2.mapError { $0 == .cancelled ? Wrapped(code: 9) : Wrapped(code: 0) }, (try? r2.get()) ?? -1, r1 == .success(3),
    r2.flatMapError { _ in Result<Int, Never>.success(0) });
struct Wrapped: Error, Equatable { let code: Int }
extension Result {
    var error: Failure? { if case .failure(let e) = self { return e }; return nil };
    func or(_ v: @autoclosure () -> Success) -> Success { (try? get()) ?? v() };
    static func zip<A, B>(_ a: Result<A, Failure>, _ b: Result<B, Failure>) -> Result where Success == (A, B) {
        a.flatMap { x in b.map { (x, $0) } }
    }
}
print(
    r2.error as Any, r2.or(8), Result.zip(r1, Result<String, NetError>.success("s")),
    Result.zip(r1, Result<String, NetError>.failure(.cancelled)).error!)
final class Res {
    let n: Int; init(_ n: Int) throws { if n < 0 { throw NetError.cancelled }; self.n = n; print("open", n) }; deinit { print("close", n) }
}; func use() throws { let a = try Res(1); defer { print("defer a", a.n) }; let b = try Res(2); _ = b; let c = try Res(-1); print(c.n) };
do { try use() } catch { print("use", error) }; let opt = try? Res(-5); print(opt == nil); print((try? Res(4))?.n ?? 0)
