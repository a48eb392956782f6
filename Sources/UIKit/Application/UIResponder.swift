package import Heap

/// Something that can receive events and pass them on.
///
/// Fidelity: documented UIResponder, Using responders and the responder chain to handle events; presses, motions and undo are left out
/// (simplified).
open class UIResponder: NSObject {
    /// The responder that an event goes to next, nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether this object would become first responder.
    ///
    /// Fidelity: documented UIResponder.canBecomeFirstResponder; asked before anybody gives up.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object would give up being first responder.
    ///
    /// Fidelity: documented UIResponder.canResignFirstResponder; a view that leaves its window gives up whatever it says (simplified).
    open var canResignFirstResponder: Bool { true }

    /// Whether this object is the first responder: the one that keys go to.
    open var isFirstResponder: Bool { world.state.application.firstResponder == id }

    /// Makes this object the first responder; whoever was it has to give it up. Returns whether it is.
    ///
    /// Fidelity: documented UIResponder.becomeFirstResponder(); outside a window, where Apple calls the result undefined, it waits for the window
    /// (simplified).
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeFirstResponder() }

    /// Makes this object the first responder no longer. Returns whether it is it no longer.
    @discardableResult
    open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

    /// What stands in the keyboard's place while this object or one that passes its events here is first responder; nil: the keyboard.
    open var inputView: UIView? { nil }

    /// What stands on top of the keyboard while this object or one that passes its events here is first responder.
    open var inputAccessoryView: UIView? { nil }

    /// Looks for the input views of the first responder again.
    open func reloadInputViews() {
        if isFirstResponder { world.updateKeyboard() }
    }

    // MARK: Keys and motions

    /// Override point: the commands that keys of a hardware keyboard stand for.
    ///
    /// Fidelity: documented UIResponder.keyCommands; asked along the responder chain when a scenario presses a key (simplified, a controller's own come
    /// after these).
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Override point: whether a method can be called here now: where the object has it.
    ///
    /// Fidelity: documented UIResponder.canPerformAction(_:withSender:); asked before a key's command is called.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { canPerformAction(action) }

    package func canPerformAction(_ action: Selector, withSender sender: ObjectID?) -> Bool { canPerformAction(action) }

    private func canPerformAction(_ action: Selector) -> Bool { world.script?.implements(action.name, on: id) ?? false }

    /// Override point: the device is being shaken.
    ///
    /// Fidelity: documented UIResponder.motionBegan(_:with:); simplified, never called: nobody shakes the device.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Override point: the device has been shaken.
    ///
    /// Fidelity: documented UIResponder.motionEnded(_:with:); simplified, never called: nobody shakes the device.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    // MARK: Touches

    /// Override point: a finger has come down. The default passes it on to the next responder.
    ///
    /// Fidelity: documented UIResponder, Using responders and the responder chain to handle events.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.receive("touchesBegan(_:with:)", touches, event)
    }

    /// Override point: the finger has moved. The default passes it on to the next responder.
    ///
    /// Fidelity: documented UIResponder, Using responders and the responder chain to handle events.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.receive("touchesMoved(_:with:)", touches, event)
    }

    /// Override point: the finger has been lifted. The default passes it on to the next responder.
    ///
    /// Fidelity: documented UIResponder, Using responders and the responder chain to handle events.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let view = self as? UIView, view.takeLift(of: touches) { return }
        next?.receive("touchesEnded(_:with:)", touches, event)
    }

    /// Override point: the system has taken the finger away. The default passes it on to the next responder.
    ///
    /// Fidelity: documented UIResponder, Using responders and the responder chain to handle events.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.receive("touchesCancelled(_:with:)", touches, event)
    }

    // MARK: What kinds of responders say

    /// The window in which this object would be first responder.
    var responderWindow: UIWindow? { nil }

    /// Whether the keyboard comes up for this object.
    var takesText: Bool { false }

    /// Whether this object is told that it is first responder before the keyboard moves, and not after.
    var beginsBeforeKeyboard: Bool { true }

    /// Whether somebody objects to this object becoming first responder.
    func agreesToBegin() -> Bool { true }

    /// Called when this object has become first responder.
    func hasBegun() {}

    /// Whether somebody objects to this object giving up.
    func agreesToEnd() -> Bool { true }

    /// Called when this object is first responder no longer.
    func hasEnded() {}
}
