package import Heap

// Editing a text field.
extension UITextField: TextEditing, UITextInput, UITextInputTraits {
    /// Called while the text is edited.
    public var delegate: (any UITextFieldDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UITextFieldDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity; it is not retained.
    package var delegateID: ObjectID? {
        get { textInput.delegate }
        set { textInput.delegate = newValue }
    }

    /// Whether the field is first responder.
    public var isEditing: Bool { isFirstResponder }

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

    /// Fidelity: documented UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:), UIControl.Event.editingChanged; their order with
    /// textFieldDidChangeSelection is simplified.
    private func replace(_ range: NSRange, with new: String) {
        let arguments: [(String, Argument)] = [("range", .value(range)), ("string", .value(new))]
        guard allows(tell("textField(_:shouldChangeCharactersIn:replacementString:)", arguments)) else { return }
        put(new, at: range)
    }

    func put(_ new: String, at range: NSRange) {
        let attributed = replacingAttributes(range, with: new)
        take(textInput.replacing(range, with: new), attributed, cursor: range.location + new.utf16.count)
        selectionChanged()
        sendActions(for: .editingChanged)
        world.post(Self.textDidChangeNotification, object: self)
        edited()
    }

    func selectionChanged() { tell("textFieldDidChangeSelection(_:)") }

    /// Whether the button that clears the text is shown.
    var showsClearButton: Bool {
        guard !textInput.text.isEmpty, isEnabled else { return false }
        return shows(textInput.clearButton)
    }

    /// Clears the text, if the delegate allows it.
    ///
    /// Fidelity: documented UITextFieldDelegate.textFieldShouldClear(_:); the order of what is told is simplified.
    func pressClear() {
        guard allows(tell("textFieldShouldClear(_:)")) else { return }
        put("", at: NSRange(location: 0, length: textInput.text.utf16.count))
        if !isFirstResponder { tapped() }
    }

    /// Shows another text with the cursor at a place of it, in UTF-16 units.
    func take(_ text: String, _ attributed: AttributedText? = nil, cursor: Int) {
        textInput.selection = NSRange(location: cursor, length: 0)
        guard text != textInput.text || attributed != textInput.attributed else { return }
        textInput.text = text
        world.assign(&textInput.attributed, attributed)
        world.report(.write(property: "text", object: id))
        invalidateIntrinsicContentSize()
        partsChanged()
    }

    /// Fidelity: documented UITextFieldDelegate.textFieldShouldReturn(_:), UIControl.Event.editingDidEndOnExit (a field with an action for it gives up
    /// being first responder); the order of the two events is simplified.
    func pressReturn() {
        guard allows(tell("textFieldShouldReturn(_:)")) else { return }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if endsEditing, isFirstResponder { _ = world.ask("resignFirstResponder()", of: self) { resignFirstResponder() } }
    }

    /// Editing of a text field has begun.
    public static var textDidBeginEditingNotification: Notification.Name { Notification.Name("UITextFieldTextDidBeginEditingNotification") }
    /// Editing of a text field has ended.
    public static var textDidEndEditingNotification: Notification.Name { Notification.Name("UITextFieldTextDidEndEditingNotification") }
    /// The text of a text field has been edited.
    public static var textDidChangeNotification: Notification.Name { Notification.Name("UITextFieldTextDidChangeNotification") }
}

// A text field's content.
extension UITextField {
    /// The text; never nil, even after it was set to nil. Setting it sends no event.
    ///
    /// Fidelity: documented UITextField.text.
    public var text: String? {
        get { textInput.text }
        set { take(newValue ?? "", cursor: newValue?.utf16.count ?? 0) }
    }

    /// The text shown in the empty field.
    public var placeholder: String? {
        get { textInput.placeholder }
        set {
            textInput.placeholder = newValue
            world.assign(&textInput.attributedPlaceholder, nil)
            changed("placeholder")
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

    /// The text's alignment.
    public var textAlignment: NSTextAlignment {
        get { textInput.alignment }
        set {
            textInput.alignment = newValue
            changed("textAlignment")
        }
    }

    /// The line around the field.
    public var borderStyle: BorderStyle {
        get { textInput.borderStyle }
        set {
            textInput.borderStyle = newValue
            layer.borderWidth = newValue == .none ? 0 : 1
            layer.borderColor = newValue == .none ? nil : CGColor(color: .systemGray4)
            layer.cornerRadius = newValue == .roundedRect ? 5 : 0
            changed("borderStyle")
        }
    }

    /// Whether the text is cleared when editing begins.
    public var clearsOnBeginEditing: Bool {
        get { textInput.clearsOnBeginning }
        set { textInput.clearsOnBeginning = newValue }
    }

    /// When a button that clears the text is shown, which people call "Clear text". It can be touched; it is not drawn.
    ///
    /// Fidelity: documented UITextField.clearButtonMode; reported (what VoiceOver says).
    public var clearButtonMode: ViewMode {
        get { textInput.clearButton }
        set { textInput.clearButton = newValue }
    }

    func changed(_ property: String) {
        world.report(.write(property: property, object: id))
        invalidateIntrinsicContentSize()
        partsChanged()
    }
}
