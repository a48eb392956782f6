public import Foundation
import Heap

/// A place in a line at which text after a tab continues.
struct TextTab: Hashable, Sendable {
    var alignment = NSTextAlignment.left
    var location: CGFloat = 0
}

/// A place in a line at which text after a tab continues.
///
/// Fidelity: documented NSTextTab; kept, not followed, and without options (simplified).
public final class NSTextTab: NSObject {
    var values: TextTab {
        _read { yield world.state.textTabs[id] }
        _modify { yield &world.state.textTabs[id] }
    }

    /// A tab stop at a distance in points from the line's beginning.
    public convenience init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.init(TextTab(alignment: alignment, location: loc))
    }

    package init(_ alignment: NSTextAlignment, _ location: CGFloat) {
        super.init()
        values = TextTab(alignment: alignment, location: location)
    }

    init(_ values: TextTab) {
        super.init()
        self.values = values
    }

    /// The alignment of text there.
    public var alignment: NSTextAlignment { values.alignment }
    /// How many points from the line's beginning it is.
    public var location: CGFloat { values.location }

    /// The keys of a tab stop's options.
    ///
    /// Fidelity: documented NSTextTab.OptionKey.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Characters that end a column.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }
}

/// Which way text is written.
///
/// Fidelity: documented NSWritingDirection.
public enum NSWritingDirection: Int, Sendable {
    /// As its language is.
    case natural = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}
