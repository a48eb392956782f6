import Foundation
import Heap
import Testing
import UIKit

@Suite struct `A navigation stack` {
    private let log = Log()

    private func launch(in own: Log? = nil, _ make: @escaping () -> [UIViewController]) -> UINavigationController? {
        var navigation: UINavigationController?
        let log = own ?? log
        _ = log.run {
            let controller = UINavigationController()
            controller.setViewControllers(make(), animated: false)
            log.world.launch(root: controller)
            navigation = controller
        }
        return navigation
    }

    /// nav-poptoroot-nowindow
    @Test func `pops to the root in no window: each leaves at once, from the bottom, and nothing appears`() {
        let lines = log.run { [log] in
            let navigation = UINavigationController()
            navigation.setViewControllers([A(), B(), C()], animated: false)
            log.world.space.retain(navigation.id)
            log.add("pop")
            navigation.popToRootViewController(animated: true)
        }
        let after = lines.drop { $0 != "pop" }.dropFirst().filter { !$0.hasSuffix("deinit") }
        #expect(after == ["B.willMove(toParent:)", "B.didMove(toParent:)", "C.willMove(toParent:)", "C.didMove(toParent:)"])
    }

    @Test func `pops to the root in a window: the middle leaves as the page begins to go, the top after it has gone`() throws {
        let navigation = try #require(launch { [A(), B(), C()] })
        let lines = log.appearance { navigation.popToRootViewController(animated: true) }.filter { $0 != "B.deinit" }
        #expect(
            lines == [
                "B.willMove(toParent:)", "C.willMove(toParent:)", "A.loadView()", "A.viewDidLoad()",
                "C.viewWillDisappear(_:)", "A.viewWillAppear(_:)", "A.viewIsAppearing(_:)", "A.viewWillLayoutSubviews()",
                "A.viewDidLayoutSubviews()", "B.didMove(toParent:)", "C.viewDidDisappear(_:)", "C.didMove(toParent:)",
                "A.viewDidAppear(_:)", "C.deinit",
            ])
    }

    @Test func `a new stack in a window pushes its top when it is new, pops when it was there`() throws {
        let navigation = try #require(launch { [A()] })
        let pushed = log.appearance { navigation.setViewControllers([B(), C()], animated: true) }.filter { $0.contains("ppear") }
        #expect(
            pushed == [
                "A.viewWillDisappear(_:)", "C.viewWillAppear(_:)", "C.viewIsAppearing(_:)", "A.viewDidDisappear(_:)", "C.viewDidAppear(_:)",
            ])
        let popped = log.appearance { navigation.viewControllers = [navigation.viewControllers[0]] }.filter { $0.contains("ppear") }
        #expect(
            popped == [
                "C.viewWillDisappear(_:)", "B.viewWillAppear(_:)", "C.viewDidDisappear(_:)", "B.viewIsAppearing(_:)", "B.viewDidAppear(_:)",
            ])
    }

    /// The lines of a push, and of a second one 0.1 seconds later.
    private func linesOfTwoPushes(in log: Log) throws -> [String] {
        let navigation = try #require(launch(in: log) { [A()] })
        return log.appearance {
            navigation.pushViewController(B(), animated: true)
            log.world.schedule(log.world.block { navigation.pushViewController(C(), animated: true) }, after: 0.1)
        }
    }

    private let twoPushes = [
        "A.viewWillDisappear(_:)", "B.viewWillAppear(_:)", "A.viewDidDisappear(_:)", "B.viewDidAppear(_:)",
        "B.viewWillDisappear(_:)", "C.viewWillAppear(_:)", "B.viewDidDisappear(_:)", "C.viewDidAppear(_:)",
    ]

    @Test func `a second push while the first is on its way is told in the console, waits, and leaves every appearance whole`() throws {
        let lines = try linesOfTwoPushes(in: Log(os: OSProfile(version: 18)))
        #expect(lines.contains("console: nested push animation can result in corrupted navigation bar"))
        #expect(lines.contains("console: Unbalanced calls to begin/end appearance transitions for <B>."))
        #expect(lines.filter { $0.contains("ppear(_:)") } == twoPushes)
    }

    @Test func `on the newest system a second push waits too, and the console says nothing`() throws {
        let lines = try linesOfTwoPushes(in: log)
        #expect(lines.filter { $0.contains("ppear(_:)") } == twoPushes)
        #expect(lines.filter { $0.hasPrefix("console") } == [])
    }

    @Test(arguments: 0..<4) func `misuse raises UIKit's exceptions`(what: Int) throws {
        let navigation = try #require(launch { [A()] })
        let lines = log.run {
            switch what {
            case 0: navigation.pushViewController(navigation.viewControllers[0], animated: true)
            case 1: navigation.pushViewController(UINavigationController(), animated: true)
            case 2: navigation.popToViewController(B(), animated: true)
            default: navigation.setViewControllers([navigation.viewControllers[0], navigation.viewControllers[0]], animated: true)
            }
        }
        // Crash logs of apps name the first for a push, the second for a stack that does not add up.
        let name = what < 2 ? "NSInvalidArgumentException" : "NSInternalInconsistencyException"
        #expect(lines.filter { $0.hasPrefix("exception") } == ["exception: \(name)"])
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `a stack that changes while it is covered tells nobody, and shows its top when it is uncovered`() throws {
        let navigation = try #require(launch { [A(), B()] })
        _ = log.run {
            let cover = C()
            cover.modalPresentationStyle = .fullScreen
            navigation.present(cover, animated: false)
        }
        let covered = log.appearance { navigation.popToRootViewController(animated: true) }
        #expect(covered == ["B.willMove(toParent:)", "B.didMove(toParent:)", "B.deinit"])
        let back = log.appearance { navigation.dismiss(animated: false) }.filter { $0.hasPrefix("A") && $0.contains("ppear") }
        #expect(back == ["A.viewWillAppear(_:)", "A.viewIsAppearing(_:)", "A.viewDidAppear(_:)"])
    }

    @Test func `a bar below takes 44 points and shows the top's buttons, which can be touched`() throws {
        let navigation = try #require(launch { [A()] })
        let page = try #require(navigation.topViewController)
        var taps = 0
        _ = log.run {
            page.toolbarItems = [UIBarButtonItem(title: "Sort", image: nil, primaryAction: UIAction { _ in taps += 1 })]
            navigation.setToolbarHidden(false, animated: false)
        }
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 293.0 / 3, left: 0, bottom: 78, right: 0))
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 852 - 78, width: 393, height: 78))
        _ = log.run { [log] in
            log.world.tappableTargets(named: [:]).first { $0.names.contains("Sort") }.map(log.world.tap)
        }
        #expect(taps == 1)
        _ = log.run { navigation.isToolbarHidden = true }
        #expect(page.view.safeAreaInsets.bottom == 34)
    }

    @Test func `a large title adds 52 points, and the page pushed on it may say no`() throws {
        let navigation = try #require(launch { [A()] })
        let page = try #require(navigation.topViewController)
        _ = log.run { navigation.navigationBar.prefersLargeTitles = true }
        #expect(page.view.safeAreaInsets.top == 449.0 / 3)
        #expect(navigation.navigationBar.frame.height == 96)
        _ = log.run {
            let next = B()
            next.navigationItem.largeTitleDisplayMode = .never
            navigation.pushViewController(next, animated: true)
        }
        #expect(navigation.topViewController?.view.safeAreaInsets.top == 293.0 / 3)
        #expect(navigation.navigationBar.frame.height == 44)
        _ = log.run { navigation.popViewController(animated: true) }
        #expect(page.view.safeAreaInsets.top == 449.0 / 3)
    }

    @Test func `no swipe goes back while its gesture is off`() throws {
        let navigation = try #require(launch { [A(), B()] })
        _ = log.run { navigation.interactivePopGestureRecognizer?.isEnabled = false }
        let refusals = Refusals(of: log.world)
        _ = log.run { [log] in log.world.swipeBack(in: navigation, to: 0.6, over: 0.2, finishes: true) }
        #expect(navigation.viewControllers.count == 2)
        #expect(refusals.texts.count == 1)
    }
}
