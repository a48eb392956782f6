import Foundation
import Heap
import Testing
import UIKit

// The orders are those of page-scroll-wangling, page-curl-wangling and page-setviewcontrollers-in-viewDidLoad.
@Suite struct `A page controller` {
    private let log = Log()

    private func launch(_ style: UIPageViewController.TransitionStyle = .scroll) -> UIPageViewController? {
        var pages: UIPageViewController?
        _ = log.run { [log] in
            let controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            controller.setViewControllers([A()], direction: .forward, animated: false)
            log.world.launch(root: controller)
            pages = controller
        }
        return pages
    }

    @Test func `gives its first page the whole appearance before it is in a window; layout and nothing more follows`() {
        let lines = log.appearance { [log] in
            let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            controller.setViewControllers([A()], direction: .forward, animated: true)
            log.add("set")
            log.world.launch(root: controller)
        }
        #expect(
            lines == [
                "A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(_:)", "A.viewIsAppearing(_:)", "A.viewDidAppear(_:)",
                "A.didMove(toParent:)", "set", "A.viewWillLayoutSubviews()", "A.viewDidLayoutSubviews()",
            ])
    }

    @Test func `turns a strip: the new one's will and did come first`() throws {
        let pages = try #require(launch())
        let lines = log.appearance { [log] in
            pages.setViewControllers([B()], direction: .forward, animated: true) { log.add("completion \($0)") }
            log.add("returned")
        }
        #expect(
            lines == [
                "B.loadView()", "B.viewDidLoad()", "B.viewWillAppear(_:)", "A.viewWillDisappear(_:)", "returned", "B.viewIsAppearing(_:)",
                "B.viewWillLayoutSubviews()", "B.viewDidLayoutSubviews()", "B.viewDidAppear(_:)", "B.didMove(toParent:)",
                "A.viewDidDisappear(_:)", "A.didMove(toParent:)", "completion true", "A.deinit",
            ])
        #expect(pages.viewControllers?.first is B)
    }

    @Test func `turns a sheet: the old one's did comes first`() throws {
        let pages = try #require(launch(.pageCurl))
        let lines = log.appearance { pages.setViewControllers([B()], direction: .forward, animated: true) }
        #expect(
            lines.filter { $0.contains("ppear(_:)") } == [
                "B.viewWillAppear(_:)", "A.viewWillDisappear(_:)", "A.viewDidDisappear(_:)", "B.viewDidAppear(_:)",
            ])
    }

    @Test func `turns at once without animation`() throws {
        let pages = try #require(launch())
        let lines = log.appearance { [log] in
            pages.setViewControllers([B()], direction: .reverse, animated: false)
            log.add("returned")
        }
        #expect(
            lines.prefix { $0 != "returned" }.filter { $0.contains("ppear(_:)") } == [
                "B.viewWillAppear(_:)", "A.viewWillDisappear(_:)", "B.viewDidAppear(_:)", "A.viewDidDisappear(_:)",
            ])
    }

    @Test func `shows a sheet's pages in no scroll view`() throws {
        let pages = try #require(launch(.pageCurl))
        #expect(!pages.view.subviews.contains { $0 is UIScrollView })
    }

    @Test func `needs exactly one page`() throws {
        let pages = try #require(launch())
        let lines = log.run { pages.setViewControllers([], direction: .forward, animated: false) }
        #expect(lines == ["exception: NSInvalidArgumentException"])
    }

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl]) func `counts its references right`(
        style: UIPageViewController.TransitionStyle
    ) throws {
        let pages = try #require(launch(style))
        _ = log.run { pages.show(pages: [A(), B(), C()]) }
        for (isLeft, finishes) in [(true, true), (true, false), (true, true), (false, false), (false, true)] {
            _ = log.run { [log] in log.world.swipePage(of: pages, isLeft: isLeft, to: 0.5, over: 0.2, finishes: finishes) }
            #expect(ReferenceCounts.mistakes(in: log.world) == [])
        }
        #expect(pages.viewControllers?.first is B)
        _ = log.run { pages.setViewControllers([C()], direction: .forward, animated: true) { _ in } }
        #expect(ReferenceCounts.mistakes(in: log.world) == [])
    }
}
