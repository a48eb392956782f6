// A subclass's member is no witness of what a class above it conforms to by a protocol's default.
protocol P { func f() -> String }
extension P { func f() -> String { "default" } ; func g() -> String { "g " + f() } }
class A: P {}
class B: A { func f() -> String { "B" } }
class C: A, CustomStringConvertible { func f() -> String { "C" }; var description: String { "desc" } }
class D: B { override func f() -> String { "D" } }
let ps: [P] = [A(), B(), C(), D()]
for p in ps { print(p.f(), p.g()) }
print(B().f(), B().g(), D().f(), D().g())
func gen<T: P>(_ t: T) -> String { t.f() + t.g() }
print(gen(B()), gen(D()))
protocol Q { var title: String { get } ; init() }
extension Q { var title: String { "none" } ; static func make() -> Self { Self() } }
class Base: Q { required init() {} }
class Sub: Base { var title: String { "sub" } }
class Sub2: Base { var title = "sub2" }
print((Sub() as Q).title, Sub().title, (Sub2() as Q).title, Sub2().title, type(of: Sub.make()))
class Real: Q { var title: String { "real" }; required init() {} }
class RealSub: Real { override var title: String { "over" } }
let q: Q = RealSub(); print(q.title)
@MainActor protocol Del: AnyObject { func did(_ x: Int) ; func will(_ x: Int) }
extension Del { func did(_ x: Int) { print("default did", x) }; func will(_ x: Int) { print("default will", x) } }
class VC: Del { func did(_ x: Int) { print("VC did", x) } }
class VC2: VC { override func did(_ x: Int) { print("VC2 did", x) }; func will(_ x: Int) { print("VC2 will", x) } }
MainActor.assumeIsolated { let d: Del = VC2(); d.did(1); d.will(2); VC2().will(3); weak var w: Del?; let v = VC2(); w = v; w?.will(4); w?.did(5) }
