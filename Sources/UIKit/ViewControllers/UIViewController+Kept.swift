import Foundation
import Heap

/// What code says of a controller that changes nothing here.
struct KeptOfController: Sendable {
    var automaticallyAdjustsScrollViewInsets = true
    var providesPresentationContextTransitionStyle = false
    var restorationIdentifier: String? = nil
    var performsActionsWhilePresentingModally = true
}

extension UIViewController {
    private var kept: KeptOfController {
        _read { yield world.state.keptOfControllers[id] }
        _modify { yield &world.state.keptOfControllers[id] }
    }

    /// Whether a scroll view keeps off bars, before iOS 11. Kept.
    ///
    /// Fidelity: simplified; kept, since iOS 11 the scroll view says so itself.
    public var automaticallyAdjustsScrollViewInsets: Bool {
        get { kept.automaticallyAdjustsScrollViewInsets }
        set { kept.automaticallyAdjustsScrollViewInsets = newValue }
    }

    /// Whether this controller says how those come that it presents in its context. Kept.
    ///
    /// Fidelity: simplified; kept, they say it themselves.
    public var providesPresentationContextTransitionStyle: Bool {
        get { kept.providesPresentationContextTransitionStyle }
        set { kept.providesPresentationContextTransitionStyle = newValue }
    }

    /// The name under which the controller is kept between launches. Kept.
    ///
    /// Fidelity: simplified; kept, nothing is kept between launches.
    public var restorationIdentifier: String? {
        get { kept.restorationIdentifier }
        set { kept.restorationIdentifier = newValue }
    }

    /// Whether actions reach this controller while it presents. Kept.
    ///
    /// Fidelity: simplified; kept, they do.
    public var performsActionsWhilePresentingModally: Bool {
        get { kept.performsActionsWhilePresentingModally }
        set { kept.performsActionsWhilePresentingModally = newValue }
    }
}

/// What code says of a navigation controller that changes nothing here.
struct KeptOfNavigation: Sendable {
    var hidesBarsOnSwipe = false
    var hidesBarsOnTap = false
    var hidesBarsWhenKeyboardAppears = false
    var hidesBarsWhenVerticallyCompact = false
}

extension UINavigationController {
    private var kept: KeptOfNavigation {
        _read { yield world.state.keptOfNavigations[id] }
        _modify { yield &world.state.keptOfNavigations[id] }
    }

    /// Whether the bars go with a swipe. Kept.
    ///
    /// Fidelity: simplified; kept, they stay.
    public var hidesBarsOnSwipe: Bool {
        get { kept.hidesBarsOnSwipe }
        set { kept.hidesBarsOnSwipe = newValue }
    }

    /// Whether the bars go with a tap. Kept.
    ///
    /// Fidelity: simplified; kept, they stay.
    public var hidesBarsOnTap: Bool {
        get { kept.hidesBarsOnTap }
        set { kept.hidesBarsOnTap = newValue }
    }

    /// Whether the bars go with the keyboard. Kept.
    ///
    /// Fidelity: simplified; kept, they stay.
    public var hidesBarsWhenKeyboardAppears: Bool {
        get { kept.hidesBarsWhenKeyboardAppears }
        set { kept.hidesBarsWhenKeyboardAppears = newValue }
    }

    /// Whether the bars go where there is little height. Kept.
    ///
    /// Fidelity: simplified; kept, they stay.
    public var hidesBarsWhenVerticallyCompact: Bool {
        get { kept.hidesBarsWhenVerticallyCompact }
        set { kept.hidesBarsWhenVerticallyCompact = newValue }
    }
}
