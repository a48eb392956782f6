internal import Heap

/// Places in strings: those that the program has must lie in the string, as Swift ends a program for others.
extension Interpreter {
    /// A place at which a text has a character.
    func checked(_ place: String.Index, in text: Substring) throws(ScriptError) -> String.Index {
        guard place >= text.startIndex, place < text.endIndex else { throw .outOfBounds }
        return place
    }

    /// A place in a text, or its end.
    func checkedEnd(_ place: String.Index, in text: Substring) throws(ScriptError) -> String.Index {
        guard place >= text.startIndex, place <= text.endIndex else { throw .outOfBounds }
        return place
    }

    /// The part of a text that a range of places is.
    func bounds(of range: BufferID, in text: Substring) throws(ScriptError) -> Range<String.Index> {
        let (elements, isClosed) = (store.pointee[range].elements, store.pointee[range].type == 1)
        var (lower, upper) = (text.startIndex, text.endIndex)
        if case .index(let place) = elements[0] { lower = place }
        if case .index(let place) = elements[1] { upper = isClosed ? text.index(after: try checked(place, in: text)) : place }
        guard lower <= upper else { throw .trap("Fatal error: Range requires lowerBound <= upperBound") }
        guard lower >= text.startIndex, upper <= text.endIndex else { throw .outOfBounds }
        return lower..<upper
    }

    /// The place so many characters behind another, or before it.
    func place(_ distance: Int, from start: String.Index, in text: Substring) throws(ScriptError) -> String.Index {
        let start = try checkedEnd(start, in: text)
        let limit = distance < 0 ? text.startIndex : text.endIndex
        guard let place = text.index(start, offsetBy: distance, limitedBy: limit) else { throw .outOfBounds }
        return place
    }

    /// The number of characters from one place to another.
    func distance(from start: String.Index, to end: String.Index, in text: Substring) throws(ScriptError) -> Int {
        text.distance(from: try checkedEnd(start, in: text), to: try checkedEnd(end, in: text))
    }
}

extension ScriptError {
    /// A place that is not in the string.
    static var outOfBounds: ScriptError { .trap("Fatal error: String index is out of bounds") }
}
