/// A text field, text view or search bar, with its settings for the keyboard.
///
/// Fidelity: documented UITextInputTraits.
public protocol UITextInputTraits: UIView {}

extension UITextInputTraits {
    /// The view that keeps the wishes: a search bar's is its field.
    private var holder: UIView { (self as? UISearchBar)?.field ?? self }

    private var inputTraits: TextInput.Traits {
        _read { yield holder.textInput.traits }
        _modify { yield &holder.textInput.traits }
    }

    /// Which keys the keyboard has.
    ///
    /// Fidelity: documented UITextInputTraits.keyboardType; simplified, it decides whether there is a return key.
    public var keyboardType: UIKeyboardType {
        get { inputTraits.keyboard }
        set { inputTraits.keyboard = newValue }
    }

    /// The title of the return key.
    ///
    /// Fidelity: simplified; kept, and says nothing to the keyboard, which is a block.
    public var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKey }
        set { inputTraits.returnKey = newValue }
    }

    /// When letters become capital by themselves.
    ///
    /// Fidelity: simplified; kept, what is typed stays as it is.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.capitalization }
        set { inputTraits.capitalization = newValue }
    }

    /// Whether words are corrected.
    ///
    /// Fidelity: simplified; kept, what is typed stays as it is.
    public var autocorrectionType: UITextAutocorrectionType {
        get { inputTraits.correction }
        set { inputTraits.correction = newValue }
    }

    /// Whether spelling is checked.
    ///
    /// Fidelity: simplified; kept, what is typed stays as it is.
    public var spellCheckingType: UITextSpellCheckingType {
        get { inputTraits.spelling }
        set { inputTraits.spelling = newValue }
    }

    /// The meaning of the text.
    ///
    /// Fidelity: simplified; kept, nothing is filled in.
    public var textContentType: UITextContentType! {
        get { inputTraits.content }
        set { inputTraits.content = newValue }
    }

    /// Whether the return key is out of use while there is no text.
    ///
    /// Fidelity: documented UITextInputTraits.enablesReturnKeyAutomatically.
    public var enablesReturnKeyAutomatically: Bool {
        get { inputTraits.enablesReturn }
        set { inputTraits.enablesReturn = newValue }
    }

    /// Whether dots are shown instead of the characters.
    ///
    /// Fidelity: documented UITextInputTraits.isSecureTextEntry; simplified, all characters of a field are dots at once, and a text view shows its own.
    public var isSecureTextEntry: Bool {
        get { inputTraits.isSecure }
        set {
            inputTraits.isSecure = newValue
            world.report(.write(property: "isSecureTextEntry", object: holder.id))
        }
    }

    /// How the keyboard looks.
    ///
    /// Fidelity: simplified; kept, and says nothing to the keyboard, which is a block.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { inputTraits.appearance }
        set { inputTraits.appearance = newValue }
    }

    /// Whether two hyphens become a dash.
    ///
    /// Fidelity: simplified; kept, what is typed stays as it is.
    public var smartDashesType: UITextSmartDashesType {
        get { inputTraits.dashes }
        set { inputTraits.dashes = newValue }
    }

    /// Whether quotation marks become curly.
    ///
    /// Fidelity: simplified; kept, what is typed stays as it is.
    public var smartQuotesType: UITextSmartQuotesType {
        get { inputTraits.quotes }
        set { inputTraits.quotes = newValue }
    }

    /// Whether spaces are inserted and deleted together with text.
    ///
    /// Fidelity: simplified; kept, what is typed stays as it is.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { inputTraits.insertDelete }
        set { inputTraits.insertDelete = newValue }
    }
}
