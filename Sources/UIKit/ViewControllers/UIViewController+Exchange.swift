import Foundation
import Heap

// The exchange of one child for another, and the showing of a controller by the surrounding ones.
extension UIViewController {
    /// Exchanges two children: the old one is told that it leaves, then the new one that it comes; the new one ends first.
    ///
    /// Fidelity: recorded container-transition-tangqiao2012 (old will, new will, new did, old did; the new view loads first); the two
    /// exceptions are documented in UIViewController.h.
    package func transition(
        from old: UIViewController, to new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: Block?, completion: Block?
    ) {
        guard old.parent === self, new.parent === self else {
            return refuseTransition(
                "Children view controllers \(old) and \(new) must have a common parent view controller when calling \(Self.transitionName)")
        }
        guard forwardsAppearance else {
            return refuseTransition("\(Self.transitionName) is not supported by a parent that forwards appearance callbacks itself")
        }
        if options.transition != nil, options.transition != .transitionCrossDissolve {
            world.report(.refusal("UIView.AnimationOptions of flips and curls in \(Self.transitionName): the views change without them"))
        }
        new.loadViewIfNeeded()
        let isSeen = isViewLoaded && (state.appearance == .appeared || state.appearance == .appearing)
        if isSeen {
            old.begin(.disappearing, animated: duration > 0)
            new.begin(.appearing, animated: duration > 0)
        }
        old.view.superview?.addSubview(new.view)
        let dissolves = options.transition == .transitionCrossDissolve
        if dissolves { world.within(group: nil) { new.view.alpha = 0 } }
        let end = world.block(keeping: [self, old, new]) { [unowned self] (arguments: [Argument]) in
            old.view.removeFromSuperview()
            if new.state.appearance == .appearing, !isInTransition { new.end() }
            if old.isInTransition { old.end() }
            if let completion { world.call(completion, arguments) }
            return .nothing
        }
        if let completion {
            world.space.retain(completion.id)
            world.state.keptByBlock[end.id].kept.append(completion.id)
        }
        world.animate(duration: duration, curve: options.curve, takesItsTime: duration > 0, completion: .block(end)) {
            if let animations { world.call(animations) }
            if dissolves { new.view.alpha = 1 }
        }
    }

    private static var transitionName: String {
        "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
    }

    private func refuseTransition(_ reason: String) {
        world.report(.exception(name: "NSInvalidArgumentException", reason: reason, object: id))
    }

    package func show(_ vc: UIViewController, sender: Argument) {
        show(vc, isAnimated: true, sender: sender, asksSelf: false)
    }

    package func showDetailViewController(_ vc: UIViewController, sender: Argument) {
        showDetail(vc, isAnimated: true, sender: sender, asksSelf: false)
    }

    /// Shows a controller as a detail of the nearest container, or presents it. With `asksSelf` an override of this controller's own comes
    /// first.
    func showDetail(_ controller: UIViewController, isAnimated: Bool, sender: Argument, asksSelf: Bool = true) {
        let place = place(
            for: controller, asDetail: true, isAnimated: isAnimated, override: "showDetailViewController(_:sender:)", sender,
            asksSelf: asksSelf)
        if !place { present(controller, animated: isAnimated) }
    }

    /// Shows a controller in the nearest container, or presents it. With `asksSelf` an override of this controller's own comes first.
    func show(_ controller: UIViewController, isAnimated: Bool, sender: Argument, asksSelf: Bool = true) {
        let place = place(
            for: controller, asDetail: false, isAnimated: isAnimated, override: "show(_:sender:)", sender, asksSelf: asksSelf)
        if !place { present(controller, animated: isAnimated) }
    }

    /// Asks this controller and those around it, from here outwards, to show another controller. Returns whether one of them did. An
    /// override of the learner's counts as one that did.
    private func place(
        for controller: UIViewController, asDetail: Bool, isAnimated: Bool, override name: String, _ sender: Argument, asksSelf: Bool
    ) -> Bool {
        var place: UIViewController? = self
        while let current = place {
            if asksSelf || current !== self, let script = world.script, script.implements(name, on: current.id) {
                _ = script.invoke(name, on: current.id, [.object(controller.id), sender])
                return true
            }
            if current.takes(controller, asDetail: asDetail, isAnimated: isAnimated) { return true }
            place = current.parent
        }
        return false
    }
}
