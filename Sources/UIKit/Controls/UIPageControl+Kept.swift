import Foundation
import Heap

/// What code says of a page control that changes nothing here.
struct KeptOfPageControl: Sendable {
    var pageIndicatorTintColor: UIColor? = nil
    var currentPageIndicatorTintColor: UIColor? = nil
    var defersCurrentPageDisplay: Bool = false
    var backgroundStyle: UIPageControl.BackgroundStyle = UIPageControl.BackgroundStyle.automatic
    var allowsContinuousInteraction: Bool = true
    var preferredIndicatorImage: UIImage? = nil
}

extension UIPageControl {
    private var kept: KeptOfPageControl {
        _read { yield world.state.keptOfPageControls[id] }
        _modify { yield &world.state.keptOfPageControls[id] }
    }

    /// The dots' colour. Kept.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var pageIndicatorTintColor: UIColor? {
        get { kept.pageIndicatorTintColor }
        set { kept.pageIndicatorTintColor = newValue }
    }

    /// The marked dot's colour. Kept.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var currentPageIndicatorTintColor: UIColor? {
        get { kept.currentPageIndicatorTintColor }
        set { kept.currentPageIndicatorTintColor = newValue }
    }

    /// Whether a tap marks no other dot until code asks for it. Kept.
    ///
    /// Fidelity: simplified; kept, a tap marks its dot.
    public var defersCurrentPageDisplay: Bool {
        get { kept.defersCurrentPageDisplay }
        set { kept.defersCurrentPageDisplay = newValue }
    }

    /// What lies behind the dots. Kept.
    ///
    /// Fidelity: simplified; kept, nothing is drawn behind them.
    @available(iOS 14, *)
    public var backgroundStyle: UIPageControl.BackgroundStyle {
        get { kept.backgroundStyle }
        set { kept.backgroundStyle = newValue }
    }

    /// Whether a finger may move over the dots. Kept.
    ///
    /// Fidelity: simplified; kept, a tap is all that counts.
    @available(iOS 14, *)
    public var allowsContinuousInteraction: Bool {
        get { kept.allowsContinuousInteraction }
        set { kept.allowsContinuousInteraction = newValue }
    }

    /// A picture in the place of a dot. Kept.
    ///
    /// Fidelity: simplified; kept, dots are drawn.
    @available(iOS 14, *)
    public var preferredIndicatorImage: UIImage? {
        get { kept.preferredIndicatorImage }
        set { kept.preferredIndicatorImage = newValue }
    }
}

extension UIPageControl {
    /// What lies behind the dots.
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
