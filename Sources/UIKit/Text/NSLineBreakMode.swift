/// How text that is too long for a line is broken or cut.
///
/// Fidelity: simplified; kept, not followed: lines are broken at words, and what does not fit is left out at the end.
public enum NSLineBreakMode: Int, Sendable {
    /// Broken between words.
    case byWordWrapping = 0
    /// Broken between characters.
    case byCharWrapping
    /// Cut off.
    case byClipping
    /// Left out at the start.
    case byTruncatingHead
    /// Left out at the end.
    case byTruncatingTail
    /// Left out in the middle.
    case byTruncatingMiddle
}
