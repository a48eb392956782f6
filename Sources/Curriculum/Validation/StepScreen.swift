internal import Foundation

/// What stands beside a step's text in a window of one size.
public struct StepScreen: Sendable, Hashable {
    /// The window: `80x24`.
    public let size: String
    /// Its lines, empty where the step's own text is.
    public let text: String

    /// A screen.
    public init(size: String, text: String) { (self.size, self.text) = (size, text) }

    /// Whether a word stands there. A large window has room for whole words where a small one says `t5`, `✗win` or `3/22`.
    func shows(_ word: String) -> Bool {
        if text.contains(word) { return true }
        let (first, rest) = (word.prefix(1), word.dropFirst())
        if first == "t", let number = Int(rest) { return text.contains("transaction \(number)") }
        if first == "✓" || first == "✗" { return text.contains("\(first) \(rest)") }
        return word.contains("/") && text.contains(word.replacingOccurrences(of: "/", with: " of "))
    }
}
