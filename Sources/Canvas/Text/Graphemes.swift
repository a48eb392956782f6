/// The graphemes of a text, in order, one for each cell or pair of cells.
///
/// Terminals disagree about sequences, so each becomes something they agree about. Of emoji joined by U+200D only the first is kept. Skin
/// tones and variation selectors are dropped, and flags become their two letters. Tabs become four spaces, line ends one, other controls
/// U+FFFD.
public struct Graphemes: Sequence, IteratorProtocol {
    private var scalars: String.UnicodeScalarView.Iterator
    private var waiting: Unicode.Scalar?
    private var spaces = 0

    /// The cells' worth of a text.
    public init(_ text: String) {
        scalars = text.unicodeScalars.makeIterator()
    }

    /// The next cell's text, never a right half.
    public mutating func next() -> Grapheme? {
        if spaces > 0 {
            spaces -= 1
            return .space
        }
        while let scalar = take() {
            if scalar.value >= 0x20 && scalar.value < 0x7F {
                return finish(Grapheme(scalar), isWide: false)
            }
            if scalar == "\t" {
                spaces = 3
                return .space
            }
            if scalar == "\r" { continue }
            if scalar == "\n" || scalar.value == 0x2028 || scalar.value == 0x2029 { return .space }
            if let letter = scalar.regionalLetter { return Grapheme(letter) }
            let columns = scalar.columns
            if columns > 0 { return finish(Grapheme(scalar), isWide: columns == 2) }
            if scalar.isControl { return Grapheme("\u{FFFD}") }
        }
        return nil
    }

    private mutating func take() -> Unicode.Scalar? {
        if let scalar = waiting {
            waiting = nil
            return scalar
        }
        return scalars.next()
    }

    private mutating func finish(_ start: Grapheme, isWide: Bool) -> Grapheme {
        var grapheme = start
        while let scalar = take() {
            if scalar.value < 0x300 && !(scalar.value == 0xAD) {
                waiting = scalar
                break
            }
            if scalar.value == 0x200D {
                guard let joined = take() else { break }
                if !joined.isPictogram { waiting = joined }
                continue
            }
            if isWide && (0x1F3FB...0x1F3FF).contains(scalar.value) { continue }
            guard scalar.columns == 0, scalar.value != 0x2028, scalar.value != 0x2029 else {
                waiting = scalar
                break
            }
            if !scalar.isInvisible { grapheme.add(mark: scalar) }
        }
        return grapheme
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }

    fileprivate var regionalLetter: Unicode.Scalar? {
        guard (0x1F1E6...0x1F1FF).contains(value) else { return nil }
        return Unicode.Scalar(UInt32(0x41) + value - 0x1F1E6)
    }

    fileprivate var isPictogram: Bool { value >= 0x1F000 || (0x2190...0x2BFF).contains(value) }

    // Format characters, variation selectors, tags and the keycap's frame.
    fileprivate var isInvisible: Bool {
        switch value {
        case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x20E3, 0xFE00...0xFE0F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE01EF:
            true
        default: false
        }
    }
}

extension String {
    /// Columns that the text needs on one line of a terminal.
    public var columns: Int {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
        return Graphemes(self).reduce(0) { $0 + $1.columns }
    }
}
