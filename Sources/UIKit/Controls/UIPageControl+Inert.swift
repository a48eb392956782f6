import Foundation
import Heap

/// Properties of a page control that have no effect here.
struct InertPageControlProperties: Sendable {
    var pageIndicatorTintColor: UIColor? = nil
    var currentPageIndicatorTintColor: UIColor? = nil
    var defersCurrentPageDisplay: Bool = false
    var backgroundStyle: UIPageControl.BackgroundStyle = UIPageControl.BackgroundStyle.automatic
    var allowsContinuousInteraction: Bool = true
    var preferredIndicatorImage: UIImage? = nil
}

extension UIPageControl {
    private var inert: InertPageControlProperties {
        _read { yield world.state.inertPageControls[id] }
        _modify { yield &world.state.inertPageControls[id] }
    }

    /// The dots' colour. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var pageIndicatorTintColor: UIColor? {
        get { inert.pageIndicatorTintColor }
        set { inert.pageIndicatorTintColor = newValue }
    }

    /// The marked dot's colour. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var currentPageIndicatorTintColor: UIColor? {
        get { inert.currentPageIndicatorTintColor }
        set { inert.currentPageIndicatorTintColor = newValue }
    }

    /// Whether a tap marks no other dot until code updates it. Changes nothing.
    ///
    /// Fidelity: simplified; kept, a tap marks its dot.
    public var defersCurrentPageDisplay: Bool {
        get { inert.defersCurrentPageDisplay }
        set { inert.defersCurrentPageDisplay = newValue }
    }

    /// The background behind the dots. Changes nothing.
    ///
    /// Fidelity: simplified; kept, nothing is drawn behind them.
    @available(iOS 14, *)
    public var backgroundStyle: UIPageControl.BackgroundStyle {
        get { inert.backgroundStyle }
        set { inert.backgroundStyle = newValue }
    }

    /// Whether a finger may move over the dots. Changes nothing.
    ///
    /// Fidelity: simplified; kept, a tap is all that counts.
    @available(iOS 14, *)
    public var allowsContinuousInteraction: Bool {
        get { inert.allowsContinuousInteraction }
        set { inert.allowsContinuousInteraction = newValue }
    }

    /// A picture instead of a dot. Changes nothing.
    ///
    /// Fidelity: simplified; kept, dots are drawn.
    @available(iOS 14, *)
    public var preferredIndicatorImage: UIImage? {
        get { inert.preferredIndicatorImage }
        set { inert.preferredIndicatorImage = newValue }
    }
}

extension UIPageControl {
    /// The background behind the dots.
    ///
    /// Fidelity: documented UIPageControl.BackgroundStyle.
    @available(iOS 14, *)
    public enum BackgroundStyle: Int, Sendable {
        /// As the system likes.
        case automatic = 0
        /// Something always.
        case prominent
        /// Next to nothing.
        case minimal
    }

    /// Shows the dot of the current page, where that was put off.
    ///
    /// Fidelity: simplified; it is never put off.
    public func updateCurrentPageDisplay() {}
}
