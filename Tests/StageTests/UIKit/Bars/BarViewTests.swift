import Stage
import Testing
import UIKit

/// The app's own views in bars.
@Suite struct BarViewTests {
    @Test func `views of the app's own in a navigation bar are touched, sized and placed, and go with their item`() throws {
        let seen = try Observation(
            """
            class A: UIViewController {
                let filter = UIButton(type: .system), avatar = UIImageView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
                let heading = UIButton(type: .system), pinned = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    filter.setTitle("Filter", for: .normal)
                    filter.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
                    avatar.isUserInteractionEnabled = true
                    avatar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(picture)))
                    pinned.translatesAutoresizingMaskIntoConstraints = false
                    pinned.widthAnchor.constraint(equalToConstant: 24).isActive = true
                    pinned.heightAnchor.constraint(equalToConstant: 20).isActive = true
                    navigationItem.rightBarButtonItems = [UIBarButtonItem(customView: filter), UIBarButtonItem(customView: pinned)]
                    navigationItem.leftBarButtonItem = UIBarButtonItem(customView: avatar)
                    heading.setTitle("Head", for: .normal)
                    heading.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
                    navigationItem.titleView = heading
                }
                @objc func tap(_ sender: UIButton) { print(sender.currentTitle ?? "") }
                @objc func picture() { print("picture") }
                func report() {
                    let bar = navigationController!.navigationBar
                    print(pinned.bounds.size, avatar.convert(avatar.bounds, to: bar), heading.isDescendant(of: bar))
                    print(heading.convert(heading.bounds, to: bar).midX == bar.bounds.midX)
                }
                func go() { navigationController?.pushViewController(B(), animated: false) }
            }
            class B: UIViewController {
                func report() { print(navigationController!.viewControllers[0].navigationItem.titleView!.window == nil) }
            }
            """, ["tap Filter", "tap avatar", "tap Head", "call A.report", "call A.go", "call B.report"], in: .navigation)
        #expect(seen.printed == ["Filter", "picture", "Head", "(24.0, 20.0) (16.0, 7.0, 30.0, 30.0) true", "true", "true"])
    }

    @Test func `a segmented control in the place of the title is chosen by its segments' titles`() throws {
        let seen = try Observation(
            """
            class A: UIViewController {
                let pages = UISegmentedControl(items: ["One", "Two", "Three"])
                override func viewDidLoad() {
                    super.viewDidLoad()
                    pages.addTarget(self, action: #selector(turn), for: .valueChanged)
                    navigationItem.titleView = pages
                }
                @objc func turn() { print(pages.selectedSegmentIndex) }
            }
            """, ["tap Two", "tap Three", "tap Four"], in: .navigation)
        #expect(seen.printed == ["1", "2"])
        let refusal = seen.recording.events.first { $0.kind == .refusal }?.text
        #expect(refusal == "nothing called 'Four' can be tapped; there is: One, Two, Three")
    }

    @Test func `what a class adds to its tab bar or toolbar stays there and takes touches`() throws {
        let seen = try Observation(
            """
            class Bar: UITabBar {
                let plus = UIButton(type: .custom)
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    plus.setTitle("plus", for: .normal)
                    plus.addTarget(self, action: #selector(add), for: .touchUpInside)
                    addSubview(plus)
                }
                required init?(coder: NSCoder) { super.init(coder: coder) }
                @objc func add() { print("added") }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    plus.frame = CGRect(x: bounds.midX - 30, y: -20, width: 60, height: 60)
                }
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    plus.frame.contains(point) ? plus : super.hitTest(point, with: event)
                }
            }
            class A: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    setValue(Bar(), forKey: "tabBar")
                    let pages = [UIViewController(), UIViewController()]
                    pages[0].title = "a"
                    pages[1].title = "b"
                    viewControllers = pages
                    let tools = UIToolbar(frame: CGRect(x: 0, y: 100, width: 300, height: 44)), note = UILabel(), done = UISwitch()
                    tools.addSubview(note)
                    tools.items = [UIBarButtonItem(customView: done)]
                    done.addAction(UIAction { _ in print("switched") }, for: .valueChanged)
                    done.accessibilityLabel = "switch"
                    view.addSubview(tools)
                    print(note.superview === tools)
                }
                func report() { print(tabBar.subviews.count, selectedIndex) }
            }
            """, ["tap plus", "tap switch", "tap b", "call A.report"])
        #expect(seen.printed == ["true", "added", "switched", "3 1"])
    }

    @Test func `a toolbar knows its height, and a button without anything too`() {
        let lines = ScriptRun(
            """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    let bar = UIToolbar()
                    bar.sizeToFit()
                    print(bar.frame.height, UIToolbar().intrinsicContentSize.height, UIToolbar().sizeThatFits(.zero).height)
                    for type in [UIButton.ButtonType.custom, .system, .close] { print(UIButton(type: type).intrinsicContentSize) }
                }
            }
            """
        ).show("A")
        #expect(lines == ["44.0 44.0 44.0", "(30.0, 34.0)", "(30.0, 30.0)", "(30.0, 30.0)"])
    }
}
