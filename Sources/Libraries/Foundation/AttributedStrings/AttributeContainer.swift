/// Attributes that are put on a text together.
///
/// Fidelity: documented AttributeContainer; UIKit's attributes.
struct AttributeContainer {
    var _values: [NSAttributedString.Key: Any] = [:]
    init() {}
    init(_ values: [NSAttributedString.Key: Any]) { _values = values }
    var font: UIFont? {
        get { _values[.font] }
        set { _values[.font] = newValue }
    }
    var foregroundColor: UIColor? {
        get { _values[.foregroundColor] }
        set { _values[.foregroundColor] = newValue }
    }
    var backgroundColor: UIColor? {
        get { _values[.backgroundColor] }
        set { _values[.backgroundColor] = newValue }
    }
    var kern: CGFloat? {
        get { _values[.kern] }
        set { _values[.kern] = newValue }
    }
    var tracking: CGFloat? {
        get { _values[.tracking] }
        set { _values[.tracking] = newValue }
    }
    var baselineOffset: CGFloat? {
        get { _values[.baselineOffset] }
        set { _values[.baselineOffset] = newValue }
    }
    var link: URL? {
        get { _values[.link] }
        set { _values[.link] = newValue }
    }
    var paragraphStyle: NSParagraphStyle? {
        get { _values[.paragraphStyle] }
        set { _values[.paragraphStyle] = newValue }
    }
    var underlineColor: UIColor? {
        get { _values[.underlineColor] }
        set { _values[.underlineColor] = newValue }
    }
    var underlineStyle: NSUnderlineStyle? {
        get { (_values[.underlineStyle] as? Int).map { NSUnderlineStyle(rawValue: $0) } }
        set { _values[.underlineStyle] = newValue?.rawValue }
    }
    var strikethroughStyle: NSUnderlineStyle? {
        get { (_values[.strikethroughStyle] as? Int).map { NSUnderlineStyle(rawValue: $0) } }
        set { _values[.strikethroughStyle] = newValue?.rawValue }
    }
    mutating func merge(_ other: AttributeContainer) { for (key, value) in other._values { _values[key] = value } }
    func merging(_ other: AttributeContainer) -> AttributeContainer {
        var merged = self
        merged.merge(other)
        return merged
    }
}
