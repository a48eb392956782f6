import Foundation
import Heap
import Testing
import UIKit

/// Tells what happens around a presented view.
private final class Around: UIPresentationController {
    nonisolated(unsafe) static var log: Log?
    override func presentationTransitionWillBegin() { Self.log?.add("presentationTransitionWillBegin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { Self.log?.add("presentationTransitionDidEnd \(completed)") }
    override func dismissalTransitionWillBegin() { Self.log?.add("dismissalTransitionWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { Self.log?.add("dismissalTransitionDidEnd \(completed)") }
}

@Suite struct `An animator of the app's own` {
    private let log = Log()

    private func delegate(_ animator: ObjectID, interactor: ObjectID? = nil, _ more: [String: ([Argument]) -> Argument] = [:]) -> ObjectID {
        var methods: [String: ([Argument]) -> Argument] = [
            "animationController(forPresented:presenting:source:)": { _ in .object(animator) },
            "animationController(forDismissed:)": { _ in .object(animator) },
        ]
        if let interactor {
            methods["interactionControllerForDismissal(using:)"] = { _ in .object(interactor) }
        }
        return log.delegates.make("D", methods.merging(more) { $1 })
    }

    /// A presents a B of a style with a transitioning delegate.
    private func present(_ style: UIModalPresentationStyle, by delegate: ObjectID) throws -> (a: UIViewController, b: B, lines: [String]) {
        let root = try #require(log.launchA())
        let new = log.world.bind { B() }
        let lines = log.appearances {
            new.modalPresentationStyle = style
            new.transitioningDelegateID = delegate
            root.present(new, animated: true) { log.add("completion") }
        }
        return (root, new, lines)
    }

    @Test func `moves the views and ends the transition, in and out`() throws {
        var animator = CustomTransition(log: log)
        var keys: [String] = []
        animator.moves = { keys.append("\($0.view(forKey: .from) != nil) \($0.view(forKey: .to) != nil)") }
        let (a, b, coming) = try present(.fullScreen, by: delegate(animator.make()))
        #expect(
            coming == [
                "D.animationController(forPresented:presenting:source:)", "A.viewWillDisappear(_:)", "B.viewWillAppear(_:)",
                "Animator.transitionDuration(using:)", "Animator.animateTransition(using:)", "B.viewIsAppearing(_:)", "animated",
                "B.viewDidAppear(_:)", "A.viewDidDisappear(_:)", "completion", "Animator.animationEnded(_:)",
            ])
        #expect(a.view.window == nil)
        #expect(b.view.window != nil)
        let going = log.appearances { a.dismiss(animated: true) { log.add("completion") } }
        #expect(
            going == [
                "D.animationController(forDismissed:)", "B.viewWillDisappear(_:)", "A.viewWillAppear(_:)",
                "Animator.transitionDuration(using:)", "Animator.animateTransition(using:)", "A.viewIsAppearing(_:)", "animated",
                "A.viewDidAppear(_:)", "B.viewDidDisappear(_:)", "completion", "Animator.animationEnded(_:)", "B.deinit",
            ])
        #expect(a.view.window != nil)
        #expect(a.view.superview?.superview?.superview is UIWindow)
        #expect(keys == ["true true", "true true"])
    }

    @Test func `is given only the views that the presentation moves`() throws {
        var animator = CustomTransition(log: log)
        var keys: [String] = []
        animator.moves = { keys.append("\($0.view(forKey: .from) != nil) \($0.view(forKey: .to) != nil)") }
        let (a, b, coming) = try present(.custom, by: delegate(animator.make()))
        #expect(coming.filter { $0.hasPrefix("A.") } == [])
        #expect(a.view.window != nil)
        #expect(b.view.superview === b.presentationController?.containerView)
        _ = log.run { a.dismiss(animated: true) }
        #expect(keys == ["false true", "true false"])
    }

    @Test func `that never says that it is over leaves the transition in flight, which the console tells`() throws {
        let animator = log.delegates.make(
            "Animator", ["transitionDuration(using:)": { _ in .value(0.2) }, "animateTransition(using:)": { _ in .nothing }])
        let (a, b, _) = try present(.custom, by: delegate(animator))
        #expect(log.lines.contains { $0.hasPrefix("console: appear: not settled") && $0.contains("completeTransition") })
        #expect(!log.lines.contains("B.viewDidAppear(_:)"))
        #expect(b.isBeingPresented)
        #expect(a.presentedViewController === b)
    }

    @Test func `runs what is put alongside over the same frames`() throws {
        let root = try #require(log.launchA())
        let animator = CustomTransition(log: log).make()
        let owner = delegate(animator)
        let new = log.world.bind { B() }
        log.delegates.give(
            new.id, "B",
            [
                "viewWillAppear(_:)": { _ in
                    _ = new.transitionCoordinator?.animate(alongsideTransition: { _ in root.view.alpha = 0.5 }) { context in
                        log.add("alongside ended \(context.isCancelled)")
                    }
                    return .nothing
                }
            ])
        var alphas: [Double] = []
        log.world.bind {
            log.world.turn {
                root.view.backgroundColor = .red
                new.modalPresentationStyle = .custom
                new.transitioningDelegateID = owner
                root.present(new, animated: true)
            }
            for _ in 0..<20 {
                log.world.turn()
                let items = log.world.picture(of: log.world.rendered, at: log.world.time).items
                alphas.append(items.first { $0.object == root.view.id }?.opacity ?? -1)
            }
            log.world.settle()
        }
        #expect(alphas.contains { $0 > 0.55 && $0 < 0.95 })
        #expect(root.view.alpha == 0.5)
        #expect(log.lines.contains("alongside ended false"))
    }

    @Test func `is driven by percentages, and finishes`() throws {
        let interactor = log.world.bind { UIPercentDrivenInteractiveTransition() }
        log.world.space.retain(interactor.id)
        let (a, b, _) = try present(.custom, by: delegate(CustomTransition(log: log).make(), interactor: interactor.id))
        var seen: [Double] = []
        log.world.bind {
            log.world.turn { a.dismiss(animated: true) }
            for step in 1...4 {
                log.world.turn { interactor.update(CGFloat(step) / 10) }
                seen.append(Double(b.transitionCoordinator?.percentComplete ?? -1))
            }
            #expect(b.transitionCoordinator?.isInteractive == true)
            log.world.turn { interactor.finish() }
            log.world.settle()
        }
        #expect(seen.map { ($0 * 10).rounded() } == [1, 2, 3, 4])
        #expect(a.presentedViewController == nil)
        #expect(log.lines.suffix(4).contains("B.viewDidDisappear(_:)"))
    }

    @Test func `is driven by percentages, and cancelled: the presented one appears again`() throws {
        let interactor = log.world.bind { UIPercentDrivenInteractiveTransition() }
        log.world.space.retain(interactor.id)
        let (a, b, _) = try present(.custom, by: delegate(CustomTransition(log: log).make(), interactor: interactor.id))
        let lines = log.appearances {
            a.dismiss(animated: true) { log.add("completion") }
            let world = log.world
            world.schedule(world.block { interactor.update(0.4) }, after: 0.1)
            world.schedule(world.block { interactor.cancel() }, after: 0.2)
        }
        #expect(
            lines.filter { !$0.contains("nimat") } == [
                "D.interactionControllerForDismissal(using:)", "B.viewWillDisappear(_:)", "B.viewWillAppear(_:)", "B.viewIsAppearing(_:)",
                "B.viewDidAppear(_:)", "completion",
            ])
        #expect(a.presentedViewController === b)
        #expect(!b.isBeingDismissed)
        #expect(log.appearances { a.dismiss(animated: false) }.contains("B.viewDidDisappear(_:)"))
    }

    @Test func `pushes and pops for a navigation controller's delegate`() throws {
        let navigation = try #require(log.launchNavigation())
        let animator = CustomTransition(log: log).make()
        var operations: [Int] = []
        navigation.delegateID = log.delegates.make(
            "Nav",
            [
                "navigationController(_:animationControllerFor:from:to:)": { arguments in
                    if case .value(let operation as UINavigationController.Operation) = arguments[1] {
                        operations.append(operation.rawValue)
                    }
                    return .object(animator)
                }
            ])
        let coming = log.appearances { navigation.pushViewController(B(), animated: true) }
        #expect(
            coming.filter { $0.contains("ppear") || $0.contains("animated") } == [
                "A.viewWillDisappear(_:)", "B.viewWillAppear(_:)", "B.viewIsAppearing(_:)", "animated", "A.viewDidDisappear(_:)",
                "B.viewDidAppear(_:)",
            ])
        let top = try #require(navigation.topViewController)
        #expect(top.view.window != nil)
        #expect(top.view.safeAreaInsets.top > 59)
        #expect(navigation.viewControllers[0].view.window == nil)
        let going = log.appearances { navigation.popViewController(animated: true) }
        #expect(
            going.filter { $0.contains("ppear") || $0.contains("deinit") } == [
                "B.viewWillDisappear(_:)", "A.viewWillAppear(_:)", "A.viewIsAppearing(_:)", "B.viewDidDisappear(_:)", "A.viewDidAppear(_:)",
                "B.deinit",
            ])
        #expect(operations == [1, 2])
        #expect(navigation.viewControllers[0].view.window != nil)
    }
}

