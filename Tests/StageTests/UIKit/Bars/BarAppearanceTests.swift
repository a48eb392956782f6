import Stage
import Testing
import UIKit
import UIKitBindings

/// How bars look, as real controllers say it.
@Suite struct `The appearance of bars` {
    private func heard(_ members: String, _ more: String = "") -> [String] {
        ScriptRun("import UIKit\nclass A: UIViewController {\noverride func viewDidLoad() {\n\(members)\n}\n\(more)\n}").show("A")
    }

    @Test func `is kept for each bar and item, and a copy is its own`() {
        let lines = heard(
            """
            let bar = UINavigationBar()
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            print(look.backgroundColor == .systemBackground, look.backgroundEffect == nil)
            look.backgroundColor = .red
            look.shadowColor = nil
            look.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
            let other = UINavigationBarAppearance(barAppearance: look)
            other.configureWithTransparentBackground()
            bar.standardAppearance = look
            bar.scrollEdgeAppearance = other
            navigationItem.compactAppearance = look
            print(bar.standardAppearance === look, bar.scrollEdgeAppearance!.backgroundColor == nil, look.backgroundColor == .red)
            print(navigationItem.compactAppearance === look, navigationItem.standardAppearance == nil, bar.compactAppearance == nil)
            print(look.buttonAppearance.normal.titlePositionAdjustment.horizontal, UIToolbar().standardAppearance.shadowColor != nil)
            let tabs = UITabBarAppearance()
            tabs.stackedLayoutAppearance.selected.iconColor = .green
            let item = UITabBarItem(title: "A", image: nil, tag: 0)
            item.standardAppearance = tabs
            print(item.standardAppearance!.stackedLayoutAppearance.selected.iconColor == .green)
            """)
        #expect(lines == ["true true", "true true true", "true true true", "3.0 true", "true"])
    }

    @Test func `the attributes of its texts are kept as they are given`() {
        let lines = heard(
            """
            let look = UINavigationBarAppearance()
            look.titleTextAttributes = attributes
            print(look.titleTextAttributes.count, look.largeTitleTextAttributes.count)
            """, "let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]")
        #expect(lines.last == "1 0")
    }

    @Test func `the back button says what the item below says, and gives way to buttons at the left`() {
        func back(_ below: String, _ above: String = "") -> String? {
            let run = ScriptRun(
                """
                import UIKit
                final class N: UINavigationController {
                    override func viewDidLoad() { super.viewDidLoad(); viewControllers = [A(), B()] }
                }
                final class A: UIViewController {
                    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle); title = "First"; \(below) }
                    required init?(coder: NSCoder) { nil }
                }
                final class B: UIViewController {
                    override func viewDidLoad() { super.viewDidLoad(); \(above) }
                }
                """)
            _ = run.show("N")
            let world = run.host.world
            let picture = world.picture(of: world.state, at: world.time)
            for item in picture.items { if case .bar(_, let back, _, _, _)? = item.content { return back } }
            return "no bar"
        }
        #expect(back("") == "First")
        #expect(back("navigationItem.backButtonDisplayMode = .generic") == "Back")
        #expect(back("navigationItem.backButtonDisplayMode = .minimal") == "")
        let left = "navigationItem.setLeftBarButton(UIBarButtonItem(systemItem: .close), animated: false)"
        #expect(back("", left) == nil)
        #expect(back("", left + "; navigationItem.leftItemsSupplementBackButton = true") == "First")
    }
}
