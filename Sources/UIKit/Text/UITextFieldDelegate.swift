public import Foundation

/// Called by a text field as it is edited.
///
/// Fidelity: documented UITextFieldDelegate; menus and pasted text are left out.
public protocol UITextFieldDelegate: AnyObject {
    /// Whether editing may begin.
    ///
    /// Fidelity: documented UITextFieldDelegate.textFieldShouldBeginEditing(_:); recorded nav-pop-delegate-vast (before didBeginEditing). Asked
    /// before the field that edits now is.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing has begun.
    ///
    /// Fidelity: documented UITextFieldDelegate.textFieldDidBeginEditing(_:); reported keyboard-textfield-order (before the keyboard comes).
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end.
    ///
    /// Fidelity: documented UITextFieldDelegate.textFieldShouldEndEditing(_:).
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing has ended; called where the method with a reason is not implemented.
    ///
    /// Fidelity: documented UITextFieldDelegate.textFieldDidEndEditing(_:).
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Editing has ended.
    ///
    /// Fidelity: documented UITextFieldDelegate.textFieldDidEndEditing(_:reason:) (in place of the one without a reason).
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether a part of the text may be replaced; the range is in UTF-16 units.
    ///
    /// Fidelity: documented UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:); asked for each character that the scenario
    /// types.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    /// The cursor has moved.
    ///
    /// Fidelity: documented UITextFieldDelegate.textFieldDidChangeSelection(_:); its place before editingChanged is simplified.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the text may be cleared.
    ///
    /// Fidelity: documented UITextFieldDelegate.textFieldShouldClear(_:) (the clear button, and clearsOnBeginEditing).
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key may do its default work.
    ///
    /// Fidelity: documented UITextFieldDelegate.textFieldShouldReturn(_:) (before what the return key does).
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Yes.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
    /// Yes.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        true
    }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Yes.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