@Suite struct `A tab bar's animator` {
    private let log = Log()

    private func tabs(interactor: ObjectID? = nil) throws -> UITabBarController {
        let animator = CustomTransition(log: log).make()
        var made: UITabBarController?
        _ = log.run { [log] in
            let tabs = UITabBarController()
            tabs.viewControllers = [A(), B()]
            var methods: [String: ([Argument]) -> Argument] = [
                "tabBarController(_:animationControllerForTransitionFrom:to:)": { _ in .object(animator) }
            ]
            if let interactor { methods["tabBarController(_:interactionControllerFor:)"] = { _ in .object(interactor) } }
            tabs.delegateID = log.delegates.make("Tabs", methods)
            log.world.launch(root: tabs)
            made = tabs
        }
        return try #require(made)
    }

    @Test func `takes its time, and the new one's will comes first`() throws {
        let tabs = try tabs()
        let lines = log.appearances { tabs.selectedIndex = 1 }
        #expect(
            lines.filter { $0.contains("ppear") || $0 == "animated" } == [
                "B.viewWillAppear(_:)", "A.viewWillDisappear(_:)", "B.viewIsAppearing(_:)", "animated", "A.viewDidDisappear(_:)",
                "B.viewDidAppear(_:)",
            ])
        #expect(tabs.viewControllers?[1].view.window != nil)
        #expect(tabs.viewControllers?[0].view.window == nil)
        #expect(log.appearances { tabs.selectedIndex = 0 }.contains("A.viewDidAppear(_:)"))
    }

    @Test func `that is cancelled leaves the tab selected that was`() throws {
        let interactor = log.world.bind { UIPercentDrivenInteractiveTransition() }
        log.world.space.retain(interactor.id)
        let tabs = try tabs(interactor: interactor.id)
        let lines = log.appearances {
            tabs.selectedIndex = 1
            log.world.schedule(log.world.block { interactor.update(0.5) }, after: 0.1)
            log.world.schedule(log.world.block { interactor.cancel() }, after: 0.2)
        }
        #expect(
            lines.filter { $0.contains("ppear(_:)") } == [
                "B.viewWillAppear(_:)", "A.viewWillDisappear(_:)", "B.viewWillDisappear(_:)", "B.viewDidDisappear(_:)",
                "A.viewWillAppear(_:)", "A.viewDidAppear(_:)",
            ])
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.viewControllers?[0].view.window != nil)
    }
}

