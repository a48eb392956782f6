/// The content of one cell: a base scalar with up to two marks, in eight bytes. A third mark is dropped.
public struct Grapheme: Hashable, Sendable {
    // Three scalars of 21 bits each; zero is the right half of a wide character.
    private var bits: UInt64

    private init(bits: UInt64) { self.bits = bits }

    /// A cell's text without marks. The scalar must have a column of its own.
    public init(_ base: Unicode.Scalar) { bits = UInt64(base.value) }

    /// An empty cell.
    public static let space = Grapheme(" ")
    /// The right half of the wide character in the cell before it.
    public static let continuation = Grapheme(bits: 0)

    /// Whether the cell is the right half of a wide character.
    public var isContinuation: Bool { bits == 0 }
    /// Whether the cell is empty.
    public var isSpace: Bool { self == .space }
    /// The scalar that has the column.
    public var base: Unicode.Scalar { Unicode.Scalar(UInt32(bits & 0x1F_FFFF)) ?? " " }
    /// Columns: 0 for a right half, 1 or 2.
    public var columns: Int { isContinuation ? 0 : base.columns }

    /// The scalar values in order: the base, then its marks. Unused places are zero.
    public var values: (UInt32, UInt32, UInt32) {
        (UInt32(bits & 0x1F_FFFF), UInt32(bits >> 21 & 0x1F_FFFF), UInt32(bits >> 42 & 0x1F_FFFF))
    }

    /// The text of the cell; empty for a right half.
    public var string: String {
        var text = ""
        append(to: &text)
        return text
    }

    /// Writes the text of the cell at the end of another.
    public func append(to text: inout String) {
        let (base, first, second) = values
        for value in [base, first, second] where value != 0 {
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
    }

    mutating func add(mark: Unicode.Scalar) {
        if bits >> 21 == 0 {
            bits |= UInt64(mark.value) << 21
        } else if bits >> 42 == 0 {
            bits |= UInt64(mark.value) << 42
        }
    }
}

extension Unicode.Scalar {
    /// The columns that a scalar takes in a terminal: 0 for marks and controls, 2 for East Asian wide characters and emoji, else 1.
    public var columns: Int {
        if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1 }
        // Lines and blocks: most cells that are not letters contain one. None of them is in a table.
        if 0x2500..<0x25FD ~= value { return 1 }
        if WidthTable.contains(value, in: WidthTable.zero) { return 0 }
        return value >= 0x1100 && WidthTable.contains(value, in: WidthTable.wide) ? 2 : 1
    }
}
