package import Foundation
package import Heap

/// The value of a text attribute, of any type.
package enum AttributeValue: Hashable, Sendable {
    /// An object, retained by the owner of the text.
    case object(ObjectID)
    /// A value; two that cannot be compared are not the same.
    case value(any Sendable)

    /// The value of an argument; nil for nothing.
    package init?(_ argument: Argument) {
        switch argument {
        case .nothing: return nil
        case .object(let id): self = .object(id)
        case .value(let value): self = .value(value)
        }
    }

    /// The same for code.
    package var argument: Argument {
        switch self {
        case .object(let id): .object(id)
        case .value(let value): .value(value)
        }
    }

    /// Whether both are the same object or equal values.
    package static func == (left: AttributeValue, right: AttributeValue) -> Bool {
        switch (left, right) {
        case (.object(let left), .object(let right)): left == right
        case (.value(let left), .value(let right)): hashable(left) != nil && hashable(left) == hashable(right)
        default: false
        }
    }

    /// Hashes the value.
    package func hash(into hasher: inout Hasher) {
        switch self {
        case .object(let id): hasher.combine(id)
        case .value(let value): hasher.combine(Self.hashable(value))
        }
    }

    private static func hashable(_ value: any Sendable) -> AnyHashable? { (value as? any Hashable).map { AnyHashable($0) } }
}

/// Attributes of a part of a text.
package struct TextAttributes: Hashable, Sendable {
    package var values: [NSAttributedString.Key: AttributeValue]

    package init(_ values: [NSAttributedString.Key: AttributeValue] = [:]) { self.values = values }

    /// Attributes passed by host code.
    init(_ native: [NSAttributedString.Key: Any]) {
        values = native.compactMapValues { anything in
            switch anything {
            case let object as NSObject: .object(object.id)
            case let font as UIFont: .value(font)
            case let color as UIColor: .value(color)
            case let url as URL: .value(url)
            case let text as String: .value(text)
            case let number as Int: .value(number)
            case let number as Double: .value(number)
            case let number as CGFloat: .value(number)
            default: nil
            }
        }
    }

    /// Attributes for host code.
    func native(in world: World) -> [NSAttributedString.Key: Any] {
        values.compactMapValues { value in
            switch value {
            case .object(let id): world.object(id)
            case .value(let value): value
            }
        }
    }

    package var isEmpty: Bool { values.isEmpty }

    /// These attributes and others, which override those of the same keys.
    package func merging(_ other: TextAttributes) -> TextAttributes {
        TextAttributes(values.merging(other.values) { $1 })
    }

    // MARK: Values

    package var font: UIFont? { value(.font) }
    package var color: UIColor? { value(.foregroundColor) }
    var kern: CGFloat { number(.kern) ?? number(.tracking) ?? 0 }

    func paragraphStyle(in world: World) -> ParagraphStyle? {
        guard case .object(let id)? = values[.paragraphStyle] else { return nil }
        return world.object(id, as: NSParagraphStyle.self)?.values
    }

    func attachment(in world: World) -> NSTextAttachment? {
        guard case .object(let id)? = values[.attachment] else { return nil }
        return world.object(id)
    }

    private func value<Value>(_ key: NSAttributedString.Key) -> Value? {
        if case .value(let value)? = values[key] { value as? Value } else { nil }
    }

    private func number(_ key: NSAttributedString.Key) -> CGFloat? {
        switch values[key] {
        case .value(let number as Double): number
        case .value(let number as CGFloat): number
        case .value(let number as Float): CGFloat(number)
        case .value(let number as Int): CGFloat(number)
        default: nil
        }
    }
}

