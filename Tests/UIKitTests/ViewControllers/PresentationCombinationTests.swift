import Foundation
import Testing

@testable import UIKit

@Suite struct `What is presented or dismissed at the same time as something else` {
    private let app = Combination()

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen], [true, false])
    func `a presentation during a push`(style: UIModalPresentationStyle, animated: Bool) throws {
        let root = app.launch { makeStack(A()) }
        let new = app.make { C().styled(style) }
        app.run(turns: 5) { root.pushViewController(B(), animated: true) }
        app.settle { root.present(new, animated: animated) }
        let top = try #require(root.topViewController as? B)
        app.mistakes(visible: style == .fullScreen ? [new] : [new, top])
        app.settle { root.dismiss(animated: animated) }
        app.mistakes(visible: [top])
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen], [true, false])
    func `a push during a presentation over the stack`(style: UIModalPresentationStyle, animated: Bool) throws {
        let root = app.launch { makeStack(A()) }
        let new = app.make { C().styled(style) }
        app.run(turns: 5) { root.present(new, animated: true) }
        app.settle { root.pushViewController(B(), animated: animated) }
        let top = try #require(root.topViewController as? B)
        app.mistakes(visible: style == .fullScreen ? [new] : [new, top])
        app.settle { root.dismiss(animated: true) }
        app.mistakes(visible: [top])
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen], [true, false])
    func `a push under a dismissal`(style: UIModalPresentationStyle, animated: Bool) throws {
        let root = app.launch { makeStack(A()) }
        app.settle { root.present(C().styled(style), animated: false) }
        app.run(turns: 5) { root.dismiss(animated: true) }
        app.settle { root.pushViewController(B(), animated: animated) }
        app.mistakes(visible: [try #require(root.topViewController as? B)])
    }

    @Test(arguments: [true, false]) func `a dismissal and a push in one turn`(animated: Bool) throws {
        let root = app.launch { makeStack(A()) }
        app.settle { root.present(C().styled(.fullScreen), animated: false) }
        app.settle {
            root.dismiss(animated: animated)
            root.pushViewController(B(), animated: animated)
        }
        app.mistakes(visible: [try #require(root.topViewController as? B)])
    }

    @Test func `a tab bar inside a stack inside a sheet`() throws {
        let (root, first, second) = app.make { (A(), B(), C()) }
        _ = app.launch { root }
        let inside = app.make { tabs(first, makeStack(second)) }
        app.settle { root.present(makeStack(inside), animated: true) }
        app.mistakes(visible: [root, first])
        app.settle { inside.selectedIndex = 1 }
        app.mistakes(visible: [root, second])
        app.run(turns: 5) { second.navigationController?.pushViewController(B(), animated: true) }
        app.run(turns: 3) { inside.selectedIndex = 0 }
        app.run(turns: 3) { [app] in _ = app.world.swipeDown(to: 0.3, over: 0.2, finishes: false) }
        app.mistakes(visible: [root, first])
        app.settle { root.dismiss(animated: true) }
        app.mistakes(visible: [root])
    }

    @Test(arguments: [true, false]) func `another tab during a sheet's drag`(finishes: Bool) {
        let (root, first, second) = app.make { (A(), B(), C()) }
        _ = app.launch { root }
        let inside = app.make { tabs(first, second) }
        app.settle { root.present(inside, animated: true) }
        app.run(turns: 5) { [app] in _ = app.world.swipeDown(to: 0.5, over: 0.3, finishes: finishes) }
        app.run(turns: 3) { inside.selectedIndex = 1 }
        app.mistakes(visible: finishes ? [root] : [root, second])
    }

    @Test(arguments: [true, false]) func `another tab under a sheet's drag`(finishes: Bool) {
        let (first, second, sheet) = app.make { (A(), B(), C()) }
        let root = app.launch { tabs(first, second) }
        app.settle { first.present(sheet, animated: true) }
        app.run(turns: 5) { [app] in _ = app.world.swipeDown(to: 0.5, over: 0.3, finishes: finishes) }
        app.run(turns: 3) { root.selectedIndex = 1 }
        app.mistakes(visible: finishes ? [second] : [second, sheet])
    }

    @Test(arguments: [true, false]) func `a push in a sheet during its drag`(finishes: Bool) throws {
        let root = app.make { A() }
        _ = app.launch { root }
        let inside = app.make { makeStack(B()) }
        app.settle { root.present(inside, animated: true) }
        app.run(turns: 5) { [app] in _ = app.world.swipeDown(to: 0.5, over: 0.3, finishes: finishes) }
        app.run(turns: 3) { inside.pushViewController(C(), animated: true) }
        app.mistakes(visible: finishes ? [root] : [root, try #require(inside.topViewController as? C)])
    }

    @Test(arguments: [true, false]) func `a child that comes and one that goes during a sheet's drag`(finishes: Bool) {
        let (root, sheet, old, new) = app.make { (A(), B(), C(), C()) }
        _ = app.launch { root }
        app.settle { root.present(sheet, animated: true) }
        app.settle { sheet.embed(old) }
        app.run(turns: 5) { [app] in _ = app.world.swipeDown(to: 0.5, over: 0.3, finishes: finishes) }
        app.run(turns: 3) {
            old.leave()
            sheet.embed(new)
        }
        app.mistakes(visible: finishes ? [root] : [root, sheet, new])
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen], [true, false])
    func `a dismissal from the middle of a chain`(style: UIModalPresentationStyle, animated: Bool) {
        let (root, middle) = app.make { (A(), B().styled(style)) }
        _ = app.launch { root }
        app.settle { root.present(middle, animated: false) }
        app.settle { middle.present(C().styled(style), animated: false) }
        app.settle { middle.presentedViewController?.present(C().styled(style), animated: false) }
        app.settle { middle.dismiss(animated: animated) }
        app.mistakes(visible: style == .fullScreen ? [middle] : [root, middle])
        app.settle { middle.dismiss(animated: animated) }
        app.mistakes(visible: [root])
    }

    @Test(arguments: [true, false]) func `a dismissal and a presentation in one turn`(animated: Bool) {
        let (root, new) = app.make { (A(), C()) }
        _ = app.launch { root }
        app.settle { root.present(B(), animated: false) }
        app.settle {
            root.dismiss(animated: animated) { root.present(new, animated: animated) }
        }
        app.mistakes(visible: [root, new])
    }

    @Test func `a dismissal during a presentation`() {
        let (root, new) = app.make { (A(), B()) }
        _ = app.launch { root }
        app.run(turns: 5) { root.present(new, animated: true) }
        app.settle { new.dismiss(animated: true) }
        app.mistakes(visible: [root, new])
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen], [5, 0])
    func `a rotation during a presentation`(style: UIModalPresentationStyle, turns: Int) {
        let (root, new) = app.make { (A(), B().styled(style)) }
        _ = app.launch { root }
        app.run(turns: turns) { root.present(new, animated: true) }
        app.settle { [app] in app.world.turnDevice(to: .landscapeLeft) }
        app.mistakes(visible: style == .fullScreen ? [new] : [root, new])
        app.run(turns: turns) { root.dismiss(animated: true) }
        app.settle { [app] in app.world.turnDevice(to: .portrait) }
        #expect(root.view.bounds.width == 393)
        app.mistakes(visible: [root])
    }

    @Test(arguments: [true, false]) func `a rotation during a sheet's drag`(finishes: Bool) {
        let (root, new) = app.make { (A(), B()) }
        _ = app.launch { root }
        app.settle { root.present(new, animated: false) }
        app.run(turns: 5) { [app] in _ = app.world.swipeDown(to: 0.5, over: 0.3, finishes: finishes) }
        app.settle { [app] in app.world.turnDevice(to: .landscapeLeft) }
        app.mistakes(visible: finishes ? [root] : [root, new])
    }

    @Test func `a child leaves during a rotation`() {
        let (root, child) = app.make { (A(), B()) }
        _ = app.launch { root }
        app.settle { root.embed(child) }
        app.run(turns: 5) { [app] in app.world.turnDevice(to: .landscapeLeft) }
        app.settle { child.leave() }
        app.mistakes(visible: [root])
    }

    @Test func `a child comes, and another leaves, in the turn of a rotation`() {
        let (root, old, new) = app.make { (A(), B(), C()) }
        _ = app.launch { root }
        app.settle { root.embed(old) }
        app.settle { [app] in
            app.world.turnDevice(to: .landscapeLeft)
            old.leave()
            root.embed(new)
        }
        #expect(new.view.bounds.width == 852)
        app.mistakes(visible: [root, new])
    }

    @Test func `a child that presents leaves its parent`() {
        let (root, child) = app.make { (A(), B()) }
        _ = app.launch { root }
        app.settle {
            root.embed(child)
            child.present(C(), animated: true)
        }
        app.run(turns: 5) { child.leave() }
        app.settle { root.dismiss(animated: true) }
        app.mistakes(visible: [root])
    }

    /// What is presented stays in the window, as developers report (stackoverflow.com/questions/26763020).
    @Test(arguments: [true, false]) func `the window's root goes while something is presented`(isUnderWay: Bool) {
        let (root, over, new) = app.make { (A(), B(), C()) }
        _ = app.launch { root }
        app.run(turns: 5) { root.present(over, animated: isUnderWay) }
        app.settle { [app] in app.world.windowsBackToFront[0].rootViewController = new }
        app.mistakes(visible: [new, over])
    }

    /// The same report: the new root's view covers what stays, and the controllers are never let go.
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func `the window's root goes with what it presents only when that was dismissed`(
        style: UIModalPresentationStyle
    ) throws {
        for dismisses in [true, false] {
            let log = Log()
            let root = try #require(log.launchA())
            _ = log.run { root.present(B().styled(style), animated: true) }
            let window = log.world.windowsBackToFront[0]
            let lines =
                log.run {
                    if dismisses { root.dismiss(animated: false) }
                } + log.run { window.rootViewController = C() }
            let dead = lines.filter { $0.hasSuffix("deinit") }
            #expect(dead == (dismisses ? ["B.deinit", "A.deinit"] : []))
            #expect(window.subviews.count == (dismisses ? 1 : 2))
            #expect(window.rootViewController?.view.isDescendant(of: try #require(window.subviews.last)) == true)
            #expect(lines.filter { $0.hasPrefix("B.view") }.isEmpty == !dismisses)
        }
    }

    @Test(arguments: [true, false]) func `an exchange of children during a presentation`(animated: Bool) {
        let (root, old, new, over) = app.make { (A(), B(), B(), C().styled(.fullScreen)) }
        _ = app.launch { root }
        app.settle { root.embed(old) }
        app.run(turns: 3) {
            old.willMove(toParent: nil)
            root.addChild(new)
            root.transition(from: old, to: new, duration: animated ? 0.6 : 0, animations: nil) { _ in
                old.removeFromParent()
                new.didMove(toParent: root)
            }
        }
        app.settle { root.present(over, animated: true) }
        app.mistakes(visible: [over])
        app.settle { root.dismiss(animated: true) }
        app.mistakes(visible: [root, new])
    }
}

@Suite struct `What happens on an iPad at the same time as something else` {
    private let app = Combination(device: .ipad)

    @Test(arguments: [5, 0]) func `a popover during a rotation`(turns: Int) {
        let (root, over) = app.make { (A(), B().styled(.popover)) }
        _ = app.launch { root }
        app.run(turns: turns) { [app] in app.world.turnDevice(to: .landscapeLeft) }
        app.settle {
            over.popoverPresentationController?.sourceView = root.view
            root.present(over, animated: true)
        }
        app.mistakes(visible: [root, over])
        app.run(turns: turns) { [app] in app.world.turnDevice(to: .portrait) }
        app.settle { root.dismiss(animated: true) }
        app.mistakes(visible: [root])
    }

    @Test(arguments: [5, 0]) func `a window made narrow while a popover comes, and wide while it goes`(turns: Int) {
        let (root, over) = app.make { (A(), B().styled(.popover)) }
        _ = app.launch { root }
        app.run(turns: turns) {
            over.popoverPresentationController?.sourceView = root.view
            root.present(over, animated: true)
        }
        app.settle { [app] in app.world.resizeWindows(to: CGSize(width: 320, height: 1194)) }
        app.mistakes(visible: [root, over])
        app.run(turns: turns) { root.dismiss(animated: true) }
        app.settle { [app] in app.world.resizeWindows(to: CGSize(width: 834, height: 1194)) }
        app.mistakes(visible: [root])
    }

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func `a page controller inside a split view that collapses while a page is turned`(style: UIPageViewController.TransitionStyle) throws {
        let (side, old, new) = app.make { (A(), B(), C()) }
        let pages = app.make { UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal) }
        _ = app.launch {
            let split = UISplitViewController(style: .doubleColumn)
            pages.setViewControllers([old], direction: .forward, animated: false)
            split.preferredDisplayMode = .oneBesideSecondary
            split.setViewController(side, for: .primary)
            split.setViewController(pages, for: .secondary)
            return split
        }
        app.mistakes(visible: [side, old])
        app.run(turns: 3) { pages.setViewControllers([new], direction: .forward, animated: true) }
        app.run(turns: 3) { [app] in app.world.resizeWindows(to: CGSize(width: 320, height: 1194)) }
        app.mistakes(visible: [new])
        app.run(turns: 3) { pages.setViewControllers([old], direction: .reverse, animated: true) }
        app.run(turns: 3) { [app] in app.world.resizeWindows(to: CGSize(width: 834, height: 1194)) }
        app.mistakes(visible: [side, old])
    }

    @Test func `a page that is turned during a turn of a page is refused`() {
        let (first, second, third) = app.make { (A(), B(), C()) }
        let pages = app.make { UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) }
        _ = app.launch {
            pages.setViewControllers([first], direction: .forward, animated: false)
            return pages
        }
        app.run(turns: 3) { pages.setViewControllers([second], direction: .forward, animated: true) }
        app.settle { pages.setViewControllers([third], direction: .forward, animated: true) }
        app.mistakes(visible: [second])
        app.settle { pages.setViewControllers([third], direction: .forward, animated: true) }
        app.mistakes(visible: [third])
    }

    @Test func `a split view collapses during a push in its primary column`() throws {
        let (side, detail) = app.make { (A(), B()) }
        _ = app.launch {
            let split = UISplitViewController(style: .doubleColumn)
            split.preferredDisplayMode = .oneBesideSecondary
            split.setViewController(side, for: .primary)
            split.setViewController(detail, for: .secondary)
            return split
        }
        app.run(turns: 3) { side.navigationController?.pushViewController(C(), animated: true) }
        app.settle { [app] in app.world.resizeWindows(to: CGSize(width: 320, height: 1194)) }
        app.mistakes(visible: [detail])
        app.settle { [app] in app.world.resizeWindows(to: CGSize(width: 834, height: 1194)) }
        app.mistakes(visible: [try #require(side.navigationController?.topViewController), detail])
    }
}
