import Foundation

// The passes of a commit: environment, constraints, appearance, layout, display.
extension UIView {
    /// Notes that this view waits for a pass, for every view above it to see.
    func needVisit() {
        guard !state.needsVisit else { return }
        let event = world.cause
        var view: UIView? = self
        while let current = view, !current.state.needsVisit {
            current.state.needsVisit = true
            current.state.visitCause = event
            view = current.superview
        }
    }

    /// The most passes of one commit. More count as an endless loop, in which each pass requests another one.
    private static let passes = 1000

    /// Passes over this view and everything in it until nothing waits any more.
    func layoutPass() {
        var rounds = 0
        repeat {
            world.solvers.update(in: self)
            guard state.needsVisit, !world.hasEnded else { return }
            rounds += 1
            if rounds > Self.passes {
                let reason = "one commit has passed over \(description) \(Self.passes) times, and each pass asks for another"
                world.state.hasEndlessLayout = true
                return world.report(.exception(name: "Stopped", reason: reason, object: id))
            }
            visit()
        } while true
    }

    /// Marks the pending work here and below again, in a fork of a moment within a pass. Returns whether there is any.
    @discardableResult
    func markPending() -> Bool {
        // In a view that waits for no visit and is in none, nothing waits.
        guard state.needsVisit || world.state.visits.contains(id) else { return false }
        if state.isLayingOut {
            state.isLayingOut = false
            state.willPlaceSubviews = false
            state.needsLayout = true
        }
        var waits = state.needsLayout || state.needsConstraints || state.needsProperties || state.areTraitsStale || state.areInsetsStale
        var waitsForConstraints = state.needsConstraints
        for child in subviews {
            if child.markPending() { waits = true }
            if child.state.subtreeNeedsConstraints { waitsForConstraints = true }
        }
        // What is as it was is not written: the states of a recording share it.
        if state.needsVisit != waits { state.needsVisit = waits }
        if state.subtreeNeedsConstraints != waitsForConstraints { state.subtreeNeedsConstraints = waitsForConstraints }
        return waits
    }

    /// One visit, from the top: updates traits and safe area, then constraints, appearance, properties and layout, then visits the subviews.
    ///
    /// Fidelity: recorded launch-navroot-catalyst26 (viewIsAppearing directly before the first viewWillLayoutSubviews); a pending
    /// appearance is a reason to visit a view, not a reason to lay it out (recorded nav-pop-animated-catalyst26); documented WWDC25 243, 14:12 (traits,
    /// properties, layout, view by view); that constraints and viewIsAppearing come before the properties is simplified.
    private func visit() {
        guard state.needsVisit else { return }
        state.needsVisit = false
        world.state.visits.append(id)
        defer { _ = world.state.visits.popLast() }
        let event = state.visitCause
        state.visitCause = nil
        if state.needsDisplay { state.displayCause = event }
        world.because(event) { visitOnce() }
    }

    private func visitOnce() {
        updateEnvironment()
        updateConstraintsOfSubtree()
        controller?.appearIfPending()
        controller?.updateContentUnavailableIfNeeded()
        if state.layoutGuides.keyboard != nil, !world.follows(.knowsKeyboardBeforeAppearing) { renewKeyboardOverlap() }
        if state.needsProperties || controller?.state.needsProperties == true {
            world.asCurrent(traitCollection) { updatePendingProperties() }
        }
        if state.needsLayout { world.asCurrent(traitCollection) { layOut() } }
        var needsDisplay = state.needsDisplay
        if let layer: CALayer = world.object(state.layer), !layer.state.sublayers.isEmpty {
            layer.layOutTree()
            needsDisplay = true
        }
        for child in subviews {
            child.visit()
            if child.state.subtreeNeedsDisplay { needsDisplay = true }
        }
        if needsDisplay { state.subtreeNeedsDisplay = true }
    }

    /// Draws what waits to be drawn here and below, from the top.
    ///
    /// Fidelity: documented WWDC25 243, 14:12 (the display pass follows the layout pass, and is repeated).
    func displayPass() {
        guard state.subtreeNeedsDisplay else { return }
        state.subtreeNeedsDisplay = false
        world.because(state.displayCause) { drawIfNeeded() }
        state.displayCause = nil
        if let layer: CALayer = world.object(state.layer), !layer.state.sublayers.isEmpty { layer.displayTree() }
        for child in subviews { child.displayPass() }
    }

    private func layOut() {
        state.needsLayout = false
        state.isLayingOut = true
        state.isLayoutActive = true
        state.willPlaceSubviews = true
        state.layoutCauses.answer()
        let isHeard = world.script?.implements("layoutSublayers(of:)", on: id) == true
        world.because(state.layoutCauses.event) {
            if let layer: CALayer = isHeard ? self.layer : world.object(state.layer) {
                world.sendQuietly("layoutSublayers()", to: layer) { layer.layoutSublayers() }
            } else {
                layOutSubviews()
            }
        }
        state.isLayingOut = false
        state.isLayoutActive = false
        state.willPlaceSubviews = false
    }

