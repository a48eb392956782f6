import Stage
import Testing
import UIKit

/// Where a navigation bar begins and how high it is, and what a collapsed split view says before it has a page.
@Suite struct BarPlaceTests {
    private static let scene = """
        class A: UIViewController {
            func look() {
                let bar = navigationController!.navigationBar
                let top = bar.convert(bar.bounds, to: navigationController!.view).minY
                print(Int((top * 3).rounded()), Int((view.safeAreaInsets.top * 3).rounded()))
            }
        }
        """

    /// In thirds of a point: 53.67 is 161, 97.67 is 293.
    @Test(arguments: [(DeviceProfile.phone, "161 293"), (.max, "161 293"), (.se, "60 192")])
    func `a bar beside a Dynamic Island begins above the safe area's edge`(device: DeviceProfile, expected: String) throws {
        for os in [16, 18, 27] {
            let seen = try Observation(Self.scene, ["call A.look"], in: .navigation, device: device, os: os)
            #expect(seen.printed == [expected], "iOS \(os)")
        }
    }

    @Test func `in landscape, where there is no edge above, the bar begins at the top`() throws {
        let seen = try Observation(Self.scene, ["rotate landscapeLeft", "call A.look"], in: .navigation)
        #expect(seen.printed == ["0 96"])
    }

    /// A neighbour: the bar of a stack that begins further down has nothing above it to rise into.
    @Test func `a stack that does not reach the top of the screen has its bar at its own top`() throws {
        let nested =
            Self.scene + """

                class P: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let stack = UINavigationController(rootViewController: A())
                        addChild(stack)
                        stack.view.frame = CGRect(x: 0, y: 100, width: 393, height: 700)
                        view.addSubview(stack.view)
                        stack.didMove(toParent: self)
                    }
                }
                """
        #expect(try Observation(nested, ["call A.look"], root: "P").printed == ["0 132"])
    }

    @Test func `a bar at the top of a card is 56 points high`() throws {
        let sheet =
            Self.scene + """

                class P: UIViewController {
                    func open() { present(UINavigationController(rootViewController: A()), animated: false) }
                }
                """
        #expect(try Observation(sheet, ["call P.open", "call A.look"], os: 17, root: "P").printed == ["0 168"])
    }

    private static let split = """
        class Tabs: UITabBarController, UISplitViewControllerDelegate {
            override func viewDidLoad() {
                super.viewDidLoad()
                let split = UISplitViewController(style: .doubleColumn)
                split.delegate = self
                split.setViewController(List(), for: .primary)
                split.setViewController(UIViewController(), for: .secondary)
                viewControllers = [UIViewController(), split]
            }
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column { .primary }
            func open() { selectedIndex = 1 }
        }
        class List: UIViewController {
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("will", splitViewController!.isCollapsed) }
            override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); print("layout", splitViewController!.isCollapsed) }
        }
        """

    @Test(arguments: [(16, "will false"), (17, "will true"), (27, "will true")])
    func `a collapsed split view says so in the first viewWillAppear from 17 on, and in the layout always`(os: Int, first: String) throws {
        let seen = try Observation(Self.split, ["call Tabs.open"], os: os, root: "Tabs")
        #expect(seen.printed.first == first)
        #expect(seen.printed.last == "layout true")
        // The second time it is known on every system.
        let again = try Observation(Self.split, ["call Tabs.open", "tab 0", "tab 1"], os: os, root: "Tabs")
        #expect(again.printed.last { $0.hasPrefix("will") } == "will true")
    }
}
