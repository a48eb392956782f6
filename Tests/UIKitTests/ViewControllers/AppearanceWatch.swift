import Heap
import Testing

@testable import UIKit

/// Watches each controller's appearance callbacks, and notes those that do not follow from the one before, that come before their parent's, or
/// at which the views are not where the tree says.
final class AppearanceWatch: WorldObserver {
    enum Step { case disappeared, appearing, isAppearing, appeared, disappearing }
    private let world: World
    private let layout: LayoutWatch
    private var steps: [ObjectID: Step] = [:]
    private var isNestedPush = false
    private var own: [String] = []
    /// What was wrong until now.
    var mistakes: [String] { own + layout.mistakes }

    init(_ world: World) {
        self.world = world
        layout = LayoutWatch(world)
        world.observer = self
    }

    /// Where a controller has come to, as its callbacks tell.
    func step(of controller: UIViewController) -> Step { steps[controller.id] ?? .disappeared }

    /// A test asks for layout itself, or changes constraints, of which nobody is told.
    func noteCause() { layout.noteCause() }

    func worldDid(_ happening: WorldEvent) {
        layout.worldDid(happening)
        switch happening {
        case .console(let text, _, _): note(message: text)
        case .exception(let name, let reason, _, _, _): own.append("\(name): \(reason)")
        case .callback(let name, let id, _, _):
            guard let controller = world.object(id) as? UIViewController else { return }
            note(name, controller)
        default: return
        }
    }

    /// A push during a push is complained about, in two messages, and has its turn later.
    private func note(message text: String) {
        if text.hasPrefix("Unbalanced"), !isNestedPush { own.append(text) }
        if text.hasPrefix("appear:") || text.hasPrefix("UIViewLayoutFeedbackLoop") { own.append(text) }
        isNestedPush = text.hasPrefix("nested push animation")
    }

    private func note(_ name: String, _ controller: UIViewController) {
        guard name.contains("ppear") else { return }
        let step = step(of: controller)
        let next: Step?
        switch (name, step) {
        case ("viewWillAppear(_:)", .disappeared), ("viewWillAppear(_:)", .disappearing): next = .appearing
        case ("viewIsAppearing(_:)", .appearing): next = .isAppearing
        case ("viewDidAppear(_:)", .isAppearing): next = .appeared
        case ("viewDidAppear(_:)", .appearing): next = owesIsAppearing(controller) ? nil : .appeared
        case ("viewWillDisappear(_:)", .appeared), ("viewWillDisappear(_:)", .appearing), ("viewWillDisappear(_:)", .isAppearing):
            next = .disappearing
        case ("viewDidDisappear(_:)", .disappearing): next = .disappeared
        default: next = nil
        }
        if next == nil { own.append("\(title(controller)): \(name) after \(step)") }
        checkPlace(name, controller)
        checkParent(name, controller)
        if let next { steps[controller.id] = next }
    }

    private func owesIsAppearing(_ controller: UIViewController) -> Bool {
        guard world.follows(.hasViewIsAppearing) else { return false }
        guard let parent = controller.parent, !parent.isSystemContainer else { return true }
        return world.follows(.viewIsAppearingReachesChildren)
    }

    /// A page is told of its whole appearance before its controller is in a window (recorded page-setviewcontrollers-in-viewDidLoad).
    private func isEarlyPage(_ controller: UIViewController) -> Bool {
        var current: UIViewController? = controller
        while let child = current {
            if let pages = child.parent as? UIPageViewController, step(of: pages) != .appeared { return true }
            current = child.parent
        }
        return false
    }

    /// Whether the view is in a window when it must be, and whether who holds it and whom it holds agree.
    private func checkPlace(_ name: String, _ controller: UIViewController) {
        guard let view = controller.viewIfLoaded else { return own.append("\(title(controller)): \(name) without a view") }
        var top = view
        while let parent = top.superview {
            if !parent.subviews.contains(where: { $0 === top }) {
                own.append("\(title(controller)): \(name), a superview does not hold it")
            }
            top = parent
        }
        if view.window !== top as? UIWindow { own.append("\(title(controller)): \(name), not the window of its top-most view") }
        if let parent = controller.parent, !parent.children.contains(controller) {
            own.append("\(title(controller)): \(name), the parent does not hold it")
        }
        guard !isEarlyPage(controller) else { return }
        switch name {
        case "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)":
            if view.window == nil { own.append("\(title(controller)): \(name) in no window") }
        case "viewDidDisappear(_:)":
            if view.window != nil { own.append("\(title(controller)): \(name) in a window") }
        default: return
        }
    }

    /// Whether the parent was told of as much before.
    private func checkParent(_ name: String, _ controller: UIViewController) {
        guard let parent = controller.parent, parent.forwardsAppearance, !isEarlyPage(controller) else { return }
        let allowed: [Step]
        switch name {
        case "viewWillAppear(_:)": allowed = [.appearing, .isAppearing, .appeared]
        case "viewIsAppearing(_:)": allowed = owesIsAppearing(parent) ? [.isAppearing, .appeared] : [.appearing, .appeared]
        // A container of UIKit's own is told after its child.
        case "viewDidAppear(_:)": allowed = parent.isSystemContainer ? [.appearing, .isAppearing, .appeared] : [.appeared]
        case "viewWillDisappear(_:)": allowed = [.appearing, .isAppearing, .appeared, .disappearing]
        default: return
        }
        if !allowed.contains(step(of: parent)) {
            own.append("\(title(controller)): \(name) while its parent \(title(parent)) is \(step(of: parent))")
        }
    }

    func title(_ controller: UIViewController) -> String { "\(type(of: controller)) \(controller.id.index)" }

    /// What is wrong once everything has settled.
    func mistakesAtRest(among controllers: [UIViewController]) -> [String] {
        var found = mistakes
        for controller in controllers {
            let isVisible = controller.viewIfLoaded?.window != nil
            if step(of: controller) != (isVisible ? .appeared : .disappeared), isVisible || !isEarlyPage(controller) {
                found.append("\(title(controller)): \(step(of: controller)), window: \(isVisible)")
            }
            if controller.isBeingPresented || controller.isBeingDismissed { found.append("\(title(controller)): still on its way") }
            if controller.transitionCoordinator != nil { found.append("\(title(controller)): a transition is left") }
            if let presented = controller.presentedViewController, presented.presentingViewController !== controller {
                if controller.parent?.presentedViewController !== presented {
                    found.append("\(title(controller)): presents one that is presented by another")
                }
            }
        }
        return found
    }
}
