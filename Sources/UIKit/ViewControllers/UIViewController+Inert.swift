import Foundation
import Heap

/// Properties of a controller that have no effect here.
struct InertControllerProperties: Sendable {
    var automaticallyAdjustsScrollViewInsets = true
    var providesPresentationContextTransitionStyle = false
    var restorationIdentifier: String? = nil
    var performsActionsWhilePresentingModally = true
}

extension UIViewController {
    private var inert: InertControllerProperties {
        _read { yield world.state.inertControllers[id] }
        _modify { yield &world.state.inertControllers[id] }
    }

    /// Whether a scroll view keeps off bars, before iOS 11. Changes nothing.
    ///
    /// Fidelity: simplified; kept, since iOS 11 the scroll view says so itself.
    public var automaticallyAdjustsScrollViewInsets: Bool {
        get { inert.automaticallyAdjustsScrollViewInsets }
        set { inert.automaticallyAdjustsScrollViewInsets = newValue }
    }

    /// Whether this controller decides the transition style of controllers presented in its context. Changes nothing.
    ///
    /// Fidelity: simplified; kept, they say it themselves.
    public var providesPresentationContextTransitionStyle: Bool {
        get { inert.providesPresentationContextTransitionStyle }
        set { inert.providesPresentationContextTransitionStyle = newValue }
    }

    /// The name under which the controller is kept between launches. Changes nothing.
    ///
    /// Fidelity: simplified; kept, nothing is kept between launches.
    public var restorationIdentifier: String? {
        get { inert.restorationIdentifier }
        set { inert.restorationIdentifier = newValue }
    }

    /// Whether actions reach this controller while it presents. Changes nothing.
    ///
    /// Fidelity: simplified; kept, they do.
    public var performsActionsWhilePresentingModally: Bool {
        get { inert.performsActionsWhilePresentingModally }
        set { inert.performsActionsWhilePresentingModally = newValue }
    }
}

/// Properties of a navigation controller that have no effect here.
struct InertNavigationProperties: Sendable {
    var hidesBarsOnSwipe = false
    var hidesBarsOnTap = false
    var hidesBarsWhenKeyboardAppears = false
    var hidesBarsWhenVerticallyCompact = false
}

extension UINavigationController {
    private var inert: InertNavigationProperties {
        _read { yield world.state.inertNavigations[id] }
        _modify { yield &world.state.inertNavigations[id] }
    }

    /// Whether the bars go with a swipe. Changes nothing.
    ///
    /// Fidelity: simplified; kept, they stay.
    public var hidesBarsOnSwipe: Bool {
        get { inert.hidesBarsOnSwipe }
        set { inert.hidesBarsOnSwipe = newValue }
    }

    /// Whether the bars go with a tap. Changes nothing.
    ///
    /// Fidelity: simplified; kept, they stay.
    public var hidesBarsOnTap: Bool {
        get { inert.hidesBarsOnTap }
        set { inert.hidesBarsOnTap = newValue }
    }

    /// Whether the bars go with the keyboard. Changes nothing.
    ///
    /// Fidelity: simplified; kept, they stay.
    public var hidesBarsWhenKeyboardAppears: Bool {
        get { inert.hidesBarsWhenKeyboardAppears }
        set { inert.hidesBarsWhenKeyboardAppears = newValue }
    }

    /// Whether the bars go where there is little height. Changes nothing.
    ///
    /// Fidelity: simplified; kept, they stay.
    public var hidesBarsWhenVerticallyCompact: Bool {
        get { inert.hidesBarsWhenVerticallyCompact }
        set { inert.hidesBarsWhenVerticallyCompact = newValue }
    }
}
