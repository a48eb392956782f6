import Foundation
import Heap

// A view's look.
extension UIView {
    /// Whether content beyond the view's bounds is cut off.
    public var clipsToBounds: Bool {
        get { state.clips }
        set {
            state.clips = newValue
            world.report(.write(property: "clipsToBounds", object: id))
        }
    }

    /// The colour of controls, inherited when not set.
    ///
    /// Fidelity: documented UIView.tintColor (inherited where it is not set; tintColorDidChange is sent here and to the views that inherit it);
    /// tintAdjustmentMode is left out (simplified).
    public var tintColor: UIColor! {
        get { state.tint ?? superview?.tintColor ?? .systemBlue }
        set {
            state.tint = newValue
            world.report(.write(property: "tintColor", object: id))
            announceTint()
        }
    }

    private func announceTint() {
        world.send("tintColorDidChange()", to: self, isReported: !isPrivate) { tintColorDidChange() }
        for child in subviews where child.state.tint == nil { child.announceTint() }
    }
}
