/// How a part of a text is meant.
///
/// Fidelity: documented InlinePresentationIntent; kept, not drawn (simplified).
struct InlinePresentationIntent: OptionSet {
    let rawValue: UInt
    static let emphasized = InlinePresentationIntent(rawValue: 1)
    static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    static let code = InlinePresentationIntent(rawValue: 4)
    static let strikethrough = InlinePresentationIntent(rawValue: 32)
    static let softBreak = InlinePresentationIntent(rawValue: 64)
    static let lineBreak = InlinePresentationIntent(rawValue: 128)
}
