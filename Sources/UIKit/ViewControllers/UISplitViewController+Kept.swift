import Foundation
import Heap

/// What code says of a split view controller that changes nothing here.
struct KeptOfSplit: Sendable {
    var presentsWithGesture: Bool = true
    var primaryBackgroundStyle: UISplitViewController.BackgroundStyle = UISplitViewController.BackgroundStyle.none
    var showsSecondaryOnlyButton: Bool = false
}

extension UISplitViewController {
    private var kept: KeptOfSplit {
        _read { yield world.state.keptOfSplits[id] }
        _modify { yield &world.state.keptOfSplits[id] }
    }

    /// Whether a swipe shows the hidden column. Kept.
    ///
    /// Fidelity: simplified; kept, code shows it.
    public var presentsWithGesture: Bool {
        get { kept.presentsWithGesture }
        set { kept.presentsWithGesture = newValue }
    }

    /// What lies behind the first column. Kept.
    ///
    /// Fidelity: simplified; kept, nothing is drawn behind it.
    @available(iOS 13, *)
    public var primaryBackgroundStyle: UISplitViewController.BackgroundStyle {
        get { kept.primaryBackgroundStyle }
        set { kept.primaryBackgroundStyle = newValue }
    }

    /// Whether a button hides the other columns. Kept.
    ///
    /// Fidelity: simplified; kept, there is none.
    @available(iOS 14, *)
    public var showsSecondaryOnlyButton: Bool {
        get { kept.showsSecondaryOnlyButton }
        set { kept.showsSecondaryOnlyButton = newValue }
    }
}

extension UISplitViewController {
    /// What lies behind the first column.
    ///
    /// Fidelity: documented UISplitViewController.BackgroundStyle.
    public enum BackgroundStyle: Int, Sendable {
        /// Nothing of its own.
        case none = 0
        /// The look of a list of places.
        case sidebar
    }
}
