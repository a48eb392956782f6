import Heap

extension UIView {
    /// The view that holds this one.
    public var superview: UIView? { world.object(state.superview) }

    /// The views held, back to front.
    public var subviews: [UIView] { state.subviews.compactMap { world.object($0) } }

    /// The window that this view is in. Linear in the depth.
    public var window: UIWindow? {
        var view: UIView? = self
        while let current = view {
            if let window = current as? UIWindow { return window }
            view = current.superview
        }
        return nil
    }

    /// Whether this view is `view` or somewhere inside it.
    ///
    /// Fidelity: documented UIView.isDescendant(of:) (a view is one of itself).
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    /// Adds a subview in front of the others.
    ///
    /// Fidelity: documented UIView.addSubview(_:); reported view-full-list (the order of the calls to the view).
    public func addSubview(_ view: UIView) {
        insert(view, at: state.subviews.count)
    }

    /// Inserts a subview at an index, counted from the back.
    ///
    /// Fidelity: documented UIView.insertSubview(_:at:).
    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Inserts a subview directly behind another one.
    ///
    /// Fidelity: documented UIView.insertSubview(_:belowSubview:).
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: state.subviews.firstIndex(of: sibling.id) ?? state.subviews.count)
    }

    /// Inserts a subview directly in front of another one.
    ///
    /// Fidelity: documented UIView.insertSubview(_:aboveSubview:).
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: (state.subviews.firstIndex(of: sibling.id) ?? state.subviews.count - 1) + 1)
    }

    /// Exchanges two subviews, each given by its index counted from the back.
    ///
    /// Fidelity: documented UIView.exchangeSubview(at:withSubviewAt:); what a place beyond the last does is not known.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard state.subviews.indices.contains(index1), state.subviews.indices.contains(index2) else {
            return world.report(.refusal("exchangeSubview(at:withSubviewAt:) with a place where no subview is"))
        }
        layersKept(whileExchanging: state.subviews[index1], state.subviews[index2])
        state.subviews.swapAt(index1, index2)
        world.report(.write(property: "subviews", object: id))
    }

    /// Moves a held view to the front.
    ///
    /// Fidelity: documented UIView.bringSubviewToFront(_:).
    public func bringSubviewToFront(_ view: UIView) {
        guard let index = state.subviews.firstIndex(of: view.id) else { return }
        layersUncovered(by: view.id)
        state.subviews.remove(at: index)
        state.subviews.append(view.id)
        layersCovered(by: view.id)
        world.report(.write(property: "subviews", object: id))
    }

    /// Moves a held view to the back.
    ///
    /// Fidelity: documented UIView.sendSubviewToBack(_:).
    public func sendSubviewToBack(_ view: UIView) {
        guard let index = state.subviews.firstIndex(of: view.id) else { return }
        layersUncovered(by: view.id)
        state.subviews.remove(at: index)
        state.subviews.insert(view.id, at: 0)
        world.report(.write(property: "subviews", object: id))
    }

    /// Removes this view from its superview.
    ///
    /// Fidelity: recorded view-remove-2019.
    public func removeFromSuperview() {
        guard let parent = superview else { return }
        let oldWindow = window
        let steps = world.beginsLeaving(self, from: oldWindow)
        world.send("willMove(toSuperview:)", to: self, [("newSuperview", .nothing)], isReported: !isPrivate) {
            willMove(toSuperview: nil)
        }
        if oldWindow != nil {
            world.endInput(in: self)
            announceMove(to: nil)
        }
        world.send("willRemoveSubview(_:)", to: parent, [("subview", .object(id))], isReported: !parent.isPrivate) {
            parent.willRemoveSubview(self)
        }
        dropOutsideConstraints()
        parent.layersUncovered(by: id)
        parent.state.subviews.removeAll { $0 == id }
        state.superview = nil
        parent.subviewsChanged(.removal)
        world.report(.write(property: "subviews", object: parent.id))
        if oldWindow != nil { arrive(in: nil) }
        world.send("didMoveToSuperview()", to: self, isReported: !isPrivate) { didMoveToSuperview() }
        steps.finish()
        world.space.release(id)
    }

    /// Requests layout because a subview was added or removed. A change within the view's own layout requests none.
    ///
    /// Fidelity: reported NVActivityIndicatorView's example (removes and adds all subviews in each viewDidLayoutSubviews, and comes to rest), PinLayout
    /// issue 124 (subviews added in layoutSubviews: without end on iOS 9, once since iOS 11).
    private func subviewsChanged(_ reason: LayoutCause.Reason) {
        if state.isLayoutActive { needVisit() } else { invalidateLayout(reason) }
    }

    /// Puts a view into another one. The view is told before and after, the other one after.
    ///
    /// Fidelity: simplified; the order of `willMove(toSuperview:)` and `willMove(toWindow:)` follows the recorded order of removal.
    private func insert(_ view: UIView, at index: Int) {
        guard !isDescendant(of: view) else {
            world.report(
                .exception(
                    name: "NSInvalidArgumentException", reason: "Can't add self as subview", object: id))
            return
        }
        guard world.allowsInsertion(of: view, in: self), hasRoom(for: view) else { return }
        let oldParent = view.superview
        let oldWindow = view.window
        let newWindow = window
        world.space.retain(view.id)
        let steps = oldWindow === newWindow ? .none : world.beginsMoving(view, from: oldWindow, to: newWindow)
        world.send("willMove(toSuperview:)", to: view, [("newSuperview", .object(id))], isReported: !view.isPrivate) {
            view.willMove(toSuperview: self)
        }
        if oldWindow !== newWindow {
            if oldWindow != nil { world.endInput(in: view) }
            view.announceMove(to: newWindow)
        }
        if let oldParent {
            world.send("willRemoveSubview(_:)", to: oldParent, [("subview", .object(view.id))], isReported: !oldParent.isPrivate) {
                oldParent.willRemoveSubview(view)
            }
            if oldParent !== self { view.dropOutsideConstraints() }
            oldParent.layersUncovered(by: view.id)
            oldParent.state.subviews.removeAll { $0 == view.id }
            oldParent.subviewsChanged(.removal)
        }
        state.subviews.insert(view.id, at: min(max(index, 0), state.subviews.count))
        layersCovered(by: view.id)
        view.state.superview = id
        view.state.ownContentSize = nil
        if oldParent != nil { world.space.release(view.id) }
        if oldParent == nil { takeConstraintCauses(from: view) }
        constraintsChanged(.addition)
        subviewsChanged(.addition)
        view.environmentBecameStale()
        world.report(.write(property: "subviews", object: id))
        if oldWindow !== newWindow { view.arrive(in: newWindow) }
        world.send("didMoveToSuperview()", to: view, isReported: !view.isPrivate) { view.didMoveToSuperview() }
        world.send("didAddSubview(_:)", to: self, [("subview", .object(view.id))], isReported: !isPrivate) { didAddSubview(view) }
        if oldWindow == nil, newWindow != nil { world.beginWaitingInput(in: view) }
        steps.finish()
    }

    /// Whether a view with all that it holds does not come to lie too deeply.
    private func hasRoom(for view: UIView) -> Bool {
        var depth = 0
        var outer: UIView? = self
        while let current = outer {
            depth += 1
            outer = current.superview
        }
        return world.hasRoom(for: [view.id], at: depth, "views", in: self) { world.object($0, as: UIView.self)?.state.subviews ?? [] }
    }

    /// Tells a view, then all views in it, that they are about to enter a window or to leave it.
    ///
    /// Fidelity: documented UIView.willMove(toWindow:); that the outer view is first is simplified.
    private func announceMove(to window: UIWindow?) {
        world.send("willMove(toWindow:)", to: self, [("newWindow", .reference(window))], isReported: !isPrivate) {
            willMove(toWindow: window)
        }
        for child in subviews { child.announceMove(to: window) }
    }

    /// Tells a view, then all views in it, that their window has changed.
    ///
    /// Fidelity: documented UIView.didMoveToWindow(); that the outer view is first is simplified.
    private func arrive(in window: UIWindow?) {
        state.seenFrame = nil
        if window != nil, state.traits == nil, world.follows(.predictsTraits) { predictTraits() }
        if window != nil { world.applyAppearance(to: self, in: superview) }
        if window == nil { world.endAnimations(of: id) }
        world.send("didMoveToWindow()", to: self, isReported: !isPrivate) { didMoveToWindow() }
        for child in subviews { child.arrive(in: window) }
    }
}
