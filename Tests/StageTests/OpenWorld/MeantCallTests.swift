import Projects
import Stage
import Testing

/// Methods of modules that are not here, taken for those of UIKit's that their names say.
@Suite struct MeantCallTests {
    /// Fidelity: simplified, an unknown method that registers a class of cells does so under the class's own name.
    @Test(arguments: [
        ("UICollectionView", "Cell: UICollectionViewCell", "withReuseIdentifier", "registerCell(forClass: Cell.self)"),
        ("UITableView", "Cell: UITableViewCell", "withIdentifier", "registerClass(Cell.self)"),
    ])
    func `a method that says that it registers a class of cells does`(
        list: String, cell: String, label: String, call: String
    ) throws {
        let make = list == "UITableView" ? "" : "collectionViewLayout: UICollectionViewFlowLayout()"
        let (name, unit) = make.isEmpty ? ("tableView", "Row") : ("collectionView", "Item")
        var setting = Setting(world: .open)
        setting.root = "A"
        let text = """
            import UIKit
            import Cells
            class \(cell) {}
            class A: \(list)Controller {
                init() { super.init(\(make.isEmpty ? "style: .plain" : make)) }
                required init?(coder: NSCoder) { nil }
                override func viewDidLoad() { super.viewDidLoad(); \(name).\(call) }
                override func \(name)(_ list: \(list), numberOf\(unit)sInSection section: Int) -> Int { 1 }
                override func \(name)(_ list: \(list), cellFor\(unit)At place: IndexPath) -> \(list)Cell {
                    let cell = list.dequeueReusableCell(\(label): String(describing: Cell.self), for: place)
                    print(type(of: cell))
                    return cell
                }
            }
            """
        let run = try Run(sources: [Source(path: "A.swift", text: text)], setting: setting)
        #expect(run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["Cell"])
        #expect(run.recording.events.contains { $0.name == "placeholder" && $0.text?.contains("taken for register(_:for") == true })
    }

    /// Fidelity: simplified, an unknown initialiser does what its labels say: it calls the known one that takes the most of them, and sets the
    /// properties that the others name.
    @Test func `an initialiser does what its labels say`() throws {
        var setting = Setting(world: .open)
        setting.root = "A"
        let text = """
            import UIKit
            import Makers
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()], axis: .vertical, spacing: 20)
                    print(stack.arrangedSubviews.count, stack.axis == .vertical, stack.spacing)
                    let label = UILabel(text: "hello", textColor: .red)
                    print(label.text ?? "none", label.textColor == .red)
                    let button = UIButton(type: .close, imageName: "cross")
                    print(button.buttonType == .close)
                    print(UILabel(theme: 1).text == nil)
                }
            }
            """
        let run = try Run(sources: [Source(path: "A.swift", text: text)], setting: setting)
        #expect(run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["2 true 20.0", "hello true", "true", "true"])
        let placeholders = run.recording.events.filter { $0.name == "placeholder" }.compactMap(\.text)
        #expect(placeholders.contains("UIStackView.init(arrangedSubviews:axis:spacing:)"))
    }

    @Test func `a view's own code adds views by a method that nothing declares`() throws {
        var setting = Setting(world: .open)
        setting.root = "A"
        let text = """
            import UIKit
            import Layouts
            class Header: UIView {
                let title = UILabel()
                let line = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubviews([title])
                    addViews(line)
                    track("made")
                    print(title.superview === self, line.superview === self)
                }
                required init?(coder: NSCoder) { nil }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(Header())
                }
            }
            """
        let run = try Run(sources: [Source(path: "A.swift", text: text)], setting: setting)
        #expect(run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["true true"])
        let placeholders = run.recording.events.filter { $0.name == "placeholder" }.compactMap(\.text)
        #expect(placeholders.contains("UIView.addSubviews(_:), taken for addSubview(_:)"))
        #expect(placeholders.contains("track(_:)"))
    }

    @Test func `an unknown view that is given a subview lives as long as the object whose code gives it`() throws {
        var setting = Setting(world: .open, container: .navigation, steps: [try Step("call Root.push"), try Step("call Root.pop")])
        setting.root = "Root"
        let text = """
            import UIKit
            import Layouts
            class Panel: UIView { deinit { print("panel dies") } }
            class A: UIViewController {
                let panel = Panel()
                let other = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    Chrome.shared.page(for: self).content.addSubview(panel)
                    Chrome.shared.page(for: self).content.addSubview(other)
                }
                override func viewDidAppear(_ animated: Bool) { print(panel.superview != nil, other.superview != nil) }
                deinit { print("A dies") }
            }
            class Root: UIViewController {
                func push() { navigationController?.pushViewController(A(), animated: false) }
                func pop() { navigationController?.popViewController(animated: false) }
            }
            """
        let run = try Run(sources: [Source(path: "A.swift", text: text)], setting: setting)
        #expect(run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["true true", "A dies", "panel dies"])
    }

    @Test(arguments: [("embed(in: list)", true), ("addToSuperview(list)", true), ("attach(to: list)", true), ("align(to: list)", false)])
    func `a method that says that it puts a view into another does`(call: String, isAdded: Bool) throws {
        var setting = Setting(world: .open)
        setting.root = "A"
        let text = """
            import UIKit
            import Layouts
            class A: UIViewController {
                let page = UIViewController()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let list = UIScrollView()
                    view.addSubview(list)
                    addChild(page)
                    page.view.\(call)
                    print(page.view.superview === list)
                }
            }
            """
        let run = try Run(sources: [Source(path: "A.swift", text: text)], setting: setting)
        #expect(run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["\(isAdded)"])
    }

    /// Fidelity: simplified, a constraint to a view that something unknown has had takes no part in layout, as nobody knows where that has put it.
    @Test(arguments: [
        ("view.stack(icon.withHeight(44))", true), ("Stacks.put(icon, in: view)", true), ("_ = Stack(icon)", true), ("icon.tint()", true),
        ("_ = icon.isHidden", false), ("Banner.show(in: view)", false),
        ("let page = UIViewController(); page.view.addSubview(icon); Pages.show(page)", true), ("Pages.show(self)", false),
    ])
    func `a view that something unknown has had may be anywhere`(call: String, isUnknown: Bool) throws {
        var setting = Setting(world: .open)
        setting.root = "A"
        let text = """
            import UIKit
            import Stacks
            class A: UIViewController {
                let icon = UIImageView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(call)
                    icon.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    view.addConstraint(icon.leftAnchor.constraint(equalTo: view.leftAnchor))
                }
                override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("there") }
            }
            """
        let events = try Run(sources: [Source(path: "A.swift", text: text)], setting: setting).recording.events
        #expect(events.contains { $0.kind == .print && $0.text == "there" } == isUnknown)
        #expect(events.contains { $0.kind == .exception } == !isUnknown)
        let refusals = events.filter { $0.text?.hasPrefix("a constraint to a view of which it is not known") == true }
        #expect(refusals.count == (isUnknown ? 2 : 0))
    }
}
