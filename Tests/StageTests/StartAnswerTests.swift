import Stage
import Testing
import UIKit

/// What came before a controller, as answers: the app's own start, what that shares, and which subclass of an abstract class is meant.
@Suite struct StartAnswerTests: EntrySuite {
    let root: String? = "A"

    @Test func `a subclass stands where a class leaves to those what it ends the app in`() throws {
        let run = try run(
            """
            class A: UIViewController {
                var rows: [String] { fatalError("a subclass must say which") }
                override func viewDidLoad() { super.viewDidLoad(); print("loads", rows) }
            }
            class Other: A { override func viewDidLoad() { super.viewDidLoad() } }
            class Bridge: A { override var rows: [String] { name() }; func name() -> [String] { fatalError("nor I") } }
            class Middle: A {}
            class Concrete: Middle { override var rows: [String] { ["a"] } }
            """)
        #expect(told(run) == [#"loads ["a"]"#])
        #expect(placeholders(run) == ["Concrete in place of A, which leaves something to its subclasses"])
    }

    @Test func `a subclass stands where nobody makes an object of the class itself`() throws {
        let code = { (made: String) in
            """
            class A: UIViewController {
                private var shown: [UIViewController] = []
                func pages() -> [UIViewController] { [] }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    shown = pages()
                    print("first", type(of: shown[0]))
                }
            }
            class Plain: A { override func viewDidLoad() { super.viewDidLoad() } }
            class Tabs: A { override func pages() -> [UIViewController] { [UITableViewController()] } }
            enum Maker { static func make() -> A { \(made)() } }
            """
        }
        let run = try run(code("Tabs"))
        #expect(told(run) == ["first UITableViewController"])
        #expect(placeholders(run) == ["Tabs in place of A, which leaves something to its subclasses"])
        #expect(try self.run(code("A")).recording.end?.text?.contains("Index out of range") == true)
    }

    @Test func `a subclass of the same elements stands for what is handed over, where its class is abstract`() throws {
        let run = try run(
            """
            class Source<Element> {
                var all: [Element] { fatalError("a subclass must say which") }
                func load() -> [Element] { all }
            }
            class Words: Source<String> { override var all: [String] { ["a"] } }
            class Numbers: Source<Int> { override var all: [Int] { [1] } }
            class Model<Element> {
                let source: Source<Element>
                init(source: Source<Element>) { self.source = source }
            }
            class List<Element>: UIViewController {
                let model: Model<Element>
                init(model: Model<Element>) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { super.viewDidLoad(); print(model.source.load()) }
            }
            class A: List<Int> {}
            """)
        #expect(told(run) == ["[1]"])
        #expect(placeholders(run).contains("Source as Numbers, not nil"))
    }

    @Test func `a subclass stands where a class reads what those give`() throws {
        let run = try run(
            """
            class A: UIViewController {
                var steps: [String] { [] }
                override func viewDidLoad() { super.viewDidLoad(); print(steps[0]) }
            }
            class Concrete: A { override var steps: [String] { ["a"] } }
            """)
        #expect(told(run) == ["a"])
        #expect(placeholders(run) == ["Concrete in place of A, which leaves something to its subclasses"])
    }

