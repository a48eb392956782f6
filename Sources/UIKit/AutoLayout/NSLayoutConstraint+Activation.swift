import Foundation
import Heap

// A constraint's holder: the nearest common ancestor of the views that it ties.
extension NSLayoutConstraint {
    /// The view among whose constraints this one is.
    var holder: UIView? { world.living(state.holder) }

    /// Whether the constraint takes part in layout.
    ///
    /// Fidelity: documented NSLayoutConstraint.isActive (added to and removed from the closest common ancestor).
    public var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { holder?.drop(self) }
        }
    }

    /// Makes constraints take part in layout, in order.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes constraints take no part in layout any more.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        guard ![state.first, state.second].contains(where: { $0.map { world.object($0) == nil } ?? false }) else {
            return world.report(.refusal("a constraint to what is not simulated: it takes no part in layout"))
        }
        guard let ancestor = nearestCommonAncestor else {
            if refuseUnknownPlace() { return }
            world.report(
                .exception(
                    name: "NSGenericException",
                    reason: "Unable to activate constraint with anchors \(side(state.first, firstAttribute)) and "
                        + "\(side(state.second, secondAttribute)) because they have no common ancestor.  "
                        + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.",
                    object: id))
            return
        }
        ancestor.hold(self)
    }

    /// Refuses the constraint if one of the tied views has an unknown superview. False if it does not refuse.
    func refuseUnknownPlace() -> Bool {
        guard tiedViews.contains(where: \.topmost.hasUnknownSuperview) else { return false }
        world.report(.refusal("a constraint to a view of which it is not known where it is: it takes no part in layout"))
        return true
    }

    /// The views that the items are or belong to.
    var tiedViews: [UIView] {
        [state.first, state.second].compactMap { world.hostView(ofItem: $0) }
    }

    /// The lowest view that contains both items or is one of them; nil when there is none.
    var nearestCommonAncestor: UIView? {
        guard let first = world.hostView(ofItem: state.first) else { return nil }
        guard state.second != nil else { return first }
        return world.hostView(ofItem: state.second).flatMap(first.nearestCommonAncestor(with:))
    }
}

extension World {
    /// The view that an item of a constraint is, or that the guide belongs to.
    func hostView(ofItem id: ObjectID?) -> UIView? {
        switch living(id, as: NSObject.self) {
        case let view as UIView: view
        case let guide as UILayoutGuide: guide.owningView
        default: nil
        }
    }
}

extension UIView {
    /// Whether the superview is unknown: the view is a stand-in, or was passed to code that is not simulated.
    package var hasUnknownSuperview: Bool {
        get { state.hasUnknownSuperview }
        set { state.hasUnknownSuperview = newValue }
    }

    /// The lowest view that this view and another are in or are. Linear in the depth.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if other === self { return self }
        if other.superview === self { return self }
        if superview === other { return other }
        var candidate: UIView? = self
        while let ancestor = candidate {
            if other.isDescendant(of: ancestor) { return ancestor }
            candidate = ancestor.superview
        }
        return nil
    }

    /// The constraints retained by this view, oldest first.
    public var constraints: [NSLayoutConstraint] { state.constraints.compactMap { world.object($0) } }

    /// Makes a constraint take part in layout. This view must be one of its views or an ancestor of them.
    ///
    /// Fidelity: documented UIView.addConstraint(_:); reported "Unable to install constraint on view" (the console's message, then the exception).
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        guard constraint.tiedViews.allSatisfy({ $0.isDescendant(of: self) }) else {
            if constraint.refuseUnknownPlace() { return }
            world.report(
                .console(
                    "The view hierarchy is not prepared for the constraint: \(constraint)\n"
                        + "When added to a view, the constraint's items must be descendants of that view (or the view itself). "
                        + "This will crash if the constraint needs to be resolved before the view hierarchy is assembled.",
                    object: id))
            world.report(
                .exception(
                    name: "NSGenericException",
                    reason:
                        "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the "
                        + "view?  That's illegal. constraint:\(constraint) view:\(self)",
                    object: id))
            return
        }
        world.space.retain(constraint.id)
        constraint.holder?.drop(constraint)
        hold(constraint)
        world.space.release(constraint.id)
    }

    /// Makes constraints take part in layout.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Makes a constraint of this view take no part in layout any more.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        drop(constraint)
    }

    /// Makes constraints of this view take no part in layout any more.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { drop(constraint) }
    }

    func hold(_ constraint: NSLayoutConstraint) {
        world.space.retain(constraint.id)
        state.constraints.append(constraint.id)
        constraint.state.holder = id
        world.state.usesConstraints = true
        constraintsChanged(.activation)
        needVisit()
    }

    func drop(_ constraint: NSLayoutConstraint) {
        guard state.constraints.removeFirst(where: { $0 == constraint.id }) != nil else { return }
        constraint.state.holder = nil
        constraintsChanged(.deactivation)
        needVisit()
        world.space.release(constraint.id)
    }

    /// Removes the constraints that tie this view or one in it to something outside. Linear in the constraints of the views above.
    ///
    /// Fidelity: documented UIView.removeFromSuperview().
    func dropOutsideConstraints() {
        (superview as? UIStackView)?.forget(self)
        state.placement = nil
        constraintsChanged(.removal)
        var ancestor = superview
        while let view = ancestor {
            for constraint in view.constraints where constraint.tiedViews.contains(where: { $0.isDescendant(of: self) }) {
                view.drop(constraint)
            }
            ancestor = view.superview
        }
    }
}
