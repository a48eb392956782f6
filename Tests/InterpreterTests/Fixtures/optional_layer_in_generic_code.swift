func kind<T>(_ t: T) -> String { "\(type(of: t)) \(T.self)" }
let o: Int? = 1, n: Int? = nil, any: Any = 1
print(kind(o), kind(n), kind(any), kind("a".first), kind([o]), separator: "; ")
protocol P {}
struct S: P {}
let p: any P = S()
print(kind(p), kind((a: 1, b: 2)), kind(1...2), separator: "; ")
