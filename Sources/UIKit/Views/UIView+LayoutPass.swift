import Foundation

// The passes of a commit: environment, constraints, appearance, layout, display.
extension UIView {
    /// Notes that this view waits for a pass, for every view above it to see.
    func needVisit() {
        var view: UIView? = self
        while let current = view, !current.state.needsVisit {
            current.state.needsVisit = true
            view = current.superview
        }
    }

    /// Passes over this view and everything in it until nothing waits any more, 100 times at most.
    ///
    /// Fidelity: documented UIViewLayoutFeedbackLoopDebuggingThreshold: UIKit reports a loop after 100 rounds.
    func layoutPass() {
        var rounds = 0
        repeat {
            world.solvers.update(in: self)
            guard state.needsVisit else { return }
            rounds += 1
            if rounds > 100 {
                world.report(.console("UIViewLayoutFeedbackLoop: \(description) still needs layout after 100 passes", object: id))
                settleFlags()
                return
            }
            visit()
        } while true
    }

    /// Notes again what waits here and below, in a fork of a moment in which a pass was under way. Returns whether anything does.
    @discardableResult
    func markPending() -> Bool {
        if state.isLayingOut {
            state.isLayingOut = false
            state.needsLayout = true
        }
        var waits = state.needsLayout || state.needsConstraints || state.areTraitsStale || state.areInsetsStale
        var waitsForConstraints = state.needsConstraints
        for child in subviews {
            if child.markPending() { waits = true }
            if child.state.subtreeNeedsConstraints { waitsForConstraints = true }
        }
        state.needsVisit = waits
        state.subtreeNeedsConstraints = waitsForConstraints
        return waits
    }

    /// Gives up on what waits here and below.
    private func settleFlags() {
        state.needsVisit = false
        state.needsLayout = false
        for child in subviews where child.state.needsVisit { child.settleFlags() }
    }

    /// One visit, from the top: what is stale is renewed, then constraints, appearance, layout; then the views in this one.
    ///
    /// Fidelity: recorded launch-navroot-catalyst26 (viewIsAppearing directly before the first viewWillLayoutSubviews); a pending
    /// appearance is
    /// a reason to visit a view, not a reason to lay it out (recorded nav-pop-animated-catalyst26).
    private func visit() {
        guard state.needsVisit else { return }
        state.needsVisit = false
        updateEnvironment()
        updateConstraintsOfSubtree()
        controller?.appearIfPending()
        if !world.os.knowsKeyboardBeforeAppearing { renewKeyboardOverlap() }
        if state.needsLayout { layOut() }
        for child in subviews { child.visit() }
        drawIfNeeded()
    }

    private func layOut() {
        state.needsLayout = false
        state.isLayingOut = true
        let controller = controller
        if let controller {
            world.send("viewWillLayoutSubviews()", to: controller) { controller.viewWillLayoutSubviews() }
        }
        world.send("layoutSubviews()", to: self, isReported: !isPrivate) { layoutSubviews() }
        state.isLayingOut = false
        if !isPrivate { world.report(.system(.layoutPass, object: id)) }
        if let controller {
            world.send("viewDidLayoutSubviews()", to: controller) { controller.viewDidLayoutSubviews() }
        }
    }

    private func drawIfNeeded() {
        guard state.needsDisplay, window != nil else { return }
        state.needsDisplay = false
        guard bounds.width > 0, bounds.height > 0 else { return }
        world.send("draw(_:)", to: self, [("rect", .value(bounds))], isReported: world.script?.implements("draw(_:)", on: id) == true) {
            draw(bounds)
        }
    }

    // MARK: Constraint pass

    /// Updates constraints here and below, deepest first.
    ///
    /// Fidelity: documented UIView.updateConstraintsIfNeeded(); the order is the one of fidelity notes (child, controller, root).
    private func updateConstraintsOfSubtree() {
        guard state.subtreeNeedsConstraints else { return }
        state.subtreeNeedsConstraints = false
        for child in subviews { child.updateConstraintsOfSubtree() }
        guard state.needsConstraints else { return }
        state.needsConstraints = false
        if let controller {
            world.send("updateViewConstraints()", to: controller) { controller.updateViewConstraints() }
        }
        world.send("updateConstraints()", to: self, isReported: !isPrivate) { updateConstraints() }
        if !isPrivate { world.report(.system(.constraintPass, object: id)) }
    }

    /// Asks for `updateConstraints()` before the next layout.
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
    public func needsUpdateConstraints() -> Bool {
        state.needsConstraints
    }

    /// Updates constraints here and below at once.
    public func updateConstraintsIfNeeded() {
        updateConstraintsOfSubtree()
    }

    /// Lays out at once what waits for it: from the top-most view above this one that waits without a gap, downwards.
    ///
    /// Fidelity: documented CALayer.layoutIfNeeded().
    public func layoutIfNeeded() {
        var top = self
        while let parent = top.superview, parent.state.needsLayout { top = parent }
        top.layoutPass()
    }

    /// Asks for `draw(_:)` before the next frame.
    public func setNeedsDisplay() {
        state.needsDisplay = true
        needVisit()
    }

    /// The controller whose root view this is.
    var controller: UIViewController? { world.living(state.controller) }
}