@Suite struct `A presentation controller of the app's own` {
    private let log = Log()

    @Test func `is asked for, and hears of begin and end around the appearances`() throws {
        Around.log = log
        defer { Around.log = nil }
        let root = try #require(log.launchA())
        let new = log.world.bind { B() }
        let made = log.world.bind { Around(presentedViewController: new, presenting: root) }
        log.world.space.retain(made.id)
        let owner = log.delegates.make("D", ["presentationController(forPresented:presenting:source:)": { _ in .object(made.id) }])
        log.delegates.give(
            made.id, "Around",
            ["frameOfPresentedViewInContainerView": { _ in .value(CGRect(x: 0, y: 400, width: 393, height: 452)) }])
        let coming = log.appearances {
            new.modalPresentationStyle = .custom
            new.transitioningDelegateID = owner
            root.present(new, animated: true)
        }.filter { !$0.contains("frame") }
        #expect(
            coming == [
                "D.presentationController(forPresented:presenting:source:)", "presentationTransitionWillBegin", "B.viewWillAppear(_:)",
                "B.viewIsAppearing(_:)", "B.viewDidAppear(_:)", "presentationTransitionDidEnd true",
            ])
        #expect(new.view.frame == CGRect(x: 0, y: 400, width: 393, height: 452))
        #expect(new.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        let going = log.appearances { root.dismiss(animated: true) }.filter { !$0.contains("frame") }
        #expect(
            going == [
                "dismissalTransitionWillBegin", "B.viewWillDisappear(_:)", "B.viewDidDisappear(_:)", "dismissalTransitionDidEnd true",
                "B.deinit",
            ])
    }

    @Test func `may take the presenter's view out`() throws {
        let root = try #require(log.launchA())
        let new = log.world.bind { B() }
        let made = log.world.bind { UIPresentationController(presentedViewController: new, presenting: root) }
        log.world.space.retain(made.id)
        let owner = log.delegates.make("D", ["presentationController(forPresented:presenting:source:)": { _ in .object(made.id) }])
        log.delegates.give(made.id, "P", ["shouldRemovePresentersView": { _ in .value(true) }])
        let lines = log.appearances {
            new.modalPresentationStyle = .custom
            new.transitioningDelegateID = owner
            root.present(new, animated: true)
        }
        #expect(lines.filter { $0.hasPrefix("A.") } == ["A.viewWillDisappear(_:)", "A.viewDidDisappear(_:)"])
        #expect(root.view.window == nil)
    }
}

