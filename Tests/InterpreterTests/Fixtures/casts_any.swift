protocol P { var n: Int { get } }; class A: P { var n: Int { 1 } }; class B: A { override var n: Int { 2 }; let only = "b" }; struct S: P { var n = 3 }; enum E: P { case a; var n: Int { 4 } }
let all: [Any] = [A(), B(), S(), E.a, 5, "six", 7.5, true, [1, 2], ["k": 1], (1, 2), { 9 }, Optional(3) as Any]
for x in all {
    if let b = x as? B { print("B", b.only) } else if x is A { print("A") } else if let p = x as? P { print("P", p.n) }
    else if let i = x as? Int { print("Int", i) } else if let s = x as? String { print("String", s) } else if let d = x as? Double { print("Double", d) }
    else if let b = x as? Bool { print("Bool", b) } else if let a = x as? [Int] { print("[Int]", a) } else if let d = x as? [String: Int] { print("dict", d) } else if let f = x as? () -> Int { print("f", f()) } else { print("other") }
}
let ps: [P] = [B(), S(), E.a]; print(ps.map(\.n), ps.compactMap { $0 as? A }.count, ps[0] is B, ps.filter { $0 is S }.count)
let a: A = B(); print((a as! B).only, a as? B != nil, (a as AnyObject) is B, type(of: a), a is P)
let ints: [Any] = [1, 2]; print(ints as? [Int] ?? [], (ints as? [String]) == nil)
let d: [String: Any] = ["name": "n", "age": 3, "tags": ["a"], "nested": ["x": 1.5]]
print(d["name"] as? String ?? "", d["age"] as? Int ?? 0, (d["tags"] as? [String])?.first ?? "", (d["nested"] as? [String: Double])?["x"] ?? 0, d["none"] as? Int ?? -1)
if let age = d["age"] as? Int, age > 2, let tags = d["tags"] as? [String] { print(age, tags) }
guard let name = d["name"] as? String else { fatalError() }; print(name)
print(5 as Double, [1, 2] as [Double], (3 as Int) as Any, 1 as Any is Int, "s" as Any is Int)
func kind<T>(_ t: T) -> String { switch t { case is Int: "int"; case is String: "str"; default: "\(type(of: t))" } }
print(kind(1), kind("s"), kind(S()), kind([1]))
let type1: Any.Type = Int.self; print(type1 == Int.self, type1 == String.self, type(of: 1.5), type(of: "s"), type(of: S()), type(of: [1]), type(of: ["a": 1]))
