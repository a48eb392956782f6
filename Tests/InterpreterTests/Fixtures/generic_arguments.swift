protocol Kind: AnyObject { init(); static var kind: String { get } }
extension Kind { static var described: String { "\(Self.self)/\(kind)" }; static func fresh() -> Self { Self() } }
class X: Kind { required init() {}; class var kind: String { "x" } }
final class X2: X { override class var kind: String { "x2" } }
func make<T: Kind>(_ t: T.Type) -> T { T() }
func make<T: Kind>() -> T { T() }
func name<T>(of t: T) -> String { "\(T.self)" }
func first<T>(_ all: [Any], as type: T.Type) -> T? { all.first { $0 is T } as? T }
func only<T>(_ all: [Any]) -> [T] { all.compactMap { $0 as? T } }
print(type(of: make(X.self)), type(of: make(X2.self)))
let a: X2 = make()
let b = make() as X
print(type(of: a), type(of: b), X2.described, type(of: X2.fresh()))
func ret() -> X2 { make() }
func ret2() -> X2 { return make() }
print(type(of: ret()), type(of: ret2()))
print(name(of: 3), name(of: "s"), name(of: a))
print(first([1, "two", 3.0], as: String.self) ?? "none", first([1, 2], as: String.self) as Any)
let ints: [Int] = only([1, "a", 2])
let strings: [String] = only([1, "a", 2])
print(ints, strings)
class Registry {
    var made: [String: Any] = [:]
    func resolve<Service>(_ type: Service.Type = Service.self) -> Service? { made[String(describing: Service.self)] as? Service }
    func add<Service>(_ s: Service) { made[String(describing: Service.self)] = s }
}
let r = Registry(); r.add(5); r.add("txt")
let s: String? = r.resolve()
print(s ?? "nil", r.resolve(Int.self) ?? -1, r.resolve(Double.self) as Any)
func inner<T: Kind>(_ t: T.Type) -> String { let f = { "\(T.kind) \(T.self)" }; return f() }
print(inner(X2.self))
struct Holder { func get<T: Kind>() -> T where T: X { T() } }
let h: X2 = Holder().get(); print(h === h, type(of: h))
