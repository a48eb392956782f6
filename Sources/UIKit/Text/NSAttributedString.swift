public import Foundation
package import Heap

/// A text whose parts have attributes; it does not change.
///
/// Fidelity: documented NSAttributedString; reading HTML and RTF is left out (simplified).
open class NSAttributedString: NSObject {
    var storage: AttributedText {
        _read { yield world.state.attributedTexts[id] }
        _modify { yield &world.state.attributedTexts[id] }
    }

    /// The text with its attributes, as a value.
    package var attributed: AttributedText { storage }

    /// A text with attributes, as a value.
    package convenience init(_ text: AttributedText) {
        self.init()
        put(text)
    }

    /// An empty text.
    public override init() { super.init() }

    /// A text without attributes.
    public convenience init(string: String) { self.init(AttributedText(string)) }

    /// A text with the same attributes everywhere.
    public convenience init(string: String, attributes: [Key: Any]? = nil) {
        self.init(AttributedText(string, TextAttributes(attributes ?? [:])))
    }

    /// The same text with the same attributes.
    public convenience init(attributedString: NSAttributedString) { self.init(attributedString.storage) }

    /// A text of one character, an attachment.
    public convenience init(attachment: NSTextAttachment) {
        let attributes = TextAttributes([.attachment: .object(attachment.id)])
        self.init(AttributedText("\u{FFFC}", attributes))
    }

    /// Replaces the whole text and its attributes' objects.
    func put(_ text: AttributedText) {
        let old = storage
        for edge in text.edges("") { world.space.retain(edge.target) }
        storage = text
        for edge in old.edges("") { world.space.release(edge.target) }
        world.didKeep(text.weight)
    }

    package override var edges: [Edge] { super.edges + storage.edges("attributes") }

    /// The characters.
    public var string: String { storage.string }

    /// How many UTF-16 units it has.
    public var length: Int { storage.length }

    /// A part of the text with its attributes.
    public func attributedSubstring(from range: NSRange) -> NSAttributedString {
        guard check(range) else { return world.bind { NSAttributedString() } }
        return world.bind { NSAttributedString(storage.part(range)) }
    }

    /// Whether characters and attributes are the same.
    public func isEqual(to other: NSAttributedString) -> Bool { storage == other.storage }

    /// A text that can be changed, with the same characters and attributes.
    package func changeable() -> NSMutableAttributedString { world.bind { NSMutableAttributedString(storage) } }

    /// The attributes of the character at a place, and the part around it with the same ones. Beyond the end, an exception.
    package func attributes(at location: Int) -> (attributes: TextAttributes, range: NSRange)? {
        guard check(NSRange(location: location, length: 1)) else { return nil }
        return storage.attributes(at: location)
    }

    /// Whether a range lies in the text; raises Foundation's exception where it does not.
    ///
    /// Fidelity: documented NSAttributedString (NSRangeException); the words are reported.
    package func check(_ range: NSRange, _ method: String = "attributesAtIndex:effectiveRange:") -> Bool {
        if storage.contains(range) { return true }
        world.report(
            .exception(name: "NSRangeException", reason: "NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds", object: id))
        return false
    }

    // MARK: Size

    /// The size of the text on lines of any length, in points.
    ///
    /// Fidelity: documented NSAttributedString.size(); `TextMetrics` states the widths, text without a font is 12 points high.
    public func size() -> CGSize { layout.naturalSize }

