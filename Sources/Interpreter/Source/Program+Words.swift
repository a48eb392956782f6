#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension Program {
    /// Whether a word occurs in the learner's files, comments included. Linear in the text, at memory's speed.
    public func mentions(_ word: String) -> Bool { texts.contains { Self.mentions(word, in: $0) } }

    /// The number of occurrences of a word in the learner's files, or in those that also contain `other`. Linear in the text.
    func count(of word: String, besides other: String? = nil) -> Int {
        texts.reduce(0) { sum, text in
            if let other, !Self.mentions(other, in: text) { return sum }
            return sum + Self.offsets(of: word, in: text).count
        }
    }

    /// The bytes at which a word occurs in a text, in order. Linear in the text.
    static func offsets(of word: String, in text: String) -> [Int] {
        text.withCString { start in
            var offsets: [Int] = []
            var rest = strstr(start, word)
            while let found = rest {
                offsets.append(UnsafePointer(found) - start)
                rest = strstr(found + 1, word)
            }
            return offsets
        }
    }

    /// Whether a word occurs in a text.
    static func mentions(_ word: String, in text: String) -> Bool {
        word.withCString { word in text.withCString { strstr($0, word) != nil } }
    }

    /// Those of some names that follow a dot in the learner's files. Linear in the text, whatever the number of names.
    public func members(among names: Set<String>) -> Set<String> {
        var found: Set<String> = []
        for text in texts where !names.isEmpty {
            text.withCString { start in
                var rest = strchr(start, 46)
                while let dot = rest {
                    let (word, length) = Self.word(at: dot + 1)
                    if names.contains(word) { found.insert(word) }
                    rest = strchr(dot + 1 + length, 46)
                }
            }
        }
        return found
    }

    /// Whether one of some words occurs in a text, comments included. Linear in the text, whatever the number of words.
    static func hasWord(of words: Set<String>, in text: String) -> Bool {
        text.withCString { start in
            var place = start
            while place.pointee != 0 {
                let (word, length) = word(at: place)
                if words.contains(word) { return true }
                place += max(length, 1)
            }
            return false
        }
    }

    /// The word that begins at a place, and its length in bytes; empty where no word begins.
    private static func word(at place: UnsafePointer<CChar>) -> (String, length: Int) {
        var length = 0
        while isWord(place[length]) { length += 1 }
        return (String(decoding: UnsafeRawBufferPointer(start: place, count: length), as: UTF8.self), length)
    }

    /// Whether a byte is part of a word: an ASCII letter, a digit, `_`, or part of a character beyond ASCII.
    private static func isWord(_ byte: CChar) -> Bool {
        switch UInt8(bitPattern: byte) {
        case 48...57, 65...90, 95, 97...122, 128...: true
        default: false
        }
    }
}
