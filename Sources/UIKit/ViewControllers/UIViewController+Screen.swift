import Heap

// A controller's wishes about the screen around its view.
extension UIViewController {
    /// Requests that the controller is asked for its orientations again, before the next frame.
    ///
    /// Fidelity: documented UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations().
    @available(iOS 16, *)
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        world.state.screen.asksForOrientation = true
        viewIfLoaded?.window?.needVisit()
    }

    /// Has the deciding controllers asked again for their wishes about the status bar. This happens at once; inside an animation the change
    /// is animated too. While a transition is in flight, it happens before the next frame.
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

    /// Requests that the deciding controllers are asked about the home indicator again.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        world.updateStatusBar(askedBy: self)
    }

    /// Requests that the deciding controllers are asked about the system's gestures again.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        world.updateStatusBar(askedBy: self)
    }

    /// Whether the controller's content can be edited.
    public var isEditing: Bool {
        get { state.isEditing }
        set { askToEdit(newValue, animated: false) }
    }

    /// A bar button that begins and ends editing, with a title for each.
    ///
    /// Fidelity: documented UIViewController.editButtonItem.
    public var editButtonItem: UIBarButtonItem {
        if let item: UIBarButtonItem = world.object(state.editButton) { return item }
        let toggle = world.block(keeping: []) { [unowned self] in askToEdit(!state.isEditing, animated: true) }
        let item = world.bind { UIBarButtonItem(title: nil, primaryAction: UIAction(handler: toggle)) }
        world.space.assign(&state.editButton, item.id)
        nameEditButton()
        return item
    }

    func takeEditing(_ editing: Bool) {
        state.isEditing = editing
        nameEditButton()
    }

    private func nameEditButton() {
        guard let item: UIBarButtonItem = world.object(state.editButton) else { return }
        item.title = state.isEditing ? "Done" : "Edit"
        item.style = state.isEditing ? .done : .plain
    }

    private func askToEdit(_ editing: Bool, animated: Bool) {
        world.sendQuietly("setEditing(_:animated:)", to: self, [("editing", .value(editing)), ("animated", .value(animated))]) {
            setEditing(editing, animated: animated)
        }
    }
}
