// What a generic function is to give is said by the property that is set: a container hands out what was registered for the type.
final class Registry {
    static let main = Registry()
    private var makers: [ObjectIdentifier: (Registry) -> Any] = [:]

    func register<Service>(_ type: Service.Type = Service.self, _ make: @escaping (Registry) -> Service) {
        makers[ObjectIdentifier(type)] = { make($0) }
    }
    func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
        guard let made = makers[ObjectIdentifier(type)]?(self) as? Service else { fatalError("nothing makes \(type)") }
        return made
    }
}

@propertyWrapper struct Injected<Service> {
    let wrappedValue: Service
    init() { wrappedValue = Registry.main.resolve() }
}

@propertyWrapper final class LazilyInjected<Service> {
    private var made: Service?
    private let registry: Registry
    init(_ registry: Registry = .main) { self.registry = registry }
    var wrappedValue: Service {
        if let made { return made }
        let new: Service = registry.resolve()
        made = new
        return new
    }
}

protocol Clock { var now: Int { get } }
struct FixedClock: Clock { var now = 5 }
protocol Greeter { func greet() -> String }
struct PoliteGreeter: Greeter {
    let clock: Clock
    func greet() -> String { "good day at \(clock.now)" }
}

Registry.main.register(Clock.self) { _ in FixedClock() }
Registry.main.register(Greeter.self) { PoliteGreeter(clock: $0.resolve()) }
Registry.main.register { _ in 7 }

struct Screen {
    @Injected var clock: Clock
    @Injected var number: Int
    @LazilyInjected var greeter: Greeter
}
let screen = Screen()
print(screen.clock.now, screen.number, screen.greeter.greet())

struct Pair<Service> {
    let one: Service
    let list: [Service]
    init() {
        self.one = Registry.main.resolve()
        list = [Registry.main.resolve(), Registry.main.resolve()]
    }
}
let pair = Pair<Int>()
print(pair.one, pair.list)
print(Pair<Clock>().one.now, Pair<any Greeter>().list.map { $0.greet() })

class Presenter<View> {
    let view: View
    init() { view = Registry.main.resolve() }
}
final class ClockPresenter: Presenter<Clock> {}
print(Presenter<Int>().view, ClockPresenter().view.now)
