import Heap

/// The appearance transitions when a view enters or leaves a window, for controllers that no container takes care of.
///
/// Fidelity: recorded container-no-addchild-catalyst26, container-child-in-viewDidLoad-noaddchild.
struct WindowAppearance {
    static var none: WindowAppearance { WindowAppearance(world: nil, entering: [], leaving: []) }

    let world: World?
    let entering: [UIViewController]
    let leaving: [UIViewController]

    /// Ends the appearance of controllers that no container shows: of those that left the window at once, of those that entered it
    /// after the next frame.
    ///
    /// Fidelity: recorded container-no-addchild-catalyst26, container-child-in-viewDidLoad-noaddchild (views that enter); for views
    /// that leave simplified.
    func finish() {
        for controller in leaving where controller.state.appearance == .disappearing { controller.end() }
        guard let world, !entering.isEmpty else { return }
        let waiting = entering
        let block = world.block(keeping: waiting) {
            // From the inside out: children that a parent forwards to are ended by that parent.
            for controller in waiting.reversed() where controller.state.appearance == .appearing {
                if let parent = controller.parent, parent.forwardsAppearance, parent.isInTransition { continue }
                controller.end()
            }
        }
        world.afterFrame(block)
    }
}

extension World {
    /// Runs a block once the display has shown this transaction's changes: in the next turn, in a transaction of its own.
    func afterFrame(_ block: Block) {
        animate(duration: 0, completion: .block(block)) {}
    }

    func beginsMoving(_ view: UIView, from old: UIWindow?, to new: UIWindow?) -> WindowAppearance {
        if old == nil, new != nil { return entersWindow(view) }
        if new == nil, old != nil { return beginsLeaving(view, from: old) }
        return .none
    }

    /// A controller disappears when its view leaves the window without a container's doing.
    ///
    /// Fidelity: simplified; no recording has a view that leaves so, it follows how one enters.
    func beginsLeaving(_ view: UIView, from window: UIWindow?) -> WindowAppearance {
        guard window != nil else { return .none }
        var leaving: [UIViewController] = []
        let all = controllers(in: view)
        for controller in all where controller.state.appearance != .disappeared {
            guard controller.state.appearance != .disappearing else {
                if goesBeforeParent(controller, with: all) { leaving.append(controller) }
                continue
            }
            if let parent = controller.parent, leaving.contains(parent) || parent.isInTransition && parent.state.appearance == .disappearing
            {
                continue
            }
            if let parent = controller.parent, !parent.forwardsAppearance { continue }
            controller.begin(.disappearing, animated: false)
            leaving.append(controller)
        }
        return WindowAppearance(world: self, entering: [], leaving: leaving)
    }

    /// Whether a child leaves the window without its parent, which has begun to disappear together with it. The parent's end will not find
    /// the child any more.
    private func goesBeforeParent(_ controller: UIViewController, with all: [UIViewController]) -> Bool {
        guard let parent = controller.parent, !parent.isSystemContainer, parent.forwardsAppearance else { return false }
        return parent.state.appearance == .disappearing && !all.contains(parent)
    }

    private func entersWindow(_ view: UIView) -> WindowAppearance {
        var entering: [UIViewController] = []
        enter(view, &entering)
        return WindowAppearance(world: self, entering: entering, leaving: [])
    }

    /// Lets the controllers of a view and of the views in it appear, outermost first, back to front. What their callbacks change counts: a view that has
    /// gone meanwhile is left out, one that has come is looked at.
    private func enter(_ view: UIView, _ entering: inout [UIViewController]) {
        if let controller = view.controller, controller.state.appearance == .disappeared, begins(controller) { entering.append(controller) }
        for child in view.subviews where child.superview === view { enter(child, &entering) }
    }

    /// A controller appears when its view enters a window, if it has no parent or a parent on the screen. Returns whether its
    /// appearance ends on its own, and not with its parent's.
    ///
    /// Fidelity: recorded container-no-addchild-catalyst26, container-child-in-viewDidLoad-noaddchild.
    private func begins(_ controller: UIViewController) -> Bool {
        if let parent = controller.parent {
            guard parent.forwardsAppearance else { return false }
            // The container lets it begin, whenever the view is put into the window.
            if parent.isSystemContainer, believes(.geometryComesFirst) || believes(.leavesBeforeOtherComes) { return false }
            switch parent.state.appearance {
            case .appeared: break
            case .appearing:
                // The parent's transition began before the child came, and ends the child's with its own.
                controller.begin(.appearing, animated: parent.state.isAnimated)
                return false
            case .disappeared, .disappearing: return false
            }
        }
        controller.begin(.appearing, animated: false)
        return true
    }

    /// The controllers of a view and of the views in it, outermost first, back to front.
    private func controllers(in view: UIView) -> [UIViewController] {
        (view.controller.map { [$0] } ?? []) + view.subviews.flatMap(controllers(in:))
    }

    /// Whether a view may be put into another; if not, the exception that UIKit raises has been reported.
    ///
    /// Fidelity: documented UIViewControllerHierarchyInconsistency (G28: raised when a child's parent is not the controller of the view
    /// that it is put into).
    func allowsInsertion(of view: UIView, in parent: UIView) -> Bool {
        guard let controller = view.controller, let claimed = controller.parent, !parent.isPrivate, parent.window != nil else {
            return true
        }
        guard let actual = parent.holdingController, actual !== claimed else { return true }
        report(
            .exception(
                name: "UIViewControllerHierarchyInconsistency",
                reason: "child view controller:\(controller) should have parent view controller:\(actual) but actual parent is:\(claimed)",
                object: controller.id))
        return false
    }
}

extension UIView {
    /// The controller of the view or of the nearest one around it; nil in no controller's.
    var holdingController: UIViewController? {
        var view: UIView? = self
        while let current = view, current.controller == nil { view = current.superview }
        return view?.controller
    }
}
