protocol P { static var name: String { get }; init() }
struct A: P { static var name: String { "A" } ; var x = 1 }
struct B: P { static var name: String { "B" } ; var y = 2 }
struct Box<T: P> { static var label: String { "Box of \(T.name)" }; static func make() -> Box<T> { Box(v: T()) }; var v: T; init(v: T) { self.v = v }; init() { v = T() } }
print(Box<A>.label, Box<B>.label, Box<A>.make(), Box<B>.make().v)
struct Outer<T: P> { func inner() -> Box<T> { Box<T>() }; var b: Box<T> = Box<T>(); static func s() -> String { Box<T>.label } }
print(Outer<B>().inner(), Outer<A>().b, Outer<B>.s())
enum Res<T: P> { case one(T), none; static func def() -> Res { .one(T()) }; var text: String { switch self { case .one(let v): return "\(T.name) \(v)"; case .none: return "none \(T.name)" } } }
print(Res<A>.def().text, Res<B>.none.text, Res.one(A()).text)
struct Store { var d: [String: Any] = ["a": 1, "b": "x"]
 subscript<T>(_ k: String, as t: T.Type) -> T? { d[k] as? T }
 subscript<T>(k k: String) -> T? { get { d[k] as? T } set { d[k] = newValue } } }
var st = Store()
print(st["a", as: Int.self] as Any, st["a", as: String.self] as Any)
let s1: String? = st[k: "b"]; let i1: Int? = st[k: "b"]
print(s1 as Any, i1 as Any)
st[k: "c"] = 3.5; print(st["c", as: Double.self] as Any)
extension Array where Element == Int { func tell() -> String { "ints" } }
extension Array where Element == String { func tell() -> String { "strings" } }
extension Array where Element: P { func tell() -> String { "ps" } }
print([1].tell(), ["a"].tell(), [A()].tell())
protocol Cont { associatedtype Item = Int; var items: [Item] { get }; func first() -> Item? }
extension Cont { func first() -> Item? { items.first }; var kind: String { "\(Item.self)" } }
struct C1: Cont { var items = [1, 2] }
struct C2: Cont { typealias Item = String; var items = ["q"] }
print(C1().first() as Any, C2().first() as Any, C1().kind, C2().kind)
func sh(_ p: some P) -> String { type(of: p).name }
func sh2(_ p: any P) -> String { "\(type(of: p).name) any" }
func mk() -> some P { A() }
print(sh(A()), sh2(B()), sh(mk()))
protocol Cpy { func copy() -> Self; static func ==(a: Self, b: Self) -> Bool; func isSame(_ o: Self) -> Bool }
final class N: Cpy { var v = 1; init(_ v: Int) { self.v = v }; func copy() -> N { N(v) }; static func == (a: N, b: N) -> Bool { a.v == b.v }; func isSame(_ o: N) -> Bool { self === o } }
func dup<T: Cpy>(_ x: T) -> (Bool, Bool) { let c = x.copy(); return (c == x, c.isSame(x)) }
print(dup(N(4)))
extension Box where T == A { var only: String { "only A \(v.x)" } }
extension Box where T == B { var only: String { "only B \(v.y)" } }
print(Box(v: A()).only, Box(v: B()).only)
struct Pair<X, Y> { var x: X; var y: Y; static func types() -> String { "\(X.self) \(Y.self)" }; func swapped() -> Pair<Y, X> { Pair<Y, X>(x: y, y: x) } }
print(Pair<Int, String>.types(), Pair(x: 1, y: "a").swapped(), type(of: Pair(x: 1, y: "a").swapped()))
final class Cache<K: Hashable, V> { private var d: [K: V] = [:]; static var shared: String { "\(K.self)/\(V.self)" }; subscript(_ k: K, default v: @autoclosure () -> V) -> V { if let x = d[k] { return x }; let n = v(); d[k] = n; return n } }
let ca = Cache<String, Int>(); print(ca["a", default: 3], ca["a", default: 4], Cache<Int, Bool>.shared)
func zeroes<T: Numeric>(_ n: Int) -> [T] { Array(repeating: T.zero, count: n) }
let zd: [Double] = zeroes(2); let zi: [Int] = zeroes(1); print(zd, zi)
func sum<S: Sequence>(_ s: S) -> S.Element where S.Element: AdditiveArithmetic { s.reduce(.zero, +) }
print(sum([1, 2, 3]), sum([1.5, 2]), sum(Set([4])))
func largest<T: Comparable>(_ a: T, _ b: T...) -> T { b.reduce(a) { max($0, $1) } }
print(largest(1, 5, 3), largest("a", "z"))
struct Tagged<Tag, Raw: Hashable>: Hashable { let raw: Raw }
enum UserTag {}; typealias UserID = Tagged<UserTag, Int>
print(UserID(raw: 3) == UserID(raw: 3), UserID(raw: 3))
