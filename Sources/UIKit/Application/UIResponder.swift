package import Heap

/// Something that can receive events and pass them on.
///
/// Fidelity: documented UIResponder, Using responders and the responder chain to handle events; presses, motions and undo are left out
/// (simplified).
open class UIResponder: NSObject, UIResponderStandardEditActions {
    /// The responder that gets an event next; nil at the end of the chain.
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

    /// Whether this object is the first responder, which gets the keys.
    open var isFirstResponder: Bool { world.state.application.firstResponder == id }

    /// Makes this object the first responder; the present one has to resign. Returns whether this object is first responder now.
    ///
    /// Fidelity: documented UIResponder.becomeFirstResponder(); outside a window, where Apple calls the result undefined, it waits for the window
    /// (simplified).
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeFirstResponder() }

    /// Makes this object resign as first responder. Returns whether it has resigned.
    @discardableResult
    open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

    /// The view shown instead of the keyboard while this object, or one that passes its events here, is first responder. nil: the keyboard.
    open var inputView: UIView? { nil }

    /// The view above the keyboard while this object, or one that passes its events here, is first responder.
    open var inputAccessoryView: UIView? { nil }

    /// The controller whose view replaces the keyboard, if there is no `inputView`.
    ///
    /// Fidelity: documented UIResponder.inputViewController; that an inputView comes first is simplified.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller whose view is above the keyboard, if there is no `inputAccessoryView`.
    ///
    /// Fidelity: documented UIResponder.inputAccessoryViewController; that an inputAccessoryView comes first is simplified.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// Reads the input views of the first responder again.
    open func reloadInputViews() {
        if isFirstResponder { world.updateKeyboard() }
    }

    // MARK: Keys and motions

    /// Override point: the commands for keys of a hardware keyboard.
    ///
    /// Fidelity: documented UIResponder.keyCommands; asked along the responder chain when a scenario presses a key (simplified, a controller's own come
    /// after these).
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Override point: whether an action method can be called on this object now. By default, if the object has it.
    ///
    /// Fidelity: documented UIResponder.canPerformAction(_:withSender:); asked before a key's command is called.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { canPerformAction(action) }

    package func canPerformAction(_ action: Selector, withSender sender: ObjectID?) -> Bool { canPerformAction(action) }

    private func canPerformAction(_ action: Selector) -> Bool {
        world.script?.implements(action.name, on: id) == true || canEdit(action.name)
    }

    /// Override point: the object to call an action method on: this object if it can perform it, else the next responder's choice.
    ///
    /// Fidelity: documented UIResponder.target(forAction:withSender:).
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        target(of: action, sender: World.identity(of: sender))
    }

    package func target(of action: Selector, sender: ObjectID?) -> UIResponder? {
        let can = world.ask("canPerformAction(_:withSender:)", of: self, [.value(action), sender.map { .object($0) } ?? .nothing]) {
            canPerformAction(action, withSender: sender)
        }
        return can ? self : next?.askTarget(forAction: action, sender)
    }

    /// Override point: the device is being shaken.
    ///
    /// Fidelity: documented UIResponder.motionBegan(_:with:); simplified, never called: nobody shakes the device.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Override point: the device has been shaken.
    ///
    /// Fidelity: documented UIResponder.motionEnded(_:with:); simplified, never called: nobody shakes the device.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    // MARK: Standard edit actions

    /// Override point: removes the selection, and puts it on the pasteboard.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.cut(_:).
    open func cut(_ sender: Any?) { edit("cut(_:)") }

    /// Override point: puts the selection on the pasteboard.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.copy(_:).
    open func copy(_ sender: Any?) { edit("copy(_:)") }

    /// Override point: inserts the pasteboard's content.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.paste(_:).
    open func paste(_ sender: Any?) { edit("paste(_:)") }

    /// Override point: pastes the text on the pasteboard, in the style of its new place.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.pasteAndMatchStyle(_:).
    open func pasteAndMatchStyle(_ sender: Any?) { edit("pasteAndMatchStyle(_:)") }

    /// Override point: pastes an address from the pasteboard, and opens it.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.pasteAndGo(_:); simplified, called by code alone.
    open func pasteAndGo(_ sender: Any?) { edit("pasteAndGo(_:)") }

    /// Override point: pastes from the pasteboard, and searches for the pasted text.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.pasteAndSearch(_:); simplified, called by code alone.
    open func pasteAndSearch(_ sender: Any?) { edit("pasteAndSearch(_:)") }

    /// Override point: selects the word at the cursor.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.select(_:).
    open func select(_ sender: Any?) { edit("select(_:)") }

    /// Override point: selects everything.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.selectAll(_:).
    open func selectAll(_ sender: Any?) { edit("selectAll(_:)") }

    /// Override point: deletes the selection.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.delete(_:).
    open func delete(_ sender: Any?) { edit("delete(_:)") }

    /// Override point: has the text run from the left.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.makeTextWritingDirectionLeftToRight(_:); simplified, called by code alone.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { edit("makeTextWritingDirectionLeftToRight(_:)") }

    /// Override point: has the text run from the right.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.makeTextWritingDirectionRightToLeft(_:); simplified, called by code alone.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { edit("makeTextWritingDirectionRightToLeft(_:)") }

    /// Override point: makes the selection bold, or no longer bold.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.toggleBoldface(_:).
    open func toggleBoldface(_ sender: Any?) { edit("toggleBoldface(_:)") }

    /// Override point: makes the selection italic, or no longer italic.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.toggleItalics(_:).
    open func toggleItalics(_ sender: Any?) { edit("toggleItalics(_:)") }

    /// Override point: underlines the selection, or no longer.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.toggleUnderline(_:).
    open func toggleUnderline(_ sender: Any?) { edit("toggleUnderline(_:)") }

    /// Override point: makes the selection larger.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.increaseSize(_:).
    open func increaseSize(_ sender: Any?) { edit("increaseSize(_:)") }

    /// Override point: makes the selection smaller.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.decreaseSize(_:).
    open func decreaseSize(_ sender: Any?) { edit("decreaseSize(_:)") }

    /// Override point: searches for a text.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.find(_:).
    open func find(_ sender: Any?) { edit("find(_:)") }

    /// Override point: searches for a text to replace it.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.findAndReplace(_:).
    open func findAndReplace(_ sender: Any?) { edit("findAndReplace(_:)") }

    /// Override point: goes to where the text is next.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.findNext(_:).
    open func findNext(_ sender: Any?) { edit("findNext(_:)") }

    /// Override point: goes to where the text was before.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.findPrevious(_:).
    open func findPrevious(_ sender: Any?) { edit("findPrevious(_:)") }

    /// Override point: searches for the selection.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.useSelectionForFind(_:).
    open func useSelectionForFind(_ sender: Any?) { edit("useSelectionForFind(_:)") }

    /// Override point: prints.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.printContent(_:); simplified, called by code alone.
    open func printContent(_ sender: Any?) { edit("printContent(_:)") }

    /// Override point: renames the content.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.rename(_:); simplified, called by code alone.
    open func rename(_ sender: Any?) { edit("rename(_:)") }

    /// Override point: makes another of the same.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.duplicate(_:).
    open func duplicate(_ sender: Any?) { edit("duplicate(_:)") }

    /// Override point: moves elsewhere.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.move(_:); simplified, called by code alone.
    open func move(_ sender: Any?) { edit("move(_:)") }

    /// Override point: exports the content.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.export(_:); simplified, called by code alone.
    open func export(_ sender: Any?) { edit("export(_:)") }

    /// Override point: offers help with writing.
    ///
    /// Fidelity: documented UIResponderStandardEditActions.showWritingTools(_:); simplified, called by code alone.
    open func showWritingTools(_ sender: Any?) { edit("showWritingTools(_:)") }

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

    // MARK: Members that subclasses of UIKit's define

    /// The standard edit actions that this class of UIKit's has, by their full names.
    var edits: Set<String> { [] }

    /// Whether this class of UIKit's has such an action.
    package func isEditor(of action: String) -> Bool { edits.contains(action) }

    /// Whether such an action would do something now.
    func canEdit(_ action: String) -> Bool { false }

    /// Performs a standard edit action. A responder has none of its own: calling one is an exception.
    package func edit(_ action: String) { world.refuseAction(action, of: self) }

    /// The window in which this object would be first responder.
    var responderWindow: UIWindow? { nil }

    /// Whether the keyboard appears for this object.
    var takesText: Bool { false }

    /// Whether this object learns that it is first responder before the keyboard moves, and not after.
    var beginsBeforeKeyboard: Bool { true }

    /// Whether the delegate allows this object to become first responder.
    func agreesToBegin() -> Bool { true }

    /// Called when this object has become first responder.
    func hasBegun() {}

    /// Whether the delegate allows this object to resign.
    func agreesToEnd() -> Bool { true }

    /// Called when this object has resigned as first responder.
    func hasEnded() {}
}
