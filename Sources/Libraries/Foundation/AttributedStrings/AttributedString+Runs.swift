/// Fidelity: documented AttributedString.init(markdown:options:baseURL:); what CommonMark has, without the blocks' presentation intents
/// (simplified); texts whose blocks are not to be read are refused where they have any.
extension AttributedString {
    struct MarkdownParsingOptions {
        enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        enum FailurePolicy { case throwError, returnPartiallyParsedIfPossible }
        var allowsExtendedAttributes: Bool
        var interpretedSyntax: InterpretedSyntax
        var failurePolicy: FailurePolicy
        var languageCode: String?
        init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }
    init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        let isInline = options.interpretedSyntax != .full
        if isInline, _hasMarkdownBlocks(markdown) { _refuse("Markdown's blocks as inline text") }
        let made = NSMutableAttributedString(string: "")
        for part in _markdown(markdown) {
            var attributes: [NSAttributedString.Key: Any] = [:]
            let intent = Int(part[1])!
            if intent > 0 { attributes[.inlinePresentationIntent] = intent }
            if !part[2].isEmpty { attributes[.link] = URL(string: part[2], relativeTo: baseURL) }
            let isBreak = intent & 64 > 0 && options.interpretedSyntax == .inlineOnlyPreservingWhitespace
            made.append(NSAttributedString(string: isBreak ? "\n" : part[0], attributes: attributes))
        }
        self.init(made)
    }
    var inlinePresentationIntent: InlinePresentationIntent? {
        get { (_get(.inlinePresentationIntent, _range) as? Int).map { InlinePresentationIntent(rawValue: UInt($0)) } }
        set { _set(.inlinePresentationIntent, newValue.map { Int($0.rawValue) }, _range) }
    }
    /// Fidelity: documented AttributedString.runs; UIKit's attributes (simplified).
    var runs: [Run] {
        var all: [Run] = []
        _text.enumerateAttributes(in: _range, options: []) { attributes, range, _ in
            all.append(Run(range: Range(range, in: _text.string)!, attributes: AttributeContainer(attributes)))
        }
        return all
    }
    struct Run {
        let range: Range<String.Index>
        let attributes: AttributeContainer
        var link: URL? { attributes.link }
        var font: UIFont? { attributes.font }
        var foregroundColor: UIColor? { attributes.foregroundColor }
        var backgroundColor: UIColor? { attributes.backgroundColor }
        var underlineStyle: NSUnderlineStyle? { attributes.underlineStyle }
        var strikethroughStyle: NSUnderlineStyle? { attributes.strikethroughStyle }
        var inlinePresentationIntent: InlinePresentationIntent? { attributes.inlinePresentationIntent }
    }
}
