/// A part of a text with attributes.
///
/// Fidelity: documented AttributedSubstring; UIKit's attributes (simplified).
struct AttributedSubstring {
    var _whole: AttributedString
    let _range: NSRange
    var characters: String { _whole._text.attributedSubstring(from: _range).string }
    mutating func setAttributes(_ container: AttributeContainer) { _whole._put(container, _range, isAlone: true) }
    mutating func mergeAttributes(_ container: AttributeContainer) { _whole._put(container, _range, isAlone: false) }
    var font: UIFont? {
        get { _whole._get(.font, _range) }
        set { _whole._set(.font, newValue, _range) }
    }
    var foregroundColor: UIColor? {
        get { _whole._get(.foregroundColor, _range) }
        set { _whole._set(.foregroundColor, newValue, _range) }
    }
    var backgroundColor: UIColor? {
        get { _whole._get(.backgroundColor, _range) }
        set { _whole._set(.backgroundColor, newValue, _range) }
    }
    var kern: CGFloat? {
        get { _whole._get(.kern, _range) }
        set { _whole._set(.kern, newValue, _range) }
    }
    var link: URL? {
        get { _whole._get(.link, _range) }
        set { _whole._set(.link, newValue, _range) }
    }
    var paragraphStyle: NSParagraphStyle? {
        get { _whole._get(.paragraphStyle, _range) }
        set { _whole._set(.paragraphStyle, newValue, _range) }
    }
    var underlineStyle: NSUnderlineStyle? {
        get { (_whole._get(.underlineStyle, _range) as? Int).map { NSUnderlineStyle(rawValue: $0) } }
        set { _whole._set(.underlineStyle, newValue?.rawValue, _range) }
    }
    var strikethroughStyle: NSUnderlineStyle? {
        get { (_whole._get(.strikethroughStyle, _range) as? Int).map { NSUnderlineStyle(rawValue: $0) } }
        set { _whole._set(.strikethroughStyle, newValue?.rawValue, _range) }
    }
}
