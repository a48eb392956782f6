import Foundation
import Heap

/// A place in a text, between two characters.
///
/// Fidelity: documented UITextPosition.
public final class UITextPosition: NSObject {
    /// In UTF-16 units from the start.
    var offset: Int { world.state.textPositions[id] }

    init(_ offset: Int) {
        super.init()
        world.state.textPositions[id] = offset
    }
}

/// A part of a text, or a place for the cursor.
///
/// Fidelity: documented UITextRange.
public final class UITextRange: NSObject {
    /// In UTF-16 units.
    var range: NSRange { world.state.textRanges[id] }

    init(_ range: NSRange) {
        super.init()
        world.state.textRanges[id] = range
    }

    /// Where the part begins.
    public var start: UITextPosition { world.bind { UITextPosition(range.location) } }
    /// Where the part ends.
    public var end: UITextPosition { world.bind { UITextPosition(range.location + range.length) } }
    /// Whether nothing is in it.
    public var isEmpty: Bool { range.length == 0 }
}

/// A text with positions and ranges.
///
/// Fidelity: documented UITextInput; text that is still being composed, lines and rectangles are not simulated.
public protocol UITextInput: UITextInputTraits {}

extension UITextInput {
    /// Before the first character.
    public var beginningOfDocument: UITextPosition { world.bind { UITextPosition(0) } }

    /// Behind the last character.
    public var endOfDocument: UITextPosition { world.bind { UITextPosition(textInput.text.utf16.count) } }

    /// The selection, or the cursor's place.
    ///
    /// Fidelity: documented UITextInput.selectedTextRange; that the delegate hears of it when code sets it is reported.
    public var selectedTextRange: UITextRange? {
        get { world.bind { UITextRange(textInput.selection) } }
        set { if let newValue { moveSelection(to: newValue.range) } }
    }

    /// The part between two places.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (start, end) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
        return world.bind { UITextRange(NSRange(location: start, length: end - start)) }
    }

    /// The place some UTF-16 units after another one; nil beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        guard (0...textInput.text.utf16.count).contains(place) else { return nil }
        return world.bind { UITextPosition(place) }
    }

    /// How many UTF-16 units the second place is behind the first.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// The text of a part; nil when it is not in the text.
    public func text(in range: UITextRange) -> String? {
        guard range.range.location + range.range.length <= textInput.text.utf16.count else { return nil }
        return (textInput.text as NSString).substring(with: range.range)
    }

    /// Replaces a range of the text. The delegate is not asked.
    ///
    /// Fidelity: documented UITextInput.replace(_:withText:); who is told is simplified.
    public func replace(_ range: UITextRange, withText text: String) {
        guard range.range.location + range.range.length <= textInput.text.utf16.count else { return }
        (self as? any TextEditing)?.put(text, at: range.range)
    }

    func moveSelection(to range: NSRange) {
        let length = textInput.text.utf16.count
        let start = min(max(range.location, 0), length)
        let kept = NSRange(location: start, length: min(max(range.length, 0), length - start))
        guard kept != textInput.selection else { return }
        textInput.selection = kept
        (self as? any TextEditing)?.selectionChanged()
    }
}
