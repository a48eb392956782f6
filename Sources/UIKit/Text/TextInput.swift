import Foundation
import Heap

/// The state of text fields and text views.
struct TextInput: Sendable {
    var text = ""
    /// The text's attributes, whose objects it retains; nil for plain text.
    var attributed: AttributedText?
    var placeholder: String?
    var attributedPlaceholder: AttributedText?
    /// The attributes that code has set for text typed next; kept until the selection changes.
    var typing = TextAttributes()
    var linkAttributes = TextAttributes()
    var font: UIFont?
    var color: UIColor?
    var alignment = NSTextAlignment.natural
    var borderStyle = UITextField.BorderStyle.none
    /// In UTF-16 units.
    var selection = NSRange(location: 0, length: 0)
    var isEditable = true
    var isSelectable = true
    var clearsOnBeginning = false
    var clearButton = UITextField.ViewMode.never
    var leftMode = UITextField.ViewMode.never
    var rightMode = UITextField.ViewMode.never
    /// Whether the font follows the user's text size.
    var followsTextSize = false
    var containerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    var delegate: ObjectID?
    // Retained.
    var inputView: ObjectID?
    var accessory: ObjectID?
    var left: ObjectID?
    var right: ObjectID?
    var container: ObjectID?
    /// Where a text field's layout has put the text.
    var place: CGRect?
    /// Where a text field's class has drawn it.
    var drawn: CGRect?
    var traits = Traits()

    /// The settings for the keyboard.
    struct Traits: Sendable {
        var keyboard = UIKeyboardType.default
        var returnKey = UIReturnKeyType.default
        var capitalization = UITextAutocapitalizationType.sentences
        var correction = UITextAutocorrectionType.default
        var spelling = UITextSpellCheckingType.default
        var content: UITextContentType?
        var enablesReturn = false
        var isSecure = false
        var appearance = UIKeyboardAppearance.default
        var dashes = UITextSmartDashesType.default
        var quotes = UITextSmartQuotesType.default
        var insertDelete = UITextSmartInsertDeleteType.default
    }

    /// Whether the keyboard has a return key that does something now.
    ///
    /// Fidelity: documented UITextInputTraits.enablesReturnKeyAutomatically; reported (the pads have no return key).
    var hasReturnKey: Bool {
        switch traits.keyboard {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
        default: !(traits.enablesReturn && text.isEmpty)
        }
    }

    var edges: [Edge] {
        [
            ("inputView", inputView), ("inputAccessoryView", accessory), ("leftView", left), ("rightView", right),
            ("textContainer", container),
        ]
        .compactMap { label, id in
            id.map { Edge(label, to: $0) }
        } + (delegate.map { [Edge("delegate", .weak, to: $0)] } ?? []) + (attributed?.edges("attributedText") ?? [])
            + (attributedPlaceholder?.edges("attributedPlaceholder") ?? []) + typing.edges("typingAttributes")
            + linkAttributes.edges("linkTextAttributes")
    }

    /// The font for the user's text size; nil if it does not change.
    func adjustedFont(to category: UIContentSizeCategory) -> UIFont? {
        guard followsTextSize, let font else { return nil }
        let adjusted = font.adjusted(to: category)
        return adjusted == font ? nil : adjusted
    }

    /// The text with a part of it replaced.
    func replacing(_ range: NSRange, with new: String) -> String {
        (text as NSString).replacingCharacters(in: range, with: new)
    }
}

/// A view that keys go to.
protocol TextEditing: UIView {
    /// Inserts text at the cursor, if the delegate allows it.
    func insertText(_ text: String)
    /// Deletes the character before the cursor, if the delegate allows it.
    func deleteBackward()
    /// Replaces a range of the text, in UTF-16 units, without asking the delegate.
    func put(_ text: String, at range: NSRange)
    /// The cursor has moved.
    func selectionChanged()
    /// Selects a range, in UTF-16 units, or moves the cursor there.
    func moveSelection(to range: NSRange)
    /// The return key.
    func pressReturn()
}

extension UIView {
    var textInput: TextInput {
        _read { yield world.state.texts[id] }
        _modify { yield &world.state.texts[id] }
    }

    /// The range that a key to delete takes away.
    var rangeBeforeCursor: NSRange? {
        let selection = textInput.selection
        if selection.length > 0 { return selection }
        guard selection.location > 0 else { return nil }
        return (textInput.text as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
    }

    /// Whether a delegate's answer allows something. No answer allows it.
    func allows(_ answer: Argument?) -> Bool {
        if case .value(let flag as Bool) = answer { flag } else { true }
    }
}
