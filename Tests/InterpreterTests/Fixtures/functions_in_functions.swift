struct T { var n = 0; var list: [Int] = []
 mutating func insert(_ v: Int) { func ins(_ x: Int) -> [Int] { n += 1; return x > 0 ? ins(x - 1) + [x] : [] }; list = ins(v) }
 mutating func each() { [1, 2].forEach { n += $0 }; list.append(n) } }
var t = T(); t.insert(3); print(t.n, t.list); t.each(); print(t)
struct L { lazy var v: Int = { print("once"); return 4 }(); mutating func go() -> Int { v + v } }
var l = L(); print(l.go(), l.v)
struct U { private(set) var count = 0; private var root: [Int] = []; mutating func insert(_ v: Int) { func ins(_ n: [Int]) -> [Int] { switch n.count { case 0: count += 1; return [v]; default: return n } }; root = ins(root) } }
var u = U(); u.insert(1); print(u.count)
struct A0 { let s: String; init(_ x: Int) { s = "int \(x)" }; init(_ x: String) { s = "string \(x)" }; init(_ x: [Int]) { s = "list \(x)" }; init(_ f: () -> Int) { s = "closure \(f())" } }
print(A0(1).s, A0("q").s, A0([1]).s, A0 { 5 }.s, A0({ 6 }).s)
class B { let s: String; init(_ x: Int) { s = "int \(x)" }; init(_ x: String) { s = "string \(x)" }; convenience init(v: Int) { self.init(v) }; convenience init(v: String) { self.init(v) } }
print(B(1).s, B("q").s, B(v: 2).s, B(v: "w").s)
func f<T>(_ x: T) -> String { "g" }; func f(_ x: Int) -> String { "i" }; func f(_ x: [Int]) -> String { "l" }; print(f(1), f("a"), f([2]))
