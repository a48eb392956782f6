extension Equatable { func isAny(of others: Self...) -> Bool { others.contains(self) } }
extension Comparable { func clamped(_ a: Self, _ b: Self) -> Self { min(max(self, a), b) } }
extension Hashable { var marked: String { "#\(self)" } }
extension CustomStringConvertible { var loud: String { description.uppercased() } }
extension Encodable { var can: String { "encodes" } }
extension Numeric { func doubled() -> Self { self + self } }
extension Strideable { var strides: String { "strides" } }
extension FloatingPoint { var half: Self { self / 2 } }
extension Error { var shown: String { "error \(self)" } }
enum E: Error { case a }
enum G: String { case x, y }
extension RawRepresentable where RawValue == String { var up: String { rawValue.uppercased() } }
struct P: Hashable { var a = 1 }
struct Q: Comparable, CustomStringConvertible { var v: Int; static func < (l: Q, r: Q) -> Bool { l.v < r.v }; var description: String { "q\(v)" } }
struct C: Codable { var a = 1 }
print("x".isAny(of: "y", "x"), 3.isAny(of: 4), true.isAny(of: false), [1].isAny(of: [1]), E.a.isAny(of: .a), P().isAny(of: P(a: 2)), Q(v: 1).isAny(of: Q(v: 1)), 2.5.isAny(of: 2.5))
print("m".clamped("a", "f"), 3.clamped(4, 9), 2.5.clamped(0, 1), Q(v: 7).clamped(Q(v: 1), Q(v: 3)))
print("x".marked, 3.marked, true.marked, [1].marked, P().marked, G.x.marked, ["a": 1].marked, Set([1]).marked, 1.5.marked)
print("x".loud, 3.loud, true.loud, ["a"].loud, Q(v: 2).loud, 1.5.loud, ["k": "v"].loud)
print("x".can, 3.can, true.can, ["a"].can, C().can, 1.5.can, ["k": "v"].can)
print(3.doubled(), 1.5.doubled(), UInt8(3).doubled())
print(3.strides, 1.5.strides, 5.0.half, Float(3).half)
print(E.a.shown, G.x.up)
let c: Character = "c"
print(c.isAny(of: "c", "d"), c.marked, c.clamped("d", "f"))
let o: Int? = 3
print(o.isAny(of: 3, nil), (1...3).isAny(of: 1...3))
func f<T: Hashable>(_ t: T) -> String { "hashable" }
func f<T>(_ t: T) -> String { "any" }
struct N {}
print(f(1), f("x"), f(N()), f(P()), f([1]), f([N()]), f(G.x), f(1.5), f({ 1 }), f(E.a), f((1, 2)))
func g<T: Equatable>(_ t: T) -> String { "eq" }
func g<T: Comparable>(_ t: T) -> String { "comp" }
func g<T>(_ t: T) -> String { "any" }
print(g(1), g("x"), g(N()), g(P()), g([1]), g([N()]), g(G.x), g(Q(v: 1)), g(c))
func h<T: Encodable>(_ t: T) -> String { "enc" }
func h<T>(_ t: T) -> String { "any" }
print(h(1), h("x"), h(N()), h(C()), h([C()]), h([N()]), h(G.x))
func k<T: CustomStringConvertible>(_ t: T) -> String { "desc" }
func k<T>(_ t: T) -> String { "any" }
print(k(1), k("x"), k(N()), k(C()), k([C()]), k([N()]), k(G.x), k(Q(v: 1)))
func m<T: Error>(_ t: T) -> String { "error" }
func m<T>(_ t: T) -> String { "any" }
print(m(1), m(E.a), m(G.x))
