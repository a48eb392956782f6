import Heap
import Testing
import UIKit

/// Watches each controller's appearance callbacks, and notes those that do not follow from the one before.
private final class AppearanceWatch: WorldObserver {
    private enum Step { case disappeared, appearing, isAppearing, appeared, disappearing }
    private let world: World
    private var steps: [ObjectID: Step] = [:]
    private(set) var mistakes: [String] = []

    init(_ world: World) {
        self.world = world
        world.observer = self
    }

    func worldDid(_ happening: Happening) {
        if case .console(let text, _) = happening, text.hasPrefix("Unbalanced") || text.hasPrefix("appear:") { mistakes.append(text) }
        guard case .callback(let name, let id, _, _) = happening, world.object(id) is UIViewController else { return }
        let step = steps[id] ?? .disappeared
        let next: Step?
        switch (name, step) {
        case ("viewWillAppear(_:)", .disappeared), ("viewWillAppear(_:)", .disappearing): next = .appearing
        case ("viewIsAppearing(_:)", .appearing): next = .isAppearing
        case ("viewDidAppear(_:)", .isAppearing): next = .appeared
        case ("viewWillDisappear(_:)", .appeared), ("viewWillDisappear(_:)", .appearing), ("viewWillDisappear(_:)", .isAppearing):
            next = .disappearing
        case ("viewDidDisappear(_:)", .disappearing): next = .disappeared
        default: next = name.contains("ppear") ? nil : step
        }
        guard let next else { return mistakes.append("\(id.index): \(name) after \(step)") }
        steps[id] = next
    }

    /// What is wrong once everything has settled.
    func mistakesAtRest(among controllers: [UIViewController]) -> [String] {
        var found = mistakes
        for controller in controllers {
            let step = steps[controller.id] ?? .disappeared
            let isVisible = controller.viewIfLoaded?.window != nil
            if step != (isVisible ? .appeared : .disappeared) { found.append("\(controller.id.index): \(step), window: \(isVisible)") }
            if controller.isBeingPresented || controller.isBeingDismissed { found.append("\(controller.id.index): still on its way") }
            if controller.transitionCoordinator != nil { found.append("\(controller.id.index): a transition is left") }
            if let presented = controller.presentedViewController, presented.presentingViewController !== controller {
                found.append("\(controller.id.index): presents one that is presented by another")
            }
        }
        return found
    }
}

@Suite struct `Presentations in any order` {
    /// A generator that gives the same numbers everywhere.
    private struct Numbers {
        var state: UInt64
        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
    }

    private static let styles: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext, .custom, .popover,
    ]

    @Test(arguments: 0..<60) func `keep will and did in pairs, and who is in the window in order`(seed: Int) throws {
        var numbers = Numbers(state: UInt64(seed) &* 977 &+ 13)
        let world = World(device: seed % 3 == 0 ? .ipad : .phone)
        let watch = AppearanceWatch(world)
        let root = world.bind { seed % 2 == 0 ? A() : UINavigationController(rootViewController: A()) }
        world.bind {
            world.turn { world.launch(root: root) }
            world.settle()
        }
        var chain: [UIViewController] {
            var all = [root]
            while let next = all.last?.presentedViewController { all.append(next) }
            return all
        }
        for _ in 0..<12 {
            let style = Self.styles[numbers.next(Self.styles.count)]
            let animated = numbers.next(3) > 0
            let action = numbers.next(6)
            let who = chain[numbers.next(chain.count)]
            let isCancelled = numbers.next(2) == 0
            world.bind {
                world.turn {
                    switch action {
                    case 0, 1, 2:
                        let new = numbers.next(2) == 0 ? B() : UINavigationController(rootViewController: C())
                        new.modalPresentationStyle = style
                        new.popoverPresentationController?.sourceView = who.viewIfLoaded
                        (chain.last ?? root).present(new, animated: animated)
                    case 3: who.present(B(), animated: animated)
                    case 4: who.dismiss(animated: animated)
                    default: _ = world.swipeDown(to: 0.4, over: 0.2, finishes: !isCancelled)
                    }
                }
                for _ in 0..<numbers.next(40) { world.turn() }
                if numbers.next(3) == 0 { world.settle() }
            }
            #expect(watch.mistakes == [])
        }
        world.bind { world.settle() }
        #expect(watch.mistakesAtRest(among: chain) == [])
        #expect(ReferenceCounts.mistakes(in: world) == [])
        world.bind {
            world.turn { root.dismiss(animated: false) }
            world.settle()
        }
        #expect(root.presentedViewController == nil)
        #expect(watch.mistakesAtRest(among: [root]) == [])
        #expect(root.view.window != nil)
    }
}
