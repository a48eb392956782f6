import Interpreter
import Projects
import Stage
import Testing
import UIKit

/// What stands for things that are declared nowhere, and what the code does with it.
@Suite struct PlaceholderTests {
    /// What is heard while a controller of class `A` with these members is shown.
    private func heard(_ members: String, _ more: String = "") -> [String] {
        ScriptRun(openWorld: "import UIKit\nclass A: UIViewController {\n\(members)\n}\n\(more)").show("A")
    }

    @Test func `what an undeclared type makes without its name is a placeholder too`() {
        let lines = heard(
            """
            lazy var rows: Rows = .init(owner: self)
            let style: Style = .plain
            override func viewDidLoad() {
                rows.list = UIView()
                rows.source.bind(rows)
                print(style.width == nil)
            }
            """)
        #expect(lines.allSatisfy { $0.hasPrefix("placeholder") || $0 == "true" || $0 == "false" })
        #expect(lines.contains { $0.hasPrefix("placeholder") && $0.hasSuffix(".list") })
    }

    @Test func `a value of which nothing is known is not of an undeclared type before it is of a known one`() {
        let lines = heard(
            "override func viewDidLoad() { print(Icon.font(size: TextStyle.base)) }",
            """
            enum Icon {
                static func font(size: CGFloat) -> String { "points" }
                static func font(size: TextSize) -> String { font(size: TextStyle.points(of: size)) }
            }
            """)
        #expect(lines.last == "points")
    }

