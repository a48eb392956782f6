public import Foundation

/// A description of a font. Immutable.
///
/// Fidelity: documented UIFontDescriptor; simplified, there is one typeface: size, weight, slant and even widths count, families and designs do not.
public final class UIFontDescriptor: Hashable, Sendable {
    /// Traits of a typeface.
    ///
    /// Fidelity: documented UIFontDescriptor.SymbolicTraits.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// Apple's raw value.
        public let rawValue: UInt32

        /// Traits from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Heavy.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Every character as wide as every other.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Lines close together.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines far apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A variant of the system's typeface.
    ///
    /// Fidelity: documented UIFontDescriptor.SystemDesign; simplified, there is one typeface.
    public enum SystemDesign: String, Sendable {
        /// The usual one.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// With even widths.
        case monospaced
    }

    /// The size in points; 0 if it is given elsewhere.
    public let pointSize: CGFloat
    /// The typeface's traits.
    public let symbolicTraits: SymbolicTraits
    let weight: UIFont.Weight

    init(pointSize: CGFloat, weight: UIFont.Weight, symbolicTraits: SymbolicTraits) {
        self.pointSize = pointSize
        self.weight = weight
        self.symbolicTraits = symbolicTraits
    }

    /// A font of that name and size, in points.
    public convenience init(name fontName: String, size: CGFloat) {
        let font = UIFont(name: fontName, size: size)?.fontDescriptor
        self.init(pointSize: size, weight: font?.weight ?? .regular, symbolicTraits: font?.symbolicTraits ?? [])
    }

    /// The font for a kind of text, at the user's text size.
    ///
    /// Fidelity: documented UIFontDescriptor.preferredFontDescriptor(withTextStyle:).
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The same with other traits; never nil here.
    ///
    /// Fidelity: documented UIFontDescriptor.withSymbolicTraits(_:); nil for a typeface that has no such variant, which the one typeface always has
    /// (simplified).
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let isBold = symbolicTraits.contains(.traitBold)
        let wasBold = self.symbolicTraits.contains(.traitBold)
        return UIFontDescriptor(
            pointSize: pointSize, weight: isBold == wasBold ? weight : isBold ? .bold : .regular, symbolicTraits: symbolicTraits)
    }

    /// The same in another variant of the typeface; never nil here.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard design == .monospaced else { return self }
        return UIFontDescriptor(pointSize: pointSize, weight: weight, symbolicTraits: symbolicTraits.union(.traitMonoSpace))
    }

    /// The same at another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(pointSize: newPointSize, weight: weight, symbolicTraits: symbolicTraits)
    }

    /// Whether two descriptions are the same.
    public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
        left.pointSize == right.pointSize && left.weight == right.weight && left.symbolicTraits == right.symbolicTraits
    }

    /// Hashes size and weight.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
    }
}
