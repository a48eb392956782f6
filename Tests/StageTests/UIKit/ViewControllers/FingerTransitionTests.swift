import Interpreter
import Stage
import Testing
import UIKit

/// Transitions that a finger drives, by touches on a view.
@Suite struct `A finger drives a transition` {
    private static let stack = """
        import UIKit
        final class A: UIViewController {
            func push() { navigationController?.pushViewController(B(), animated: false) }
        }
        final class B: UIViewController, UIGestureRecognizerDelegate {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.accessibilityIdentifier = "page"
            }
            func hide() { navigationController?.setNavigationBarHidden(true, animated: false) }
            func replace() { navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil) }
            func adopt() { navigationController?.interactivePopGestureRecognizer?.delegate = nil }
            func forbid() { navigationController?.interactivePopGestureRecognizer?.isEnabled = false }
        }
        """

    /// What the last step caused.
    private func appearances(_ text: String, _ steps: [String], in container: Setting.Container, os: OSProfile = .newest) throws -> [String]
    {
        let run = try Scenes.run(text, steps, in: container, root: "A", os: os)
        let events = run.recording.events
        let start = events.lastIndex { $0.kind == .input } ?? 0
        return events[start...].filter { $0.kind == .callback && $0.name.contains("ppear(") || $0.kind == .print }.map { event in
            event.kind == .print
                ? event.text ?? "" : "\(event.object.map { run.recording.typeName(of: $0) } ?? "").\(event.name.dropLast(4))"
        }
    }

    private let finished = ["B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear"]
    private let cancelled = [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
    ]

    @Test func `back, from the left edge: far or fast enough, or it returns`() throws {
        func drag(_ step: String) throws -> [String] { try appearances(Self.stack, ["call A.push", step], in: .navigation) }
        #expect(try drag("drag page 250 0 from left") == finished)
        #expect(try drag("drag page 250 0 from left hold") == finished)
        #expect(try drag("drag page 100 0 from left hold") == cancelled)
        // Away from the edge it goes back from 26 on.
        #expect(try appearances(Self.stack, ["call A.push", "drag page 250 0"], in: .navigation, os: OSProfile(version: 18)) == [])
        #expect(try drag("drag page 250 0") == finished)
        #expect(try drag("drag page 0 300 from left") == [])
    }

    /// Fidelity: reported (the two ways in which apps let a page be taken back from anywhere on it).
    @Test(arguments: [
        "pan.setValue(pop.value(forKey: \"targets\"), forKey: \"targets\")",
        "pan.addTarget(pop.delegate!, action: Selector((\"handleNavigationTransition:\")))",
    ])
    func `back, from anywhere, by a pan of the app's with the targets of the navigation controller's`(giving: String) throws {
        let setUp = """
            let pan = UIPanGestureRecognizer()
            if let pop = navigationController?.interactivePopGestureRecognizer { \(giving) }
            view.addGestureRecognizer(pan)
            """
        let named = "view.accessibilityIdentifier = \"page\"\n"
        let text = Self.stack.replacing(named, with: named + setUp + "\n")
        #expect(try appearances(text, ["call A.push", "drag page 250 0"], in: .navigation) == finished)
        #expect(try appearances(text, ["call A.push", "drag page 100 0 hold"], in: .navigation) == cancelled)
    }

    @Test func `the same as the step that swipes`() throws {
        let swipe = try appearances(Self.stack, ["call A.push", "swipe-back 60 finish"], in: .navigation)
        #expect(swipe == finished)
        #expect(try appearances(Self.stack, ["call A.push", "swipe-back 40 cancel"], in: .navigation) == cancelled)
    }

    @Test(arguments: ["hide", "replace"])
    func `not where there is no back button, until the recogniser's delegate is the app's`(how: String) throws {
        let drag = "drag page 250 0 from left"
        #expect(try appearances(Self.stack, ["call A.push", "call B.\(how)", drag], in: .navigation) == [])
        #expect(try appearances(Self.stack, ["call A.push", "call B.\(how)", "swipe-back 60 finish"], in: .navigation) == [])
        #expect(try appearances(Self.stack, ["call A.push", "call B.\(how)", "call B.adopt", drag], in: .navigation) == finished)
        // From 26 on there is a second gesture, which takes the drag when the one at the edge may not.
        let forbidden = ["call A.push", "call B.forbid", drag]
        #expect(try appearances(Self.stack, forbidden, in: .navigation, os: OSProfile(version: 18)) == [])
        #expect(try appearances(Self.stack, forbidden, in: .navigation) == finished)
    }

    private func pages(_ style: String, _ step: String) throws -> [String] {
        try appearances(
            """
            import UIKit
            final class P: UIViewController {
                let number: Int
                init(_ number: Int) { self.number = number; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { super.viewDidLoad(); view.accessibilityIdentifier = "page \\(number)" }
            }
            final class A: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
                init() { super.init(transitionStyle: .\(style), navigationOrientation: .horizontal) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    dataSource = self
                    delegate = self
                    setViewControllers([P(1)], direction: .forward, animated: false)
                }
                func page(_ number: Int) -> P? { (1...2).contains(number) ? P(number) : nil }
                func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
                    self.page((page as! P).number - 1)
                }
                func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
                    self.page((page as! P).number + 1)
                }
                func pageViewController(
                    _ pages: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
                    transitionCompleted completed: Bool
                ) { print(completed, (viewControllers!.first as! P).number) }
            }
            """, [step], in: .root
        ).filter { $0.contains(" ") }
    }

    @Test(arguments: ["scroll", "pageCurl"])
    func `a page, towards the next one only, far or fast enough`(style: String) throws {
        #expect(try pages(style, "drag \"page 1\" -250 0") == ["true 2"])
        #expect(try pages(style, "drag \"page 1\" -60 0 hold") == ["false 1"])
        #expect(try pages(style, "drag \"page 1\" 250 0") == [])
        #expect(try pages(style, "drag \"page 1\" 20 250") == [])
    }
}
