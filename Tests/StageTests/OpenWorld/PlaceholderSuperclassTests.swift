import Projects
import Stage
import Testing
import UIKit

/// What is taken for a superclass that is declared nowhere.
@Suite struct PlaceholderSuperclassTests {
    @Test func `an unknown superclass is the one that has what is overridden`() {
        let lines = ScriptRun(
            openWorld:
                """
                import UIKit
                class A: Screen, Themed {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        super.configure()
                        print("loaded", view.bounds.width > 0, theme == nil)
                        view.addSubview(Dial(frame: .zero))
                    }
                }
                class Dial: Gauge {
                    override func layoutSubviews() { super.layoutSubviews(); print("dial") }
                }
                """
        ).show("A")
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["loaded true true", "dial"])
        #expect(lines.contains("placeholder at 2: Screen, taken for a UIViewController"))
        #expect(lines.contains("placeholder at 10: Gauge, taken for a UIView"))
    }

    @Test func `a class that calls super has a superclass, whatever it is called`() {
        let lines = ScriptRun(
            openWorld:
                """
                import UIKit
                class Finder<Item>: NSFinder<Item> {
                    let size: Int
                    init(size: Int, name: String?) {
                        self.size = size
                        super.init(size: size, name: name)
                    }
                }
                class A: UIViewController {
                    var finder: Finder<Int>!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        finder = Finder<Int>(size: 2, name: nil)
                        finder.delegate = self
                        print(finder.size, finder is Finder<Int>)
                    }
                }
                """
        ).show("A")
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["2 true"])
        #expect(lines.contains("placeholder at 2: NSFinder"))
    }

    @Test func `what is assigned to members of an unknown superclass is kept, delegates weakly, and let go with the object`() {
        let lines = ScriptRun(
            openWorld:
                """
                import UIKit
                final class Part { let name: String; init(_ name: String) { self.name = name }; deinit { print("gone", name) } }
                class Base: Screen {
                    var own = 1
                    func fill() { super.heading = "super"; part = Part("part"); delegate = Part("delegate") }
                }
                class A: Base {
                    var other = 2
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let model = Model()
                        model.row = 3
                        model.row += 4
                        print(model.row, model.count)
                        fill()
                        heading += " here"
                        print(heading, super.heading, own, other, (part as? Part)?.name ?? "none", delegate == nil)
                        part = Part("second")
                        session.user = "Ann"
                        print(session.user)
                    }
                    deinit { print("deinit") }
                }
                class Model: Record { var count = 1; override func save() {} }
                class Start: UIViewController {
                    override func viewDidLoad() { super.viewDidLoad(); _ = A().view; print("end") }
                }
                """
        ).show("Start")
        let told = lines.filter { !$0.hasPrefix("placeholder") && !$0.hasPrefix("refusal") }
        #expect(
            told == [
                "7 1", "gone delegate", "super here super here 1 2 part true", "gone part", "Ann", "deinit", "gone second", "end",
            ])
    }

    @Test func `what a setter of an unknown superclass is handed is what the property gives, a delegate weakly if it is not retained`() {
        let lines = ScriptRun(
            openWorld:
                """
                import UIKit
                final class Part { let name: String; init(_ name: String) { self.name = name }; deinit { print("gone", name) } }
                class Proxy: _Relay {
                    var own = 1
                    func given() -> String { (_target as? Part)?.name ?? "none" }
                    func give(_ part: Part?, keeps: Bool) { _setTarget(part, retainTarget: keeps) }
                    func put() { super.setPlace(3) }
                }
                class A: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let proxy = Proxy()
                        proxy.give(Part("first"), keeps: false)
                        print(proxy.given())
                        proxy.give(Part("second"), keeps: true)
                        print(proxy.given())
                        proxy.give(nil, keeps: false)
                        print(proxy.given(), proxy._target == nil)
                        proxy.setTitle("a")
                        proxy.put()
                        print(proxy.title, proxy.place, proxy.own)
                    }
                }
                """
        ).show("A")
        let told = lines.filter { !$0.hasPrefix("placeholder") && !$0.hasPrefix("refusal") }
        #expect(told == ["gone first", "none", "second", "gone second", "none true", "a 3 1"])
    }

    @Test func `an unknown cell is one of what the files that name it have`() throws {
        let grid = """
            import UIKit
            class A: UIViewController, UICollectionViewDataSource {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let grid = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
                    grid.register(FancyCell.self, forCellWithReuseIdentifier: "cell")
                    grid.dataSource = self
                    view.addSubview(grid)
                }
                func collectionView(_ grid: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
                func collectionView(_ grid: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    let cell = grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                    print(cell is FancyCell)
                    return cell
                }
            }
            """
        let list = "import UIKit\n" + (1...9).map { "func make\($0)() -> UITableView { UITableView() }" }.joined(separator: "\n")
        var setting = Setting(world: .open)
        setting.root = "A"
        let run = try Run(sources: [Source(path: "A.swift", text: grid), Source(path: "List.swift", text: list)], setting: setting)
        #expect(run.prints == ["true"])
    }

    @Test func `an unknown superclass that is another module's, is cut short or ends as a view's does is found all the same`() {
        let lines = ScriptRun(
            openWorld:
                """
                import UIKit
                class Crop: Cropping.CropViewController {
                    override func viewDidLoad() { super.viewDidLoad(); print("crop") }
                }
                class List: _MessageListVC {
                    override func setUp() { super.setUp() }
                }
                class Chat: BaseChatWithToolbar {
                    override func viewDidLoad() { super.viewDidLoad(); print("chat", view.bounds.width > 0) }
                }
                class Strip: PlainToolbar {
                    override func layoutSubviews() { super.layoutSubviews() }
                }
                class A: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        for other in [Crop(), List(), Chat()] as [UIViewController] {
                            addChild(other)
                            view.addSubview(other.view)
                        }
                        print(Strip() is UIToolbar)
                    }
                }
                """
        ).show("A")
        let unknown = "refusal: List.setUp() is never called: UIViewController has nothing of that name here"
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == [unknown, "crop", "chat true", "true"])
        #expect(lines.contains { $0.hasSuffix("BaseChatWithToolbar, taken for a UIViewController") })
    }

    @Test func `what a protocol asks of a type is looked for above an unknown superclass too`() {
        let lines = ScriptRun(
            openWorld:
                """
                import UIKit
                protocol Cells: AnyObject { associatedtype Cell; init(tag: String?) }
                extension Cells {
                    init(_ cell: Cell? = nil, _ set: (Self) -> Void) { self.init(tag: nil); set(self) }
                }
                final class IconRow: ImageRow<String>, Cells {
                    var isOff = false
                    required init(tag: String?) { super.init(tag: tag) }
                }
                class A: UIViewController {
                    private let row = IconRow { $0.isOff = true }
                    override func viewDidLoad() { super.viewDidLoad(); print(row.isOff) }
                }
                """
        ).show("A")
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["true"])
    }

    @Test func `an object that responds for another sends on what it has no method for, as Objective-C forwards it`() {
        let lines = ScriptRun(
            openWorld:
                """
                import UIKit
                import Proxies
                extension Forwarding {
                    func _target() -> AnyObject? { nil }
                }
                protocol Forwarding: AnyObject {}
                class Proxy: _RuntimeProxy {
                    func give(_ target: AnyObject?) { _setTarget(target, retainTarget: true) }
                    override func responds(to selector: Selector!) -> Bool {
                        super.responds(to: selector) || (_target?.responds(to: selector) ?? false)
                    }
                }
                final class Source: NSObject, UITableViewDataSource {
                    func numberOfSections(in tableView: UITableView) -> Int { 2 }
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
                }
                final class SourceProxy: Proxy, Forwarding, UITableViewDataSource {
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section + 4 }
                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
                    func tell() { print(_target?.numberOfSections?(in: UITableView()) ?? -1) }
                }
                class A: UIViewController {
                    let proxy = SourceProxy()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let table = UITableView(frame: view.bounds)
                        proxy.give(Source())
                        proxy.tell()
                        table.dataSource = proxy
                        print(table.numberOfSections, table.numberOfRows(inSection: 1))
                    }
                }
                """
        ).show("A")
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["2", "2 5"])
    }

    @Test func `what an interface file draws is a plainer class than an unknown superclass's name says`() throws {
        func page(_ life: String) throws -> [String] {
            let code = Source(
                path: "Step.swift",
                text: """
                    import UIKit
                    class Step: SetupPageViewController {
                        @IBOutlet var title1: UILabel!
                        override func viewDidLoad() { super.viewDidLoad(); print(title1.text ?? "", children.count) }
                        \(life)
                    }
                    """)
            let scene = Board.scene(
                1, "Step", subviews: Board.label("one", "First"), connections: #"<outlet property="title1" destination="one" id="o1"/>"#)
            return try Run(sources: [code, Board.storyboard(scene)], setting: Setting(world: .open)).recording.events
                .filter { [.print, .refusal].contains($0.kind) }.compactMap(\.text)
        }
        #expect(try page("") == ["SetupPageViewController, taken for a UIViewController", "First 0"])
        let overridden = """
            override func setViewControllers(
                _ pages: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
                completion: ((Bool) -> Void)? = nil
            ) {}
            """
        #expect(try page(overridden).first == "SetupPageViewController, taken for a UIPageViewController")
    }

    @Test func `where an unknown view is nobody knows, so that a constraint to it takes no part`() {
        let lines = ScriptRun(
            openWorld:
                """
                import UIKit
                class A: Screen {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        center(parent: view, child: content)
                        print("on")
                    }
                    func center(parent: UIView, child: UIView) {
                        parent.addConstraint(
                            NSLayoutConstraint(
                                item: child, attribute: .centerY, relatedBy: .equal, toItem: parent, attribute: .centerY, multiplier: 1, constant: 0))
                    }
                }
                """
        ).show("A")
        #expect(lines.last == "on")
        #expect(lines.contains { $0.contains("a constraint to a view of which it is not known where it is") })
    }

    @Test func `what stands for a view controller is made without an extension's initialiser, in which self is a type first`() throws {
        let run = try Board.run(
            """
            extension UIViewController {
                convenience init(named name: AnyClass? = nil) {
                    print("mine", "\\(name ?? type(of: self))")
                    self.init(nibName: nil, bundle: nil)
                    print(type(of: self))
                }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let other: UIViewController = Elsewhere.controller
                    addChild(other)
                    other.didMove(toParent: self)
                    _ = UIViewController(named: nil)
                }
            }
            """, setting: Setting(world: .open))
        #expect(run.exceptions == [])
        #expect(run.prints == ["mine UIViewController", "UIViewController"])
    }
}
