// Types are told apart by their identities, as containers of what an app depends on do.
protocol Logging { func log(_ text: String) }
struct Printer: Logging {
    var prefix = ">"
    func log(_ text: String) { print(prefix, text) }
}
final class Container {
    struct Key: Hashable {
        let type: ObjectIdentifier
        let name: String?
    }
    private var makers: [Key: (Container) -> Any] = [:]
    static let shared = Container()
    func register<T>(_ type: T.Type = T.self, name: String? = nil, _ make: @escaping (Container) -> T) {
        makers[Key(type: ObjectIdentifier(type), name: name)] = make
    }
    func resolve<T>(_ type: T.Type = T.self, name: String? = nil) -> T? {
        makers[Key(type: ObjectIdentifier(type), name: name)]?(self) as? T
    }
}
final class Client {
    let logger: Logging
    init(logger: Logging) { self.logger = logger }
    func load() -> Int { logger.log("loads"); return 3 }
}
print(ObjectIdentifier(Int.self) == ObjectIdentifier(String.self), ObjectIdentifier(Client.self) == ObjectIdentifier(Client.self))

// A wrapper's parameter is the property's type; one that needs nothing makes itself.
@propertyWrapper struct Inject<T> {
    private var made: T?
    private let name: String?
    init(name: String? = nil) { self.name = name }
    var wrappedValue: T {
        mutating get {
            if made == nil { made = Container.shared.resolve(T.self, name: name) }
            return made!
        }
        set { made = newValue }
    }
    var projectedValue: String { "\(T.self) \(name ?? "-")" }
}
@propertyWrapper struct List<T> {
    var wrappedValue: [T] = []
    var projectedValue: String { "list of \(T.self)" }
}
class Model {
    @Inject var logger: Logging
    @Inject(name: "loud") var loud: Logging
    @Inject var client: Client
    @List var numbers: [Int]
    func run() {
        logger.log("runs")
        loud.log("shouts")
        numbers.append(client.load())
        print(numbers, $logger, $loud, $client, $numbers)
        logger = Printer(prefix: "*")
        logger.log("again")
    }
}
Container.shared.register(Logging.self) { _ in Printer() }
Container.shared.register(Logging.self, name: "loud") { _ in Printer(prefix: "!") }
Container.shared.register { container in Client(logger: container.resolve()!) }
Model().run()
let missing: Int? = Container.shared.resolve()
print(missing as Any)

// Options may be given as a list.
struct Edges: OptionSet {
    let rawValue: Int
    static let top = Edges(rawValue: 1), left = Edges(rawValue: 2), bottom = Edges(rawValue: 4)
}
let list: [Edges] = [.top, .bottom]
print(Edges([.top, .left]), Edges(list).rawValue, Edges([.top]).union(.left).contains(.left), Edges([]).isEmpty)

// A builder's name is looked for where it is written.
struct Machine<State> {
    let states: [State]
    @resultBuilder enum Builder { static func buildBlock(_ states: State...) -> [State] { states } }
    init(@Builder _ make: () -> [State]) { states = make() }
}
print(Machine<Int> { 1; 2 }.states)
