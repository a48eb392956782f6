import Stage
import Testing
import UIKit

/// Changes of a stack while a transition ends in place, and while its last callbacks change the stack themselves.
@Suite struct InterruptionTests {
    private static func scene(_ back: String) -> String {
        """
        class A: UIViewController {
            func start() { navigationController?.setViewControllers([self, B(), C()], animated: false) }
        }
        class B: UIViewController {}
        class C: UIViewController {
            func open() { navigationController?.pushViewController(D(), animated: true) }
            func back() {
                guard let stack = navigationController else { return }
                \(back)
                print(stack.viewControllers.map { "\\(type(of: $0))" })
            }
        }
        class D: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                navigationController?.popToRootViewController(animated: false)
            }
        }
        """
    }

    /// The interrupted push ends with D's viewDidAppear, which empties the stack down to A.
    @Test(arguments: [
        "stack.popToViewController(self, animated: true)",
        "stack.popViewController(animated: true)",
        "stack.setViewControllers([stack.viewControllers[0]], animated: true)",
    ])
    func `a pop looks at the stack again when the push that it interrupts has ended`(back: String) throws {
        let steps = ["call A.start", "call C.open", "at 0.1 call C.back", "wait 1"]
        let seen = try Observation(Self.scene(back), steps, in: .navigation, os: 26, root: "A")
        #expect(seen.printed == [#"["A"]"#])
        #expect(seen.appearances.last == "A.viewDidAppear")
        #expect(seen.recording.events.filter { $0.kind == .exception }.isEmpty)
    }

    /// The last reference goes when the turn's autorelease pool is drained, after everything that waited for the commit.
    @Test func `what a deinit presents comes in the next turn`() throws {
        let scene = """
            class A: UIViewController {
                func open() { present(B(), animated: false) }
                func close() { dismiss(animated: false) }
            }
            class B: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    front = presentingViewController
                }
                deinit { front?.present(C(), animated: false) }
            }
            class C: UIViewController {}
            weak var front: UIViewController?
            """
        let seen = try Observation(scene, ["call A.open", "call A.close"], in: .root, os: 26, root: "A")
        #expect(seen.appearances.last == "C.viewDidAppear")
        #expect(seen.recording.events.filter { $0.kind == .console }.isEmpty)
    }

    /// A page controller of two pages, the first of which is shown.
    private static func pages(_ name: String, _ first: String, _ second: String) -> String {
        """
        class \(name): UIPageViewController, UIPageViewControllerDataSource {
            lazy var pages: [UIViewController] = [\(first)(), \(second)()]
            convenience init() { self.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }
            override func viewDidLoad() {
                super.viewDidLoad()
                dataSource = self
                setViewControllers([pages[0]], direction: .forward, animated: false)
            }
            func pageViewController(_ p: UIPageViewController, viewControllerBefore c: UIViewController) -> UIViewController? { nil }
            func pageViewController(_ p: UIPageViewController, viewControllerAfter c: UIViewController) -> UIViewController? { pages[1] }
        }
        """
    }

    @Test func `two fingers drag two things at once`() throws {
        let scene = """
            class A: UIViewController {
                func open() { present(Pages(), animated: true) }
            }
            \(Self.pages("Pages", "B", "C"))
            class B: UIViewController {}
            class C: UIViewController {}
            """
        let seen = try Observation(
            scene, ["call A.open", "swipe-down 100 finish", "at 0 swipe-page left 5 cancel"], in: .root, os: 26, root: "A")
        #expect(seen.appearances.suffix(2) == ["Pages.viewDidDisappear", "B.viewDidDisappear"])
        #expect(seen.recording.events.filter { $0.kind == .console }.isEmpty)
    }

    @Test func `a container that is turned back while its children appear ends with the new transition`() throws {
        let scene = """
            class A: UITabBarController {
                convenience init() { self.init(nibName: nil, bundle: nil); viewControllers = [B(), E()] }
            }
            class B: UISplitViewController {
                convenience init() { self.init(style: .doubleColumn); viewControllers = [D()] }
            }
            class E: UIViewController {}
            class D: UIViewController, UINavigationControllerDelegate {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationController?.delegate = self
                }
                func navigationController(_ n: UINavigationController, didShow c: UIViewController, animated: Bool) {
                    tabBarController?.selectedIndex = 1
                }
            }
            """
        let seen = try Observation(scene, [], in: .root, os: 26, root: "A")
        let gone = seen.appearances.filter { $0.hasSuffix(".viewDidDisappear") }
        #expect(gone == ["B.viewDidDisappear", "D.viewDidDisappear"])
        #expect(!seen.appearances.contains("B.viewDidAppear"))
    }

    @Test func `what is sent away while it learns its margins is not told that it is appearing`() throws {
        let scene = """
            class B: UITabBarController {
                convenience init() { self.init(nibName: nil, bundle: nil); viewControllers = [C(), F()] }
            }
            class C: UISplitViewController {
                convenience init() { self.init(style: .doubleColumn); viewControllers = [E()] }
            }
            class F: UIViewController {}
            class E: UIViewController {
                var isFirst = true
                override func viewLayoutMarginsDidChange() {
                    super.viewLayoutMarginsDidChange()
                    if isFirst { isFirst = false; tabBarController?.selectedIndex = 1 }
                }
            }
            """
        let seen = try Observation(scene, [], in: .page, os: 26, root: "B")
        #expect(
            seen.appearances.filter { $0.hasPrefix("E.") } == [
                "E.viewDidLoad", "E.viewWillAppear", "E.viewWillDisappear", "E.viewDidDisappear",
            ])
    }

    @Test func `a stack in a page that is swiped away takes no finger of its own`() throws {
        let scene = """
            \(Self.pages("A", "B", "H"))
            class B: UINavigationController {
                convenience init() { self.init(nibName: nil, bundle: nil); viewControllers = [E(), F()] }
            }
            class E: UIViewController {}
            class F: UIViewController {}
            class H: UIViewController {}
            """
        let seen = try Observation(scene, ["swipe-page left 60 cancel", "at 0.4 swipe-back 5 cancel"], in: .root, os: 26, root: "A")
        #expect(seen.appearances.last == "H.viewDidDisappear")
        #expect(seen.recording.events.filter { $0.kind == .console }.isEmpty)
        #expect(seen.recording.events.contains { $0.kind == .refusal })
    }

    @Test func `tabs that the first one's viewWillAppear replaces take its place, and it goes unseen`() throws {
        let scene = """
            class T: UITabBarController {
                convenience init() { self.init(nibName: nil, bundle: nil); viewControllers = [A()] }
            }
            class A: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    tabBarController?.setViewControllers([B(), C()], animated: false)
                }
            }
            class B: UIViewController {}
            class C: UIViewController {}
            """
        let seen = try Observation(scene, [], in: .root, os: 26, root: "T")
        #expect(!seen.appearances.contains("A.viewIsAppearing") && !seen.appearances.contains("A.viewDidAppear"))
        #expect(seen.appearances.filter { $0.hasPrefix("B.") }.last == "B.viewDidAppear")
        let dead = try #require(seen.recording.events.first { $0.name == "deinit" }).index
        #expect(
            !seen.recording.events[dead...].contains {
                $0.kind == .callback && $0.name.hasPrefix("view") && $0.object == seen.recording.events[dead].object
            })
    }
}
