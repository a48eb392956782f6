import Foundation
import Heap

/// What code says of a scroll view that changes nothing here.
struct KeptOfScrollView: Sendable {
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
    private var kept: KeptOfScrollView {
        _read { yield world.state.keptOfScrollViews[id] }
        _modify { yield &world.state.keptOfScrollViews[id] }
    }

    /// Whether a bar shows how far it has been scrolled. Kept.
    ///
    /// Fidelity: simplified; kept, bars are not drawn.
    public var showsVerticalScrollIndicator: Bool {
        get { kept.showsVerticalScrollIndicator }
        set { kept.showsVerticalScrollIndicator = newValue }
    }

    /// Whether a bar shows how far it has been scrolled sideways. Kept.
    ///
    /// Fidelity: simplified; kept, bars are not drawn.
    public var showsHorizontalScrollIndicator: Bool {
        get { kept.showsHorizontalScrollIndicator }
        set { kept.showsHorizontalScrollIndicator = newValue }
    }

    /// Room around the bar, in points. Kept.
    ///
    /// Fidelity: simplified; kept, bars are not drawn.
    public var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { kept.verticalScrollIndicatorInsets }
        set { kept.verticalScrollIndicatorInsets = newValue }
    }

    /// Room around the level bar, in points. Kept.
    ///
    /// Fidelity: simplified; kept, bars are not drawn.
    public var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { kept.horizontalScrollIndicatorInsets }
        set { kept.horizontalScrollIndicatorInsets = newValue }
    }

    /// Whether bars keep off the safe area. Kept.
    ///
    /// Fidelity: simplified; kept, bars are not drawn.
    public var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { kept.automaticallyAdjustsScrollIndicatorInsets }
        set { kept.automaticallyAdjustsScrollIndicatorInsets = newValue }
    }

    /// Whether a finger scrolls one way at a time. Kept.
    ///
    /// Fidelity: simplified; kept, it scrolls both ways.
    public var isDirectionalLockEnabled: Bool {
        get { kept.isDirectionalLockEnabled }
        set { kept.isDirectionalLockEnabled = newValue }
    }

    /// Whether the content gets a finger only when it has stayed for a while: one that moves before that scrolls, whatever is under it.
    ///
    /// Fidelity: documented UIScrollView.delaysContentTouches; reported (150 milliseconds); the content hears of the finger at once all the same
    /// (simplified).
    public var delaysContentTouches: Bool {
        get { kept.delaysContentTouches }
        set { kept.delaysContentTouches = newValue }
    }

    /// Whether scrolling takes a finger away from content that follows it already.
    ///
    /// Fidelity: documented UIScrollView.canCancelContentTouches.
    public var canCancelContentTouches: Bool {
        get { kept.canCancelContentTouches }
        set { kept.canCancelContentTouches = newValue }
    }

    /// Whether a tap on the status bar scrolls to the top. Kept.
    ///
    /// Fidelity: simplified; kept, the status bar takes no taps.
    public var scrollsToTop: Bool {
        get { kept.scrollsToTop }
        set { kept.scrollsToTop = newValue }
    }

    /// Whether zooming goes too far and comes back. Kept.
    ///
    /// Fidelity: simplified; kept, there is one finger, and no zooming.
    public var bouncesZoom: Bool {
        get { kept.bouncesZoom }
        set { kept.bouncesZoom = newValue }
    }
}

extension UIScrollView {
    /// Room around the bars, in points. Kept.
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
