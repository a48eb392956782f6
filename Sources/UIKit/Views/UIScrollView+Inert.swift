import Foundation
import Heap

/// Properties of a scroll view that have no effect here.
struct InertScrollViewProperties: Sendable {
    var showsVerticalScrollIndicator = true
    var showsHorizontalScrollIndicator = true
    var verticalScrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets.zero
    var horizontalScrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets.zero
    var automaticallyAdjustsScrollIndicatorInsets = true
    var isDirectionalLockEnabled = false
    var delaysContentTouches = true
    var canCancelContentTouches = true
    var scrollsToTop = true
    var bouncesZoom = true
}

extension UIScrollView {
    private var inert: InertScrollViewProperties {
        _read { yield world.state.inertScrollViews[id] }
        _modify { yield &world.state.inertScrollViews[id] }
    }

    /// Whether a bar shows how far it has been scrolled. Changes nothing.
    ///
    /// Fidelity: simplified; kept, bars are not drawn.
    public var showsVerticalScrollIndicator: Bool {
        get { inert.showsVerticalScrollIndicator }
        set { inert.showsVerticalScrollIndicator = newValue }
    }

    /// Whether a bar shows how far it has been scrolled sideways. Changes nothing.
    ///
    /// Fidelity: simplified; kept, bars are not drawn.
    public var showsHorizontalScrollIndicator: Bool {
        get { inert.showsHorizontalScrollIndicator }
        set { inert.showsHorizontalScrollIndicator = newValue }
    }

    /// Room around the bar, in points. Changes nothing.
    ///
    /// Fidelity: simplified; kept, bars are not drawn.
    public var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { inert.verticalScrollIndicatorInsets }
        set { inert.verticalScrollIndicatorInsets = newValue }
    }

    /// Room around the level bar, in points. Changes nothing.
    ///
    /// Fidelity: simplified; kept, bars are not drawn.
    public var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { inert.horizontalScrollIndicatorInsets }
        set { inert.horizontalScrollIndicatorInsets = newValue }
    }

    /// Whether bars keep off the safe area. Changes nothing.
    ///
    /// Fidelity: simplified; kept, bars are not drawn.
    public var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { inert.automaticallyAdjustsScrollIndicatorInsets }
        set { inert.automaticallyAdjustsScrollIndicatorInsets = newValue }
    }

    /// Whether a finger scrolls in one direction at a time. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it scrolls both ways.
    public var isDirectionalLockEnabled: Bool {
        get { inert.isDirectionalLockEnabled }
        set { inert.isDirectionalLockEnabled = newValue }
    }

    /// Whether the content gets a touch only after the finger has rested a while. A finger that moves earlier scrolls, whatever is under
    /// it.
    ///
    /// Fidelity: documented UIScrollView.delaysContentTouches; reported (150 milliseconds); the content hears of the finger at once all the same
    /// (simplified).
    public var delaysContentTouches: Bool {
        get { inert.delaysContentTouches }
        set { inert.delaysContentTouches = newValue }
    }

    /// Whether scrolling takes a finger away from content that follows it already.
    ///
    /// Fidelity: documented UIScrollView.canCancelContentTouches.
    public var canCancelContentTouches: Bool {
        get { inert.canCancelContentTouches }
        set { inert.canCancelContentTouches = newValue }
    }

    /// Whether a tap on the status bar scrolls to the top. Changes nothing.
    ///
    /// Fidelity: simplified; kept, the status bar takes no taps.
    public var scrollsToTop: Bool {
        get { inert.scrollsToTop }
        set { inert.scrollsToTop = newValue }
    }

    /// Whether zooming bounces at its limits. Changes nothing.
    ///
    /// Fidelity: simplified; kept, fingers do not zoom.
    public var bouncesZoom: Bool {
        get { inert.bouncesZoom }
        set { inert.bouncesZoom = newValue }
    }
}

extension UIScrollView {
    /// Room around the bars, in points. Changes nothing.
    ///
    /// Fidelity: simplified; kept, bars are not drawn.
    public var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Shows the bars for a moment: they are not drawn.
    ///
    /// Fidelity: simplified; bars are not drawn.
    public func flashScrollIndicators() {}
}
