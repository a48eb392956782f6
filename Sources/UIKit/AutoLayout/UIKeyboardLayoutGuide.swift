import Foundation
import Heap

/// A guide that follows something that moves.
///
/// Fidelity: documented UITrackingLayoutGuide; constraints for being near an edge are left out, as the keyboard never leaves the bottom (simplified).
@available(iOS 15, *)
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers; without a keyboard, the safe area's at the bottom.
///
/// Fidelity: documented UIKeyboardLayoutGuide; a keyboard that floats or is split is not simulated.
@available(iOS 15, *)
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide is as high as the safe area's bottom without a keyboard, and not of no height.
    @available(iOS 17, *)
    public var usesBottomSafeArea: Bool {
        get { !state.ignoresSafeArea }
        set {
            guard newValue == state.ignoresSafeArea else { return }
            state.ignoresSafeArea = !newValue
            owningView?.insetsBecameStale()
        }
    }
}

extension UIView {
    /// The part of the view that the keyboard covers, for constraints. Made at the first use.
    @available(iOS 15, *)
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide: UIKeyboardLayoutGuide = world.object(state.layoutGuides.keyboard) { return guide }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
        world.space.retain(guide.id)
        state.layoutGuides.keyboard = guide.id
        if window != nil, world.follows(.knowsKeyboardBeforeAppearing) { renewKeyboardOverlap() } else { needVisit() }
        return guide
    }

    /// Measures how much of this view the keyboard covers where the view is now.
    func renewKeyboardOverlap() {
        guard let guide: UIKeyboardLayoutGuide = world.object(state.layoutGuides.keyboard), window != nil else { return }
        // While a transition moves the view, the guide keeps its place in it.
        if world.isInTransition, state.keyboardOverlap != nil { return }
        var overlap = guide.usesBottomSafeArea ? state.safeArea.bottom : 0
        if let top = world.keyboardFrame?.minY {
            let bottom = convert(CGPoint(x: 0, y: state.bounds.maxY), to: nil).y
            overlap = max(overlap, min(bottom - top, state.bounds.height))
        }
        guard overlap != state.keyboardOverlap else { return }
        state.keyboardOverlap = overlap
        constraintsChanged(.insets)
        needVisit()
    }
}

extension World {
    /// Measures the keyboard's guides again, and moves the views placed by them.
    func keyboardGuidesBecameStale() {
        for window in windowsBackToFront where window.renewKeyboardGuides() { window.layoutPass() }
    }
}

extension UIView {
    /// Whether there is a guide here or below.
    fileprivate func renewKeyboardGuides() -> Bool {
        var isAny = state.layoutGuides.keyboard != nil
        // Where the guide is late, the first visit measures it.
        if isAny, world.follows(.knowsKeyboardBeforeAppearing) || state.keyboardOverlap != nil { renewKeyboardOverlap() }
        for child in subviews where child.renewKeyboardGuides() { isAny = true }
        return isAny
    }
}
