extension NSAttributedString.Key {
    static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}

extension AttributeContainer {
    var inlinePresentationIntent: InlinePresentationIntent? {
        get { (_values[.inlinePresentationIntent] as? Int).map { InlinePresentationIntent(rawValue: UInt($0)) } }
        set { _values[.inlinePresentationIntent] = newValue.map { Int($0.rawValue) } }
    }
}
