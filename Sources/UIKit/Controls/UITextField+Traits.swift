// What kind of keyboard a text field wants.
extension UITextField {
    /// Which keys the keyboard has.
    ///
    /// Fidelity: documented UITextInputTraits.keyboardType; simplified, it decides whether there is a return key.
    public var keyboardType: UIKeyboardType {
        get { textInput.traits.keyboard }
        set { textInput.traits.keyboard = newValue }
    }

    /// What the return key says.
    ///
    /// Fidelity: simplified; kept, and says nothing to the keyboard, which is a block.
    public var returnKeyType: UIReturnKeyType {
        get { textInput.traits.returnKey }
        set { textInput.traits.returnKey = newValue }
    }

    /// When letters become capital by themselves.
    ///
    /// Fidelity: simplified; kept, what is typed stays as it is.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { textInput.traits.capitalization }
        set { textInput.traits.capitalization = newValue }
    }

    /// Whether words are corrected.
    ///
    /// Fidelity: simplified; kept, what is typed stays as it is.
    public var autocorrectionType: UITextAutocorrectionType {
        get { textInput.traits.correction }
        set { textInput.traits.correction = newValue }
    }

    /// Whether spelling is checked.
    ///
    /// Fidelity: simplified; kept, what is typed stays as it is.
    public var spellCheckingType: UITextSpellCheckingType {
        get { textInput.traits.spelling }
        set { textInput.traits.spelling = newValue }
    }

    /// What the text means.
    ///
    /// Fidelity: simplified; kept, nothing is filled in.
    public var textContentType: UITextContentType! {
        get { textInput.traits.content }
        set { textInput.traits.content = newValue }
    }

    /// Whether the return key is out of use while there is no text.
    ///
    /// Fidelity: documented UITextInputTraits.enablesReturnKeyAutomatically.
    public var enablesReturnKeyAutomatically: Bool {
        get { textInput.traits.enablesReturn }
        set { textInput.traits.enablesReturn = newValue }
    }

    /// Whether dots stand for the characters.
    ///
    /// Fidelity: documented UITextInputTraits.isSecureTextEntry; all characters are dots at once (simplified).
    public var isSecureTextEntry: Bool {
        get { textInput.traits.isSecure }
        set {
            textInput.traits.isSecure = newValue
            world.report(.write(property: "isSecureTextEntry", object: id))
        }
    }

    /// How the keyboard looks.
    ///
    /// Fidelity: simplified; kept, and says nothing to the keyboard, which is a block.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { textInput.traits.appearance }
        set { textInput.traits.appearance = newValue }
    }

    /// Whether two hyphens become a dash.
    ///
    /// Fidelity: simplified; kept, what is typed stays as it is.
    public var smartDashesType: UITextSmartDashesType {
        get { textInput.traits.dashes }
        set { textInput.traits.dashes = newValue }
    }

    /// Whether quotation marks become curly.
    ///
    /// Fidelity: simplified; kept, what is typed stays as it is.
    public var smartQuotesType: UITextSmartQuotesType {
        get { textInput.traits.quotes }
        set { textInput.traits.quotes = newValue }
    }

    /// Whether spaces come and go with what is inserted and deleted.
    ///
    /// Fidelity: simplified; kept, what is typed stays as it is.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { textInput.traits.insertDelete }
        set { textInput.traits.insertDelete = newValue }
    }
}
