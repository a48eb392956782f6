// What a controller asks of the screen around its view.
extension UIViewController {
    /// Has the controller asked again which ways up it allows, before the next frame.
    ///
    /// Fidelity: documented UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations().
    @available(iOS 16, *)
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        world.state.screen.asksForOrientation = true
        viewIfLoaded?.window?.needVisit()
    }

    /// Has the controllers that decide asked again what they want of the status bar: at once, and inside an animation what follows from it moves along;
    /// while a transition is in flight, before the next frame.
    ///
    /// Fidelity: documented UIViewController.setNeedsStatusBarAppearanceUpdate(); that it waits for a transition is simplified.
    public func setNeedsStatusBarAppearanceUpdate() {
        world.updateStatusBar(askedBy: self)
    }

    /// Whether this controller decides on the status bar while it is presented in another style than fullScreen.
    ///
    /// Fidelity: documented UIViewController.modalPresentationCapturesStatusBarAppearance.
    public var modalPresentationCapturesStatusBarAppearance: Bool {
        get { state.capturesStatusBar }
        set { state.capturesStatusBar = newValue }
    }

    /// Has the controllers that decide asked again about the home indicator.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        world.updateStatusBar(askedBy: self)
    }

    /// Has the controllers that decide asked again about the system's gestures.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        world.updateStatusBar(askedBy: self)
    }

    /// What the bar over this controller shows as its title.
    public var title: String? {
        get { state.title }
        set {
            state.title = newValue
            navigationItem.title = newValue
            world.object(state.tabBarItem, as: UITabBarItem.self)?.title = newValue
        }
    }
}
