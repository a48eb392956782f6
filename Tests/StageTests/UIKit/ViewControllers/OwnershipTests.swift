import Projects
import Stage
import Testing
import UIKit

/// A container touches only the children that are its own, and only views in its own wrappers.
@Suite struct OwnershipTests {
    /// Two stacks side by side, and a controller that moves between containers.
    private static func moving(_ move: String, _ more: String = "") -> String {
        """
        class P: UIViewController {
            let left = UINavigationController(rootViewController: UIViewController())
            let right = UINavigationController(rootViewController: UIViewController())
            let c = C()
            override func viewDidLoad() {
                super.viewDidLoad()
                for column in [left, right] { addChild(column); view.addSubview(column.view); column.didMove(toParent: self) }
                right.pushViewController(c, animated: false)
            }
            @objc func move() {
        \(move)
            }
            @objc func push() { right.pushViewController(UIViewController(), animated: true) }
            @objc func report() {
                print("left \\(left.viewControllers.contains(c)), right \\(right.viewControllers.contains(c))")
                print("parent left \\(c.parent === left), in window \\(c.view.window != nil), in left \\(c.view.isDescendant(of: left.view))")
            }
        }
        class C: UIViewController {
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("C there") }
            override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("C gone") }
        }
        \(more)
        """
    }

    private static let isInLeft = ["left true, right false", "parent left true, in window true, in left true"]

    @Test(arguments: [
        "right.popViewController(animated: false)\nc.view.removeFromSuperview()\nleft.pushViewController(c, animated: false)",
        "c.view.removeFromSuperview()\nleft.pushViewController(c, animated: false)",
        "c.view.removeFromSuperview()\nleft.setViewControllers([c], animated: false)",
        "c.removeFromParent()\nc.view.removeFromSuperview()\nleft.pushViewController(c, animated: true)",
        "right.popViewController(animated: true)\nc.view.removeFromSuperview()\nleft.pushViewController(c, animated: true)",
    ])
    func `an old stack leaves the new place alone`(move: String) throws {
        let seen = try Observation(Self.moving(move), ["call P.move", "wait 2", "call P.report"], root: "P")
        #expect(Array(seen.printed.suffix(2)) == Self.isInLeft)
        #expect(seen.printed.filter { $0 == "C there" }.count == 2)
        #expect(seen.run.recording.events.filter { $0.kind == .exception }.isEmpty)
    }

    @Test func `a transition in flight leaves alone who has been adopted meanwhile`() throws {
        let move = "c.view.removeFromSuperview()\nleft.pushViewController(c, animated: false)"
        for steps in [["call P.push", "wait 0.1", "call P.move"], ["call P.back", "wait 0.1", "call P.move"]] {
            let more = "extension P { @objc func back() { right.popViewController(animated: true) } }"
            let seen = try Observation(Self.moving(move, more), steps + ["wait 2", "call P.report"], root: "P")
            #expect(Array(seen.printed.suffix(2)) == Self.isInLeft)
            #expect(seen.printed.dropLast(2).last == "C there")
        }
    }

