public import Foundation
import Heap

/// The properties of a paragraph's style, mostly in points.
struct ParagraphStyle: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var baseWritingDirection = NSWritingDirection.natural
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var tabStops = (1...12).map { TextTab(alignment: .left, location: CGFloat($0) * 28) }
    var defaultTabInterval: CGFloat = 0

    /// How high a line is whose highest font has a height.
    func height(_ natural: CGFloat) -> CGFloat {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }

    /// How long a line may be where there is so much room.
    func room(in width: CGFloat, isFirst: Bool) -> CGFloat {
        let start = isFirst ? firstLineHeadIndent : headIndent
        let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
        return end - start
    }
}

/// The style of a paragraph.
///
/// Fidelity: documented NSParagraphStyle; tab stops, text lists and hyphenation are left out (simplified).
open class NSParagraphStyle: NSObject {
    var values: ParagraphStyle {
        _read { yield world.state.paragraphStyles[id] }
        _modify { yield &world.state.paragraphStyles[id] }
    }

    /// The style of text that has none.
    public override init() { super.init() }

    /// A style that others have changed.
    init(_ values: ParagraphStyle) {
        super.init()
        self.values = values
    }

    /// The style of text that has none.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// A style that can be changed, with the same values.
    package func changeable() -> NSMutableParagraphStyle {
        world.bind {
            let style = NSMutableParagraphStyle()
            style.values = values
            return style
        }
    }

    /// The alignment of lines.
    public var alignment: NSTextAlignment { values.alignment }
    /// How text that is too long for a line is broken or cut.
    ///
    /// Fidelity: simplified; kept, not followed.
    public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Points between lines.
    public var lineSpacing: CGFloat { values.lineSpacing }
    /// Points after a paragraph.
    public var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Points before a paragraph.
    public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// Points before each line but the first.
    public var headIndent: CGFloat { values.headIndent }
    /// Where lines end: points from the start, or, if not above 0, from the end.
    public var tailIndent: CGFloat { values.tailIndent }
    /// Points before the first line.
    public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The least height of a line, in points.
    public var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line, in points; 0 for any.
    public var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// How many times its natural height a line is high; 0 for once.
    public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// How readily words are broken.
    ///
    /// Fidelity: simplified; kept, words are not hyphenated.
    public var hyphenationFactor: Float { values.hyphenationFactor }
    /// Which way lines are written.
    ///
    /// Fidelity: simplified; kept, not followed.
    public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Whether letters may be moved closer before text is cut.
    ///
    /// Fidelity: simplified; kept, not followed.
    public var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// How places are found where lines break.
    ///
    /// Fidelity: simplified; kept, not followed.
    public var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// The stops of tabs. By default twelve, 28 points apart.
    ///
    /// Fidelity: documented NSParagraphStyle.tabStops; kept, not followed (simplified).
    public var tabStops: [NSTextTab] { world.bind { values.tabStops.map { NSTextTab($0) } } }
    /// How far apart the places behind the last of these are, in points.
    ///
    /// Fidelity: simplified; kept, not followed.
    public var defaultTabInterval: CGFloat { values.defaultTabInterval }

    /// How places are found where lines break.
    ///
    /// Fidelity: documented NSParagraphStyle.LineBreakStrategy.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A strategy from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The last line of a paragraph is not left with one word.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Hangul words stay whole.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// As labels do.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}

/// The style of a paragraph, which can be changed.
///
/// Fidelity: documented NSMutableParagraphStyle; tab stops, text lists and hyphenation are left out (simplified).
public final class NSMutableParagraphStyle: NSParagraphStyle {
    /// Copies another style's values.
    public func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