    @Test func `a placeholder becomes a value of the type that is wanted`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let count: Int = Store.shared.count
                let name: String = Store.shared.name
                let width: CGFloat = Store.metrics.width
                let names: [String] = Store.shared.names
                let isOn: Bool = Store.shared.isOn
                let title: String? = Store.shared.title
                print(count, name.isEmpty, width, names, isOn, title as Any)
                let made: UIView = Store.shared.make(size: 3)
                view.addSubview(made)
                view.addSubview(Store.shared.other)
                view.backgroundColor = Store.color
                print(view.subviews.count, made.superview === view)
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["0 true 0.0 [] false nil", "2 true"])
        #expect(lines.filter { $0.hasSuffix(": Store") }.count == 9)
    }

    @Test func `what is put under a key is there`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                var names: [String: [String: Int]] = ["b": [:]]
                names["a"] = Source.names
                print(names["a"]!, names.count)
                names["b"] = nil
                print(names.count)
            }
            """)
        #expect(lines.suffix(2) == ["[:] 2", "1"])
    }

    @Test func `an undeclared constant for a name is that name, and no nil that stands for any`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                NotificationCenter.default.addObserver(self, selector: #selector(changed), name: Settings.didChange, object: nil)
                NotificationCenter.default.post(name: Settings.didClose, object: nil)
                NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: nil)
                print("between")
                NotificationCenter.default.post(name: Settings.didChange, object: nil)
            }
            @objc func changed(_ note: Notification) { print("changed") }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["between", "changed"])
    }

    @Test func `a method that only a selector names is another file's, and one in a text need not be`() {
        let lines = { (action: String) in
            self.heard(
                """
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(self, selector: \(action), name: .init("n"), object: nil)
                    NotificationCenter.default.post(name: .init("n"), object: nil)
                    print("end")
                }
                """)
        }
        #expect(lines("#selector(elsewhere)").contains { $0.hasSuffix("A.elsewhere") })
        #expect(lines("#selector(elsewhere)").last == "end")
        #expect(lines("Selector(\"elsewhere\")").last?.contains("unrecognized selector") == true)
        // UIKit's class has the method, and the controller does not.
        #expect(lines("#selector(UIView.endEditing)").last?.contains("unrecognized selector") == true)
    }

    @Test func `a placeholder takes the branch of false and nil, and says so`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                if Session.isLoggedIn { print("in") } else { print("out") }
                if let user = Session.user { print("user", user) }
                print(Session.name ?? "nobody", Session.count == 0, Session.count + 2, Session.cache == nil)
                guard !Session.isHidden else { return print("hidden") }
                for item in Session.items { print(item) }
                switch Session.state { case .on: print("on"); default: print("other") }
                Session.current?.leave()
                print("end")
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["out", "nobody true 2 true", "other", "end"])
        #expect(lines.contains("placeholder at 4: Session.isLoggedIn, false"))
        #expect(lines.contains("placeholder at 5: Session.user, nil"))
    }

    @Test func `what is read of a placeholder is of the type that its class declares`() {
        let lines = heard(
            """
            let engines: Engines = Missing.engines()
            override func viewDidLoad() {
                let number = engines.all.count
                func rows(_ section: Int) -> Int {
                    switch section {
                    case 1: return 1
                    default: return number + 1
                    }
                }
                print(rows(0), engines.title(of: 3) + "!", engines.isOn)
            }
            """,
            """
            class Engines {
                var all = [String]()
                var isOn = true
                init(prefs: Prefs) { fatalError("no preferences") }
                func title(of row: Int) -> String { "row \\(row)" }
            }
            """
        )
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["1 ! false"])
    }

    @Test func `of a class that leaves its methods to subclasses nothing is made`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let source: Source = Missing.source()
                print(source.read() == nil)
                let plain: Plain = Missing.plain()
                print(plain.read() ?? "none")
            }
            """,
            """
            func mustOverride() -> Swift.Never { fatalError("abstract") }
            class Source { func read() -> String? { mustOverride() } }
            class Plain { func read() -> String? { "plain" } }
            """
        )
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["true", "plain"])
    }

    @Test func `what an app has around its code stands for itself`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let delegate = UIApplication.shared.delegate as! AppDelegate
                print(delegate.count, delegate === (UIApplication.shared.delegate as? AppDelegate))
                guard let group = Bundle.main.object(forInfoDictionaryKey: "Group") as? String else { fatalError("no group") }
                print(group.isEmpty, Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "none")
                let url = Bundle.main.url(forResource: "clip", withExtension: "mp4")!
                Player(url: url).play()
                print(Bundle.main.path(forResource: "core", ofType: "css") != nil)
            }
            """,
            """
            class AppDelegate: UIResponder, UIApplicationDelegate { var count = 3 }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["3 true", "true 1", "true"])
        #expect(lines.contains { $0.hasSuffix(": Info.plist's Group") })
        #expect(lines.contains { $0.hasSuffix(": the resource clip.mp4") })
    }

    @Test func `a class property in an extension of UIKit's class is that of the class that is asked`() {
        let lines = heard(
            """
            override func viewDidLoad() { print(Row.reuse, Self.fileName, type(of: self).fileName, UITableViewCell.reuse) }
            """,
            """
            extension NSObject { class var plainName: String { String(describing: self) } }
            extension UIViewController { class var fileName: String { plainName } }
            extension UITableViewCell { static var reuse: String { made() } ; class func made() -> String { plainName } }
            class Row: UITableViewCell {}
            """)
        #expect(lines == ["Row A A UITableViewCell"])
    }

    @Test func `a placeholder does not keep a closure that holds an object in its deinitialiser`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                var bag: Bag? = Bag()
                print(bag!.items.count)
                bag = nil
                print("after")
            }
            """,
            """
            class Bag {
                private let lock = SpinLock()
                var items = [1, 2]
                deinit {
                    lock.locked { self.items.removeAll() }
                    print("gone")
                }
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["2", "gone", "after"])
    }

    @Test func `the learner's answer flips a placeholder`() throws {
        let source = Source(
            path: "A.swift",
            text: """
                import UIKit
                class A: UIViewController {
                    override func viewDidLoad() {
                        print(Session.isLoggedIn ? "in" : "out")
                        if let user = Session.user { print("a user", user.isAdmin ? 1 : 2) }
                    }
                }
                """)
        func prints(_ names: Set<String>) throws -> [String] {
            var setting = Setting(world: .open)
            setting.assumptions = Set(names.compactMap(Assumption.init))
            return try Run(sources: [source], setting: setting).recording.events.filter { $0.kind == .print }.compactMap(\.text)
        }
        #expect(try prints([]) == ["out"])
        #expect(try prints(["Session.isLoggedIn"]) == ["in"])
        #expect(try prints(["Session.user", "Session.user.isAdmin"]) == ["out", "a user 1"])
    }

    @Test func `what code makes of an unknown type is no nil, and remembers what it is given`() {
        let lines = heard(
            """
            var model: Model?
            var other: Model!
            override func viewDidLoad() {
                let made = Model(name: "a")
                made.title = "kept"
                print(made.title, made === made)
                model = made
                if let model { print("made", model.title) }
                other = Model.standard
                print(other.list.first == nil)
                let all = [Model]()
                print(all.count, (self as UIResponder) is Model, self as? Model == nil)
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["kept true", "made kept", "true", "0 false true"])
    }

    @Test func `a scene graph's scenes and nodes are nothing of UIKit's, whatever they override`() {
        let lines = ScriptRun(
            openWorld:
                """
                import UIKit
                import SpriteKit
                class Board: SKScene { var count = 1 }
                class Ball: SKShapeNode {
                    override func removeFromParent() { super.removeFromParent() }
                }
                class A: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let pane = SKView()
                        view.addSubview(pane)
                        print(Board().count, Ball() is UIResponder, view.subviews.count)
                    }
                }
                """
        ).show("A")
        #expect(lines.contains("1 false 1"))
        #expect(!lines.contains { $0.contains("taken for a") && !$0.contains("SKView, taken for a UIView") })
    }

    @Test func `an unknown class is taken for the one of UIKit that its name ends with`() {
        let lines = heard(
            """
            let fancy = FancyButton(style: .round)
            override func viewDidLoad() {
                view.addSubview(fancy)
                fancy.setTitle("x", for: .normal)
                fancy.shimmer()
                let next = ProfileViewController(user: User.current)
                addChild(next)
                view.addSubview(next.view)
                print(fancy.title(for: .normal)!, fancy.superview === view, children.count, next.parent === self)
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["x true 1 true"])
        #expect(lines.contains("placeholder at 0: FancyButton, taken for a UIButton"))
        #expect(lines.contains("placeholder at 7: FancyButton.shimmer()"))
        #expect(lines.contains("placeholder at 8: ProfileViewController, taken for a UIViewController"))
    }

    @Test func `a closure lives as long as the placeholder that keeps it`() {
        let run = ScriptRun(
            openWorld:
                """
                import UIKit
                class Kept { deinit { print("gone") } }
                class A: UIViewController {
                    var token: Token?
                    override func viewDidLoad() {
                        let kept = Kept()
                        token = Token { print(kept) }
                        Center.shared.listen { print(kept) }
                    }
                    func drop() { token = nil; print("dropped") }
                }
                """)
        #expect(run.show("A").filter { !$0.hasPrefix("placeholder") } == [])
        #expect(run.call("drop()", on: "A") == ["gone", "dropped"])
    }

    @Test func `each place is told once`() {
        let lines = heard("override func viewDidLoad() { for _ in 0..<50 { Log.shared.write(1) } }")
        #expect(lines == ["placeholder at 3: Log"])
    }

    @Test func `a statement that only asks a known placeholder says so too`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let log = Log.shared
                for _ in 0..<2 {
                    log.write(1)
                    log.level = 2
                }
            }
            """)
        #expect(lines == ["placeholder at 4: Log", "placeholder at 6: Log.shared.write(_:)", "placeholder at 7: Log.shared.level"])
    }

    @Test func `an inout argument of an unknown method comes back`() {
        let lines = heard(
            """
            var bag = [1, 2]
            override func viewDidLoad() {
                Feed.items.sink { _ in }.store(in: &bag)
                change(&bag)
                print(bag)
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["[1, 2]"])
    }

    @Test func `observers around an inherited property see its value change`() {
        let lines = heard(
            "override func viewDidLoad() { let b = B(); b.isSelected = true; b.isSelected = true; print(b.isSelected) }",
            "class B: UIButton { override var isSelected: Bool { didSet { print(\"did\", oldValue, isSelected) } } }")
        #expect(lines == ["did false true", "did true true", "true"])
    }

    @Test func `an implicit member that its type does not have is told as the explicit one is, and stands for a value of the type`() {
        let lines = heard(
            """
            var count = 0
            override func viewDidLoad() {
                view.backgroundColor = .brand
                let mode: Mode = .third
                if mode == .first { print("first") }
                if Mode.first == .second { print("second") }
                switch mode { case .first: print("first"); default: print("other") }
                let theme: Theme = .dark
                print(theme.size, Int.max == .few, view.backgroundColor == nil)
                let center = NotificationCenter.default
                center.addObserver(self, selector: #selector(didStart), name: .didStart, object: nil)
                center.addObserver(self, selector: #selector(didEnd), name: .didEnd, object: nil)
                center.post(name: .didEnd, object: nil)
            }
            @objc func didStart() { print("start") }
            @objc func didEnd() { print("end") }
            """,
            """
            enum Mode { case first }
            struct Theme { var size = 2 }
            """)
        #expect(lines.filter { !$0.contains("not supported") && !$0.hasPrefix("placeholder") } == ["other", "2 false false", "end"])
        for name in [
            "brand' of UIColor", "third' of Mode", "second' of Mode", "dark' of Theme", "few' of Int", "didEnd' of Notification.Name",
        ] {
            #expect(lines.contains { $0.contains("not supported: '\(name).Type") }, "\(name)")
        }
    }

    @Test func `a member that UIKit lacks is a placeholder where a module is imported that is not here`() {
        let members = """
            override func viewDidLoad() {
                view.edgesToSuperview()
                let colour = UIColor(hexString: "fff")
                print(colour.isWarm)
            }
            """
        #expect(heard(members).filter { $0.hasPrefix("refused") }.count == 3)
        let lines = ScriptRun(openWorld: "import UIKit\nimport TinyConstraints\nclass A: UIViewController {\n\(members)\n}").show("A")
        #expect(lines.filter { $0.hasPrefix("refused") } == [])
        #expect(lines.contains { $0.hasPrefix("placeholder") && $0.hasSuffix("UIView.edgesToSuperview()") })
        #expect(lines.contains { $0.hasPrefix("placeholder") && $0.hasSuffix("UIColor.init(hexString:)") })
    }

    @Test func `what decodes to a type that nothing declares is stood for, whatever the data`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let data = try! Data(contentsOf: Bundle.main.url(forResource: "rules", withExtension: "json")!)
                let rules = try? JSONDecoder().decode(RuleSet.self, from: data)
                print(data.count, rules != nil)
                print((try? PropertyListDecoder().decode(RuleSet.self, from: data)) != nil)
                print((try? JSONDecoder().decode([String].self, from: data)) != nil)
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["0 true", "true", "false"])
        #expect(lines.contains("placeholder at 5: RuleSet"))
    }

    @Test func `a wrapper that nothing declares gives its property a value`() {
        let lines = heard(
            """
            let keeper = Keeper()
            override func viewDidLoad() {
                keeper.tell()
                print(Small().level)
                print(Given(level: 3).level)
            }
            """,
            """
            final class Keeper {
                private let store = 3
                @Dependency(\\.context) private var context
                @Dependency(\\.name) var name: String
                @Stored("x") var flag = true
                func tell() {
                    print(store, name.isEmpty, flag)
                    if context == nil { print("none") }
                }
            }
            struct Small { @Dependency(\\.level) var level: Int }
            struct Given {
                @Noted var level: Int
                init(level: Int) { self.level = level }
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["3 true true", "none", "0", "3"])
    }

    @Test func `an object that an unknown initialiser makes has properties`() {
        let lines = heard(
            "override func viewDidLoad() { let made = Service(manager: 3); print(made.mark, made.name.isEmpty) }",
            """
            final class Service {
                let mark: Int
                let name: String
                init(named name: String = "a", mark: Int = 2) { (self.name, self.mark) = (name, mark) }
            }
            """)
        #expect(lines.last == "0 true")
        #expect(lines.contains { $0.hasPrefix("refused") && $0.contains("init(manager:)") })
    }

    @Test func `a method that nothing declares and that says that it adds subviews adds them`() {
        let lines = heard(
            """
            let first = UILabel(), second = UIView(), third = UIView()
            let stack = UIStackView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubviews(first, second)
                view.addFillingSubview(stack)
                stack.addArrangedSubviews([third])
                second.translatesAutoresizingMaskIntoConstraints = false
                second.topAnchor.constraint(equalTo: first.bottomAnchor).isActive = true
                print(view.subviews.count, stack.arrangedSubviews == [third])
                view.addBadge(first)
            }
            """)
        #expect(
            lines == [
                "placeholder at 7: UIView.addSubviews(_:_:), taken for addSubview(_:)",
                "placeholder at 8: UIView.addFillingSubview(_:), taken for addSubview(_:)",
                "placeholder at 9: UIStackView.addArrangedSubviews(_:), taken for addArrangedSubview(_:)", "3 true",
                "refused at 13: not supported: 'addBadge(_:)' of UIView",
            ])
    }

    @Test func `what the library refuses is nil, and the code goes on`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let size = MemoryLayout<Row>.size
                print("after")
            }
            """)
        #expect(lines.contains { $0.hasPrefix("refused at 4: not supported: MemoryLayout of ") })
        #expect(lines.last == "after")
    }

    @Test func `unknown keys of a dictionary literal are no duplicates, and known ones are`() {
        let unknown = heard(
            """
            override func viewDidLoad() {
                let query: [String: Any] = [kSecClass as String: 1, kSecAttrAccount as String: 2]
                Store.shared.attributes = [.font: 1, .foregroundColor: 2]
                print("after", query.isEmpty)
            }
            """)
        #expect(unknown.last == "after false")
        let known = heard(
            """
            override func viewDidLoad() {
                print(["a": 1, "a": 2], Store.shared)
                print("after")
            }
            """)
        #expect(known.last != "after")
    }
}