    @Test func `addChild raises where the view is in another controller's`() throws {
        let scene = """
            class P: UIViewController {
                let q = Q(), c = C()
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    view.addSubview(c.view)
                    q.addChild(c)
                    print("added")
                }
            }
            class Q: UIViewController {}
            class C: UIViewController {}
            """
        let seen = try Observation(scene, [], root: "P")
        #expect(seen.printed == [])
        let raised = seen.run.recording.events.filter { $0.kind == .exception }
        #expect(raised.map(\.name) == ["UIViewControllerHierarchyInconsistency"])
        #expect(
            raised.first?.text == "child view controller:<C> should have parent view controller:<P> but requested parent is:<Q>")
    }

    @Test func `a push raises while the view is still in the other stack`() throws {
        let seen = try Observation(Self.moving("left.pushViewController(c, animated: false)"), ["call P.move"], root: "P")
        let raised = seen.run.recording.events.filter { $0.kind == .exception }
        #expect(raised.map(\.name) == ["UIViewControllerHierarchyInconsistency"])
        #expect(raised.first?.text?.contains("but requested parent is:<UINavigationController") == true)
    }

    @Test func `a tab's controller that goes into a stack takes its tab with it`() throws {
        let scene = """
            class Tabs: UITabBarController {
                let c = C(), stack = UINavigationController(rootViewController: UIViewController())
                override func viewDidLoad() { super.viewDidLoad(); viewControllers = [c, stack] }
                @objc func move() {
                    selectedIndex = 1
                    c.view.removeFromSuperview()
                    stack.pushViewController(c, animated: true)
                }
                @objc func report() { print(viewControllers?.count ?? 0, c.parent === stack, c.view.window != nil, selectedIndex) }
            }
            class C: UIViewController {
                override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("C there") }
            }
            """
        let seen = try Observation(scene, ["call Tabs.move", "wait 1", "call Tabs.report"], root: "Tabs")
        #expect(seen.printed == ["C there", "C there", "1 true true 0"])
    }

    @Test func `removeFromParent takes a controller off its stack`() throws {
        let scene = """
            class A: UIViewController {
                @objc func open() {
                    navigationController?.pushViewController(B(), animated: false)
                    navigationController?.pushViewController(C(), animated: false)
                }
            }
            class B: UIViewController {}
            class C: UIViewController {
                @objc func remove() {
                    let stack = navigationController!
                    stack.viewControllers[1].removeFromParent()
                    print(stack.viewControllers.count, stack.topViewController === self)
                    removeFromParent()
                    print(stack.viewControllers.count)
                }
            }
            """
        let seen = try Observation(scene, ["call A.open", "wait 1", "call C.remove", "wait 1"], in: .navigation, root: "A")
        #expect(seen.printed == ["2 true", "1"])
        #expect(Scenes.appearances(seen.run).suffix(3) == ["C.viewDidDisappear(_:)", "A.viewIsAppearing(_:)", "A.viewDidAppear(_:)"])
    }

    /// The page that is shown, and one that comes or goes as the adoption happens.
    @Test(arguments: [
        ["call Host.take"], ["call Host.take", "call Host.next"], ["call Host.next", "wait 0.1", "call Host.take"],
        ["call Host.away", "wait 0.5", "call Host.back", "wait 0.1", "call Host.take"],
    ])
    func `a page controller leaves alone the page that another one has adopted`(steps: [String]) throws {
        let scene = """
            class Host: UIViewController {
                let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                let one = One()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(pages)
                    pages.view.frame = CGRect(x: 0, y: 0, width: 393, height: 300)
                    view.addSubview(pages.view)
                    pages.didMove(toParent: self)
                    pages.setViewControllers([one], direction: .forward, animated: false)
                }
                func take() {
                    one.view.removeFromSuperview()
                    addChild(one)
                    one.view.frame = CGRect(x: 0, y: 400, width: 393, height: 300)
                    view.addSubview(one.view)
                    one.didMove(toParent: self)
                }
                func next() { pages.setViewControllers([UIViewController()], direction: .forward, animated: true) }
                func away() { pages.setViewControllers([UIViewController()], direction: .forward, animated: false) }
                func back() { pages.setViewControllers([one], direction: .reverse, animated: true) }
                func report() {
                    pages.view.frame.size.height = 200
                    pages.view.layoutIfNeeded()
                    print(pages.viewControllers!.contains(one), one.parent === self, one.view.window != nil, one.view.frame, view.frame)
                }
            }
            class One: UIViewController {}
            """
        let seen = try Observation(scene, steps + ["wait 1", "call Host.report"], root: "Host")
        #expect(seen.printed == ["false true true (0.0, 400.0, 393.0, 300.0) (0.0, 0.0, 393.0, 852.0)"])
        #expect(seen.appearances.last { $0.hasPrefix("One") } == "One.viewDidAppear")
        #expect(seen.recording.events.filter { $0.kind == .exception }.isEmpty)
    }

    @Test func `a split view leaves alone the column that another one has adopted`() throws {
        let scene = """
            class Host: UISplitViewController {
                let one = UINavigationController(rootViewController: One())
                let tabs = UITabBarController()
                func start() {
                    preferredDisplayMode = .oneBesideSecondary
                    setViewController(one, for: .primary)
                    setViewController(UIViewController(), for: .secondary)
                }
                override func viewDidLoad() { super.viewDidLoad(); start() }
                func take() {
                    one.view.removeFromSuperview()
                    tabs.viewControllers = [one]
                    tabs.modalPresentationStyle = .formSheet
                    present(tabs, animated: false)
                }
                func hide() { hide(.primary) }
                func show() { show(.primary) }
                func report() {
                    print(viewController(for: .primary) == nil, one.parent === tabs, one.view.window != nil, one.view.isDescendant(of: tabs.view))
                }
            }
            class One: UIViewController {}
            """
        let seen = try Observation(
            scene, ["call Host.take", "call Host.hide", "wait 1", "call Host.show", "wait 1", "call Host.report"], device: .ipad,
            root: "Host")
        #expect(seen.printed == ["true true true true"])
        #expect(seen.appearances.last == "One.viewDidAppear")
        #expect(seen.recording.events.filter { $0.kind == .exception }.isEmpty)
    }

    /// Found by random scenes: the selected tab's child replaces the tabs while the tab's view loads.
    @Test func `a tab that is replaced while its view loads is not shown`() throws {
        let scene = """
            class Tabs: UITabBarController {
                convenience init() { self.init(nibName: nil, bundle: nil); viewControllers = [B()] }
            }
            class B: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let child = C()
                    addChild(child)
                    view.addSubview(child.view)
                    child.didMove(toParent: self)
                }
            }
            class C: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); tabBarController?.setViewControllers([E()], animated: false) }
            }
            class E: UIViewController {}
            """
        let seen = try Observation(scene, root: "Tabs")
        let shown = seen.appearances.filter { !$0.hasPrefix("Tabs") && !$0.hasSuffix("viewDidLoad") }
        #expect(shown == ["E.viewWillAppear", "E.viewIsAppearing", "E.viewDidAppear"])
    }

    /// Found by random scenes: a stack's delegate chooses another tab while the stack brings its first controller.
    @Test func `a first controller goes with the stack that is sent away while it comes`() throws {
        let scene = """
            class Tabs: UITabBarController {
                convenience init() { self.init(nibName: nil, bundle: nil); viewControllers = [Stack(), F()] }
            }
            class Stack: UINavigationController, UINavigationControllerDelegate {
                convenience init() { self.init(nibName: nil, bundle: nil); viewControllers = [E()] }
                override func viewDidLoad() { super.viewDidLoad(); delegate = self }
                func navigationController(_ n: UINavigationController, willShow c: UIViewController, animated: Bool) {
                    tabBarController?.selectedIndex = 1
                }
            }
            class F: UIViewController {}
            class E: UIViewController {}
            """
        let seen = try Observation(scene, ["wait 1"], root: "Tabs")
        let shown = seen.appearances.filter { $0.hasPrefix("E") && !$0.hasSuffix("viewDidLoad") }
        #expect(shown == ["E.viewWillAppear", "E.viewWillDisappear", "E.viewDidDisappear"])
    }

    /// Found by random scenes: the tab that leaves replaces all tabs, while the chosen one is on its way in.
    @Test func `a chosen tab that a callback replaces goes again, and gets nothing once it is gone`() throws {
        let scene = """
            class Tabs: UITabBarController {
                convenience init() { self.init(nibName: nil, bundle: nil); viewControllers = [C(), D()] }
            }
            class C: UIViewController {
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    tabBarController?.setViewControllers([H(), L()], animated: false)
                }
            }
            class D: UIViewController { deinit { print("D is gone") } }
            class H: UIViewController {}
            class L: UIViewController {}
            """
        let seen = try Observation(scene, ["tab 1", "wait 1"], root: "Tabs")
        let chosen = seen.appearances.filter { $0.hasPrefix("D") && !$0.hasSuffix("viewDidLoad") }
        #expect(chosen == ["D.viewWillAppear", "D.viewWillDisappear", "D.viewDidDisappear"])
        #expect(seen.appearances.last { $0.hasPrefix("L") } == "L.viewDidAppear")
        #expect(seen.printed == ["D is gone"])
    }
}
