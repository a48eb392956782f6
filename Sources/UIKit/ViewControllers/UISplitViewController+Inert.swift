import Foundation
import Heap

/// Properties of a split view controller that have no effect here.
struct InertSplitProperties: Sendable {
    var presentsWithGesture: Bool = true
    var primaryBackgroundStyle: UISplitViewController.BackgroundStyle = UISplitViewController.BackgroundStyle.none
    var showsSecondaryOnlyButton: Bool = false
}

extension UISplitViewController {
    private var inert: InertSplitProperties {
        _read { yield world.state.inertSplits[id] }
        _modify { yield &world.state.inertSplits[id] }
    }

    /// Whether a swipe shows the hidden column. Changes nothing.
    ///
    /// Fidelity: simplified; kept, code shows it.
    public var presentsWithGesture: Bool {
        get { inert.presentsWithGesture }
        set { inert.presentsWithGesture = newValue }
    }

    /// The background of the first column. Changes nothing.
    ///
    /// Fidelity: simplified; kept, nothing is drawn behind it.
    @available(iOS 13, *)
    public var primaryBackgroundStyle: UISplitViewController.BackgroundStyle {
        get { inert.primaryBackgroundStyle }
        set { inert.primaryBackgroundStyle = newValue }
    }

    /// Whether a button hides the other columns. Changes nothing.
    ///
    /// Fidelity: simplified; kept, there is none.
    @available(iOS 14, *)
    public var showsSecondaryOnlyButton: Bool {
        get { inert.showsSecondaryOnlyButton }
        set { inert.showsSecondaryOnlyButton = newValue }
    }
}

extension UISplitViewController {
    /// The background of the first column.
    ///
    /// Fidelity: documented UISplitViewController.BackgroundStyle.
    public enum BackgroundStyle: Int, Sendable {
        /// Nothing of its own.
        case none = 0
        /// A sidebar's look.
        case sidebar
    }
}
