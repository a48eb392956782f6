import Interpreter
import Stage
import Testing

/// Which initialiser the stage makes an entry with, and what it hands over.
@Suite struct EntryInitialiserTests: EntrySuite {
    @Test func `an initialiser that throws with what stands for its arguments ends the app, until something is assumed`() throws {
        let text = """
            class A: UIViewController {
                enum Failure: Error { case noPath, isOff }
                let path: String
                init(answer: Answer, settings: Settings) throws {
                    guard let path = answer.path else { throw Failure.noPath }
                    guard settings.isOn else { throw Failure.isOff }
                    self.path = path
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { print("loaded", path.isEmpty) }
            }
            """
        let plain = try run(text)
        #expect(told(plain) == ["Error raised: noPath"])
        #expect(plain.recording.suggestions == [.value("A.answer.path")])
        let assumed = try run(text) { $0.assumptions = [.value("A.answer.path"), .value("A.settings.isOn")] }
        #expect(told(assumed) == ["loaded true"])
    }

    @Test func `an enum's first case stands for its value, and the next one where that is assumed`() throws {
        let code = """
            class Wallet { let words: [String]; init(words: [String]) { self.words = words } }
            class A: UIViewController {
                enum Mode { case check(Wallet), create }
                let words: [String]
                init(mode: Mode) {
                    switch mode {
                    case .check(let wallet): words = [wallet.words[3]]
                    case .create: words = ["new"]
                    }
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { print(words) }
            }
            """
        #expect(told(try run(code)) == ["Index out of range"])
        #expect(told(try run(code) { $0.assumptions = [.value("Mode.create")] }) == ["[\"new\"]"])
    }

    @Test func `arguments of the entry's initialiser that may be left out are, and one that wants none is called first`() throws {
        let defaults = try run(
            """
            final class Store {
                let items: [Int]
                init(_ count: Int) { items = Array(0..<count) }
            }
            class A: UIViewController {
                let store: Store
                let name: String?
                init(store: Store = Store(3), name: String? = "shop") {
                    self.store = store
                    self.name = name
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { print(store.items, name ?? "none") }
            }
            """)
        #expect(told(defaults) == ["[0, 1, 2] shop"])
        #expect(placeholders(defaults).isEmpty)
        let mixed = try run(
            """
            class A: UIViewController {
                let user: String
                let count: Int
                init(user: String, count: Int = 4) {
                    self.user = user
                    self.count = count
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { print(user.isEmpty, count) }
            }
            """)
        #expect(told(mixed) == ["true 4"])
        #expect(placeholders(mixed).contains("A.init(user:count:): its arguments"))
        let convenient = try run(
            """
            class A: UIViewController {
                let user: String
                init(user: String) {
                    self.user = user
                    super.init(nibName: nil, bundle: nil)
                }
                convenience init() { self.init(user: "Ann") }
                private convenience init(count: Int = 2) { self.init(user: "Nobody") }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { print(user) }
            }
            """)
        #expect(told(convenient) == ["Ann"])
        #expect(placeholders(convenient).isEmpty)
    }

    @Test func `an error of the learner's own in an initialiser ends the app`() throws {
        let run = try run(
            """
            class A: UIViewController {
                let names: [String]
                init() {
                    names = []
                    print(names[0])
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """)
        #expect(told(run) == ["Index out of range"])
    }

    @Test(arguments: [
        ("let count: Int; init(count: Int) { self.count = count; super.init(nibName: nil, bundle: nil) }", "init(count:)"),
        ("let count = 3; override init(nibName name: String?, bundle: Bundle?) { super.init(nibName: name, bundle: bundle) }", "init()"),
    ])
    func `an initialiser for convenience of a class above is not had where another designated one is declared`(
        declared: String, called: String
    ) throws {
        let run = try run(
            """
            class Base: UIViewController {
                convenience init() { self.init(nibName: nil, bundle: nil) }
            }
            class A: Base {
                \(declared)
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { super.viewDidLoad(); print(count) }
            }
            """)
        let initialisers = run.recording.events.filter { $0.kind == .callback && $0.name.hasPrefix("init") }.map(\.name)
        #expect(initialisers.first == called)
        #expect(told(run).count == 1)
    }
}