    @Test func `an earlier run has kept what the code demands of the defaults`() throws {
        let run = try run(
            """
            class A: UIViewController {
                let key = "token"
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(UserDefaults.standard.string(forKey: key)!, UserDefaults.standard.object(forKey: "age") as! Int)
                    let name = UserDefaults.standard.string(forKey: "name")
                    print("none yet")
                    print(name!.count, UserDefaults.standard.string(forKey: "other") ?? "nothing")
                }
            }
            """)
        #expect(told(run) == ["token 1", "none yet", "4 nothing"])
        let kept = [#"Int "age""#, #"String "name""#, #"String "token""#]
        #expect(placeholders(run) == kept.map { "of an earlier run, the default \($0)" })
    }

    @Test func `an earlier run has kept what is demanded of a group's defaults`() throws {
        let run = try run(
            """
            extension UserDefaults { static let shared = UserDefaults(suiteName: "group.a") }
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(UserDefaults.shared!.object(forKey: "user name") as! String, UserDefaults.standard.string(forKey: "user name") ?? "none")
                }
            }
            """)
        #expect(told(run) == ["user name none"])
        #expect(placeholders(run) == [#"of an earlier run, the default String "user name" of "group.a""#])
    }

    @Test func `what an earlier run has kept of several values is there and empty`() throws {
        let run = try run(
            """
            struct User {
                let name: String
                init(_ values: [String: Any]) { name = values["name"] as? String ?? "somebody" }
                static var current: User? {
                    if let values = UserDefaults.standard.value(forKey: "user") as? Dictionary<String, Any> { return User(values) }
                    return nil
                }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(User.current!.name)
                    print(UserDefaults.standard.dictionary(forKey: "shelf")!.count)
                    print(UserDefaults.standard.stringArray(forKey: "tags")!)
                    print((UserDefaults.standard.object(forKey: "marks") as! [Int]).count)
                }
            }
            """)
        #expect(told(run) == ["somebody", "0", "[]", "0"])
        let kept = [#"Array "marks""#, #"Array "tags""#, #"Dictionary "shelf""#, #"Dictionary "user""#]
        #expect(placeholders(run) == kept.map { "of an earlier run, the default \($0)" })
    }

    @Test func `a class whose subclasses run into the same stands itself`() throws {
        let run = try run(
            """
            class A: UIViewController {
                func check() { fatalError("never right") }
                override func viewDidLoad() { super.viewDidLoad(); check() }
            }
            class B: A { override func check() { print("B"); super.check() } }
            """)
        #expect(told(run) == ["never right"])
        #expect(placeholders(run).isEmpty)
    }

    @Test func `a shared object that the app's start would have made is set from outside`() throws {
        let run = try run(
            """
            class Manager {
                private static var instance: Manager?
                let name: String
                static var shared: Manager {
                    guard let instance = instance else { fatalError("not initialised") }
                    return instance
                }
                static func initialise(_ name: String) { instance = Manager(name: name) }
                private init(name: String) { self.name = name }
            }
            class A: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); print("managed", Manager.shared.name.isEmpty) }
            }
            """)
        #expect(told(run) == ["managed true"])
        #expect(placeholders(run).contains("Manager.instance, which is set from outside"))
    }

    @Test func `so is one that another shared object is made of`() throws {
        let run = try run(
            """
            class Stack {
                private static var made: Stack!
                static func initialise() { made = Stack() }
                static let shared: Stack = {
                    guard made != nil else { fatalError("not initialised") }
                    return made!
                }()
                let count = 3
            }
            class A: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); print(Stack.shared.count) }
            }
            """)
        #expect(told(run) == ["3"])
        #expect(placeholders(run).contains("Stack.made, which is set from outside"))
    }

    private static let started = """
        final class Registry {
            static let shared = Registry()
            private var makers: [String: () -> String] = [:]
            func register(_ name: String, _ make: @escaping () -> String) { makers[name] = make }
            func resolve(_ name: String) -> String { makers[name]!() }
        }
        class Delegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                Registry.shared.register("KEY") { "a title" }
                window = UIWindow()
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
                return true
            }
        }
        class A: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); print(Registry.shared.resolve("title")) }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("appears") }
        }
        """

    @Test func `the app's own start is made before a controller that ends without it`() throws {
        let run = try run(Self.started.replacing("KEY", with: "title"))
        #expect(told(run) == ["a title", "appears"])
        #expect(placeholders(run) == ["the app's own start, which Delegate makes"])
        #expect(run.recording.callbacks("application(_:didFinishLaunchingWithOptions:)", of: "Delegate").count == 1)
    }

    @Test func `an app's start that ends is made with another answer to what it asks`() throws {
        let start = Self.started.replacing("KEY", with: "title")
            .replacing("window = UIWindow()", with: #"guard Storage.hasModel else { fatalError("no model") }; window = UIWindow()"#)
        let run = try run(start)
        #expect(told(run) == ["a title", "appears"])
        #expect(placeholders(run).contains("Storage.hasModel, true"))
    }

    @Test func `an app's start that leads nowhere is not made`() throws {
        let run = try run(Self.started.replacing("KEY", with: "other"))
        #expect(told(run) == ["Unexpectedly found nil while unwrapping an Optional value"])
        #expect(placeholders(run).isEmpty)
    }

    private static let registries = [
        """
        final class Registry {
            private var all: [String: Any] = [:]
            func resolve<T>(_ type: T.Type) -> T? { all["\\(type)"] as? T }
        }
        enum Services {
            static let registry = Registry()
            static var store: Store {
                guard let store = registry.resolve(Store.self) else { fatalError("no store") }
                return store
            }
        }
        """,
        """
        enum Services {
            static var all: [String: Any] = [:]
            static func resolve<T>() -> T {
                guard let found = all["\\(T.self)"] as? T else { preconditionFailure("nothing for \\(T.self)") }
                return found
            }
            static var store: Store { resolve() }
        }
        """,
        """
        enum Services {
            static var all: [String: Any] = [:]
            static func resolve<T>(_ type: T.Type) -> T { all["\\(type)"] as! T }
            static var store: Store { resolve(Store.self) }
        }
        """,
        """
        final class Container {
            static let queue = DispatchQueue(label: "container")
            var all: [String: Any] = [:]
            func resolve<T>() -> T {
                let key = "\\(T.self)"
                return Self.queue.sync(flags: .barrier) {
                    if let found = all[key] as? T { return found }
                    let made: T? = make()
                    precondition(made != nil, "nothing for \\(key)")
                    return made!
                }
            }
            func make<T>() -> T? { resolve() }
        }
        enum Services {
            static let container = Container()
            static var store: Store { container.resolve() }
        }
        """,
    ]

    @Test(arguments: registries)
    func `what code looks for in a registry is registered where nothing of the app's is`(registry: String) throws {
        let run = try run(
            """
            protocol Store { var count: Int { get } }
            class A: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); print(Services.store.count, optional == nil) }
                var optional: Int? { Services.self as? Int }
            }
            \(registry)
            """)
        #expect(told(run) == ["0 true"])
        #expect(placeholders(run).contains("resolve(Store), which is registered elsewhere"))
    }

    @Test func `what is registered was made before, and not on the queue on which a registry looks for it`() throws {
        let run = try run(
            """
            final class Registry {
                static let shared = Registry()
                private let queue = DispatchQueue(label: "registry")
                private var known: [String: AnyObject] = [:]
                func resolve<T>() -> T {
                    let key = String(describing: T.self)
                    return queue.sync {
                        if let found = self.known[key] as? T { return found }
                        let made: T? = self.make(key)
                        precondition(made != nil, "nothing is registered for \\(key)")
                        return made!
                    }
                }
                private func make<T>(_ key: String) -> T? { key == "Theme" ? Dark() as? T : nil }
            }
            protocol Settings { var scale: Int { get } }
            protocol Theme { var size: Int { get } }
            final class Plain: Settings { let scale = 2 }
            final class Dark: Theme {
                let size: Int
                init() {
                    let settings: Settings = Registry.shared.resolve()
                    size = settings.scale + 1
                }
            }
            class A: UIViewController {
                let theme: Theme = Registry.shared.resolve()
                override func viewDidLoad() { super.viewDidLoad(); print(theme.size) }
            }
            """)
        #expect(told(run) == ["3"])
        #expect(placeholders(run).contains("resolve(Settings), which is registered elsewhere"))
    }

    @Test func `what an app's own start registers is that`() throws {
        let run = try run(
            """
            protocol Store { var count: Int { get } }
            struct Shelf: Store { let count = 3 }
            \(Self.registries[1])
            class Delegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    Services.all["Store"] = Shelf()
                    return true
                }
            }
            class A: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); print(Services.store.count) }
            }
            """)
        #expect(told(run) == ["3"])
        #expect(placeholders(run) == ["the app's own start, which Delegate makes"])
    }

    @Test(arguments: ["navigationController", "tabBarController", "splitViewController"])
    func `a container that the code expects is around what is shown`(property: String) throws {
        let run = try run(
            """
            class A: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    print(type(of: \(property)!), parent != nil)
                }
            }
            """)
        let classes = [
            "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
            "splitViewController": "UISplitViewController",
        ]
        #expect(told(run) == ["\(classes[property] ?? "") true"])
        #expect(placeholders(run) == ["the \(property) around what is shown"])
    }

    @Test func `of several delegates by one name the entry's own app's starts`() throws {
        let app = { (text: String) in
            """
            import UIKit
            class AppDelegate: UIResponder, UIApplicationDelegate {
                let key = "\(text)"
                var isStarted = false
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    isStarted = true
                    return true
                }
            }
            """
        }
        let entry = """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    guard let app = UIApplication.shared.delegate as? AppDelegate, app.isStarted else { fatalError("not started") }
                    print(app.key)
                }
            }
            """
        var setting = Setting()
        setting.root = "A"
        let sources = [("Demo/AppDelegate.swift", app("demo")), ("Main/AppDelegate.swift", app("main")), ("Main/A.swift", entry)]
        let run = try Run(sources: sources.map { Source(path: $0.0, text: $0.1) }, setting: setting)
        #expect(told(run) == ["main"])
    }

    @Test func `what a method of an object that all share takes is stood for where a controller ends the app without it`() throws {
        let run = try run(
            """
            final class Vault {
                static let shared = Vault()
                private var kept: String?
                var key: String {
                    guard let kept else { fatalError("not opened") }
                    return kept
                }
                func open(with key: String) { kept = key }
            }
            class A: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); print("key", Vault.shared.key) }
            }
            """)
        #expect(told(run) == ["key "])
        #expect(placeholders(run).contains("Vault.kept, which is set from outside"))
    }

    @Test func `what the app's start sets on an object that all share is stood for where a controller unwraps it`() throws {
        let text = """
            final class Client { static let shared = Client(); var navigation: UINavigationController?; var name: String? }
            class A: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); print(Client.shared.navigation!.view != nil) }
            }
            """
        #expect(told(try run(text)) == ["Unexpectedly found nil while unwrapping an Optional value"])
        let run = try run(text + "\nfunc start(_ first: UINavigationController) { Client.shared.navigation = first }")
        #expect(told(run) == ["true"])
        #expect(placeholders(run).contains("Client.navigation, which is set from outside"))
    }

    @Test func `what an object misses in a closure of its own is what only others have it set`() throws {
        let run = try run(
            """
            final class Engine { let name: String; init(name: String) { self.name = name } }
            final class Loader {
                private var engine: Engine?
                func prepare(_ name: String) { engine = Engine(name: name) }
                func stop(at time: Int, too prepare: Bool) { if prepare { stop(prepare: false) } }
                func stop(prepare: Bool) { stop(at: 0, prepare: prepare) }
                func stop(at time: Int, prepare: Bool) {}
                func load() {
                    DispatchQueue.main.async {
                        guard let engine = self.engine else { return assertionFailure("not prepared") }
                        print("loads", engine.name)
                    }
                }
            }
            class A: UIViewController {
                let loader: Loader
                init(loader: Loader) {
                    self.loader = loader
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { super.viewDidLoad(); loader.load() }
            }
            struct Starter { func start(_ loader: Loader) { loader.prepare("own") } }
            """)
        #expect(told(run) == ["loads "])
        #expect(placeholders(run).contains("Loader.engine, which is set from outside"))
    }
}
