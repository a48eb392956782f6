import Interpreter
import Stage
import Testing

@Suite struct `An initialiser` {
    /// The callbacks of the scene's own objects whose names are given, as `Class.name`.
    private func callbacks(_ run: Run, named names: Set<String>) -> [String] {
        run.recording.events.filter { $0.kind == .callback && names.contains($0.name) }.compactMap { event in
            event.object.map { "\(run.recording.typeName(of: $0)).\(event.name)" }
        }.filter { !$0.hasPrefix("UI") }
    }

    @Test func `of a controller in code is told with the designated one that it calls, as in launch-code-vc-min-5`() throws {
        let run = try Scenes.run(Scenes.two, ["call A.push"], in: .navigation)
        let lifecycle: Set = [
            "init()", "init(nibName:bundle:)", "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewWillLayoutSubviews()",
            "viewDidLayoutSubviews()", "viewDidAppear(_:)",
        ]
        #expect(
            callbacks(run, named: lifecycle).filter { $0.hasPrefix("B.") } == [
                "B.init()", "B.init(nibName:bundle:)", "B.loadView()", "B.viewDidLoad()", "B.viewWillAppear(_:)",
                "B.viewWillLayoutSubviews()", "B.viewDidLayoutSubviews()", "B.viewDidAppear(_:)",
            ])
        let events = run.recording.events.filter { $0.name.hasPrefix("init(") && $0.object.map(run.recording.typeName) == "B" }
        #expect(events.map { $0.caller?.line } == [4, nil])
        #expect(events.map(\.depth) == [0, 1])
        #expect(events.map(\.location?.line) == [nil, nil])
    }

    @Test func `of a view in code comes before layout and drawing, as in view-layout-draw-min`() throws {
        let run = try Scenes.run(
            """
            import UIKit

            final class Badge: UIView {
                override func layoutSubviews() { super.layoutSubviews() }
                override func draw(_ rect: CGRect) {}
            }

            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let badge = Badge()
                    badge.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
                    view.addSubview(badge)
                }
            }
            """)
        #expect(
            callbacks(run, named: ["init()", "init(frame:)", "layoutSubviews()", "draw(_:)"]).filter { $0.hasPrefix("Badge.") } == [
                "Badge.init()", "Badge.init(frame:)", "Badge.layoutSubviews()", "Badge.draw(_:)",
            ])
    }

    @Test func `is told once with its own line, self.init within it, super.init not at all`() throws {
        let run = try Scenes.run(
            """
            import UIKit

            class Base: UIViewController {
                let name: String
                init(name: String) {
                    self.name = name
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                convenience init() { self.init(name: "base") }
            }

            final class Page: Base {
                override init(name: String) {
                    super.init(name: name + "!")
                }
                required init?(coder: NSCoder) { fatalError() }
            }

            final class Main: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    _ = Page()
                }
            }
            """, root: "Main")
        let events = run.recording.events.filter { event in
            event.kind == .callback && event.name.hasPrefix("init(") && event.object.map(run.recording.typeName) == "Page"
        }
        #expect(events.map(\.name) == ["init()", "init(name:)"])
        #expect(events.map(\.location?.line) == [10, 14])
        #expect(events.map { $0.caller?.line } == [23, 10])
        #expect(events.map(\.depth) == [1, 2])
    }

    @Test func `that is inherited without parameters comes before one whose parameters all have defaults`() throws {
        let run = try Scenes.run(
            """
            import UIKit

            final class Bar: UIView {
                override init(frame: CGRect) { super.init(frame: frame) }
                required init?(coder: NSCoder) { nil }
                convenience init(left: [Int]? = nil, right: [Int]? = nil) {
                    self.init()
                    print("parts", left?.count ?? 0)
                }
            }

            final class Title: UIView {
                init(title: String = "untitled") {
                    super.init(frame: .zero)
                    print(title)
                }
                required init?(coder: NSCoder) { nil }
            }

            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    _ = Bar()
                    _ = Bar(left: [1])
                    _ = Title()
                }
            }
            """)
        #expect(run.recording.events.filter { $0.kind == .print }.map(\.text) == ["parts 1", "untitled"])
    }

    @Test func `that a protocol of another module must give calls the type's own, with what stands for its arguments`() throws {
        let run = try Scenes.run(
            """
            import UIKit
            import Sheets

            struct Theme: StyleSheet, LayoutSheet {
                let title: String
                var size: (CGFloat, CGFloat)
                let count: Int
                init(_ family: LayoutFamily, count: Int) { self.init(family, title: "own", count: count) }
                init(_ family: LayoutFamily) { title = "least"; size = (72 * scale, 4); count = 3 }
                init(_ family: LayoutFamily, title: String, count: Int) { self.title = title; size = (1, 1); self.count = count }
            }
            protocol Named: StyleSheet { var name: String { get } }
            final class Style: Named {
                let name: String
                let side: Int
                init(side: Int, name: String = "named") { (self.side, self.name) = (side, name) }
            }
            struct Plain { var one: Int; var two = 2 }

            final class Page: UIViewController {
                private lazy var theme = Theme()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(theme.title, theme.count, theme.size.1, Plain(one: 1).two)
                    let style = Style()
                    print(style.name, style.side, Style(side: 5).side)
                }
            }
            """, world: .open)
        let said = run.recording.events.filter { [.print, .exception].contains($0.kind) }.compactMap(\.text)
        #expect(said == ["least 3 4.0 2", "named 0 5"])
        let told = run.recording.events.filter { $0.name == "placeholder" }.compactMap(\.text)
        #expect(told.contains("Theme.init(), which calls init(_:)"))
    }

    @Test func `of another module's class the public ones are called for what stands for an object, and others where those end`() {
        let lines = ScriptRun(
            openWorld:
                """
                import UIKit
                class A: UIViewController {
                    override func viewDidLoad() {
                        let store: Store = Unknown.shared.store
                        let engine: Engine = Unknown.shared.engine
                        print(store.name, engine.name)
                    }
                }
                public class Store {
                    let name: String
                    init() { name = "invalid" }
                    public init(state: Int) { name = "valid \\(state)" }
                }
                public class Engine {
                    let name: String
                    init() { name = "own" }
                    public init(state: Int) { fatalError("no state") }
                }
                """
        ).show("A")
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["valid 0 own"])
    }

    /// Fidelity: reported (`UIButton(type:)` of a subclass calls `init(frame:)` of it, which subclasses override to set themselves up; so does
    /// `UIStackView(arrangedSubviews:)`).
    @Test func `of UIKit's that is a convenience calls the class's override of the designated one, and comes before one that takes more`() {
        let lines = ScriptRun(
            openWorld:
                """
                import UIKit
                class Base: UIButton {
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        print("base")
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                class Button: Base {
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        print("frame")
                    }
                    convenience init(type: UIButton.ButtonType? = .system, text: String? = "") {
                        self.init(type: .system)
                        setTitle(text, for: .normal)
                        print("convenience")
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                class Column: UIStackView {
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        axis = .vertical
                    }
                    required init(coder: NSCoder) { fatalError() }
                }
                class A: UIViewController {
                    override func viewDidLoad() {
                        let plain = Button(type: .custom)
                        print(plain.buttonType == .custom)
                        let given: UIButton.ButtonType? = nil
                        let own = Button(type: given)
                        print(own.buttonType == .system)
                        let named = Button(text: "Go")
                        print(named.title(for: .normal) ?? "", named.buttonType == .system)
                        let column = Column(arrangedSubviews: [plain, own])
                        print(column.axis == .vertical, column.arrangedSubviews.count)
                    }
                }
                """
        ).show("A")
        let made = ["base", "frame"]
        let first = made + ["true"]
        let second = made + ["convenience", "true"]
        let third = made + ["convenience", "Go true"]
        #expect(lines == first + second + third + ["true 2"])
    }

    /// UIKit's `init()` of a collection calls the designated initialiser, without a layout: a class's own has one.
    @Test func `of a collection without a layout calls the class's override of the designated one, which has one`() {
        let lines = ScriptRun(
            openWorld:
                """
                import UIKit
                class Strip: UICollectionView {
                    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
                        let own = UICollectionViewFlowLayout()
                        super.init(frame: frame, collectionViewLayout: own)
                        print(frame == .zero, collectionViewLayout === own)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                class A: UIViewController {
                    let strip = Strip()
                    override func viewDidLoad() { print(strip.backgroundColor == .systemBackground) }
                }
                """
        ).show("A")
        #expect(lines == ["true true", "true"])
    }

    /// `init(frame:)` of a table, a collection and a text view is a convenience initialiser, which calls the designated one on `self`.
    @Test func `by a frame alone calls the class's override of the one that takes more`() {
        let lines = ScriptRun(
            openWorld:
                """
                import UIKit
                class Rows: UITableView {
                    override init(frame: CGRect, style: UITableView.Style) {
                        super.init(frame: frame, style: .grouped)
                        print("rows", frame.width, style == .plain)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                class Strip: UICollectionView {
                    let edge: Int
                    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
                        edge = 4
                        super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                class Notes: UITextView {
                    override init(frame: CGRect, textContainer: NSTextContainer?) {
                        super.init(frame: frame, textContainer: textContainer)
                        print("notes", frame.width)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                class A: UIViewController {
                    override func viewDidLoad() {
                        let frame = CGRect(x: 0, y: 0, width: 120, height: 40)
                        let rows = Rows(frame: frame)
                        print(rows.style == .grouped, rows.bounds.width)
                        print(Strip(frame: frame).edge, Notes(frame: frame).bounds.height)
                    }
                }
                """
        ).show("A")
        #expect(lines == ["rows 120.0 true", "true 120.0", "notes 120.0", "4 40.0"])
    }

    /// What a class inherits takes part in the choice among overloads: Swift takes the one whose parameters are of the arguments' types.
    @Test func `of UIKit's that is inherited is called for its own types, beside one of the class's own with the same labels`() {
        let lines = ScriptRun(
            openWorld:
                """
                import UIKit
                final class Named: UILabel {
                    convenience init(frame: Int) { self.init(frame: CGRect(x: 0, y: 0, width: frame, height: 1)) }
                }
                class Styled: UIView {
                    let tone: Int
                    init(frame: CGRect, tone: Int) { self.tone = tone; super.init(frame: frame) }
                    override init(frame: CGRect) { tone = 7; super.init(frame: frame) }
                    convenience init(frame: String) { self.init(frame: .zero, tone: frame.count) }
                    required init?(coder: NSCoder) { nil }
                }
                class A: UIViewController {
                    override func viewDidLoad() {
                        let any: Any = CGRect(x: 0, y: 0, width: 9, height: 9)
                        print(Named(frame: 3).frame.width, Named(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).frame.width)
                        print(Named(frame: any as! CGRect).frame.width)
                        print(Styled(frame: "abc").tone, Styled(frame: .zero).tone, Styled(frame: .zero, tone: 4).tone)
                    }
                }
                """
        ).show("A")
        #expect(lines == ["3.0 5.0", "9.0", "3 7 4"])
    }

    @Test func `without parameters that nobody may call hides the one that would be inherited`() throws {
        let run = try Scenes.run(
            """
            import UIKit

            final class Picker: UIView {
                init(name: String = "own") { super.init(frame: .zero) }
                @available(*, unavailable) override init(frame: CGRect) { fatalError("frame") }
                @available(*, unavailable) required init?(coder: NSCoder) { fatalError("coder") }
                @available(*, unavailable) init() { fatalError("none") }
            }

            final class Page: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); view.addSubview(Picker()) }
            }
            """)
        let names: Set = ["init()", "init(name:)", "init(frame:)"]
        #expect(callbacks(run, named: names).filter { $0.hasPrefix("Picker.") } == ["Picker.init(name:)"])
    }

    @Test func `a page controller's own designated initialiser is called where it is made without arguments`() {
        let run = ScriptRun(
            openWorld:
                """
                import UIKit
                class Pages: UIPageViewController {
                    private let log: [String]
                    override init(
                        transitionStyle style: UIPageViewController.TransitionStyle,
                        navigationOrientation: UIPageViewController.NavigationOrientation, options: [UIPageViewController.OptionsKey: Any]? = nil
                    ) {
                        log = [style == .pageCurl ? "curl" : "scroll"]
                        super.init(transitionStyle: .scroll, navigationOrientation: .vertical, options: nil)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                    func told() -> String { "\\(log) \\(transitionStyle == .scroll) \\(navigationOrientation == .vertical)" }
                }
                class A: UIViewController {
                    override func viewDidLoad() { print(Pages().told(), UIPageViewController().transitionStyle == .pageCurl) }
                }
                """)
        #expect(run.show("A") == [#"["curl"] true true true"#])
    }
}
