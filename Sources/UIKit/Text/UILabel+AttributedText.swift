import Foundation

extension UILabel {
    /// The text with its attributes; nil for none. Setting it sets `font`, `textColor` and `textAlignment` to those of its beginning.
    ///
    /// Fidelity: documented UILabel.attributedText.
    public var attributedText: NSAttributedString? {
        get { shownAttributes.map { text in world.bind { NSAttributedString(text) } } }
        set {
            let new = newValue?.storage
            guard new != labelState.attributed || new == nil && labelState.text != nil else { return }
            world.assign(&labelState.attributed, new)
            labelState.text = new?.string
            if let first = new?.first {
                labelState.font = first.font ?? labelState.font
                labelState.color = first.color ?? labelState.color
                labelState.alignment = first.paragraphStyle(in: world)?.alignment ?? labelState.alignment
            }
            changed("attributedText", affectsSize: true)
        }
    }

    private var shownAttributes: AttributedText? {
        let shown = TextAttributes([.font: .value(labelState.font), .foregroundColor: .value(labelState.color)])
        return labelState.attributed?.filling(shown) ?? labelState.text.map { AttributedText($0, shown) }
    }

    /// Sets the alignment of every paragraph of an attributed text.
    func align(_ alignment: NSTextAlignment) {
        guard labelState.attributed != nil else { return }
        changeShownAttributes { attributes in
            var style = attributes.paragraphStyle(in: world) ?? ParagraphStyle()
            style.alignment = alignment
            attributes.values[.paragraphStyle] = .object(world.bind { NSParagraphStyle(style) }.id)
        }
    }

    /// Changes the attributes of the whole text, if it has any.
    func changeShownAttributes(_ change: (inout TextAttributes) -> Void) {
        guard var text = labelState.attributed else { return }
        text.change(NSRange(location: 0, length: text.length), change)
        world.assign(&labelState.attributed, text)
    }
}
