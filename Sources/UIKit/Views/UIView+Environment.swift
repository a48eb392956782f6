import Foundation

// Safe area and margins, which follow from a view's surroundings.
extension UIView {
    /// Notes that this view and those in it are somewhere else now.
    func environmentBecameStale() {
        state.areTraitsStale = true
        state.areInsetsStale = true
        if state.needsVisit {
            state.needsVisit = false
        }
        needVisit()
        if state.subtreeNeedsConstraints { needConstraintVisit() }
        for child in subviews { child.environmentBecameStaleBelow() }
    }

    private func environmentBecameStaleBelow() {
        state.areTraitsStale = true
        state.areInsetsStale = true
        state.needsVisit = true
        for child in subviews { child.environmentBecameStaleBelow() }
    }

    /// Notes that this view's part of the superview's safe area may have changed.
    func insetsBecameStale() {
        state.areInsetsStale = true
        needVisit()
        for child in subviews where !child.state.areInsetsStale { child.insetsBecameStale() }
    }

    /// Updates outdated values here, and safe areas and margins below. From 17 on, views whose traits are outdated wait for their own visit.
    func updateEnvironment() {
        guard window != nil else { return }
        renewEnvironment(withTraitsBelow: !world.follows(.updatesTraitsViewByView))
    }

    /// Updates outdated values around this view too.
    func updateEnvironmentFromAbove() {
        guard window != nil else { return }
        var top = self
        while let parent = top.superview, parent.state.areTraitsStale || parent.state.areInsetsStale { top = parent }
        top.renewEnvironment(withTraitsBelow: true)
    }

    private func renewEnvironment(withTraitsBelow goesOn: Bool) {
        if state.areTraitsStale {
            state.areTraitsStale = false
            renewTraits()
        }
        if !isPrivate, controller != nil, state.seenFrame != frame {
            state.seenFrame = frame
            world.report(.system(.geometryUpdated, object: id))
        }
        if state.areInsetsStale {
            state.areInsetsStale = false
            renewInsets()
        }
        for child in subviews where child.state.needsVisit || child.state.areTraitsStale || child.state.areInsetsStale {
            if goesOn || !child.state.areTraitsStale { child.renewEnvironment(withTraitsBelow: goesOn) }
        }
    }

    // MARK: Safe area and margins

    /// How far bars, notch and other content reach over this view's edges, in points. Zero until the view has been in a window; the last
    /// value stays after it has left.
    ///
    /// Fidelity: documented UIView.safeAreaInsets; the value after leaving is simplified (document 003 measured so, Apple's page says
    /// zero).
    public var safeAreaInsets: UIEdgeInsets { state.safeArea }

    /// The space between the view's edges and its content, in points.
    ///
    /// Fidelity: documented UIView.layoutMargins (8 on every side; a controller's root view has the system's); that they hold, and are told,
    /// from when they are set is from memory.
    public var layoutMargins: UIEdgeInsets {
        get { state.effectiveMargins }
        set {
            state.margins = newValue
            state.hasOwnMargins = true
            insetsBecameStale()
            let margins = resolvedMargins(safeArea: state.safeArea)
            guard margins != state.effectiveMargins else { return }
            state.effectiveMargins = margins
            constraintsChanged(.insets)
            if world.follows(.hasSafeArea) { tellOfMargins() }
            invalidateLayout(.insets)
        }
    }

    /// The margins by direction of reading.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = state.effectiveMargins
            return NSDirectionalEdgeInsets(top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }

    /// Whether the margins are at least as wide as the part of the superview's margins that this view reaches into.
    public var preservesSuperviewLayoutMargins: Bool {
        get { state.keepsSuperviewMargins }
        set {
            state.keepsSuperviewMargins = newValue
            insetsBecameStale()
        }
    }

