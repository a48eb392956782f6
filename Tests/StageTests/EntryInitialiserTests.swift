import Stage
import Testing

/// Which initialiser the stage makes an entry with, and what it hands over.
@Suite struct EntryInitialiserTests: EntrySuite {
    @Test func `an initialiser that throws gets arguments that it takes`() throws {
        let run = try run(
            """
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
            """)
        #expect(told(run) == ["loaded true"])
        #expect(placeholders(run).contains("A.answer.path, not nil"))
        #expect(placeholders(run).contains("A.settings.isOn, true"))
    }

    @Test func `an enum is another case where what is made with the first ends the app`() throws {
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
        let run = try run(code)
        #expect(told(run) == ["[\"new\"]"])
        #expect(placeholders(run).contains("Mode.create in place of .check"))
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

    @Test func `a controller whose initialiser takes nothing that stands for its arguments is made without it`() throws {
        let text = """
            class A: UIViewController {
                enum Failure: Error { case noCamera }
                let entity: String
                var count = 2
                let session: Session
                private lazy var label = UILabel()
                init(entity: String) throws {
                    guard entity.hasPrefix("camera.") else { throw Failure.noCamera }
                    self.entity = entity
                    session = Session(entity)
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    session.start()
                    view.addSubview(label)
                    print(entity.isEmpty, count, label.superview === view)
                }
            }
            """
        let run = try run(text)
        #expect(told(run) == ["true 2 true"])
        #expect(
            placeholders(run).contains(
                "A: its properties, since init(entity:) fails with what stands for its arguments: Error raised: noCamera"))
        let board = Board.storyboard(Board.scene(1, "A", subviews: Board.label("label-1", "Live")))
        let shown = try self.run(
            text.replacing("init(entity: String) throws {", with: "init?(coder: NSCoder, entity: String) {").replacing(
                "guard entity.hasPrefix(\"camera.\") else { throw Failure.noCamera }",
                with: "guard entity.hasPrefix(\"camera.\") else { return nil }"
            ).replacing("super.init(nibName: nil, bundle: nil)", with: "super.init(coder: coder)").replacing(
                "view.addSubview(label)", with: "view.addSubview(label); print(view.subviews.count)"), board, root: "A")
        #expect(told(shown) == ["2", "true 2 true"])
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
