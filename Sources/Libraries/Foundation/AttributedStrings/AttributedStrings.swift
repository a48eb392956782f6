/// Fidelity: documented UIConfigurationTextAttributesTransformer.
struct UIConfigurationTextAttributesTransformer {
    let transform: (AttributeContainer) -> AttributeContainer
    init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension NSAttributedString {
    convenience init(_ text: AttributedString) { self.init(attributedString: text._text) }
}
