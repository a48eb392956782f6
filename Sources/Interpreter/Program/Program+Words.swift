#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension Program {
    /// Whether the learner's files have a word in them, be it in a comment. Linear in the text, at memory's speed.
    public func mentions(_ word: String) -> Bool { texts.contains { Self.mentions(word, in: $0) } }

    /// How often the learner's files, or those that have another word, have a word in them, as linear.
    func count(of word: String, besides other: String? = nil) -> Int {
        texts.reduce(0) { sum, text in
            if let other, !Self.mentions(other, in: text) { return sum }
            return text.withCString { start in
                var count = sum
                var rest = strstr(start, word)
                while let found = rest {
                    count += 1
                    rest = strstr(found + 1, word)
                }
                return count
            }
        }
    }

    /// Whether a word stands in a text.
    static func mentions(_ word: String, in text: String) -> Bool {
        word.withCString { word in text.withCString { strstr($0, word) != nil } }
    }
}
