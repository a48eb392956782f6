import UIKit

// Texts with attributes.
extension InterfaceCompiler {
    /// A part of a text that is alike.
    private struct Fragment: Sendable {
        let text: String
        var font: UIFont?
        /// By the names of their keys in Objective-C.
        var colors: [String: UIColor] = [:]
        var numbers: [String: Double] = [:]
        var paragraph: [String: String]?
    }

    /// Reads the text of a label, field or text view, part by part.
    mutating func readAttributedText(_ element: MarkupElement, into object: inout ArchivedObject) {
        var fragments: [Fragment] = []
        for child in element.all("fragment") {
            var fragment = Fragment(text: child["content"] ?? child.children.first { $0["key"] == "content" }?.text ?? "")
            for attribute in child.first("attributes")?.children ?? [] { read(attribute, into: &fragment, &object) }
            fragments.append(fragment)
        }
        let read = fragments
        object.settings.append { view, _ in
            let text = NSMutableAttributedString()
            for fragment in read { text.append(NSAttributedString(string: fragment.text, attributes: Self.attributes(of: fragment))) }
            switch view {
            case let label as UILabel: label.attributedText = text
            case let field as UITextField: field.attributedText = text
            case let view as UITextView: view.attributedText = text
            default: break
            }
        }
    }

    private mutating func read(_ attribute: MarkupElement, into fragment: inout Fragment, _ object: inout ArchivedObject) {
        let key = attribute["key"] ?? ""
        switch (attribute.name, key) {
        case ("font", "NSFont"): fragment.font = textFont(attribute, into: &object)
        case ("color", "NSColor"), ("color", "NSBackgroundColor"), ("color", "NSUnderlineColor"), ("color", "NSStrokeColor"):
            fragment.colors[key] = color(attribute, into: &object)
        case ("real", "NSKern"), ("integer", "NSKern"), ("integer", "NSUnderline"), ("integer", "NSStrikethrough"),
            ("real", "NSBaselineOffset"):
            fragment.numbers[key] = attribute["value"].flatMap(Vocabulary.finite)
        case ("paragraphStyle", "NSParagraphStyle"): fragment.paragraph = attribute.attributes
        case (_, "NSOriginalFont"): break
        default: object.refusals.append(refusal(attribute, "\(key) of a text with attributes"))
        }
    }

    /// The system's font of a size, bold or not; others are refused.
    private func textFont(_ element: MarkupElement, into object: inout ArchivedObject) -> UIFont {
        let size = element["size"].flatMap(Vocabulary.finite).map { CGFloat($0) } ?? UIFont.labelFontSize
        if let name = element["name"] { object.refusals.append(refusal(element, "the font '\(name)'; the system's is taken")) }
        return element["metaFont"]?.contains("Bold") == true || element["metaFont"] == "systemBold"
            ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }

    private static func attributes(of fragment: Fragment) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = fragment.font
        attributes[.foregroundColor] = fragment.colors["NSColor"]
        attributes[.backgroundColor] = fragment.colors["NSBackgroundColor"]
        attributes[.underlineColor] = fragment.colors["NSUnderlineColor"]
        attributes[.kern] = fragment.numbers["NSKern"].map { CGFloat($0) }
        attributes[.underlineStyle] = fragment.numbers["NSUnderline"].flatMap { Int(exactly: $0) }
        attributes[.strikethroughStyle] = fragment.numbers["NSStrikethrough"].flatMap { Int(exactly: $0) }
        attributes[.baselineOffset] = fragment.numbers["NSBaselineOffset"].map { CGFloat($0) }
        guard let words = fragment.paragraph else { return attributes }
        let style = NSMutableParagraphStyle()
        if let alignment = words["alignment"].flatMap({ Vocabulary.alignments[$0] }) { style.alignment = alignment }
        func length(_ name: String) -> CGFloat? { words[name].flatMap(Vocabulary.finite).map { CGFloat($0) } }
        if let length = length("lineSpacing") { style.lineSpacing = length }
        if let length = length("paragraphSpacing") { style.paragraphSpacing = length }
        if let length = length("paragraphSpacingBefore") { style.paragraphSpacingBefore = length }
        if let length = length("lineHeightMultiple") { style.lineHeightMultiple = length }
        if let length = length("minimumLineHeight") { style.minimumLineHeight = length }
        if let length = length("maximumLineHeight") { style.maximumLineHeight = length }
        attributes[.paragraphStyle] = style
        return attributes
    }
}
