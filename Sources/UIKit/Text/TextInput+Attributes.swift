import Foundation

// The attributes of an edited text.
extension UIView {
    /// The text with a range replaced, if the text or the typing has attributes; nil for plain text.
    func replacingAttributes(_ range: NSRange, with new: String) -> AttributedText? {
        let input = textInput
        guard input.attributed != nil || !input.typing.isEmpty else { return nil }
        var text = input.attributed ?? AttributedText(input.text)
        text.replace(range, with: AttributedText(new, attributesTyped(at: range.location)))
        return text
    }

    /// The attributes of text typed at a place: those that code has set, or else those of the character before it.
    ///
    /// Fidelity: documented UITextView.typingAttributes.
    func attributesTyped(at place: Int) -> TextAttributes {
        let input = textInput
        if !input.typing.isEmpty { return input.typing }
        return input.attributed?.attributes(at: max(0, place - 1))?.attributes ?? TextAttributes()
    }

    /// Changes the attributes of the whole text, if it has any.
    func changeAttributes(_ change: (inout TextAttributes) -> Void) {
        guard var text = textInput.attributed else { return }
        text.change(NSRange(location: 0, length: text.length), change)
        world.assign(&textInput.attributed, text)
    }

    /// The text with its attributes, those shown where it has none.
    func shownAttributes(_ font: UIFont) -> AttributedText {
        let shown = TextAttributes([.font: .value(font), .foregroundColor: .value(textInput.color ?? .label)])
        return textInput.attributed?.filling(shown) ?? AttributedText(textInput.text, shown)
    }

    /// Sets font, colour and alignment to those at the beginning of a text.
    func takeStyle(of text: AttributedText) {
        textInput.font = text.first.font ?? textInput.font
        textInput.color = text.first.color ?? textInput.color
        textInput.alignment = text.first.paragraphStyle(in: world)?.alignment ?? textInput.alignment
    }
}

extension UITextView {
    /// The text with its attributes. Setting it sets `font`, `textColor` and `textAlignment` to those of its beginning.
    ///
    /// Fidelity: documented UITextView.attributedText.
    public var attributedText: NSAttributedString! {
        get { world.bind { NSAttributedString(shownAttributes(shownFont)) } }
        set {
            let new = newValue?.storage ?? AttributedText()
            takeStyle(of: new)
            take(new.string, new, cursor: new.length)
        }
    }

    /// The attributes of text typed next, until the selection changes.
    ///
    /// Fidelity: documented UITextView.typingAttributes.
    public var typingAttributes: [NSAttributedString.Key: Any] {
        get { typingValues.native(in: world) }
        set { typingValues = TextAttributes(newValue) }
    }

    /// The same as a value.
    package var typingValues: TextAttributes {
        get {
            let shown = TextAttributes([.font: .value(shownFont), .foregroundColor: .value(textInput.color ?? .label)])
            return shown.merging(attributesTyped(at: textInput.selection.location))
        }
        set { world.assign(&textInput.typing, newValue) }
    }

    /// The attributes of links.
    ///
    /// Fidelity: simplified; kept, links are drawn as other text.
    public var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { linkValues.native(in: world) }
        set { linkValues = TextAttributes(newValue ?? [:]) }
    }

    /// The same as a value.
    package var linkValues: TextAttributes {
        get { textInput.linkAttributes }
        set { world.assign(&textInput.linkAttributes, newValue) }
    }
}

extension UITextField {
    /// The text with its attributes. Setting it sets `font`, `textColor` and `textAlignment` to those of its beginning.
    ///
    /// Fidelity: documented UITextField.attributedText.
    public var attributedText: NSAttributedString? {
        get { world.bind { NSAttributedString(shownAttributes(shownFont)) } }
        set {
            let new = newValue?.storage ?? AttributedText()
            takeStyle(of: new)
            take(new.string, new, cursor: new.length)
        }
    }

    /// The text shown while the field is empty, with its attributes.
    ///
    /// Fidelity: documented UITextField.attributedPlaceholder; that its colour is its own is reported.
    public var attributedPlaceholder: NSAttributedString? {
        get {
            let shown = TextAttributes([.font: .value(shownFont), .foregroundColor: .value(UIColor.placeholderText)])
            let text = textInput.attributedPlaceholder ?? textInput.placeholder.map { AttributedText($0) }
            return text.map { text in world.bind { NSAttributedString(text.filling(shown)) } }
        }
        set {
            world.assign(&textInput.attributedPlaceholder, newValue?.storage)
            textInput.placeholder = newValue?.string
            changed("attributedPlaceholder")
        }
    }

    /// The attributes of the whole text: its font and colour.
    ///
    /// Fidelity: documented UITextField.defaultTextAttributes; its font, colour and alignment count, the rest is not kept (simplified).
    public var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { defaultValues.native(in: world) }
        set { defaultValues = TextAttributes(newValue) }
    }

    /// The same as a value.
    package var defaultValues: TextAttributes {
        get { TextAttributes([.font: .value(shownFont), .foregroundColor: .value(textInput.color ?? .label)]) }
        set {
            if let new = newValue.font { font = new }
            if let new = newValue.color { textColor = new }
            if let new = newValue.paragraphStyle(in: world) { textAlignment = new.alignment }
        }
    }
}
