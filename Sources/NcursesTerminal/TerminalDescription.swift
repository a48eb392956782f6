internal import CTerminal
internal import Canvas

/// The terminfo entries of the terminal that was opened last.
@MainActor
enum TerminalDescription {
    /// A capability's bytes without padding notes; empty when there is none.
    static func capability(_ name: String) -> [UInt8] {
        guard let value = nc_capability(name) else { return [] }
        var bytes: [UInt8] = []
        var isPadding = false
        let all = Array(String(cString: value).utf8)
        for (index, byte) in all.enumerated() {
            if byte == 0x24, index + 1 < all.count, all[index + 1] == 0x3C { isPadding = true }
            if !isPadding { bytes.append(byte) }
            if byte == 0x3E { isPadding = false }
        }
        return bytes
    }

    /// Whether the terminal understands the escape sequences of ECMA-48, private modes included.
    static var isStandard: Bool { capability("cup").starts(with: [0x1B, 0x5B]) }

    /// The modes of our own: button and drag reports of the mouse with any coordinate, bracketed paste, focus. The first two sequences select the
    /// usual character set, in case another program has left the one for line drawing.
    static let switchOn = Array("\u{0F}\u{1B}(B\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?1004h".utf8)
    /// And off again.
    static let switchOff = Array("\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l".utf8)

    /// The sequence that undoes everything at any moment: modes, attributes, colours, cursor, keypad, alternate screen.
    static var restoration: [UInt8] {
        (isStandard ? switchOff : []) + ["sgr0", "op", "cnorm", "rmkx", "rmcup"].flatMap(capability)
    }

    /// The key sequences that differ between terminals.
    static var keySequences: [[UInt8]: Key] {
        var sequences: [[UInt8]: Key] = [:]
        for (name, key) in names {
            let bytes = capability(name)
            if bytes.count > 1, sequences[bytes] == nil { sequences[bytes] = key }
        }
        for number in 1...12 {
            let bytes = capability("kf\(number)")
            if bytes.count > 1, sequences[bytes] == nil { sequences[bytes] = .function(number) }
        }
        return sequences
    }

    private static let names: [(String, Key)] = [
        ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home), ("kend", .end), ("kpp", .pageUp),
        ("knp", .pageDown), ("kich1", Key(.insert)), ("kdch1", .delete), ("kcbt", .backtab), ("kent", .enter),
        ("kLFT", .shiftLeft), ("kRIT", .shiftRight), ("kri", .shiftUp), ("kind", .shiftDown), ("kUP", .shiftUp), ("kDN", .shiftDown),
        ("kHOM", Key(.home, .shift)), ("kEND", Key(.end, .shift)), ("kPRV", Key(.pageUp, .shift)), ("kNXT", Key(.pageDown, .shift)),
        ("kDC", Key(.delete, .shift)), ("kIC", Key(.insert, .shift)),
        ("kUP3", Key(.up, .alt)), ("kDN3", Key(.down, .alt)), ("kLFT3", Key(.left, .alt)), ("kRIT3", Key(.right, .alt)),
        ("kUP5", Key(.up, .control)), ("kDN5", Key(.down, .control)), ("kLFT5", Key(.left, .control)), ("kRIT5", Key(.right, .control)),
    ]
}
