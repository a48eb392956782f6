import Projects
import Stage
import Testing
import UIKit

/// Published recordings of page controllers, by their ids.
@Suite struct `Recordings of page controllers` {
    private static func scene(_ style: String) -> String {
        """
        import UIKit

        final class Pages: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
            let all = [A(), B(), C()]
            init() { super.init(transitionStyle: \(style), navigationOrientation: .horizontal, options: nil) }
            required init?(coder: NSCoder) { fatalError() }
            override func viewDidLoad() {
                super.viewDidLoad()
                dataSource = self
                delegate = self
                setViewControllers([all[0]], direction: .forward, animated: true)
            }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? {
                let index = all.firstIndex { $0 === viewController } ?? 0
                return index > 0 ? all[index - 1] : nil
            }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? {
                let index = all.firstIndex { $0 === viewController } ?? 0
                return index + 1 < all.count ? all[index + 1] : nil
            }
            func pageViewController(
                _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
            ) { print("willTransitionTo \\(pendingViewControllers.count)") }
            func pageViewController(
                _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
                previousViewControllers: [UIViewController], transitionCompleted completed: Bool
            ) { print("didFinishAnimating \\(completed)") }
        }

        class Page: UIViewController {}
        final class A: Page {}
        final class B: Page {}
        final class C: Page {}
        """
    }

    private static let appearance = ["A", "B", "C"].flatMap { owner in Replay.appearance.map { "\(owner).\($0)" } }

    private func turn(_ style: String, _ end: String) throws -> [String] {
        let replay = try Replay(Self.scene(style), ["swipe-page left 60 \(end)"], root: "Pages", os: 13, logged: Self.appearance)
        return replay.lines(afterStep: 1).filter { !$0.hasPrefix("@") }
    }

