import UIKit

/// The meaning of the attributes and properties of one kind of element.
struct Vocabulary: Sendable {
    /// A property's value in a child element.
    enum Property: Sendable {
        case color(UIColor)
        case font(UIFont)
        case rect(CGRect)
        case size(CGSize)
        case point(CGPoint)
        case insets(UIEdgeInsets)
        case text(String)
        case date(Date)
        case mask(UIView.AutoresizingMask)
        /// The number of an object.
        case object(Int)
        case nothing
    }

    /// The meaning of a value.
    enum Meaning {
        case setting(Archive.Setting)
        /// The attribute states the default, or has no visible effect here.
        case nothing
        case refused
        case malformed(String)
    }

    typealias Reading = @Sendable (String) -> Meaning
    typealias Taking = @Sendable (Property) -> Archive.Setting?

    var attributes: [String: Reading] = [:]
    var properties: [String: Taking] = [:]

    /// This vocabulary and more words.
    func adding(_ attributes: [String: Reading], _ properties: [String: Taking] = [:]) -> Vocabulary {
        Vocabulary(
            attributes: self.attributes.merging(attributes) { $1 }, properties: self.properties.merging(properties) { $1 })
    }

    // MARK: Attributes

    /// Has no visible effect here.
    static let ignored: Reading = { _ in .nothing }

    /// It may only state the default.
    static func only(_ words: String...) -> Reading {
        { words.contains($0) ? .nothing : .refused }
    }

    static func flag<Object: NSObject>(_ set: @escaping @Sendable (Object, Bool) -> Void) -> Reading {
        { text in
            guard text == "YES" || text == "NO" else { return .malformed("YES or NO") }
            let isSet = text == "YES"
            return .setting { object, _ in if let object = object as? Object { set(object, isSet) } }
        }
    }

    static func number<Object: NSObject>(_ set: @escaping @Sendable (Object, Double) -> Void) -> Reading {
        { text in
            guard let number = finite(text) else { return .malformed("a number") }
            return .setting { object, _ in if let object = object as? Object { set(object, number) } }
        }
    }

    /// A whole number; the digits after its point are dropped.
    static func whole<Object: NSObject>(
        _ range: ClosedRange<Int> = Int.min...Int.max, _ set: @escaping @Sendable (Object, Int) -> Void
    ) -> Reading {
        { text in
            guard let number = whole(text), range.contains(number) else {
                return .malformed("a whole number" + (range.lowerBound > Int.min ? " from \(range.lowerBound) to \(range.upperBound)" : ""))
            }
            return .setting { object, _ in if let object = object as? Object { set(object, number) } }
        }
    }

    /// The number in a text; nil if it is not a number, or is not finite.
    static func finite(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

    /// The whole number in a text, without the digits after its point. Nil for a text that is not a number, or a number that is too large.
    static func whole(_ text: String) -> Int? { Int(text) ?? Double(text).flatMap { Int(exactly: $0.rounded(.towardZero)) } }

    static func text<Object: NSObject>(_ set: @escaping @Sendable (Object, String) -> Void) -> Reading {
        { text in .setting { object, _ in if let object = object as? Object { set(object, text) } } }
    }

    /// One of several words; others are refused.
    static func choice<Object: NSObject, Choice: Sendable>(
        _ words: [String: Choice], _ set: @escaping @Sendable (Object, Choice) -> Void
    ) -> Reading {
        { text in
            guard let choice = words[text] else { return .refused }
            return .setting { object, _ in if let object = object as? Object { set(object, choice) } }
        }
    }

    // MARK: Properties

    static func color<Object: NSObject>(_ set: @escaping @Sendable (Object, UIColor?) -> Void) -> Taking {
        { property in
            switch property {
            case .color(let color): { object, _ in if let object = object as? Object { set(object, color) } }
            case .nothing: { object, _ in if let object = object as? Object { set(object, nil) } }
            default: nil
            }
        }
    }

    static func font<Object: NSObject>(_ set: @escaping @Sendable (Object, UIFont) -> Void) -> Taking {
        { property in
            guard case .font(let font) = property else { return nil }
            return { object, _ in if let object = object as? Object { set(object, font) } }
        }
    }

    static func words<Object: NSObject>(_ set: @escaping @Sendable (Object, String?) -> Void) -> Taking {
        { property in
            switch property {
            case .text(let text): { object, _ in if let object = object as? Object { set(object, text) } }
            case .nothing: { object, _ in if let object = object as? Object { set(object, nil) } }
            default: nil
            }
        }
    }

    static func insets<Object: NSObject>(_ set: @escaping @Sendable (Object, UIEdgeInsets) -> Void) -> Taking {
        { property in
            guard case .insets(let insets) = property else { return nil }
            return { object, _ in if let object = object as? Object { set(object, insets) } }
        }
    }

    static func size<Object: NSObject>(_ set: @escaping @Sendable (Object, CGSize) -> Void) -> Taking {
        { property in
            guard case .size(let size) = property else { return nil }
            return { object, _ in if let object = object as? Object { set(object, size) } }
        }
    }

    /// Another object of the file.
    static func object<Object: NSObject, Other: NSObject>(_ set: @escaping @Sendable (Object, Other) -> Void) -> Taking {
        { property in
            guard case .object(let number) = property else { return nil }
            return { object, unarchiver in
                if let object = object as? Object, let other: Other = unarchiver.object(number) { set(object, other) }
            }
        }
    }

    /// Has no visible effect here.
    static let unseen: Taking = { _ in { _, _ in } }
}
