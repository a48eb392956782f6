internal import Foundation

/// A text in JSON, read literally: numbers keep their digits, and an object's members their order.
enum CodedText {
    indirect enum Item {
        case null
        case flag(Bool)
        case number(String)
        case text(String)
        case list([Item])
        /// Of several members of one name the first.
        case object([(key: String, value: Item)])
    }

    /// How deep lists and objects may be nested.
    private static let deepest = 512

    /// The item in the bytes; nil when they are not JSON.
    static func read(_ data: Data) -> Item? {
        var bytes = [UInt8](data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
        var reader = Reader(bytes: bytes)
        reader.skipSpace()
        guard let item = reader.item(0) else { return nil }
        reader.skipSpace()
        return reader.place == bytes.count ? item : nil
    }

    private struct Reader {
        let bytes: [UInt8]
        var place = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

        mutating func skipSpace() {
            while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
        }

        private mutating func take(_ byte: Character) -> Bool {
            guard next == byte.asciiValue else { return false }
            place += 1
            return true
        }

        private mutating func take(word: String) -> Bool {
            guard bytes[place...].starts(with: word.utf8) else { return false }
            place += word.utf8.count
            return true
        }

        mutating func item(_ depth: Int) -> Item? {
            guard depth < deepest, let byte = next else { return nil }
            switch Character(UnicodeScalar(byte)) {
            case "{": return object(depth)
            case "[": return list(depth)
            case "\"": return text().map { .text($0) }
            case "t": return take(word: "true") ? .flag(true) : nil
            case "f": return take(word: "false") ? .flag(false) : nil
            case "n": return take(word: "null") ? .null : nil
            default: return number().map { .number($0) }
            }
        }

        private mutating func list(_ depth: Int) -> Item? {
            place += 1
            var items: [Item] = []
            skipSpace()
            while !take("]") {
                guard let item = item(depth + 1) else { return nil }
                items.append(item)
                skipSpace()
                // Foundation accepts a comma after the last element.
                if take(",") { skipSpace() } else if next != UInt8(ascii: "]") { return nil }
            }
            return .list(items)
        }

        private mutating func object(_ depth: Int) -> Item? {
            place += 1
            var members: [(key: String, value: Item)] = []
            var keys: Set<String> = []
            skipSpace()
            while !take("}") {
                guard next == UInt8(ascii: "\""), let key = text() else { return nil }
                skipSpace()
                guard take(":") else { return nil }
                skipSpace()
                guard let value = item(depth + 1) else { return nil }
                if keys.insert(key).inserted { members.append((key, value)) }
                skipSpace()
                if take(",") { skipSpace() } else if next != UInt8(ascii: "}") { return nil }
            }
            return .object(members)
        }

        private mutating func digits() -> Bool {
            let start = place
            while let byte = next, byte >= 0x30, byte <= 0x39 { place += 1 }
            return place > start
        }

        private mutating func number() -> String? {
            let start = place
            _ = take("-")
            if !take("0"), !digits() { return nil }
            if take("."), !digits() { return nil }
            if take("e") || take("E") {
                if !take("+") { _ = take("-") }
                if !digits() { return nil }
            }
            return String(decoding: bytes[start..<place], as: UTF8.self)
        }

        private mutating func unit() -> UInt16? {
            guard place + 4 <= bytes.count else { return nil }
            let text = String(decoding: bytes[place..<place + 4], as: UTF8.self)
            guard text.allSatisfy(\.isHexDigit) else { return nil }
            place += 4
            return UInt16(text, radix: 16)
        }

        private mutating func text() -> String? {
            place += 1
            var result: [UInt8] = []
            while let byte = next {
                place += 1
                if byte == UInt8(ascii: "\"") { return String(decoding: result, as: UTF8.self) }
                if byte < 0x20 { return nil }
                guard byte == UInt8(ascii: "\\") else {
                    result.append(byte)
                    continue
                }
                guard let mark = next else { return nil }
                place += 1
                switch Character(UnicodeScalar(mark)) {
                case "\"", "\\", "/": result.append(mark)
                case "b": result.append(8)
                case "f": result.append(12)
                case "n": result.append(10)
                case "r": result.append(13)
                case "t": result.append(9)
                case "u":
                    guard let first = unit() else { return nil }
                    var units = [first]
                    if UTF16.isLeadSurrogate(first) {
                        guard take("\\"), take("u"), let second = unit() else { return nil }
                        units.append(second)
                    }
                    guard let part = String(validating: units, as: UTF16.self) else { return nil }
                    result += Array(part.utf8)
                default: return nil
                }
            }
            return nil
        }
    }

    // MARK: Writing

    struct Style {
        var isPretty = false
        var sortsKeys = false
        var keepsSlashes = false
    }

    /// The item as JSON.
    static func write(_ item: Item, _ style: Style) -> String {
        var text = ""
        write(item, style, 0, &text)
        return text
    }

    private static func write(_ item: Item, _ style: Style, _ depth: Int, _ text: inout String) {
        switch item {
        case .null: text += "null"
        case .flag(let flag): text += flag ? "true" : "false"
        case .number(let digits): text += digits
        case .text(let content): write(content, style, &text)
        case .list(let items):
            enclose("[", "]", items, style, depth, &text) { item, text in write(item, style, depth + 1, &text) }
        case .object(let members):
            let ordered = style.sortsKeys ? members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) } : members
            enclose("{", "}", ordered, style, depth, &text) { member, text in
                write(member.key, style, &text)
                text += style.isPretty ? " : " : ":"
                write(member.value, style, depth + 1, &text)
            }
        }
    }

    private static func enclose<Part>(
        _ open: String, _ close: String, _ parts: [Part], _ style: Style, _ depth: Int, _ text: inout String,
        _ write: (Part, inout String) -> Void
    ) {
        text += open
        if style.isPretty { text += "\n" }
        for (position, part) in parts.enumerated() {
            if position > 0 { text += style.isPretty ? ",\n" : "," }
            if style.isPretty { text += String(repeating: "  ", count: depth + 1) }
            write(part, &text)
        }
        if style.isPretty { text += "\n" + String(repeating: "  ", count: depth) }
        text += close
    }

    private static func write(_ content: String, _ style: Style, _ text: inout String) {
        text += "\""
        for scalar in content.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "/": text += style.keepsSlashes ? "/" : "\\/"
            case "\u{8}": text += "\\b"
            case "\u{c}": text += "\\f"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20: text += "\\u" + String(format: "%04x", scalar.value)
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
