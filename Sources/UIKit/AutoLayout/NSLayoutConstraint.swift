/// A linear relation between two places of two views.
open class NSLayoutConstraint: NSObject {
    struct State: Sendable {}
}

extension UIView {
    /// Removes the constraints that tie this view or one in it to something outside.
    ///
    /// Fidelity: documented UIView.removeFromSuperview().
    func dropOutsideConstraints() {}
}
