public import Foundation

/// Called by a text view as it is edited.
///
/// Fidelity: documented UITextViewDelegate; links, attachments and menus are left out.
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin.
    ///
    /// Fidelity: documented UITextViewDelegate.textViewShouldBeginEditing(_:); reported keyboard-textview-order (before the keyboard).
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether editing may end.
    ///
    /// Fidelity: documented UITextViewDelegate.textViewShouldEndEditing(_:).
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Editing has begun.
    ///
    /// Fidelity: documented UITextViewDelegate.textViewDidBeginEditing(_:); reported keyboard-textview-order (after keyboardWillShow).
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Editing has ended.
    ///
    /// Fidelity: documented UITextViewDelegate.textViewDidEndEditing(_:).
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether a part of the text may be replaced; the range is in UTF-16 units.
    ///
    /// Fidelity: documented UITextViewDelegate.textView(_:shouldChangeTextIn:replacementText:); asked for each character that the scenario types.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The text has been edited.
    ///
    /// Fidelity: documented UITextViewDelegate.textViewDidChange(_:) (what the user edits, not what code sets).
    func textViewDidChange(_ textView: UITextView)
    /// The cursor has moved.
    ///
    /// Fidelity: documented UITextViewDelegate.textViewDidChangeSelection(_:); its place before textViewDidChange is simplified.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Yes.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Yes.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Yes.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