    /// Whether the safe area is added to the margins.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { state.addsSafeAreaToMargins }
        set {
            state.addsSafeAreaToMargins = newValue
            insetsBecameStale()
        }
    }

    /// Fidelity: documented UIView.safeAreaInsets (what the frame loses to the superview's safe area, never negative; additional insets of
    /// the controller, of which that negative ones take away no more than there is is simplified); order of the two callbacks recorded
    /// modal-present-layoutmargins-uikittestable.
    private func renewInsets() {
        var area = placedOrOverlapped()
        if let additional = controller?.state.additionalSafeArea { area = (area + additional).withoutNegatives }
        let margins = resolvedMargins(safeArea: area)
        let oldArea = state.safeArea
        let oldMargins = state.effectiveMargins
        state.safeArea = area
        state.effectiveMargins = margins
        if state.layoutGuides.keyboard != nil, world.follows(.knowsKeyboardBeforeAppearing) { renewKeyboardOverlap() }
        guard area != oldArea || margins != oldMargins else { return insetsDidStay() }
        constraintsChanged(.insets)
        for child in subviews { child.state.areInsetsStale = true }
        if world.follows(.hasSafeArea) {
            if margins != oldMargins { tellOfMargins() }
            if area != oldArea { tellOfSafeArea() }
        }
        invalidateLayout(.insets)
    }

    /// Tells the controller whose view it is, then the view, that its margins have changed.
    ///
    /// Fidelity: documented UIView.layoutMarginsDidChange(), UIViewController.viewLayoutMarginsDidChange(); their order is simplified.
    private func tellOfMargins() {
        if let controller {
            world.send("viewLayoutMarginsDidChange()", to: controller) { controller.viewLayoutMarginsDidChange() }
        }
        world.send("layoutMarginsDidChange()", to: self, isReported: !isPrivate) { layoutMarginsDidChange() }
    }

    /// Tells the controller whose view it is, then the view, that its safe area has changed.
    ///
    /// Fidelity: documented UIView.safeAreaInsetsDidChange(), UIViewController.viewSafeAreaInsetsDidChange(); their order is
    /// simplified.
    private func tellOfSafeArea() {
        if !isPrivate { world.report(.system(.safeAreaUpdated, object: id)) }
        if let controller {
            world.send("viewSafeAreaInsetsDidChange()", to: controller) { controller.viewSafeAreaInsetsDidChange() }
        }
        world.send("safeAreaInsetsDidChange()", to: self, isReported: !isPrivate) { safeAreaInsetsDidChange() }
    }

    private func placedOrOverlapped() -> UIEdgeInsets {
        if let placed = placedInsets { return placed }
        guard let parent = superview else { return state.safeArea }
        return overlap(with: parent.state.safeArea, of: parent)
    }

    /// How far this view's frame reaches into its superview's insets at each edge, in points; at most the whole inset.
    private func overlap(with outer: UIEdgeInsets, of parent: UIView) -> UIEdgeInsets {
        let frame = state.frame
        let bounds = parent.state.bounds
        func reached(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(inset, max(0, inset - distance)) }
        return UIEdgeInsets(
            top: reached(outer.top, frame.minY - bounds.minY), left: reached(outer.left, frame.minX - bounds.minX),
            bottom: reached(outer.bottom, bounds.maxY - frame.maxY), right: reached(outer.right, bounds.maxX - frame.maxX))
    }

    /// Fidelity: documented UIViewController.viewRespectsSystemMinimumLayoutMargins, UIView.insetsLayoutMarginsFromSafeArea and
    /// UIView.preservesSuperviewLayoutMargins; that the safe area is added, not only kept clear of, is reported.
    private func resolvedMargins(safeArea: UIEdgeInsets) -> UIEdgeInsets {
        var margins = state.margins
        if let controller, controller.state.respectsMinimumMargins {
            if !state.hasOwnMargins { margins = .zero }
            let least = controller.systemMinimumLayoutMargins
            margins.left = max(margins.left, least.leading)
            margins.right = max(margins.right, least.trailing)
        }
        if state.addsSafeAreaToMargins { margins = margins + safeArea }
        guard state.keepsSuperviewMargins, let parent = superview else { return margins }
        let reached = overlap(with: parent.state.effectiveMargins, of: parent)
        return UIEdgeInsets(
            top: max(margins.top, reached.top), left: max(margins.left, reached.left), bottom: max(margins.bottom, reached.bottom),
            right: max(margins.right, reached.right))
    }
}
