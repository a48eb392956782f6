import Heap
import Testing
import UIKit

enum ReferenceCounts {
    /// The objects whose count is not the number of strong edges that point at them, and edges to what is dead; a test holds each of `outside`
    /// once itself.
    static func mistakes(in world: World, outside: [ObjectID] = []) -> [String] {
        var counts: [ObjectID: Int32] = [:]
        let all = (0..<world.space.heap.count).map { ObjectID(index: $0) }.filter { world.space.heap[$0].isAlive }
        for edge in world.rootEdges where edge.kind == .strong { counts[edge.target, default: 0] += 1 }
        for id in all {
            for edge in world.edges(from: id) where edge.kind == .strong { counts[edge.target, default: 0] += 1 }
        }
        for id in outside { counts[id, default: 0] += 1 }
        let heap = world.space.heap
        let dead = counts.keys.filter { !heap[$0].isAlive }.sorted().map { "\(heap.typeName(of: $0)) \($0.index) is held, and dead" }
        return dead
            + all.filter { heap[$0].strong != counts[$0, default: 0] }.map {
                "\(heap.typeName(of: $0)) \($0.index): counted \(heap[$0].strong), found \(counts[$0, default: 0])"
            }
    }
}

@Suite struct `Counts of references` {
    @Test func `agree with the references that the objects name, after every kind of transition`() throws {
        let log = Log()
        let navigation = try #require(log.launchNavigation())
        #expect(ReferenceCounts.mistakes(in: log.world) == [])
        let interactor = log.world.bind { UIPercentDrivenInteractiveTransition() }
        log.world.space.retain(interactor.id)
        let animator = CustomTransition(log: log).make()
        let animated = log.delegates.make(
            "Delegate",
            [
                "animationController(forPresented:presenting:source:)": { _ in .object(animator) },
                "animationController(forDismissed:)": { _ in .object(animator) },
                "interactionControllerForDismissal(using:)": { _ in .object(interactor.id) },
            ])
        let outside = [interactor.id, animator, animated]
        let steps: [() -> Void] = [
            { navigation.pushViewController(B(), animated: true) },
            { navigation.popViewController(animated: true) },
            { navigation.pushViewController(B(), animated: false) },
            { log.world.swipeBack(in: navigation, to: 0.4, over: 0.2, finishes: false) },
            { log.world.swipeBack(in: navigation, to: 0.6, over: 0.2, finishes: true) },
            { navigation.setViewControllers([A(), B(), C()], animated: true) },
            { navigation.popToRootViewController(animated: true) },
            { navigation.present(B(), animated: true) },
            { navigation.dismiss(animated: true) },
            {
                let new = C()
                new.modalPresentationStyle = .fullScreen
                navigation.present(new, animated: true)
            },
            { navigation.dismiss(animated: false) },
            {
                let sheet = B()
                sheet.sheetPresentationController?.detents = [.medium(), .custom { _ in 200 }]
                navigation.present(sheet, animated: true)
            },
            { _ = log.world.swipeDown(to: 0.2, over: 0.2, finishes: false) },
            {
                navigation.presentedViewController?.sheetPresentationController?.detents = [.large()]
                _ = log.world.swipeDown(to: 0.6, over: 0.2, finishes: true)
            },
            {
                let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
                alert.addTextField { $0.text = "text" }
                alert.addAction(UIAlertAction(title: "Go", style: .default) { _ in })
                navigation.present(alert, animated: true)
            },
            { log.world.tappableTargets(named: [:]).first { $0.names.contains("Go") }.map(log.world.tap) },
            {
                let popover = B()
                popover.modalPresentationStyle = .popover
                popover.popoverPresentationController?.sourceView = navigation.view
                navigation.present(popover, animated: true)
            },
            { navigation.presentedViewController?.present(C(), animated: true) },
            { navigation.present(C(), animated: true) },
            { navigation.dismiss(animated: true) },
            {
                navigation.topViewController?.definesPresentationContext = true
                let over = C()
                over.modalPresentationStyle = .overCurrentContext
                navigation.topViewController?.present(over, animated: true)
            },
            { navigation.topViewController?.dismiss(animated: true) },
            {
                let custom = B()
                custom.modalPresentationStyle = .fullScreen
                custom.transitioningDelegateID = animated
                navigation.present(custom, animated: true)
            },
            {
                navigation.dismiss(animated: true)
                log.world.schedule(log.world.block { interactor.cancel() }, after: 0.1)
            },
            {
                navigation.dismiss(animated: true)
                log.world.schedule(log.world.block { interactor.finish() }, after: 0.1)
            },
            {
                let child = B()
                guard let top = navigation.topViewController else { return }
                top.addChild(child)
                top.view.addSubview(child.view)
                child.didMove(toParent: top)
            },
            {
                guard let child = navigation.topViewController?.children.first else { return }
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            },
        ]
        for (index, step) in (steps + containers(navigation)).enumerated() {
            _ = log.run(step)
            #expect(ReferenceCounts.mistakes(in: log.world, outside: outside) == [], "after step \(index)")
        }
    }

    private func containers(_ navigation: UINavigationController) -> [() -> Void] {
        [
            { navigation.setToolbarHidden(false, animated: false) },
            { navigation.topViewController?.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)] },
            { navigation.topViewController?.toolbarItems = [UIBarButtonItem(title: "Find", style: .plain, target: nil, action: nil)] },
            { navigation.setToolbarHidden(true, animated: false) },
            {
                guard let top = navigation.topViewController else { return }
                let (old, new) = (B(), C())
                top.addChild(old)
                top.addChild(new)
                top.view.addSubview(old.view)
                top.transition(
                    from: old, to: new, duration: 0.3, animations: { new.view.alpha = 0.5 }, completion: { _ in old.removeFromParent() })
            },
            {
                let tabs = UITabBarController()
                tabs.viewControllers = [A(), UINavigationController(rootViewController: B())]
                tabs.modalPresentationStyle = .fullScreen
                navigation.present(tabs, animated: false)
            },
            { (navigation.presentedViewController as? UITabBarController)?.selectedIndex = 1 },
            {
                guard let tabs = navigation.presentedViewController as? UITabBarController else { return }
                tabs.selectedIndex = 0
                tabs.selectedIndex = 1
                tabs.setViewControllers([C()], animated: false)
            },
            { navigation.dismiss(animated: false) },
        ]
    }

    @Test func `fall to nothing for all that a popped controller held`() throws {
        let log = Log()
        let navigation = try #require(log.launchNavigation())
        let before = log.world.space.heap.living
        for _ in 0..<3 {
            _ = log.run { navigation.pushViewController(B(), animated: true) }
            _ = log.run { navigation.popViewController(animated: true) }
        }
        #expect(log.world.space.heap.living == before)
    }
}
