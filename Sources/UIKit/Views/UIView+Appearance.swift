public import Foundation
import Heap

// A view's look.
extension UIView {
    /// The colour behind the view's content, nil for none.
    ///
    /// Fidelity: documented UIView.backgroundColor (animatable).
    public var backgroundColor: UIColor? {
        get { state.background }
        set {
            let style = traitCollection.userInterfaceStyle
            let old = (state.background ?? .clear).components(style: style)
            let new = (newValue ?? .clear).components(style: style)
            world.changing(.backgroundColor, of: self, from: .color(old), to: .color(new))
            state.background = newValue
        }
    }

    /// The opacity of the view and its subviews, from 0 to 1.
    ///
    /// Fidelity: documented UIView.alpha (animatable; from 0.01 down a view takes no touches).
    public var alpha: CGFloat {
        get { state.alpha }
        set {
            world.changing(.alpha, of: self, from: .number(state.alpha), to: .number(newValue))
            state.alpha = newValue
        }
    }

    /// Whether the view and those in it are left out.
    ///
    /// Fidelity: documented UIView.isHidden (not animated; a hidden view stays in the hierarchy and in layout, a stack's excepted).
    public var isHidden: Bool {
        get { state.isHidden }
        set {
            guard newValue != state.isHidden else { return }
            state.isHidden = newValue
            world.report(.write(property: "isHidden", object: id))
            visibilityChanged()
        }
    }

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