/// A text whose parts have attributes. Places and lengths are in UTF-16 units.
package struct AttributedText: Hashable, Sendable {
    struct Run: Hashable, Sendable {
        var length: Int
        var attributes: TextAttributes
    }

    /// Its parts in order, none of them empty, neighbours with different attributes.
    private(set) var runs: [Run] = []
    package private(set) var string = ""

    package init(_ string: String = "", _ attributes: TextAttributes = TextAttributes()) {
        self.string = string
        let length = string.utf16.count
        if length > 0 { runs = [Run(length: length, attributes: attributes)] }
    }

    /// How many of the code's values it weighs as much as.
    var weight: Int { string.utf8.count + runs.count * 8 }

    package var length: Int { runs.reduce(0) { $0 + $1.length } }

    /// Whether a range lies in the text.
    package func contains(_ range: NSRange) -> Bool {
        range.lies(within: length)
    }

    /// The first character's attributes; empty for an empty text.
    package var first: TextAttributes { runs.first?.attributes ?? TextAttributes() }

    /// The attributes of the character at a place, and the longest part around it with the same ones. Returns nil at the end and beyond.
    package func attributes(at location: Int) -> (attributes: TextAttributes, range: NSRange)? {
        var start = 0
        for run in runs {
            if location >= start, location < start + run.length {
                return (run.attributes, NSRange(location: start, length: run.length))
            }
            start += run.length
        }
        return nil
    }

    /// The parts of a range that have the same attributes each.
    package func parts(in range: NSRange) -> [(attributes: TextAttributes, range: NSRange)] {
        var parts: [(attributes: TextAttributes, range: NSRange)] = []
        var start = 0
        for run in runs {
            let (from, to) = (max(start, range.location), min(start + run.length, range.location + range.length))
            if from < to { parts.append((run.attributes, NSRange(location: from, length: to - from))) }
            start += run.length
        }
        return parts
    }

    /// The parts of a range within which an attribute is constant. Without a key, the parts within which all attributes are constant.
    package func parts(of key: NSAttributedString.Key?, in range: NSRange) -> [NSRange] {
        guard let key else { return parts(in: range).map(\.range) }
        var found: [(value: AttributeValue?, range: NSRange)] = []
        for part in parts(in: range) {
            let value = part.attributes.values[key]
            if let last = found.last, last.value == value {
                found[found.count - 1].range.length += part.range.length
            } else {
                found.append((value, part.range))
            }
        }
        return found.map(\.range)
    }

    /// The text of a range, which must lie in it.
    package func part(_ range: NSRange) -> AttributedText {
        var part = AttributedText()
        part.string = (string as NSString).substring(with: range)
        part.runs = parts(in: range).map { Run(length: $0.range.length, attributes: $0.attributes) }
        return part
    }

    /// Replaces a range, which must lie in the text, by another text.
    package mutating func replace(_ range: NSRange, with other: AttributedText) {
        let end = range.location + range.length
        let before = part(NSRange(location: 0, length: range.location))
        let after = part(NSRange(location: end, length: length - end))
        string = (string as NSString).replacingCharacters(in: range, with: other.string)
        runs = Self.joined(before.runs + other.runs + after.runs)
    }

    /// Replaces a range, which must lie in the text, by plain text. The new text has the attributes of the first character replaced. If the
    /// range is empty, it has those of the character before it, or else of the one after it.
    ///
    /// Fidelity: documented NSMutableAttributedString.replaceCharacters(in:with:).
    package mutating func replace(_ range: NSRange, with text: String) {
        let source = range.length > 0 ? range.location : max(0, range.location - 1)
        replace(range, with: AttributedText(text, attributes(at: source)?.attributes ?? TextAttributes()))
    }

    package mutating func append(_ other: AttributedText) {
        string += other.string
        runs = Self.joined(runs + other.runs)
    }

    /// Changes the attributes in a range, which must lie in the text.
    package mutating func change(_ range: NSRange, _ change: (inout TextAttributes) -> Void) {
        guard range.length > 0 else { return }
        var changed = part(range)
        for index in changed.runs.indices { change(&changed.runs[index].attributes) }
        replace(range, with: changed)
    }

    /// The text with additional attributes where it has none for their keys.
    package func filling(_ attributes: TextAttributes) -> AttributedText {
        var filled = self
        filled.change(NSRange(location: 0, length: length)) { $0 = attributes.merging($0) }
        return filled
    }

    private static func joined(_ runs: [Run]) -> [Run] {
        runs.reduce(into: []) { joined, run in
            if let last = joined.last, last.attributes == run.attributes {
                joined[joined.count - 1].length += run.length
            } else if run.length > 0 {
                joined.append(run)
            }
        }
    }

    /// The references of the attributes, once for each part.
    package func edges(_ label: String) -> [Edge] {
        runs.flatMap { $0.attributes.edges(label) }
    }
}

extension TextAttributes {
    /// Their references.
    func edges(_ label: String) -> [Edge] {
        values.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { key, value in
            if case .object(let id) = value { Edge("\(label).\(key.rawValue)", to: id) } else { nil }
        }
    }
}

extension World {
    /// Replaces a retained text by another one.
    func assign(_ text: inout AttributedText?, _ new: AttributedText?) {
        let old = text
        for edge in new?.edges("") ?? [] { space.retain(edge.target) }
        text = new
        for edge in old?.edges("") ?? [] { space.release(edge.target) }
    }

    /// Replaces retained attributes by others.
    func assign(_ attributes: inout TextAttributes, _ new: TextAttributes) {
        let old = attributes
        for edge in new.edges("") { space.retain(edge.target) }
        attributes = new
        for edge in old.edges("") { space.release(edge.target) }
    }
}
