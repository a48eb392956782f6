public import Foundation
import Heap

// Editing a text view.
extension UITextView: TextEditing, UITextInput, UITextInputTraits {
    /// Called while the text is edited or scrolled.
    public var delegate: (any UITextViewDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UITextViewDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// Whether there is text.
    public var hasText: Bool { !textInput.text.isEmpty }

    /// Types text where the cursor is, if the delegate allows it.
    public func insertText(_ text: String) {
        replace(textInput.selection, with: text)
    }

    /// Deletes the character before the cursor, if the delegate allows it.
    public func deleteBackward() {
        if let range = rangeBeforeCursor { replace(range, with: "") }
    }

    /// Fidelity: documented UITextViewDelegate; the order of textViewDidChangeSelection and textViewDidChange is simplified.
    private func replace(_ range: NSRange, with new: String) {
        let arguments: [(String, Argument)] = [("range", .value(range)), ("text", .value(new))]
        guard allows(tell("textView(_:shouldChangeTextIn:replacementText:)", arguments)) else { return }
        put(new, at: range)
    }

    func selectionChanged() { tell("textViewDidChangeSelection(_:)") }

    func put(_ new: String, at range: NSRange) {
        let attributed = replacingAttributes(range, with: new)
        take(textInput.replacing(range, with: new), attributed, cursor: range.location + new.utf16.count)
        selectionChanged()
        tell("textViewDidChange(_:)")
        world.post(Self.textDidChangeNotification, object: self)
    }

    func take(_ text: String, _ attributed: AttributedText? = nil, cursor: Int) {
        textInput.selection = NSRange(location: cursor, length: 0)
        guard text != textInput.text || attributed != textInput.attributed else { return }
        textInput.text = text
        world.assign(&textInput.attributed, attributed)
        changed("text")
    }

    func pressReturn() { insertText("\n") }

    /// Editing of a text view has begun.
    public static var textDidBeginEditingNotification: Notification.Name { Notification.Name("UITextViewTextDidBeginEditingNotification") }
    /// Editing of a text view has ended.
    public static var textDidEndEditingNotification: Notification.Name { Notification.Name("UITextViewTextDidEndEditingNotification") }
    /// The text of a text view has been edited.
    public static var textDidChangeNotification: Notification.Name { Notification.Name("UITextViewTextDidChangeNotification") }

    // MARK: Content

    /// The text. Setting it does not call the delegate.
    public var text: String! {
        get { textInput.text }
        set { take(newValue ?? "", cursor: newValue?.utf16.count ?? 0) }
    }

    /// The typeface.
    public var font: UIFont? {
        get { shownFont }
        set {
            textInput.font = newValue
            changeAttributes { $0.values[.font] = .value(shownFont) }
            changed("font")
        }
    }

    /// The text's colour.
    public var textColor: UIColor? {
        get { textInput.color ?? .label }
        set {
            textInput.color = newValue
            changeAttributes { $0.values[.foregroundColor] = .value(newValue ?? .label) }
            changed("textColor")
        }
    }

    /// Where the lines stand.
    public var textAlignment: NSTextAlignment {
        get { textInput.alignment }
        set {
            textInput.alignment = newValue
            changed("textAlignment")
        }
    }

    /// Whether the text can be edited.
    public var isEditable: Bool {
        get { textInput.isEditable }
        set { textInput.isEditable = newValue }
    }

    /// Whether the text can be selected.
    public var isSelectable: Bool {
        get { textInput.isSelectable }
        set { textInput.isSelectable = newValue }
    }

    /// The selection, or the cursor's place; in UTF-16 units.
    public var selectedRange: NSRange {
        get { textInput.selection }
        set {
            let length = textInput.text.utf16.count
            let start = min(max(newValue.location, 0), length)
            let kept = NSRange(location: start, length: min(max(newValue.length, 0), length - start))
            guard kept != textInput.selection else { return }
            textInput.selection = kept
            world.assign(&textInput.typing, TextAttributes())
            tell("textViewDidChangeSelection(_:)")
        }
    }

    /// Room between the view's edges and its text, in points.
    ///
    /// Fidelity: reported (views set it in each layout, which rests: the same again asks for none).
    public var textContainerInset: UIEdgeInsets {
        get { textInput.containerInset }
        set {
            guard newValue != textInput.containerInset else { return }
            textInput.containerInset = newValue
            changed("textContainerInset")
        }
    }

    /// Whether a font that follows the user's text size is updated when that changes.
    ///
    /// Fidelity: documented UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory.
    public var adjustsFontForContentSizeCategory: Bool {
        get { textInput.followsTextSize }
        set {
            textInput.followsTextSize = newValue
            contentSizeCategoryChanged()
        }
    }

    /// Scrolls until a range of the text is visible, in UTF-16 units. The part of the range outside the text is ignored.
    ///
    /// Fidelity: documented UITextView.scrollRangeToVisible(_:); `TextMetrics` states where lines break.
    public func scrollRangeToVisible(_ range: NSRange) {
        let (sum, isTooLarge) = range.location.addingReportingOverflow(range.length)
        let end = isTooLarge ? textInput.text.utf16.count : min(max(0, sum), textInput.text.utf16.count)
        let bottom = size(upTo: end, fitting: bounds.width).height
        let line = CGRect(
            x: 0, y: max(0, bottom - textInput.containerInset.bottom - shownFont.lineHeight), width: 1, height: shownFont.lineHeight)
        scrollRectToVisible(line, animated: false)
    }

    func changed(_ property: String) {
        world.report(.write(property: property, object: id))
        invalidateIntrinsicContentSize()
        invalidateLayout(.content)
    }
}
