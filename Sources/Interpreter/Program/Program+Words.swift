#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension Program {
    /// Whether the learner's files have a word in them, be it in a comment. Linear in the text, at memory's speed.
    public func mentions(_ word: String) -> Bool {
        word.withCString { word in texts.contains { text in text.withCString { strstr($0, word) != nil } } }
    }
}
