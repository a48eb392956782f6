class A { var x = 1; let y: Int; init(y: Int) { self.y = y; print("A", x) }; convenience init() { self.init(y: 5); x = 9 }; deinit { print("~A") } }
class B: A { var z = [1, 2]; let w: String; init(w: String) { self.w = w; super.init(y: 7); print("B", x, z) }; deinit { print("~B") } }
class C: B { var extra = "e"; override init(w: String) { super.init(w: w + "!"); extra += w } }
class D: A { var defaulted = 3 }
do { let c = C(w: "c"); print(c.w, c.extra, c.y) }
do { let d = D(); print(d.x, d.y, d.defaulted) }
do { let d = D(y: 8); print(d.y) }
class E { let a: Int; var b: Int?; var c: String = "c"; init?(a: Int) { if a < 0 { return nil }; self.a = a }; convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(a: n) } }
print(E(a: -1) == nil, E(a: 1)!.c, E(text: "x") == nil, E(text: "-4") == nil, E(text: "4")!.a)
struct S { var a: Int; var b = "b"; var c: [Int] = []; let d: Double?; init(a: Int) { self.a = a; d = nil }; init() { self.init(a: 42); b = "changed" } }
print(S(), S(a: 1))
struct M { var a: Int; var b: String = "x"; var c: Int? }
print(M(a: 1), M(a: 1, b: "y"), M(a: 1, c: 3), M(a: 2, b: "z", c: nil))
enum F { case a, b; init?(c: Character) { switch c { case "a": self = .a; case "b": self = .b; default: return nil } } }
print(F(c: "a")!, F(c: "z") == nil)
class G { var v: Int; init(_ v: Int = 3, w: Int = 4, rest: Int...) { self.v = v + w + rest.count } }
print(G().v, G(1).v, G(1, w: 1).v, G(1, w: 1, rest: 5, 6).v)
class P { required init(n: Int) { print("P", n) }; class func build() -> P { self.init(n: 2) } }
class Q: P { var q = 1; required init(n: Int) { super.init(n: n * 10); print("Q", q) } }
_ = Q.build()
let type: P.Type = Q.self
_ = type.init(n: 5)
class Abstract { func template() -> String { "[" + hook() + "]" }; func hook() -> String { "base" }; init() { print(template()) } }
class Concrete: Abstract { let name = "concrete"; override func hook() -> String { name } }
print(Concrete().template())
class Lazy { lazy var child: Lazy? = { print("making child"); return nil }(); let block: () -> String = { "block" } }
let lz = Lazy()
print(lz.block()); _ = lz.child; _ = lz.child
extension E { convenience init?(pair: (Int, Int)) { self.init(a: pair.0 * pair.1) } }
print(E(pair: (3, 4))!.a)
struct Outer { struct Inner { var v = 1 }; var inner = Inner(); static func make() -> Inner { Inner(v: 5) } }
print(Outer.make().v, Outer().inner.v, Outer.Inner())
