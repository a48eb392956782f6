import Testing

@testable import TypeChecker

@Suite struct `What only Apple's systems give` {
    @Test func `is no mistake: attributes, selectors, key paths, conditions, frameworks`() throws {
        let text = """
            import CoreGraphics
            import QuartzCore
            import SafariServices
            import UIKit
            import WebKit
            import class Foundation.NSObject

            @UIApplicationMain
            final class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

            @objcMembers
            @IBDesignable
            final class A: UIViewController {
                @IBInspectable var radius: CGFloat = 4
                @IBOutlet weak var label: UILabel!
                @IBOutlet private var buttons: [UIButton]!
                @objc dynamic var progress = 0.5
                private lazy var button: UIButton = {
                    let button = UIButton()
                    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                    return button
                }()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let tap = UITapGestureRecognizer(target: self, action: #selector(A.tapped(_:event:)))
                    view.addGestureRecognizer(tap)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(changed(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                    DispatchQueue.main.async {
                        self.button.addTarget(self, action: #selector(self.changed(_:)), for: .touchDown)
                        let other = UIBarButtonItem(title: "", style: .plain, target: self, action: #selector(closed))
                        self.navigationItem.rightBarButtonItem = other
                    }
                    let animation = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
                    animation.fromValue = 0
                    animation.toValue = 1
                    view.layer.add(animation, forKey: #keyPath(progress))
                    let getter = #selector(getter: UIView.isHidden)
                    print(getter, #selector(setter: A.progress), label.text ?? "")
                    #if os(iOS) && targetEnvironment(simulator)
                    view.tintColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
                    #else
                    this is never read
                    #endif
                }

                @objc private func closed() {}
                @IBAction func tapped(_ sender: Any, event: UIEvent) {}
                @objc(hasChanged:) func changed(_ note: Notification) {}
            }

            extension A { @objc func tapped() {} }

            #Preview("A") {
                A()
            }
            """
        // `tapped` is two methods: that is the learner's own ambiguity, on Apple's systems too.
        let plain = text.replacing("#selector(tapped)", with: "#selector(tapped as () -> Void)")
        #expect(try Checker.messages(plain).map(\.description) == [])
    }

    @Test func `is no mistake: protocols with requirements that may be left out`() throws {
        let text = """
            import UIKit

            @objc protocol PanelDelegate {
                @objc optional func panelDidOpen(_ panel: A, animated: Bool)
                @objc optional var panelTitle: String { get }
                func panelDidClose(_ panel: A)
            }

            final class A: UIViewController, UIScrollViewDelegate {
                weak var delegate: PanelDelegate?
                let scroll = UIScrollView()

                func open() {
                    delegate?.panelDidOpen?(self, animated: true)
                    title = delegate?.panelTitle
                    scroll.delegate?.scrollViewDidScroll?(scroll)
                    if let zoomed = scroll.delegate?.viewForZooming?(in: scroll) { print(zoomed) }
                }
            }

            final class B: PanelDelegate { func panelDidClose(_ panel: A) {} }
            """
        #expect(try Checker.messages(text).map(\.description) == [])
        let incomplete = text.replacing("func panelDidClose(_ panel: A) {} }", with: "}")
        #expect(
            try Checker.messages(incomplete).map(\.text).first?.hasPrefix("type 'B' does not conform to protocol 'PanelDelegate'") == true)
    }

    @Test func `is no mistake: everything of a class of UIKit's can be overridden`() throws {
        let text = """
            import UIKit

            class Base: UIViewController {
                override var title: String? { didSet { print(title ?? "") } }
                override var nibName: String? { nil }
                override var description: String { "base" }
                override var preferredContentSize: CGSize { get { .zero } set {} }
            }

            extension Base { override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) } }

            final class Box: UIView {
                override class var requiresConstraintBasedLayout: Bool { true }
                override var frame: CGRect { didSet { setNeedsLayout() } }
                override var bounds: CGRect { didSet {} }
                override var center: CGPoint { didSet {} }
                override var isHidden: Bool { didSet {} }
                override var alpha: CGFloat { didSet {} }
                override var backgroundColor: UIColor? { didSet {} }
                override var tintColor: UIColor! { didSet {} }
                override func sizeThatFits(_ size: CGSize) -> CGSize { size }
            }

            final class Knob: UIControl { override func sendActions(for controlEvents: UIControl.Event) {} }
            """
        #expect(try Checker.messages(text).map(\.description) == [])
    }

    @Test func `is no mistake: handlers that say the type of what has changed its traits`() throws {
        let text = """
            import UIKit

            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in self.paint(previous) }
                    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: A, previous) in controller.paint(previous) }
                    registerForTraitChanges([UITraitUserInterfaceStyle.self], handler: { [weak self] (_: Self, _: UITraitCollection) in self?.reset() })
                    registerForTraitChanges([UITraitHorizontalSizeClass.self], action: #selector(reset))
                }
                func paint(_ previous: UITraitCollection) {}
                @objc func reset() {}
            }
            """
        #expect(try Checker.messages(text).map(\.description) == [])
    }

    @Test func `is no mistake: what public files use of UIKit's classes`() throws {
        let text = """
            import UIKit
            import UIKit.UIGestureRecognizerSubclass

            class Navigation: UINavigationController {}
            final class Pan: UIPanGestureRecognizer {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
            }
            final class Grid: UICollectionView {
                override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
                    super.init(frame: frame, collectionViewLayout: layout)
                }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            final class GridController: UICollectionViewController {}

            final class A: UITableViewController {
                private var count = 0
                package var name = "A"
                private var tint = UIColor()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addGestureRecognizer(Pan())
                    view.addGestureRecognizer(Pan(target: self, action: #selector(panned)))
                    view.contentMode = .bottomRight
                    title = String(localized: "title", comment: "A screen's") + String(localized: "rows \\(count)")
                    tint = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
                    tableView.performBatchUpdates({ count += 1 }, completion: { _ in })
                    tableView.performBatchUpdates { count += 1 }
                    tableView.performBatchUpdates(nil)
                    UIView.performWithoutAnimation { count += 1 }
                    UIView.perform(.delete, on: [view], options: [], animations: nil) { _ in }
                    let control = UISegmentedControl(frame: .zero, actions: [UIAction(title: "a") { _ in }])
                    let looks = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red]
                    navigationItem.title = NSAttributedString(string: "\\(control)", attributes: looks).string
                    UIImage().draw(at: .zero, blendMode: .normal, alpha: 1)
                    present(Navigation(), animated: true)
                    present(Navigation(rootViewController: GridController()), animated: true)
                }
                @objc func panned() {}
            }
            """
        #expect(try Checker.messages(text).map(\.description) == [])
    }

    @Test func `keeps every line where it was, and tells columns as they were`() {
        let source = "import Foundation\n@objc protocol P { func f() }\nclass C { @objc\nfunc g() {} }\n"
        let copy = PortableCopy(of: source)
        let text = String(decoding: copy.text, as: UTF8.self)
        #expect(text == "import UIKit     \n      protocol P: AnyObject { func f() }\nclass C {      \nfunc g() {} }\n")
        #expect(copy.lineCount == 5)
        let column = "@objc protocol P".count + 1
        #expect(copy.originalColumn(column, inLine: 2) == column)
        #expect(copy.originalColumn(column + ": AnyObject { ".count, inLine: 2) == column + " { ".count)
        #expect(copy.originalColumn(7, inLine: 3) == 7)
    }
}
