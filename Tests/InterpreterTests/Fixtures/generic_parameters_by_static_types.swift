class Base {
    func go() { print(name(self)) }
    var other: Base { Derived() }
}
class Derived: Base {}
final class Box<T> {
    let v: T
    init(_ v: T) { self.v = v }
    var n: String { "\(T.self)" }
}
protocol Speaks { func say() -> String }
struct Dog: Speaks { func say() -> String { "woof" } }
func name<T>(_ x: T) -> String { "\(T.self)" }
func bound<T: Speaks>(_ x: T) -> String { "\(T.self)" }
func clause<T>(_ x: T) -> String where T: Speaks { "\(T.self)" }
func maybe<T>(_ x: T?) -> String { "\(T.self)" }
func list<T>(_ x: [T]) -> String { "\(T.self)" }
let base: Base = Derived()
let dog: Speaks = Dog()
let dogs: [Speaks] = [Dog()]
let one: Speaks? = Dog()
print(name(base), name(Derived()), name(Derived() as Base))
base.go(); Derived().go()
print(name(base.other), Box(base).n, Box(dog).n)
print(name(dog), bound(dog), clause(dog), maybe(dog), maybe(one), list(dogs), name(dogs[0]))
for d in dogs { print(name(d), bound(d)) }
if let one { print(name(one)) }
dogs.forEach { print(name($0), bound($0)) }
struct Holder {
    let speaker: Speaks
    func go() -> String { name(speaker) }
}
print(Holder(speaker: Dog()).go())

// A container of services, which are asked for by their protocols.
protocol Networking: AnyObject {}
final class Net<T>: Networking {}
final class Container {
    static let shared = Container()
    private(set) var services: [String: Any] = [:]
    func register<T>(_ service: T) { services[key(for: T.self)] = service }
    func resolve<T>() -> T? { services[key(for: T.self)] as? T }
    func key<T>(for type: T.Type) -> String { String(describing: type) }
}
Container.shared.register(Dog() as Speaks)
Container.shared.register(Net<Int>() as Networking)
print(Container.shared.services.keys.sorted())
let found: Speaks? = Container.shared.resolve()
print(found?.say() ?? "none")
