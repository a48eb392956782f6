import Foundation

// Traits, safe area and margins: what a view learns from where it is.
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

    /// Notes that what this view loses to its superview's safe area may have changed.
    func insetsBecameStale() {
        state.areInsetsStale = true
        needVisit()
        for child in subviews where !child.state.areInsetsStale { child.insetsBecameStale() }
    }

    func traitsBecameStale() {
        state.areTraitsStale = true
        needVisit()
        for child in subviews { child.traitsBecameStale() }
    }

    /// Renews what is stale here and below, from the top.
    func updateEnvironment() {
        guard window != nil else { return }
        renewEnvironment()
    }

    private func renewEnvironment() {
        if state.areTraitsStale {
            state.areTraitsStale = false
            renewTraits()
        }
        if state.areInsetsStale {
            state.areInsetsStale = false
            renewInsets()
        }
        for child in subviews where child.state.needsVisit || child.state.areTraitsStale || child.state.areInsetsStale {
            child.renewEnvironment()
        }
    }

    // MARK: Traits

    /// The environment as this view knows it. Before it has been in a window, a prediction from the screen.
    ///
    /// Fidelity: documented WWDC 2019 session 224 (traits are predicted since iOS 13).
    public var traitCollection: UITraitCollection {
        state.traits ?? world.predictedTraits
    }

    /// Light or dark for this view and those in it, whatever the surroundings say.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { state.overrideStyle }
        set {
            state.overrideStyle = newValue
            traitsBecameStale()
        }
    }

    private func renewTraits() {
        let old = state.traits
        var new = inheritedTraits
        let style = controller?.state.overrideStyle ?? .unspecified
        for override in [style, state.overrideStyle] where override != .unspecified { new = new.with(style: override) }
        guard new != old else { return }
        state.traits = new
        let known = old ?? world.predictedTraits
        guard known != new else { return }
        if !isPrivate { world.report(.system(.traitsUpdated, object: id)) }
        isScreenAffected()
        if let controller { controller.traitsChanged(from: known) }
        world.send("traitCollectionDidChange(_:)", to: self, [("previousTraitCollection", .value(known))], isReported: !isPrivate) {
            traitCollectionDidChange(known)
        }
        for child in subviews { child.state.areTraitsStale = true }
    }

    func isScreenAffected() {
        world.report(.write(property: "traitCollection", object: id))
    }

    // MARK: Safe area and margins

    /// How far bars, notch and other content reach over this view's edges, in points. Zero until the view has been in a window; the last
    /// value stays after it has left.
    ///
    /// Fidelity: documented UIView.safeAreaInsets; the value after leaving is simplified (document 003 measured so, Apple's page says
    /// zero).
    public var safeAreaInsets: UIEdgeInsets { state.safeArea }

    /// The space between the view's edges and its content, in points.
    public var layoutMargins: UIEdgeInsets {
        get { state.effectiveMargins }
        set {
            state.margins = newValue
            insetsBecameStale()
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

    /// Whether the safe area is added to the margins.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { state.addsSafeAreaToMargins }
        set {
            state.addsSafeAreaToMargins = newValue
            insetsBecameStale()
        }
    }

    /// Fidelity: documented UIView.safeAreaInsets (what the frame loses to the superview's safe area, never negative; additional insets of
    /// the
    /// controller); order of the two callbacks recorded modal-present-layoutmargins-uikittestable.
    private func renewInsets() {
        var area = placedOrOverlapped()
        if let additional = controller?.state.additionalSafeArea { area = area + additional }
        let margins = resolvedMargins(safeArea: area)
        let oldArea = state.safeArea
        let oldMargins = state.effectiveMargins
        state.safeArea = area
        state.effectiveMargins = margins
        if world.os.knowsKeyboardBeforeAppearing { renewKeyboardOverlap() }
        guard area != oldArea || margins != oldMargins else { return }
        world.state.layoutRevision += 1
        for child in subviews { child.state.areInsetsStale = true }
        if margins != oldMargins {
            if let controller {
                world.send("viewLayoutMarginsDidChange()", to: controller) { controller.viewLayoutMarginsDidChange() }
            }
            world.send("layoutMarginsDidChange()", to: self, isReported: !isPrivate) { layoutMarginsDidChange() }
        }
        if area != oldArea {
            if !isPrivate { world.report(.system(.safeAreaUpdated, object: id)) }
            if let controller {
                world.send("viewSafeAreaInsetsDidChange()", to: controller) { controller.viewSafeAreaInsetsDidChange() }
            }
            world.send("safeAreaInsetsDidChange()", to: self, isReported: !isPrivate) { safeAreaInsetsDidChange() }
        }
        setNeedsLayout()
    }

    private func placedOrOverlapped() -> UIEdgeInsets {
        if let placed = placedInsets { return placed }
        guard let parent = superview else { return state.safeArea }
        let outer = parent.state.safeArea
        let frame = Self.frame(center: state.center, bounds: state.bounds, transform: state.transform)
        let bounds = parent.state.bounds
        return UIEdgeInsets(
            top: max(0, outer.top - (frame.minY - bounds.minY)), left: max(0, outer.left - (frame.minX - bounds.minX)),
            bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)), right: max(0, outer.right - (bounds.maxX - frame.maxX)))
    }

    /// Fidelity: documented UIViewController.systemMinimumLayoutMargins and UIView.insetsLayoutMarginsFromSafeArea.
    private func resolvedMargins(safeArea: UIEdgeInsets) -> UIEdgeInsets {
        var margins = state.margins
        if controller != nil {
            let side: CGFloat = state.bounds.width >= 414 ? 20 : 16
            margins.left = max(margins.left, side)
            margins.right = max(margins.right, side)
            if state.margins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { (margins.top, margins.bottom) = (0, 0) }
        }
        return state.addsSafeAreaToMargins ? margins + safeArea : margins
    }
}

extension UITraitCollection {
    func with(style: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection(
            horizontal: horizontalSizeClass, vertical: verticalSizeClass, style: style, idiom: userInterfaceIdiom, scale: displayScale)
    }
}
