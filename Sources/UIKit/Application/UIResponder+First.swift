import Heap

// The first responder.
extension UIResponder {
    /// Fidelity: documented UIResponder.becomeFirstResponder(); that the new one is asked before the old one gives up is reported (text fields that
    /// hand over the keyboard: shouldBegin, the other's shouldEnd and didEnd, didBegin).
    func takeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard world.ask("canBecomeFirstResponder", of: self, native: { canBecomeFirstResponder }) else { return false }
        guard responderWindow != nil else {
            world.state.application.waitingResponder = id
            return false
        }
        guard agreesToBegin() else { return false }
        if let old = world.firstResponder {
            world.state.application.isHandingOver = true
            let hasResigned = world.ask("resignFirstResponder()", of: old) { old.resignFirstResponder() }
            world.state.application.isHandingOver = false
            guard hasResigned else { return false }
        }
        world.state.application.firstResponder = id
        if beginsBeforeKeyboard { hasBegun() }
        world.updateKeyboard()
        if !beginsBeforeKeyboard { hasBegun() }
        return true
    }

    /// Resigns; with `isForced` even if a delegate refuses.
    func giveUpFirstResponder(isForced: Bool = false) -> Bool {
        guard isFirstResponder else { return true }
        guard world.ask("canResignFirstResponder", of: self, native: { canResignFirstResponder }) || isForced else { return false }
        guard agreesToEnd() || isForced else { return false }
        guard isFirstResponder else { return true }
        world.state.application.firstResponder = nil
        hasEnded()
        if !world.state.application.isHandingOver { world.updateKeyboard() }
        return true
    }
}

extension World {
    /// The object that keys go to.
    var firstResponder: UIResponder? { living(state.application.firstResponder) }

    /// Makes a first responder resign that is about to leave its window with `view`.
    ///
    /// Fidelity: recorded nav-pop-delegate-vast (2012); later versions are simplified.
    func endInput(in view: UIView) {
        guard let responder = firstResponder, responder.isInside(view) else { return }
        _ = responder.giveUpFirstResponder(isForced: true)
    }

    /// Makes the object that asked too early the first responder, now that `view` is in a window.
    func beginWaitingInput(in view: UIView) {
        guard let waiting: UIResponder = living(state.application.waitingResponder), waiting.isInside(view) else { return }
        state.application.waitingResponder = nil
        _ = ask("becomeFirstResponder()", of: waiting) { waiting.becomeFirstResponder() }
    }
}

extension UIResponder {
    /// Whether this is a view in `view`, or the controller of one.
    fileprivate func isInside(_ view: UIView) -> Bool {
        let own = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return own?.isDescendant(of: view) ?? false
    }
}

extension UIView {
    /// Asks this view, or a view in it, to resign as first responder. With `force` it resigns even if its delegate refuses. Returns whether
    /// the first responder is no longer in this view.
    ///
    /// Fidelity: documented UIView.endEditing(_:).
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let responder = world.firstResponder, responder.isInside(self) else { return true }
        if force { return responder.giveUpFirstResponder(isForced: true) }
        return world.ask("resignFirstResponder()", of: responder) { responder.resignFirstResponder() }
    }
}
