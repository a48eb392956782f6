// operators, defer, deinit, protocols, Mirror
infix operator |>: AdditionPrecedence
func |> <A, B>(x: A, f: (A) -> B) -> B { f(x) }
infix operator >>>: MultiplicationPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
prefix operator √; prefix func √ (x: Double) -> Double { var g = x / 2; for _ in 0..<20 { g = (g + x / g) / 2 }; return g }
postfix operator %; postfix func % (x: Double) -> Double { x / 100 }
struct V: Equatable, AdditiveArithmetic, CustomStringConvertible { var x = 0.0, y = 0.0; static let zero = V(); static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }; static func - (a: V, b: V) -> V { V(x: a.x - b.x, y: a.y - b.y) }; static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }; static func * (k: Double, a: V) -> V { a * k }; static prefix func - (a: V) -> V { a * -1 }; static func += (a: inout V, b: V) { a = a + b }; var description: String { "<\(x), \(y)>" } }
print(3 |> { $0 * 2 } |> String.init, ({ (x: Int) in x + 1 } >>> { "\($0)!" })(4), √16.0, 25.0%)
var v = V(x: 1, y: 2); v += V(x: 1, y: 1); print(v, -v, v * 2 - 0.5 * v, [V(x: 1), V(y: 2)].reduce(.zero, +), v == V(x: 2, y: 3), V.zero)
class Node { let name: String; weak var parent: Node?; var children: [Node] = []; init(_ n: String) { name = n; print("init", n) }; deinit { print("deinit", name) }; func add(_ c: Node) -> Node { children.append(c); c.parent = self; return self } }
do { let root = Node("root").add(Node("a")).add(Node("b").add(Node("c"))); print(root.children.map(\.name), root.children[1].children[0].parent?.parent?.name ?? "none"); let a = root.children.removeFirst(); print("removed", a.name, a.parent?.name ?? "-") }
func work(_ n: Int) throws -> Int { defer { print("defer 1", n) }; if n < 0 { struct Neg: Error {}; throw Neg() }; defer { print("defer 2", n) }; for i in 0..<2 { defer { print("loop defer", i) }; if i == n { continue }; print("body", i) }; return n * 2 }
print((try? work(0)) as Any, (try? work(-1)) as Any)
protocol Shape: AnyObject { var area: Double { get }; var name: String { get } }
extension Shape { var name: String { String(describing: type(of: self)) }; func describe() -> String { "\(name): \(area)" } }
class Sq: Shape { var s: Double; init(_ s: Double) { self.s = s }; var area: Double { s * s } }
final class Ci: Shape { let r: Double; init(r: Double) { self.r = r }; var area: Double { 3 * r * r }; var name: String { "Circle" } }
let shapes: [any Shape] = [Sq(2), Ci(r: 1)]; for s in shapes { print(s.describe(), s is Sq, (s as? Ci)?.r as Any) }
weak var w: (any Shape)? = shapes[0]; print(w === shapes[0], shapes.contains { $0 === w })
enum Suit: Int, Comparable, CaseIterable { case clubs = 1, hearts, spades; static func < (a: Suit, b: Suit) -> Bool { a.rawValue < b.rawValue } }
enum Size: Comparable { case small, medium(Int), large }
print(Suit.allCases.max()!, Suit.clubs < .spades, [Size.large, .medium(3), .small, .medium(1)].sorted(), Size.medium(2) >= .medium(2), Suit(rawValue: 9) as Any)
struct P: Hashable { var a: Int; var b: String; var c: [Int]? = nil }
print(Set([P(a: 1, b: "x"), P(a: 1, b: "x"), P(a: 2, b: "x")]).count, P(a: 1, b: "y") == P(a: 1, b: "y"), [P(a: 1, b: ""): 3][P(a: 1, b: "")]!)
let m = Mirror(reflecting: P(a: 1, b: "q")); print(m.children.map { "\($0.label ?? "-")=\($0.value)" }, m.children.count, m.displayStyle == .struct)
for (l, val) in Mirror(reflecting: (1, x: "t")).children { print(l ?? "nil", val) }
dump(P(a: 5, b: "z", c: [1])); dump([1, 2]); dump(["k": P(a: 1, b: "")]); dump(Suit.hearts); dump(Size.medium(4)); dump("s"); dump(Optional(3)); dump(nil as Int?); dump(Sq(3)); dump((1, "a"))
print(String(reflecting: P(a: 1, b: "r")), String(reflecting: Suit.clubs), String(describing: Suit.self), String(reflecting: "q\n"), String(describing: [Optional(1)]), "\(type(of: shapes[0]))")
debugPrint("a", 1, ["x".count] as [Int], separator: "|") 