    /// The size that the text takes when its lines may be as wide as `size`, in points.
    ///
    /// Fidelity: documented NSAttributedString.boundingRect(with:options:context:); `TextMetrics` states the widths, without
    /// `usesLineFragmentOrigin` it is one line.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        let isOneLine = !options.contains(.usesLineFragmentOrigin)
        let width = isOneLine || size.width <= 0 ? CGFloat.greatestFiniteMagnitude : size.width
        return CGRect(origin: .zero, size: layout.size(fitting: width))
    }

    var layout: TextLayout {
        TextLayout(storage, font: UIFont.systemFont(ofSize: 12), numberOfLines: 0, in: world)
    }

    /// Options for enumerating a text.
    ///
    /// Fidelity: documented NSAttributedString.EnumerationOptions.
    public struct EnumerationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the end.
        public static let reverse = EnumerationOptions(rawValue: 1 << 1)
        /// Every part by itself, also where neighbours have the same.
        public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
    }

    /// The name of an attribute.
    ///
    /// Fidelity: documented NSAttributedString.Key.
    public struct Key: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A key of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The typeface: a UIFont.
        public static let font = Key("NSFont")
        /// The lines' style: an NSParagraphStyle.
        public static let paragraphStyle = Key("NSParagraphStyle")
        /// The text's colour.
        public static let foregroundColor = Key("NSColor")
        /// The colour behind the text.
        public static let backgroundColor = Key("NSBackgroundColor")
        /// Whether letters are joined: 0 or 1.
        public static let ligature = Key("NSLigature")
        /// Points added between characters.
        public static let kern = Key("NSKern")
        /// Points added between characters.
        public static let tracking = Key("CTTracking")
        /// The line through the text: an NSUnderlineStyle's number.
        public static let strikethroughStyle = Key("NSStrikethrough")
        /// The line under the text: an NSUnderlineStyle's number.
        public static let underlineStyle = Key("NSUnderline")
        /// The colour of the letters' edge.
        public static let strokeColor = Key("NSStrokeColor")
        /// The width of the letters' edge, in parts of a hundred of the font's size.
        public static let strokeWidth = Key("NSStrokeWidth")
        /// The shadow: an NSShadow.
        public static let shadow = Key("NSShadow")
        /// An effect.
        public static let textEffect = Key("NSTextEffect")
        /// The attachment in the text's place: an NSTextAttachment.
        public static let attachment = Key("NSAttachment")
        /// Where the text leads: a URL or a String.
        public static let link = Key("NSLink")
        /// Points above the line.
        public static let baselineOffset = Key("NSBaselineOffset")
        /// The colour of the line under the text.
        public static let underlineColor = Key("NSUnderlineColor")
        /// The colour of the line through the text.
        public static let strikethroughColor = Key("NSStrikethroughColor")
        /// How slanted letters are.
        public static let obliqueness = Key("NSObliqueness")
        /// How wide letters are drawn.
        public static let expansion = Key("NSExpansion")
        /// Which way it is written.
        public static let writingDirection = Key("NSWritingDirection")
        /// Whether punctuation is spoken: a Bool.
        public static let accessibilitySpeechPunctuation = Key("UIAccessibilitySpeechAttributePunctuation")
        /// The language that it is spoken in.
        public static let accessibilitySpeechLanguage = Key("UIAccessibilitySpeechAttributeLanguage")
        /// How high it is spoken, from 0 to 2.
        public static let accessibilitySpeechPitch = Key("UIAccessibilitySpeechAttributePitch")
        /// Whether it waits for the announcements before it: a Bool.
        public static let accessibilitySpeechQueueAnnouncement = Key("UIAccessibilitySpeechAttributeQueueAnnouncement")
        /// How it is pronounced.
        public static let accessibilitySpeechIPANotation = Key("UIAccessibilitySpeechAttributeIPANotation")
        /// Whether it is spelled out: a Bool.
        public static let accessibilitySpeechSpellOut = Key("UIAccessibilitySpeechAttributeSpellOut")
        /// Which heading it is, from 1 to 6; 0 for none.
        public static let accessibilityTextHeadingLevel = Key("UIAccessibilityTextAttributeHeadingLevel")
        /// Further descriptions.
        public static let accessibilityTextCustom = Key("UIAccessibilityTextAttributeCustom")
    }
}

/// A text whose parts have attributes, that can be changed.
///
/// Fidelity: documented NSMutableAttributedString.
open class NSMutableAttributedString: NSAttributedString {
    /// Appends a text.
    public func append(_ attrString: NSAttributedString) {
        var text = storage
        text.append(attrString.storage)
        put(text)
    }

    /// Inserts a text before the character at a place.
    public func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    /// Replaces a range by a text.
    public func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        guard check(range) else { return }
        var text = storage
        text.replace(range, with: attrString.storage)
        put(text)
    }

    /// Replaces the characters of a range. The new ones have the attributes of the first character replaced, or else of the one before.
    public func replaceCharacters(in range: NSRange, with str: String) { replaceCharacters(in: range, withText: str) }

    /// The same.
    package func replaceCharacters(in range: NSRange, withText string: String) {
        guard check(range) else { return }
        var text = storage
        text.replace(range, with: string)
        put(text)
    }

    /// Deletes a range.
    public func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, withText: "") }

    /// Replaces everything.
    public func setAttributedString(_ attrString: NSAttributedString) { put(attrString.storage) }

    /// Changes the attributes of a range. An empty range changes nothing, wherever it lies.
    ///
    /// Fidelity: reported (that the range of a text that is not found, at NSNotFound and empty, raises no exception).
    package func change(_ range: NSRange, _ change: (inout TextAttributes) -> Void) {
        guard range.length != 0, check(range) else { return }
        var text = storage
        text.change(range, change)
        put(text)
    }

    /// Adds an attribute to a part.
    public func addAttribute(_ name: Key, value: Any, range: NSRange) { addAttributes([name: value], range: range) }

    /// Adds attributes to a part.
    public func addAttributes(_ attributes: [Key: Any], range: NSRange) {
        let added = TextAttributes(attributes)
        change(range) { $0 = $0.merging(added) }
    }

    /// Replaces a part's attributes.
    public func setAttributes(_ attributes: [Key: Any]?, range: NSRange) {
        let new = TextAttributes(attributes ?? [:])
        change(range) { $0 = new }
    }

    /// Removes an attribute from a range.
    public func removeAttribute(_ name: Key, range: NSRange) { change(range) { $0.values[name] = nil } }

    /// Begins changes that belong together. Nothing waits for their end here.
    ///
    /// Fidelity: documented NSMutableAttributedString.beginEditing().
    public func beginEditing() {}

    /// Ends changes that belong together.
    ///
    /// Fidelity: documented NSMutableAttributedString.endEditing().
    public func endEditing() {}
}

/// How text is measured.
///
/// Fidelity: documented NSStringDrawingOptions.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Lines break, and the origin is that of the first line's box.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Heights have the fonts' leading in them.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measured are the letters, not their boxes.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that fits ends in three dots.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Options and results of measuring text.
///
/// Fidelity: documented NSStringDrawingContext; without members (simplified).
public final class NSStringDrawingContext: NSObject {
    /// A context without settings.
    public override init() { super.init() }
}