    /// Lays a view out: viewWillLayoutSubviews of its controller, layoutSubviews, then viewDidLayoutSubviews.
    ///
    /// Fidelity: documented UIViewController.viewWillLayoutSubviews(), UIViewController.viewDidLayoutSubviews(); recorded
    /// modal-present-layoutmargins-uikittestable.
    func layOutSubviews() {
        let controller = controller.flatMap { $0.isKeptBack(by: .layoutComesOnce) ? nil : $0 }
        let loops = world.layoutLoops
        // What the layout does follows from the controller's callback that begins it.
        let event = controller == nil ? nil : world.nextEvent
        if let controller {
            loops.running("viewWillLayoutSubviews", of: self) {
                world.sendTracked("viewWillLayoutSubviews()", to: controller, as: .layout) { controller.viewWillLayoutSubviews() }
            }
        }
        world.because(event) {
            loops.willLayOut(self)
            loops.running("layoutSubviews", of: self) {
                world.sendTracked("layoutSubviews()", to: self, as: .layout, isReported: !isPrivate) { layoutSubviews() }
            }
            state.isLayingOut = false
            if !isPrivate { world.report(.system(.layoutPass, object: id)) }
        }
        if controller != nil, world.believes(.layoutIsDeep) { for child in subviews { child.visit() } }
        if let controller {
            loops.running("viewDidLayoutSubviews", of: self) {
                world.sendTracked("viewDidLayoutSubviews()", to: controller, as: .layout) { controller.viewDidLayoutSubviews() }
            }
        }
    }

    /// Fidelity: documented UIView.draw(_:); that a view which asks for display while it draws is not drawn again is from memory.
    private func drawIfNeeded() {
        guard state.needsDisplay, window != nil else { return }
        state.needsDisplay = false
        guard bounds.width > 0, bounds.height > 0 else { return }
        if let layer: CALayer = world.object(state.layer) {
            world.sendQuietly("display()", to: layer) { layer.display() }
        } else {
            drawContent()
        }
        state.needsDisplay = false
    }

    /// Draws the view, wholly or in part.
    func drawContent(_ part: CGRect? = nil) {
        let part = part ?? bounds
        willDraw()
        world.asCurrent(traitCollection) {
            guard drawsByCode else { return drawPart(part) }
            world.drawing(in: bounds) { context in
                guard drawsLayer else { return drawPart(part) }
                let arguments: [(String, Argument)] = [("layer", .object(layer.id)), ("ctx", .object(context.id))]
                world.send("draw(_:in:)", to: self, arguments) { drawPart(part) }
            }
        }
    }

    func drawPart(_ part: CGRect) {
        let isReported = world.script?.implements("draw(_:)", on: id) == true
        world.sendTracked("draw(_:)", to: self, as: .display, [("rect", .value(part))], isReported: isReported) { draw(part) }
    }

    /// Whether the program's class draws for the layer.
    var drawsLayer: Bool { world.script?.implements("draw(_:in:)", on: id) == true }

    // MARK: Constraint pass

    /// Updates constraints before layout, from the innermost views outwards; a controller's come directly before its view's.
    ///
    /// Fidelity: documented UIView.updateConstraintsIfNeeded(); the order is the one of fidelity notes (child, controller, root).
    private func updateConstraintsOfSubtree() {
        guard state.subtreeNeedsConstraints else { return }
        state.subtreeNeedsConstraints = false
        for child in subviews { child.updateConstraintsOfSubtree() }
        guard state.needsConstraints else { return }
        if state.areTraitsStale || state.areInsetsStale { updateEnvironmentFromAbove() }
        state.needsConstraints = false
        if let controller {
            world.sendTracked("updateViewConstraints()", to: controller, as: .constraints) { controller.updateViewConstraints() }
        }
        world.sendTracked("updateConstraints()", to: self, as: .constraints, isReported: !isPrivate) { updateConstraints() }
        if !isPrivate { world.report(.system(.constraintPass, object: id)) }
    }

    /// Requests a call of `updateConstraints()` before the next layout.
    ///
    /// Fidelity: documented UIView.setNeedsUpdateConstraints().
    public func setNeedsUpdateConstraints() {
        state.needsConstraints = true
        needConstraintVisit()
    }

    func needConstraintVisit() {
        var view: UIView? = self
        while let current = view, !current.state.subtreeNeedsConstraints || current === self {
            current.state.subtreeNeedsConstraints = true
            view = current.superview
        }
        needVisit()
    }

    /// Whether `updateConstraints()` waits to be called.
    ///
    /// Fidelity: documented UIView.needsUpdateConstraints().
    public func needsUpdateConstraints() -> Bool {
        state.needsConstraints
    }

    /// Updates constraints here and below at once.
    ///
    /// Fidelity: documented UIView.updateConstraintsIfNeeded().
    public func updateConstraintsIfNeeded() {
        updateConstraintsOfSubtree()
    }

    /// Does pending layout at once. Begins at the top-most view of an unbroken line of waiting superviews, and goes downwards.
    ///
    /// Fidelity: documented CALayer.layoutIfNeeded().
    public func layoutIfNeeded() {
        var top = self
        while let parent = top.superview, parent.state.needsLayout { top = parent }
        top.layoutPass()
    }

    /// Requests a call of `draw(_:)` before the next frame.
    ///
    /// Fidelity: documented UIView.setNeedsDisplay().
    public func setNeedsDisplay() {
        state.needsDisplay = true
        needVisit()
    }

    /// The controller whose root view this is.
    var controller: UIViewController? { world.living(state.controller) }
}
