import Heap
import Testing

@testable import UIKit

/// An app in which things happen at the same time; what must hold is checked once all of it has come to rest.
final class Combination {
    let world: World
    let watch: AppearanceWatch
    /// The controllers that the test holds itself.
    private var held: [ObjectID] = []

    init(device: DeviceProfile = .phone) {
        world = World(device: device)
        watch = AppearanceWatch(world)
    }

    var rest: AppAtRest { AppAtRest(world: world, watch: watch, outside: held) }

    /// Makes controllers that the test holds.
    func make<Made>(_ body: () -> Made) -> Made {
        let first = world.space.heap.count
        let made = world.bind(body)
        for id in (first..<world.space.heap.count).map({ ObjectID(index: $0) }) where world.object(id) is UIViewController {
            world.space.retain(id)
            held.append(id)
        }
        return made
    }

    /// Launches what `make` gives, and comes to rest.
    func launch<Root: UIViewController>(_ make: () -> Root) -> Root {
        world.bind {
            let root = make()
            world.turn { [world] in world.launch(root: root) }
            world.settle()
            return root
        }
    }

    /// Does something in one turn, then lets so many turns go by.
    func run(turns: Int = 0, _ body: @escaping () -> Void) {
        world.bind {
            world.turn(input: body)
            for _ in 0..<turns { world.turn() }
        }
    }

    /// Does something in one turn and comes to rest.
    func settle(_ body: @escaping () -> Void = {}) {
        run(body)
        world.bind { world.settle() }
    }

    /// What is wrong now, at rest; `isVisible` says who must be in the window, and everyone else must not.
    func mistakes(visible: [UIViewController], _ location: SourceLocation = #_sourceLocation) {
        world.bind { world.settle() }
        #expect(rest.mistakes == [], sourceLocation: location)
        let shown = rest.controllers.filter { watch.step(of: $0) == .appeared && !$0.isSystemContainer }
        #expect(Set(shown.map(watch.title)) == Set(visible.map(watch.title)), sourceLocation: location)
        #expect(rest.movedBySecondPass() == [], sourceLocation: location)
        #expect(rest.mistakes == [], sourceLocation: location)
    }
}

/// A navigation controller with these on its stack.
func makeStack(_ controllers: UIViewController...) -> UINavigationController {
    let stack = UINavigationController(rootViewController: controllers[0])
    if controllers.count > 1 { stack.setViewControllers(controllers, animated: false) }
    return stack
}

/// A tab bar controller with these tabs.
func tabs(_ controllers: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    return tabs
}

extension UIViewController {
    /// Takes in a child as code is to do it: its view fills this one's.
    func embed(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    /// Leaves its parent as code is to do it.
    func leave() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }

    /// Of a style, for a line.
    func styled(_ style: UIModalPresentationStyle) -> Self {
        modalPresentationStyle = style
        return self
    }
}
