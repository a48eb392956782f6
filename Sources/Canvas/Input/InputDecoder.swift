/// Turns what a terminal sends into events. A value: bytes go in, events come out, and incomplete sequences are kept.
///
/// Knows UTF-8, xterm's and rxvt's control sequences with modifiers, SGR and X10 mouse reports, bracketed paste and focus. Also knows the
/// answers to queries for the background colour and the device attributes. Unknown sequences are swallowed whole, never taken for keys.
public struct InputDecoder: Sendable {
    /// Something that was read.
    public enum Report: Hashable, Sendable {
        /// An event for the program.
        case event(InputEvent)
        /// The answer to `OSC 11 ; ?`.
        case backgroundColor(RGB)
        /// The response to a query for device attributes, which every terminal sends.
        case attributes
    }

    /// Whole sequences for keys, from the terminal's description; they override the built-in ones.
    public var sequences: [[UInt8]: Key]

    // The bytes that are not decoded yet, from `start` on.
    private var pending: [UInt8] = []
    private var start = 0
    private var pasted: [UInt8]?

    /// A decoder with a terminal's own key sequences.
    public init(sequences: [[UInt8]: Key] = [:]) { self.sequences = sequences }

    /// Whether something incomplete has come.
    public var isWaiting: Bool { start < pending.count || pasted != nil }
    /// Whether the incomplete sequence is a paste or a response, which may come in several pieces. A key comes in one.
    public var isInLongSequence: Bool {
        // ESC ] or ESC P alone may still be keys held with alt.
        pasted != nil || (pending.count - start > 2 && pending[start] == 0x1B && (pending[start + 1] == 0x5D || pending[start + 1] == 0x50))
    }

    /// Takes bytes, and returns the complete events, in order.
    public mutating func feed(_ bytes: some Sequence<UInt8>) -> [Report] {
        pending += bytes
        var reports: [Report] = []
        while start < pending.count {
            if pasted != nil {
                guard let event = continuePaste() else { break }
                reports.append(event)
                continue
            }
            switch decode(isFinal: false) {
            case .wait:
                compact()
                return reports
            case .taken(let count, let report):
                start += count
                if let report { reports.append(report) }
            case .pasteStart(let count):
                start += count
                pasted = []
            }
        }
        compact()
        return reports
    }

    /// Returns the remaining bytes as events, because no more bytes have come in time. A lone escape is the Esc key.
    public mutating func flush() -> [Report] {
        var reports: [Report] = []
        if let text = pasted {
            reports.append(paste(text + pending[start...]))
            pasted = nil
            start = pending.count
        }
        while start < pending.count {
            if case .taken(let count, let report) = decode(isFinal: true) {
                start += max(1, count)
                if let report { reports.append(report) }
            } else {
                start += 1
            }
        }
        compact()
        return reports
    }

    private mutating func compact() {
        pending.removeFirst(start)
        start = 0
    }

    private mutating func continuePaste() -> Report? {
        guard var text = pasted else { return nil }
        let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
        while start < pending.count {
            if pending[start] == 0x1B {
                let rest = pending[start...].prefix(end.count)
                if rest.elementsEqual(end) {
                    start += end.count
                    pasted = nil
                    return paste(text)
                }
                if rest.count < end.count && rest.elementsEqual(end.prefix(rest.count)) { break }
            }
            text.append(pending[start])
            start += 1
        }
        pasted = text
        return nil
    }

    private func paste(_ bytes: [UInt8]) -> Report {
        var text = ""
        var isAfterReturn = false
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if scalar == "\n" && isAfterReturn {
                isAfterReturn = false
                continue
            }
            isAfterReturn = scalar == "\r"
            text.unicodeScalars.append(scalar == "\r" ? "\n" : scalar)
        }
        return .event(.paste(text))
    }
}

extension InputDecoder {
    enum Step {
        case wait
        case taken(Int, Report?)
        case pasteStart(Int)
    }