    /// The alignment of lines.
    public override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// How text that is too long for a line is broken or cut.
    ///
    /// Fidelity: simplified; kept, not followed.
    public override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// Points between lines.
    public override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// Points after a paragraph.
    public override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// Points before a paragraph.
    public override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// Points before each line but the first.
    public override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// Where lines end: points from the start, or, if not above 0, from the end.
    public override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// Points before the first line.
    public override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// The least height of a line, in points.
    public override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The greatest height of a line, in points; 0 for any.
    public override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// How many times its natural height a line is high; 0 for once.
    public override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// How readily words are broken.
    ///
    /// Fidelity: simplified; kept, words are not hyphenated.
    public override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    /// Which way lines are written.
    ///
    /// Fidelity: simplified; kept, not followed.
    public override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    /// Whether letters may be moved closer before text is cut.
    ///
    /// Fidelity: simplified; kept, not followed.
    public override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    /// How places are found where lines break.
    ///
    /// Fidelity: simplified; kept, not followed.
    public override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    /// The stops of tabs.
    ///
    /// Fidelity: documented NSMutableParagraphStyle.tabStops; kept, not followed (simplified).
    public override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { values.tabStops = newValue.map(\.values) }
    }
    /// How far apart the places behind the last of these are, in points.
    ///
    /// Fidelity: simplified; kept, not followed.
    public override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    /// Adds a tab stop.
    ///
    /// Fidelity: documented NSMutableParagraphStyle.addTabStop(_:).
    public func addTabStop(_ anObject: NSTextTab) {
        let place = values.tabStops.firstIndex { $0.location > anObject.location } ?? values.tabStops.count
        values.tabStops.insert(anObject.values, at: place)
    }
}

/// The lines under and through text.
///
/// Fidelity: documented NSUnderlineStyle; not drawn (simplified).
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// A style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// Dashes and two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Not under spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of text.
///
/// Fidelity: documented NSShadow; not drawn (simplified).
public final class NSShadow: NSObject {
    struct Record: Hashable, Sendable {
        var offset = CGSize.zero
        var blur: CGFloat = 0
        var color: UIColor?
    }

    private var record: Record {
        _read { yield world.state.shadows[id] }
        _modify { yield &world.state.shadows[id] }
    }

    /// A shadow that is not seen.
    public override init() { super.init() }

    /// How far it is off, in points.
    public var shadowOffset: CGSize {
        get { record.offset }
        set { record.offset = newValue }
    }
    /// Its colour; Apple's type is Any.
    public var shadowColor: UIColor? {
        get { record.color }
        set { record.color = newValue }
    }
    /// How soft its edge is, in points.
    public var shadowBlurRadius: CGFloat {
        get { record.blur }
        set { record.blur = newValue }
    }
}

/// An object that stands in a text like a character.
///
/// Fidelity: documented NSTextAttachment; an image, which takes room and is not drawn (simplified).
open class NSTextAttachment: NSObject {
    struct Record: Sendable {
        var image: UIImage?
        var contents: Data?
        var fileType: String?
        var bounds = CGRect.zero
    }

    private var record: Record {
        _read { yield world.state.attachments[id] }
        _modify { yield &world.state.attachments[id] }
    }

    /// Nothing.
    public override init() { super.init() }

    /// An attachment with a file's content and type; nil for none yet.
    ///
    /// Fidelity: simplified; what it holds is kept, and is no image.
    public init(data contentData: Data?, ofType uti: String?) {
        super.init()
        (record.contents, record.fileType) = (contentData, uti)
    }

    /// An image.
    public convenience init(image: UIImage) {
        self.init()
        record.image = image
    }

    /// The file's content.
    public var contents: Data? {
        get { record.contents }
        set { record.contents = newValue }
    }

    /// The file's type: `public.png`.
    public var fileType: String? {
        get { record.fileType }
        set { record.fileType = newValue }
    }

    /// The image.
    public var image: UIImage? {
        get { record.image }
        set { record.image = newValue }
    }

    /// Where it stands, in points from where the character would: of the image's size when it is zero.
    public var bounds: CGRect {
        get { record.bounds }
        set { record.bounds = newValue }
    }

    /// The room that it takes, in points.
    var size: CGSize { record.bounds.size == .zero ? record.image?.size ?? .zero : record.bounds.size }
}
