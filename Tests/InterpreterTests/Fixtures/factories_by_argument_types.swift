// What a factory's arguments are is what its definition's type says.
struct Key: Hashable {
    let type: Any.Type
    let arguments: Any.Type
    static func == (l: Key, r: Key) -> Bool { l.type == r.type && l.arguments == r.arguments }
    func hash(into hasher: inout Hasher) { hasher.combine("\(type)-\(arguments)") }
}
protocol AnyDefinition: AnyObject {
    var weakFactory: ((Any) throws -> Any)! { get }
    var count: Int { get }
    var auto: ((Container) throws -> Any)? { get }
}
final class Definition<T, U>: AnyDefinition {
    typealias F = (U) throws -> T
    let factory: F
    var weakFactory: ((Any) throws -> Any)!
    var count = 0
    var auto: ((Container) throws -> Any)?
    init(factory: @escaping F) { self.factory = factory }
}
struct Missing: Error { let key: Key }
final class Builder<T, U> {
    var count = 0
    var auto: ((Container) throws -> Any)?
    var factory: ((U) throws -> T)!
    init(_ block: (Builder) -> ()) { block(self) }
    func build() -> Definition<T, U> {
        let factory = self.factory!
        let definition = Definition<T, U>(factory: factory)
        definition.count = count
        definition.auto = auto
        definition.weakFactory = { try factory($0 as! U) }
        return definition
    }
}
final class Container {
    var definitions: [Key: AnyDefinition] = [:]
    func register<T>(factory: @escaping (()) throws -> T) -> Definition<T, ()> {
        let definition = Builder<T, ()> { $0.factory = factory }.build()
        add(definition)
        return definition
    }
    func register<T, A>(factory: @escaping ((A)) throws -> T) -> Definition<T, A> {
        register(factory: factory, count: 1) { c in try factory(c.resolve()) }
    }
    func register<T, A, B>(factory: @escaping ((A, B)) throws -> T) -> Definition<T, (A, B)> {
        register(factory: factory, count: 2) { c in try factory((c.resolve(), c.resolve())) }
    }
    func register<T, U>(factory: @escaping (U) throws -> T, count: Int, auto: @escaping (Container) throws -> T) -> Definition<T, U> {
        let definition = Builder<T, U> {
            $0.factory = factory
            $0.count = count
            $0.auto = auto
        }.build()
        add(definition)
        return definition
    }
    func add<T, U>(_ definition: Definition<T, U>) { definitions[Key(type: T.self, arguments: U.self)] = definition }
    func resolve<T>() throws -> T { try resolve { factory in try factory() } }
    func resolve<T>(builder: (() throws -> T) throws -> T) throws -> T { try _resolve(builder: builder) }
    func resolve(_ type: Any.Type, builder: (() throws -> Any) throws -> Any) throws -> Any { try _resolve(type: type, builder: builder) }
    func _resolve<T>(builder: (() throws -> T) throws -> T) throws -> T {
        try resolve(T.self, builder: { factory in
            try withoutActuallyEscaping(factory, do: { (factory) throws -> T in try builder({ try factory() as! T }) })
        }) as! T
    }
    func _resolve(type: Any.Type, builder: (() throws -> Any) throws -> Any) throws -> Any {
        let key = Key(type: type, arguments: Void.self)
        return try _resolve(key: key) { definition in try builder { try definition.weakFactory(()) } }
    }
    func _resolve(key: Key, builder: (AnyDefinition) throws -> Any) throws -> Any {
        guard let definition = definitions[key] else { return try autowire(key: key) }
        return try builder(definition)
    }
    func autowire(key: Key) throws -> Any {
        guard key.arguments == Void.self else { throw Missing(key: key) }
        let matching = definitions.filter { $0.key.type == key.type && $0.value.count > 0 }.sorted { $0.value.count > $1.value.count }
        guard let found = matching.first else { throw Missing(key: key) }
        return try _resolve(key: found.key) { definition in try definition.auto!(self) }
    }
}
class Store { init() {} }
class Service { let store: Store; init(store: Store) { self.store = store } }
class Client { let s: Service; let t: Store; init(service: Service, store: Store) { s = service; t = store } }
let c = Container()
_ = c.register(factory: Store.init)
_ = c.register(factory: Service.init)
_ = c.register(factory: Client.init)
do {
    let client: Client = try c.resolve()
    print(type(of: client.s), type(of: client.t))
    print(try (c.resolve() as Service).store is Store)
} catch { print(error) }

// By what a closure does with its parameters.
class Shop { init(client: Client, service: Service, store: Store) {} }
class Guest { init(shop: Shop, client: Client) {} }
let d = Container()
_ = d.register { Store() }
_ = d.register { Service(store: $0) }
_ = d.register { Client(service: $0, store: $1) }
_ = d.register { try Shop(client: d.resolve(), service: $0, store: $1) }
_ = d.register { (shop, client) in Guest(shop: shop, client: client) }
let guest: Guest = try d.resolve()
print(type(of: guest), type(of: try (d.resolve() as Shop)))

// Of functions that are called in a function that takes one, and what a closure has captured.
func made<A, C, B>(_ make: ((A, C)) throws -> B, by container: Container) throws -> B {
    try make((container.resolve(), container.resolve()))
}
print(try made({ (store: Store, service: Service) in "\(type(of: store)) \(type(of: service))" }, by: c))
func later<A, B>(_ make: @escaping (A) throws -> B) -> (Container) throws -> B { { container in try make(container.resolve()) } }
print(try later { (client: Client) in "\(type(of: client))" }(c))
