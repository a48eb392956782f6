#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension Program {
    /// Whether the learner's files have a word in them, be it in a comment. Linear in the text, at memory's speed.
    public func mentions(_ word: String) -> Bool { texts.contains { Self.mentions(word, in: $0) } }

    /// Whether a word stands in a text.
    static func mentions(_ word: String, in text: String) -> Bool {
        word.withCString { word in text.withCString { strstr($0, word) != nil } }
    }
}
