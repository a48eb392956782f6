/// Which keys a keyboard has. Kept; the keyboard is drawn as a block.
///
/// Fidelity: documented UIKeyboardType; simplified, it decides whether there is a return key, and the keyboard is drawn as a block.
public enum UIKeyboardType: Int, Sendable {
    /// The usual one.
    case `default` = 0
    /// ASCII.
    case asciiCapable
    /// Numbers and punctuation.
    case numbersAndPunctuation
    /// For addresses in the web.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    /// Digits.
    case numberPad
    /// For telephone numbers.
    case phonePad
    /// For names and telephone numbers.
    case namePhonePad
    /// For mail addresses.
    case emailAddress
    /// Digits and a decimal point.
    case decimalPad
    /// For short messages.
    case twitter
    /// For searching.
    case webSearch
    /// ASCII digits.
    case asciiCapableNumberPad
}

/// The title of the return key. Kept, not drawn.
///
/// Fidelity: simplified; kept, the key is not drawn.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go
    /// Google.
    case google
    /// Join.
    case join
    /// Next.
    case next
    /// Route.
    case route
    /// Search.
    case search
    /// Send.
    case send
    /// Yahoo.
    case yahoo
    /// Done.
    case done
    /// Emergency call.
    case emergencyCall
    /// Continue.
    case `continue`
}

/// When letters are capitalised automatically. Kept; typed text stays as it is.
///
/// Fidelity: simplified; kept, what is typed stays as it is.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Never.
    case none = 0
    /// At the start of words.
    case words
    /// At the start of sentences.
    case sentences
    /// Always.
    case allCharacters
}

/// Whether words are corrected. Kept; typed text stays as it is.
///
/// Fidelity: simplified; kept, what is typed stays as it is.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the system likes.
    case `default` = 0
    /// No.
    case no
    /// Yes.
    case yes
}

/// Whether spelling is checked. Kept; typed text stays as it is.
///
/// Fidelity: simplified; kept, what is typed stays as it is.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the system likes.
    case `default` = 0
    /// No.
    case no
    /// Yes.
    case yes
}

/// The meaning of a text. Kept; nothing is filled in.
///
/// Fidelity: simplified; kept, nothing is filled in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A meaning by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// A user's name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is new.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code for one use.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
}

/// How the keyboard looks. Kept; the keyboard is drawn as a block.
///
/// Fidelity: simplified; kept, the keyboard is a block.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the system likes.
    case `default` = 0
    /// Dark.
    case dark
    /// Light.
    case light
}

/// Whether two hyphens become a dash. Kept; typed text stays as it is.
///
/// Fidelity: simplified; kept, what is typed stays as it is.
public enum UITextSmartDashesType: Int, Sendable {
    /// As the system likes.
    case `default` = 0
    /// No.
    case no
    /// Yes.
    case yes
}

/// Whether quotation marks become curly. Kept; typed text stays as it is.
///
/// Fidelity: simplified; kept, what is typed stays as it is.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the system likes.
    case `default` = 0
    /// No.
    case no
    /// Yes.
    case yes
}

/// Whether spaces are inserted and deleted together with text. Kept; typed text stays as it is.
///
/// Fidelity: simplified; kept, what is typed stays as it is.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the system likes.
    case `default` = 0
    /// No.
    case no
    /// Yes.
    case yes
}