    @Test func `page-scroll-wangling`() throws {
        #expect(
            try turn(".scroll", "finish") == ["B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear", "A.viewDidDisappear"])
    }

    @Test func `page-scroll-cancel-wangling`() throws {
        #expect(
            try turn(".scroll", "cancel") == [
                "B.viewWillAppear", "A.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewWillDisappear",
                "B.viewDidDisappear",
            ])
    }

    @Test func `page-curl-wangling`() throws {
        #expect(
            try turn(".pageCurl", "finish") == ["B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear"])
    }

    @Test func `page-curl-cancel-wangling`() throws {
        #expect(
            try turn(".pageCurl", "cancel") == [
                "B.viewWillAppear", "A.viewWillDisappear", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear",
                "A.viewDidAppear",
            ])
    }

    @Test func `page-setviewcontrollers-in-viewDidLoad`() throws {
        let scene = """
            import UIKit

            final class Page: UIPageViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    setViewControllers([C()], direction: .forward, animated: true, completion: nil)
                }
            }
            final class C: UIViewController {}
            """
        let names = [
            "willMoveToParent", "didMoveToParent", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews",
            "viewDidLayoutSubviews",
        ]
        let lines = try Replay(scene, root: "Page", os: 13, logged: names.map { "C.\($0)" }).lines()
        // How many layout pairs there are is no claim of the simulator's: order, and at least one.
        #expect(
            lines.prefix(6) == [
                "C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear", "C.didMoveToParent", "C.viewWillLayoutSubviews",
                "C.viewDidLayoutSubviews",
            ])
    }

    @Test func `page-delegate-order-ios9`() throws {
        let replay = try Replay(
            Self.scene(".scroll"), ["swipe-page left 20 cancel", "swipe-page left 60 finish", "swipe-page right 60 finish"],
            root: "Pages", os: 13, logged: ["viewControllerAfter", "viewControllerBefore"])
        #expect(
            replay.lines(afterStep: 1) == [
                "Pages.viewControllerAfter:A", "Pages.viewControllerBefore:A", "@willTransitionTo 1", "@didFinishAnimating false",
            ])
        #expect(
            replay.lines(afterStep: 2) == ["@willTransitionTo 1", "@didFinishAnimating true", "Pages.viewControllerAfter:B"])
        #expect(
            replay.lines(afterStep: 3) == ["@willTransitionTo 1", "@didFinishAnimating true", "Pages.viewControllerBefore:A"])
    }

    @Test func `a strip's pages are in a scroll view, which rests on its middle and can be held`() throws {
        let text = """
            import UIKit
            class Page: UIViewController {
                init(_ title: String) { super.init(nibName: nil, bundle: nil); self.title = title; view.accessibilityIdentifier = title }
                required init?(coder: NSCoder) { nil }
            }
            class Pages: UIPageViewController, UIPageViewControllerDataSource, UIScrollViewDelegate {
                init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }
                required init?(coder: NSCoder) { nil }
                var strip: UIScrollView? { view.subviews.compactMap { $0 as? UIScrollView }.first }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    dataSource = self
                    strip?.delegate = self
                    setViewControllers([Page("one")], direction: .forward, animated: false)
                }
                func turn() { setViewControllers([Page("two")], direction: .forward, animated: true) }
                func hold() { strip?.isScrollEnabled = false }
                func say() {
                    guard let strip, let page = viewControllers?.first?.view else { return }
                    let width = view.bounds.width
                    print("at", strip.contentOffset.x / width, "of", strip.contentSize.width / width, page.convert(page.bounds, to: view) == view.bounds)
                }
                func scrollViewDidScroll(_ strip: UIScrollView) { print("scrolls", strip.contentOffset.x / view.bounds.width) }
                func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? { Page("next") }
                func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? { nil }
            }
            """
        var setting = Setting()
        setting.root = "Pages"
        let steps = ["say", "turn", "say", "drag two -300 0", "say", "hold", "drag next -300 0"]
        setting.steps = try steps.map { try Step($0.contains(" ") ? $0 : "call Pages.\($0)") }
        let run = try Run(sources: [Source(path: "Pages.swift", text: text)], setting: setting)
        let told = run.recording.events.filter { $0.kind == .print }.compactMap(\.text)
        #expect(
            told == [
                "at 1.0 of 3.0 true", "scrolls 2.0", "scrolls 1.0", "at 1.0 of 3.0 true", "scrolls 2.0", "scrolls 1.0",
                "at 1.0 of 3.0 true",
            ])
    }

    @Test func `a page that is not there is refused, and so are dots`() throws {
        let text = Self.scene(".scroll").replacing(
            "class Page:",
            with: "extension Pages { func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 } }\nclass Page:")
        let replay = try Replay(text, ["swipe-page right 60 finish"], root: "Pages", logged: Self.appearance)
        let refusals = replay.run.recording.events.filter { $0.kind == .refusal }.compactMap(\.text)
        #expect(refusals.contains { $0.hasPrefix("UIPageViewControllerDataSource.presentationCount") })
        #expect(refusals.contains { $0.hasPrefix("there is no page to the left") })
    }

    @Test func `--in page turns from the entry to the file's other controllers`() throws {
        let text = """
            import UIKit
            final class A: UIViewController {}
            final class B: UIViewController {}
            """
        let replay = try Replay(text, ["swipe-page left 60 finish"], in: .page, logged: Self.appearance)
        #expect(
            replay.lines(afterStep: 1) == ["B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear", "A.viewDidDisappear"])
    }
}

@Suite struct `Tables of containers` {
    @Test(arguments: [Setting.Container.tab, .page, .split, .child]) func `have every row`(container: Setting.Container) throws {
        let table = try FactsTable(container: container)
        #expect(table.rows.allSatisfy { $0.facts != nil }, "\(table.rows.filter { $0.facts == nil }.map(\.callback))")
    }

    @Test func `a page's first appearance is over before it has a window, and its layout comes after`() throws {
        let table = try FactsTable(container: .page)
        func facts(_ callback: String) -> [Bool?]? { table.rows.first { $0.callback == callback }?.facts }
        #expect(facts("viewDidAppear(_:)")?[0] == false)
        #expect(facts("viewDidLayoutSubviews()")?[0] == true)
    }
}
