// What #function says: in initial values the type, in accessors the property, in closures the function around them.
func here(_ name: String = #function) -> String { name }
struct Outer {
    static let a = here()
    static let d: [String] = [here(), { here() }()]
    let b = here()
    lazy var c = here()
    var e: String { here() }
    var f: String { get { here() } set { print(here(), #function) } }
    static var g: String { here() }
    enum Inner { static let z = #function }
    var observed = here() { didSet { print(here()) } }
    init() {}
    subscript(i: Int) -> String { here() }
    func m(_ x: Int, y: Int) -> String { let inner = { here() }; func local() -> String { here() }; return inner() + local() }
}
extension Outer { static let x = here() }
class K { let k = here(); deinit { print(here()) } ; init(n: Int) { print(here()) } }
print(Outer.a, Outer.d, Outer.x, Outer.Inner.z, Outer.g)
var o = Outer()
print(o.b, o.c, o.e, o.f, o[1], o.m(1, y: 2), o.observed)
o.f = "x"
o.observed = "y"
do { let k = K(n: 1); print(k.k) }
