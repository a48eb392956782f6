/// A text whose parts have attributes, as a value.
///
/// Fidelity: documented AttributedString; UIKit's attributes, places as a string has them: own attributes are left out (simplified).
struct AttributedString: Equatable, CustomStringConvertible {
    var _text: NSAttributedString
    init() { _text = NSAttributedString(string: "") }
    init(_ text: String, attributes: AttributeContainer = AttributeContainer()) {
        _text = NSAttributedString(string: text, attributes: attributes._values)
    }
    init(stringLiteral text: String) { _text = NSAttributedString(string: text) }
    init(_ text: NSAttributedString) { _text = text.copy() as! NSAttributedString }
    init(_ part: AttributedSubstring) { _text = part._whole._text.attributedSubstring(from: part._range) }
    static func == (left: AttributedString, right: AttributedString) -> Bool { left._text.isEqual(to: right._text) }
    static func + (left: AttributedString, right: AttributedString) -> AttributedString {
        var joined = left
        joined.append(right)
        return joined
    }
    static func += (left: inout AttributedString, right: AttributedString) { left.append(right) }
    var description: String { _text.string }
    var characters: String { _text.string }
    var unicodeScalars: String { _text.string }
    var startIndex: String.Index { _text.string.startIndex }
    var endIndex: String.Index { _text.string.endIndex }
    var _range: NSRange { NSRange(location: 0, length: _text.length) }
    func range(of text: String, options: String.CompareOptions = [], locale: Locale? = nil) -> Range<String.Index>? {
        _text.string.range(of: text, options: options)
    }
    mutating func append(_ other: AttributedString) {
        let text = NSMutableAttributedString(attributedString: _text)
        text.append(other._text)
        _text = text
    }
    mutating func insert(_ other: AttributedString, at place: String.Index) {
        let text = NSMutableAttributedString(attributedString: _text)
        text.insert(other._text, at: NSRange(startIndex..<place, in: _text.string).length)
        _text = text
    }
    func _get(_ key: NSAttributedString.Key, _ range: NSRange) -> Any? {
        let parts = _text._parts(of: key, in: range, reversed: false)
        return parts.count == 1 ? _text.attribute(key, at: range.location, effectiveRange: nil) : nil
    }
    mutating func _set(_ key: NSAttributedString.Key, _ value: Any?, _ range: NSRange) {
        let text = NSMutableAttributedString(attributedString: _text)
        if let value { text.addAttribute(key, value: value, range: range) } else { text.removeAttribute(key, range: range) }
        _text = text
    }
    mutating func _put(_ container: AttributeContainer, _ range: NSRange, isAlone: Bool) {
        let text = NSMutableAttributedString(attributedString: _text)
        if isAlone { text.setAttributes(container._values, range: range) } else { text.addAttributes(container._values, range: range) }
        _text = text
    }
    mutating func setAttributes(_ container: AttributeContainer) { _put(container, _range, isAlone: true) }
    mutating func mergeAttributes(_ container: AttributeContainer) { _put(container, _range, isAlone: false) }
    func settingAttributes(_ container: AttributeContainer) -> AttributedString {
        var changed = self
        changed.setAttributes(container)
        return changed
    }
    func mergingAttributes(_ container: AttributeContainer) -> AttributedString {
        var changed = self
        changed.mergeAttributes(container)
        return changed
    }
    subscript(range: Range<String.Index>) -> AttributedSubstring {
        get { AttributedSubstring(_whole: self, _range: NSRange(range, in: _text.string)) }
        set { self = newValue._whole }
    }
    var font: UIFont? {
        get { _get(.font, _range) }
        set { _set(.font, newValue, _range) }
    }
    var foregroundColor: UIColor? {
        get { _get(.foregroundColor, _range) }
        set { _set(.foregroundColor, newValue, _range) }
    }
    var backgroundColor: UIColor? {
        get { _get(.backgroundColor, _range) }
        set { _set(.backgroundColor, newValue, _range) }
    }
    var kern: CGFloat? {
        get { _get(.kern, _range) }
        set { _set(.kern, newValue, _range) }
    }
    var tracking: CGFloat? {
        get { _get(.tracking, _range) }
        set { _set(.tracking, newValue, _range) }
    }
    var baselineOffset: CGFloat? {
        get { _get(.baselineOffset, _range) }
        set { _set(.baselineOffset, newValue, _range) }
    }
    var link: URL? {
        get { _get(.link, _range) }
        set { _set(.link, newValue, _range) }
    }
    var paragraphStyle: NSParagraphStyle? {
        get { _get(.paragraphStyle, _range) }
        set { _set(.paragraphStyle, newValue, _range) }
    }
    var underlineColor: UIColor? {
        get { _get(.underlineColor, _range) }
        set { _set(.underlineColor, newValue, _range) }
    }
    var underlineStyle: NSUnderlineStyle? {
        get { (_get(.underlineStyle, _range) as? Int).map { NSUnderlineStyle(rawValue: $0) } }
        set { _set(.underlineStyle, newValue?.rawValue, _range) }
    }
    var strikethroughStyle: NSUnderlineStyle? {
        get { (_get(.strikethroughStyle, _range) as? Int).map { NSUnderlineStyle(rawValue: $0) } }
        set { _set(.strikethroughStyle, newValue?.rawValue, _range) }
    }
}