    private func decode(isFinal: Bool) -> Step {
        let bytes = pending[start...]
        guard bytes[start] == 0x1B else { return decodeCharacter(at: start, isFinal: isFinal) }
        guard bytes.count > 1 else { return isFinal ? .taken(1, .event(.key(.escape))) : .wait }
        switch bytes[start + 1] {
        case 0x5B:
            return decodeControlSequence(isFinal: isFinal)
        case 0x4F:
            guard bytes.count > 2 else { return isFinal ? .taken(2, .event(.key(.alt("O")))) : .wait }
            let key = sequences[Array(bytes.prefix(3))] ?? Self.applicationKey(bytes[start + 2])
            return .taken(3, key.map { .event(.key($0)) })
        case 0x5D, 0x50:
            return decodeString(isFinal: isFinal)
        case 0x1B:
            return .taken(1, .event(.key(.escape)))
        default:
            guard case .taken(let count, let report) = decodeCharacter(at: start + 1, isFinal: isFinal) else { return .wait }
            guard case .event(.key(var key)) = report else { return .taken(count + 1, report) }
            key.modifiers.insert(.alt)
            return .taken(count + 1, .event(.key(key)))
        }
    }

    private func decodeCharacter(at index: Int, isFinal: Bool) -> Step {
        let byte = pending[index]
        if byte == 0x03 { return .taken(1, .event(.interrupt)) }
        if byte < 0x20 || byte == 0x7F { return .taken(1, .event(.key(Self.controlKey(byte)))) }
        if byte < 0x80 { return .taken(1, .event(.key(Key(.character(Character(Unicode.Scalar(byte))))))) }
        let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
        let available = pending[index...].prefix(length)
        let tail = available.dropFirst().prefix { $0 & 0xC0 == 0x80 }
        if tail.count + 1 < length {
            return available.count < length && tail.count + 1 == available.count && !isFinal
                ? .wait : .taken(1 + tail.count, .event(.key("\u{FFFD}")))
        }
        let text = String(decoding: available, as: UTF8.self)
        return .taken(length, .event(.key(Key(.character(text.count == 1 ? text.first ?? "\u{FFFD}" : "\u{FFFD}")))))
    }

    // ESC ] or ESC P up to BEL or ESC \.
    private func decodeString(isFinal: Bool) -> Step {
        var index = start + 2
        while index < pending.count {
            if pending[index] == 0x07 { return .taken(index + 1 - start, Self.answer(pending[start + 2..<index])) }
            if pending[index] == 0x1B {
                guard index + 1 < pending.count else { return isFinal ? .taken(pending.count - start, nil) : .wait }
                if pending[index + 1] == 0x5C { return .taken(index + 2 - start, Self.answer(pending[start + 2..<index])) }
                return .taken(index - start, nil)
            }
            index += 1
        }
        guard isFinal else { return .wait }
        if pending.count - start == 2 {
            return .taken(2, .event(.key(.alt(Character(Unicode.Scalar(pending[start + 1]))))))
        }
        return .taken(pending.count - start, nil)
    }

    private func decodeControlSequence(isFinal: Bool) -> Step {
        var index = start + 2
        if index < pending.count, pending[index] == 0x4D {
            // X10 mouse: three bytes after the M.
            guard index + 3 < pending.count else { return isFinal ? .taken(pending.count - start, nil) : .wait }
            let values = pending[index + 1...index + 3].map { Int($0) - 32 }
            return .taken(6, Self.mouse(button: values[0], x: values[1], y: values[2], isRelease: values[0] & 3 == 3 && values[0] < 64))
        }
        if index < pending.count, pending[index] == 0x5B {
            // The Linux console's function keys.
            guard index + 1 < pending.count else { return isFinal ? .taken(pending.count - start, nil) : .wait }
            let number = Int(pending[index + 1]) - 0x40
            return .taken(4, (1...5).contains(number) ? .event(.key(.function(number))) : nil)
        }
        while index < pending.count {
            let byte = pending[index]
            // rxvt ends shifted keys with $. Elsewhere a $ comes before the last byte of a response.
            let isShifted = byte == 0x24 && pending[start + 2] != 0x3F
            if (0x40...0x7E).contains(byte) || isShifted {
                let count = index + 1 - start
                if let key = sequences[Array(pending[start...index])] { return .taken(count, .event(.key(key))) }
                let control = ControlSequence(pending[start + 2..<index], last: byte)
                if control.isPasteStart { return .pasteStart(count) }
                return .taken(count, control.report)
            }
            guard (0x20...0x3F).contains(byte) else { return .taken(index - start, nil) }
            index += 1
        }
        guard isFinal else { return .wait }
        return pending.count - start == 2 ? .taken(2, .event(.key(.alt("[")))) : .taken(pending.count - start, nil)
    }
}
