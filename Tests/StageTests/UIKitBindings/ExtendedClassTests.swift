import Projects
import Stage
import Testing
import UIKit

/// What the program gives to UIKit's classes and protocols in extensions.
@Suite struct `Extensions of UIKit's classes` {
    /// What is heard while a controller of class `A` with these members is shown.
    private func heard(_ members: String, _ more: String = "") -> [String] {
        ScriptRun(openWorld: "import UIKit\nclass A: UIViewController {\n\(members)\n}\n\(more)").show("A")
    }

    @Test func `self in a static member is the class that it is asked of`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                print(UILabel.plainName, UITableViewCell.nextName, A.plainName, B.nextName)
                print(UILabel.label(), A.label())
            }
            """,
            """
            extension UIResponder {
                static var plainName: String { String(describing: self) }
                static var nextName: String { "next to \\(plainName)" }
                static func label() -> String { "\\(self) \\(Self.self)" }
            }
            class B: UIView {}
            """)
        #expect(lines == ["UILabel next to UITableViewCell A next to B", "UILabel UILabel A A"])
    }

    /// Fidelity: reported that Swift lets an extension's initialiser of an imported struct of C's do so.
    @Test func `an extension's initialiser may set the parts of Core Graphics' structs`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                print(CGRect(width: 3, height: 4), CGRect(side: 5), CGRect(whole: 6).width, CGRect(handed: 7).width, CGPoint(both: 9).y)
            }
            """,
            """
            extension CGRect {
                init(width: CGFloat, height: CGFloat) {
                    self.origin = CGPoint.zero
                    self.size = CGSize(width: width, height: height)
                }
                init(side: CGFloat) {
                    origin = CGPoint(x: 1, y: 2)
                    size = CGSize(width: side, height: side)
                }
                init(whole: CGFloat) { self = CGRect(x: 0, y: 0, width: whole, height: whole) }
                init(handed: CGFloat) { self.init(x: 0, y: 0, width: handed, height: handed) }
            }
            extension CGPoint { init(both: CGFloat) { x = both; y = both } }
            """)
        #expect(lines == ["(0.0, 0.0, 3.0, 4.0) (1.0, 2.0, 5.0, 5.0) 6.0 7.0 9.0"])
    }

    /// Whatever the unknown is: a function that hands it on by its own name would never end.
    @Test func `an extension's function hands what nobody knows on to UIKit's of its name`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let list = UITableView()
                list.register(Row.self, forCellReuseIdentifier: "row")
                print("registered")
            }
            """,
            """
            final class Row: UITableViewCell, Loadable {}
            protocol Nibbed: AnyObject { static var nib: UINib { get } }
            extension UITableView {
                func register<T: Nibbed>(_ type: T.Type, forCellReuseIdentifier identifier: String) where T: UITableViewCell {
                    register(type.nib, forCellReuseIdentifier: identifier)
                }
            }
            """)
        #expect(lines.last == "registered")
    }

    @Test func `an override in an extension has a super: what the class inherits`() throws {
        let code = """
            extension UIViewController {
                open override func awakeAfter(using coder: NSCoder) -> Any? {
                    print("after")
                    return super.awakeAfter(using: coder)
                }
                open override var canBecomeFirstResponder: Bool {
                    print("first", super.canBecomeFirstResponder)
                    return true
                }
                open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    print("touched")
                    super.touchesBegan(touches, with: event)
                }
            }
            class A: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    print(becomeFirstResponder())
                    touchesBegan([], with: nil)
                }
            }
            """
        #expect(try Board.printed(code, "") == ["after", "first false", "true", "touched"])
    }

    /// Objective-C knows one method of a name in a class: an extension's takes the place of the class's own, for UIKit's objects too.
    ///
    /// Fidelity: reported (Objective-C's categories; developers' answers on the swipe back and on bars' heights).
    @Test func `an override in an extension is UIKit's own objects' too`() throws {
        let code = """
            extension UINavigationController: UIGestureRecognizerDelegate {
                open override func viewDidLoad() {
                    super.viewDidLoad()
                    print("navigation", type(of: self), interactivePopGestureRecognizer?.delegate === self)
                    interactivePopGestureRecognizer?.delegate = self
                    print(interactivePopGestureRecognizer?.delegate === self)
                }
                open override var childForStatusBarHidden: UIViewController? {
                    print("asked", super.childForStatusBarHidden === topViewController)
                    return topViewController
                }
            }
            class B: UINavigationController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print("B")
                }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print("A", view.isUserInteractionEnabled)
                    _ = B().view
                    setNeedsStatusBarAppearanceUpdate()
                }
            }
            """
        var setting = Setting()
        setting.root = "A"
        setting.container = .navigation
        let run = try Run(sources: [Source(path: "A.swift", text: "import UIKit\n" + code)], setting: setting)
        let printed = run.recording.events.filter { $0.kind == .print || $0.kind == .exception }.compactMap(\.text)
        #expect(printed.contains("asked true"))
        #expect(
            printed.filter { $0 != "asked true" } == [
                "navigation UINavigationController false", "true", "A true", "navigation B false", "true", "B",
            ])
    }

    @Test func `what a protocol of UIKit's is given, all its classes have`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                print(A.className, UILabel.className, B.className, Self.className)
                print(named, self.named, B().named, UILabel().named)
                print(UISwitch().isControl, A.ownName)
            }
            """,
            """
            extension NSObjectProtocol {
                static var className: String { String(describing: self) }
                static var ownName: String { "\\(Self.self)" }
                var named: String { "a \\(type(of: self).className)" }
            }
            extension NSObjectProtocol where Self: UIControl {
                var isControl: Bool { true }
            }
            class B: NSObject {}
            """)
        #expect(lines == ["A UILabel B A", "a A a A a B a UILabel", "true A"])
    }

    // Seen before: endless recursion, and `init(red:green:blue:alpha:)` refused.
    /// Fidelity: simplified, an instance of such a class is one of UIKit's own class, so that casts to it and `type(of:)` do not tell them apart.
    @Test func `a class that adds only members to a value of UIKit's gives them to that`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let ink = Brand(red: 255, green: 0, blue: 0)
                print(ink.isInk, Brand(hex: "0") == nil, Brand.mixed(.ink, .paper) == .red, Brand.paper == .white)
                view.backgroundColor = Brand.dynamic(light: ink, dark: Brand(tone: 0))
                print(view.backgroundColor is Brand, view.backgroundColor?.resolvedColor(with: traitCollection) == UIColor.red)
                print(Theme.Face.head.pointSize, Theme.Face.body.pointSize)
            }
            """,
            """
            final class Brand: UIColor, @unchecked Sendable {
                static let ink = Brand(tone: 1)
                class var paper: Brand { Brand(white: 1, alpha: 1) }
                class func mixed(_ a: Brand, _ b: Brand) -> Brand { a }
                var isInk: Bool { self == Brand.ink }
                convenience init(tone: Int) { self.init(red: CGFloat(tone), green: 0, blue: 0, alpha: 1) }
                convenience init?(hex: String) {
                    guard hex.count == 6 else { return nil }
                    self.init(tone: 1)
                }
            }
            enum Theme {
                class Face: UIFont {
                    static let head = Face.systemFont(ofSize: 20)
                    static var body: UIFont { .systemFont(ofSize: 12) }
                }
            }
            extension Brand {
                convenience init(red: Int, green: Int, blue: Int, alpha: UInt8 = 255) {
                    self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: CGFloat(alpha) / 255)
                }
                static func dynamic(light: Brand, dark: Brand) -> Brand { Brand { $0.userInterfaceStyle == .light ? light : dark } }
            }
            """)
        #expect(lines == ["true true true true", "true true", "20.0 12.0"])
    }

    // Seen before: a plain view for every class, `'init(shade:corner:)' of UIView` refused for the program's own, and `Card.init` made by nothing.
    @Test func `An extension's initialisers make what they are called on, classes below it and the program's own too`() throws {
        let run = try Scenes.run(
            """
            import UIKit
            extension UIView {
                convenience init(shade: UIColor, corner: CGFloat = 0) {
                    self.init(frame: .zero)
                    backgroundColor = shade
                    layer.cornerRadius = corner
                }
                convenience init?(positive number: Int) {
                    guard number > 0 else { return nil }
                    self.init(shade: .red)
                    tag = number
                }
            }
            extension UIViewController {
                convenience init(heading: String) {
                    self.init(nibName: nil, bundle: nil)
                    title = heading
                }
            }
            class Card: UIView {
                let name = "card"
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    print("designated", name)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            final class Deck: Card {
                convenience init(count: Int) {
                    self.init(shade: .blue, corner: 3)
                    tag = count
                }
                deinit { print("gone") }
            }
            class Plain: UIView { let kept = "kept" }
            final class Detail: UIViewController { let list = [1, 2] }
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let label = UILabel(shade: .green)
                    label.text = "x"
                    print(type(of: label), label.text!, label.backgroundColor == .green)
                    let card = Card(shade: .red)
                    print(type(of: card), card.name, card.layer.cornerRadius)
                    do {
                        let deck = Deck(count: 4)
                        print(type(of: deck), deck.tag, deck.layer.cornerRadius)
                    }
                    print(Plain(positive: -1) == nil, Plain(positive: 2)?.tag as Any, type(of: UIButton(positive: 3)!))
                    print(Detail(heading: "H").title!, Detail(heading: "H").list, type(of: UITableViewController(heading: "T")))
                    print(["Z"].map(Detail.init(heading:))[0].title!)
                    let make: (CGRect) -> Plain = Plain.init
                    print(make(CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width, [CGRect.zero].map(Plain.init(frame:))[0].kept)
                }
            }
            """, root: "A")
        #expect(
            run.recording.events.filter { $0.kind == .print }.map { $0.text ?? "" } == [
                "UILabel x true", "designated card", "Card card 0.0", "designated card", "Deck 4 3.0", "gone", "true Optional(2) UIButton",
                "H [1, 2] UITableViewController", "Z", "3.0 kept",
            ])
        #expect(!run.recording.events.contains { $0.kind == .refusal })
    }

    // Seen before: a placeholder for every name of the class's where the extension does not write `self`.
    @Test func `A protocol of a class, by where or by a colon, knows that class's members in its extensions`() throws {
        let run = try Scenes.run(
            """
            import UIKit
            protocol Framed where Self: UIView {}
            extension Framed {
                func frameIt() {
                    backgroundColor = .black
                    layer.borderWidth = 2
                    addSubview(UIView())
                }
            }
            protocol Titled: UIViewController {}
            extension Titled { func name() { title = "name" } }
            protocol Tagged where Self: UIViewController { var number: Int { get } }
            extension Tagged {
                func tagAll() {
                    view.tag = number
                    for child in children { child.view.tag = number }
                    print(navigationItem.title ?? "-", view.tag)
                }
            }
            final class Card: UIView, Framed {}
            final class A: UIViewController, Titled, Tagged {
                let number = 4
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let card = Card()
                    card.frameIt()
                    print(card.backgroundColor == .black, card.layer.borderWidth, card.subviews.count)
                    name()
                    tagAll()
                    let any: any Framed = card
                    any.frameIt()
                    print(any.subviews.count)
                }
            }
            """, root: "A")
        #expect(run.recording.events.filter { $0.kind == .print }.map { $0.text ?? "" } == ["true 2.0 1", "name 4", "2"])
        #expect(!run.recording.events.contains { $0.name == "placeholder" })
    }

    @Test func `A class's own member comes before what is given to a class above it`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let height = view.heightAnchor.constraint(equalToConstant: 4)
                height.identifier = "height"
                print(height.identifier ?? "none", view.identifier, self.identifier)
                let label = UILabel()
                label.text = "own"
                let own = Height(item: label, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 2)
                own.label = "mine"
                print(own.label ?? "none", own.identifier ?? "none")
                print(label.text ?? "none", view.text, UIScrollView().isScrollEnabled, view.isScrollEnabled)
            }
            """,
            """
            extension NSObject {
                var identifier: String { String(describing: type(of: self)) }
                var text: Int { 3 }
            }
            extension UIView { var isScrollEnabled: String { "no" } }
            class Height: NSLayoutConstraint {
                var label: String? {
                    get { identifier }
                    set { self.identifier = newValue }
                }
            }
            """)
        #expect(lines == ["height UIView A", "mine mine", "own 3 true no"])
    }
}
