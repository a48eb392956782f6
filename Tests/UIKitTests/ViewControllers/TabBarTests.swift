import Foundation
import Heap
import Testing
import UIKit

// The orders are those of tab-switch-catalyst26, tab-switch-progressconcepts and tab-first-pgzxc, and of Apple's documentation.
@Suite struct `A tab bar controller` {
    private let log = Log()

    private func launch(_ controllers: @escaping () -> [UIViewController] = { [A(), B(), C()] }) -> UITabBarController? {
        var tabs: UITabBarController?
        _ = log.run { [log] in
            let controller = UITabBarController()
            controller.viewControllers = controllers()
            log.world.launch(root: controller)
            tabs = controller
        }
        return tabs
    }

    @Test func `loads the view of the selected tab only`() throws {
        var tabs: UITabBarController?
        let lines = log.appearance { [log] in
            let controller = UITabBarController()
            controller.viewControllers = [A(), B(), C()]
            log.world.launch(root: controller)
            tabs = controller
        }
        #expect(
            lines.filter { $0.contains("view") || $0.contains("View()") } == [
                "A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(_:)", "A.viewIsAppearing(_:)", "A.viewWillLayoutSubviews()",
                "A.viewDidLayoutSubviews()", "A.viewDidAppear(_:)",
            ])
        #expect(try #require(tabs).viewControllers?.map(\.isViewLoaded) == [true, false, false])
    }

    @Test func `switches inside the setter: the new one's will first; then the commit; then the old one's did first`() throws {
        let tabs = try #require(launch())
        let lines = log.appearance { [log] in
            tabs.selectedIndex = 1
            log.add("returned")
        }
        #expect(
            lines == [
                "B.loadView()", "B.viewDidLoad()", "B.viewWillAppear(_:)", "A.viewWillDisappear(_:)", "returned", "B.viewIsAppearing(_:)",
                "B.viewWillLayoutSubviews()", "B.viewDidLayoutSubviews()", "A.viewDidDisappear(_:)", "B.viewDidAppear(_:)",
            ])
        #expect(tabs.selectedViewController is B)
    }

    @Test func `keeps the views: switching back loads and lays out nothing`() throws {
        let tabs = try #require(launch())
        _ = log.run { tabs.selectedIndex = 1 }
        let lines = log.appearance { tabs.selectedViewController = tabs.viewControllers?.first }
        #expect(
            lines == [
                "A.viewWillAppear(_:)", "B.viewWillDisappear(_:)", "A.viewIsAppearing(_:)", "B.viewDidDisappear(_:)",
                "A.viewDidAppear(_:)",
            ])
    }

    @Test func `the same tab again, and a number without a tab, change nothing`() throws {
        let tabs = try #require(launch())
        let lines = log.appearance {
            tabs.selectedIndex = 0
            tabs.selectedIndex = 7
        }
        #expect(lines.isEmpty)
        #expect(tabs.selectedIndex == 0)
    }

    @Test func `a controller without a tab cannot be selected`() throws {
        let tabs = try #require(launch { [A(), B()] })
        let lines = log.run { tabs.selectedViewController = C() }
        #expect(lines.contains("exception: NSInvalidArgumentException"))
        #expect(tabs.selectedIndex == 0)
    }

    @Test func `two switches in one turn leave every appearance whole`() throws {
        let tabs = try #require(launch())
        let lines = log.appearance {
            tabs.selectedIndex = 1
            tabs.selectedIndex = 2
        }.filter { $0.contains("ppear(_:)") }
        #expect(
            lines == [
                "B.viewWillAppear(_:)", "A.viewWillDisappear(_:)", "C.viewWillAppear(_:)", "B.viewWillDisappear(_:)",
                "A.viewDidDisappear(_:)", "B.viewDidDisappear(_:)", "C.viewDidAppear(_:)",
            ])
    }

    @Test func `there and back in one turn ends where it began`() throws {
        let tabs = try #require(launch())
        let lines = log.appearance {
            tabs.selectedIndex = 1
            tabs.selectedIndex = 0
        }.filter { $0.contains("ppear(_:)") }
        #expect(
            lines == [
                "B.viewWillAppear(_:)", "A.viewWillDisappear(_:)", "A.viewWillAppear(_:)", "B.viewWillDisappear(_:)",
                "B.viewDidDisappear(_:)", "A.viewDidAppear(_:)",
            ])
    }

    @Test func `passes the appearance on to the selected tab only when it is covered and uncovered`() throws {
        let tabs = try #require(launch { [A(), B()] })
        let lines = log.appearance {
            let cover = C()
            cover.modalPresentationStyle = .fullScreen
            tabs.present(cover, animated: true)
        }.filter { $0.hasPrefix("A") || $0.hasPrefix("B") }
        #expect(lines == ["A.viewWillDisappear(_:)", "A.viewDidDisappear(_:)"])
        let hidden = log.appearance { tabs.selectedIndex = 1 }
        #expect(hidden == ["B.loadView()", "B.viewDidLoad()"])
        let back = log.appearance { tabs.dismiss(animated: true) }.filter { $0.hasPrefix("A") || $0.hasPrefix("B") }
        #expect(
            back == [
                "B.viewWillAppear(_:)", "B.viewIsAppearing(_:)", "B.viewWillLayoutSubviews()", "B.viewDidLayoutSubviews()",
                "B.viewDidAppear(_:)",
            ])
    }

    @Test func `tells its controllers of their parent, and keeps the one in the selected one's place`() throws {
        let tabs = try #require(launch { [A(), B()] })
        _ = log.run { tabs.selectedIndex = 1 }
        let lines = log.appearance {
            tabs.setViewControllers([tabs.viewControllers?.first, C()].compactMap { $0 }, animated: false)
        }.filter { $0.hasPrefix("B") || $0.hasPrefix("C.will") || $0.hasPrefix("C.did") }
        #expect(
            lines == [
                "B.willMove(toParent:)", "C.willMove(toParent:)", "C.didMove(toParent:)", "B.viewWillDisappear(_:)",
                "B.didMove(toParent:)", "B.viewDidDisappear(_:)", "B.deinit",
            ])
        #expect(tabs.selectedViewController is C)
        #expect(tabs.selectedViewController?.tabBarController === tabs)
    }

    @Test func `the bar takes 49 points over the home indicator from a child's safe area, and nothing while it is hidden`() throws {
        let tabs = try #require(launch())
        let page = try #require(tabs.selectedViewController?.view)
        #expect(page.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
        _ = log.run { tabs.tabBar.isHidden = true }
        #expect(page.safeAreaInsets.bottom == 34)
    }

    @Test func `a controller that hides the bar when pushed has no bar below it; the one that leaves keeps its insets`() throws {
        let tabs = try #require(launch { [UINavigationController(rootViewController: A()), B()] })
        let navigation = try #require(tabs.selectedViewController as? UINavigationController)
        let page = try #require(navigation.topViewController)
        _ = log.run {
            let pushed = C()
            pushed.hidesBottomBarWhenPushed = true
            navigation.pushViewController(pushed, animated: true)
        }
        let pushed = try #require(navigation.topViewController)
        #expect(pushed.view.safeAreaInsets.bottom == 34)
        #expect(page.view.safeAreaInsets.bottom == 83)
        #expect(tabs.tabBar.frame.maxX <= 0)
        _ = log.run { [log] in log.world.swipeBack(in: navigation, to: 0.4, over: 0.2, finishes: false) }
        #expect(tabs.tabBar.frame.maxX <= 0)
        _ = log.run { navigation.popViewController(animated: true) }
        #expect(tabs.tabBar.frame.minX == 0)
    }

    @Test func `tabs are touched by their titles; the selected one pops its stack`() throws {
        let tabs = try #require(
            launch {
                let first = A()
                let second = B()
                first.title = "First"
                second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
                return [UINavigationController(rootViewController: first), second]
            })
        let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
        func tap(_ title: String) {
            _ = log.run { [log] in
                let targets = log.world.tappableTargets(named: [:])
                if let target = targets.first(where: { $0.names.contains(title) }) { log.world.tap(target) } else { log.add("no \(title)") }
            }
        }
        tap("Second")
        #expect(tabs.selectedIndex == 1)
        tap("First")
        #expect(tabs.selectedIndex == 0)
        _ = log.run { navigation.pushViewController(C(), animated: false) }
        tap("First")
        #expect(navigation.viewControllers.count == 1)
    }
}