@Suite struct `A popover` {
    @Test func `without a source is an exception on an iPad, and adapts to a sheet on a phone`() throws {
        for device in [DeviceProfile.ipad, .phone] {
            let log = Log(device: device)
            let root = try #require(log.launchA())
            let lines = log.run {
                let new = B()
                new.modalPresentationStyle = .popover
                root.present(new, animated: true)
            }
            #expect(lines.contains("exception: NSGenericException") == (device == .ipad))
            #expect((root.presentedViewController == nil) == (device == .ipad))
            #expect(lines.contains("B.viewDidAppear(_:)") == (device == .phone))
        }
    }

    @Test func `stays one on a phone when the delegate says none, and fills the screen when it says so`() throws {
        for style in [UIModalPresentationStyle.none, .fullScreen] {
            let log = Log()
            let root = try #require(log.launchA())
            let owner = log.delegates.make("D", ["adaptivePresentationStyle(for:)": { _ in .value(style) }])
            let new = log.world.bind { B() }
            let lines = log.appearances {
                new.modalPresentationStyle = .popover
                new.preferredContentSize = CGSize(width: 200, height: 150)
                new.popoverPresentationController?.sourceView = root.view
                new.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 100, width: 50, height: 50)
                new.popoverPresentationController?.delegateID = owner
                root.present(new, animated: true)
            }
            #expect(lines.contains("A.viewWillDisappear(_:)") == (style == .fullScreen))
            #expect(new.view.bounds.size == (style == .none ? CGSize(width: 200, height: 150) : CGSize(width: 393, height: 852)))
        }
    }

    @Test func `presents and dismisses without a callback for whoever is in it`() throws {
        let log = Log(device: .ipad)
        let root = try #require(log.launchA())
        let inside = log.world.bind { B() }
        _ = log.run {
            inside.modalPresentationStyle = .popover
            inside.popoverPresentationController?.sourceView = root.view
            root.present(inside, animated: true)
        }
        let lines = log.appearances { inside.present(C(), animated: true) } + log.appearances { inside.dismiss(animated: true) }
        #expect(lines.filter { $0.hasPrefix("B.") || $0.hasPrefix("A.") } == [])
        #expect(lines.contains("C.viewDidDisappear(_:)"))
    }
}
