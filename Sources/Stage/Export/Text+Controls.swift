// Texts of a program, its files and its lessons may contain bytes that control a terminal, or that reverse the order of text.

extension String {
    /// The text with terminal commands escaped as in Swift: `\u{1B}`. Line breaks and tabs stay. Looks at each byte.
    ///
    /// Escaped are the control characters (C0, DEL, C1) and the characters with the Unicode property Bidi_Control.
    public var escapingControls: String {
        escaping { "\\u{\(String($0, radix: 16, uppercase: true))}" }
    }

    /// Whether the text has a line break, or a character that would be escaped.
    public var hasControls: Bool { contains("\n") || self != escapingControls }

    /// A JSON text with the same characters written out as JSON writes them: `\u009b`. They can stand in its strings only.
    public var escapingControlsInJSON: String {
        escaping { value in
            let digits = String(value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }

    private func escaping(as form: (UInt32) -> String) -> String {
        guard utf8.contains(where: \.mayBeginControl) else { return self }
        var result = ""
        let scalars = unicodeScalars
        // What comes before the next character that is written out is taken as a whole.
        var (start, place) = (startIndex, startIndex)
        while place < endIndex {
            let scalar = scalars[place]
            let next = scalars.index(after: place)
            // A line may end in both, as in files from Windows.
            let endsLine = scalar == "\r" && next < endIndex && scalars[next] == "\n"
            if scalar.isTerminalControl, !endsLine {
                result.unicodeScalars += scalars[start..<place]
                result += form(scalar.value)
                start = next
            }
            place = next
        }
        result.unicodeScalars += scalars[start...]
        return result
    }
}

extension UInt8 {
    /// Whether a character that is written out may begin with this byte of UTF-8.
    fileprivate var mayBeginControl: Bool {
        switch self {
        case 0x0A, 0x09: false
        case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2: true
        default: false
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isTerminalControl: Bool {
        switch value {
        case 0x0A, 0x09: false
        case 0..<0x20, 0x7F..<0xA0: true
        // Bidi_Control of the Unicode Character Database, PropList.txt.
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
