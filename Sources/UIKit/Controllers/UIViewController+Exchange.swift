import Foundation
package import Heap

// One child in the place of another, and what is shown as those around a controller do it.
extension UIViewController {
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
            for controller in [new, old] where controller.isInTransition { controller.end() }
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

    package func show(_ vc: UIViewController, sender: ObjectID?) {
        show(vc)
    }

    package func showDetailViewController(_ vc: UIViewController, sender: ObjectID?) {
        showDetail(vc)
    }

    /// The nearest container that shows controllers in a way of its own does it.
    func show(_ controller: UIViewController) {
        var place: UIViewController? = self
        while let current = place {
            if current.takes(controller, asDetail: false) { return }
            place = current.parent
        }
        present(controller, animated: true)
    }

    func showDetail(_ controller: UIViewController) {
        var place: UIViewController? = self
        while let current = place {
            if current.takes(controller, asDetail: true) { return }
            place = current.parent
        }
        present(controller, animated: true)
    }
}
