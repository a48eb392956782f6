// Methods of the library's types, and what extensions give to them, named on the type.
print(["a", "b"].map(String.uppercased).map { $0() })
print(["a"].map { String.uppercased($0)() })
print(["1", "x"].map(Int.init), ["1", "x"].compactMap(Int.init))
print([1, 2].map(String.init))
print([1, 2].reduce(0, +))
let f = String.uppercased
print(f("q")())
let g = String.hasPrefix
print(g("abc")("a"))
print([3, 1, 2].map(String.init(describing:)))
print(["a", "b"].map(Character.init))
print([1.5, 2.5].map(Int.init))
class V { var s: [String] = []; func add(_ x: String) { s.append(x) } }
let v = V()
["p", "q"].forEach(v.add)
print(v.s)
let h = V.add
h(v)("z")
print(v.s)
print([1, 2, 3].map(Double.init).map(\.description))
print([true, false].map(!))
print([1, -2].map(abs), [4.0, 9.0].map { $0.squareRoot() })
print([1, 2, 3].reduce(1, *), [1, 5, 2].max(by: <)!)
print(["b", "a"].sorted(by: <))
let upper: (String) -> () -> String = String.uppercased
print(upper("x")())
print(zip([1, 2], [3, 4]).map(+), zip([1, 2], [3, 4]).map(max))
print([2, 3].map(Int.isMultiple(of:)).map { $0(2) })
print(["x y"].map { $0.split(separator: " ") }.map { $0.map(String.init) })
print([Optional(1), nil].map(String.init(describing:)))
let p = Set<Int>.contains
print(p([1, 2])(2))
struct W { let x: Int; init(_ x: Int) { self.x = x }; func plus(_ y: Int) -> Int { x + y } }
print([1, 2].map(W.init).map(W.plus).map { $0(10) })
let add: (Int, Int) -> Int = (+)
print(add(1, 2))
let app: (inout [Int]) -> (Int) -> Void = { a in { _ in } }
_ = app
extension String { func shout(_ n: Int) -> String { uppercased() + String(repeating: "!", count: n) } ; func twice() -> String { self + self } }
print(["a", "b"].map(String.twice).map { $0() }, String.shout("x")(2))
let sh = String.shout
print(sh("y")(3))
