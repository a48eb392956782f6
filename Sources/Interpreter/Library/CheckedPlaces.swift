internal import Heap

/// Checks of string indices. An index outside the string ends the run, as it traps in Swift.
extension Interpreter {
    /// An index that must refer to a character of the text.
    func checked(_ place: String.Index, in text: Substring) throws(ScriptError) -> String.Index {
        guard place >= text.startIndex, place < text.endIndex else { throw .outOfBounds }
        return place
    }

    /// An index that must be in the text or at its end.
    func checkedEnd(_ place: String.Index, in text: Substring) throws(ScriptError) -> String.Index {
        guard place >= text.startIndex, place <= text.endIndex else { throw .outOfBounds }
        return place
    }

    /// The range of indices that a range value selects in a text.
    func bounds(of range: BufferID, in text: Substring) throws(ScriptError) -> Range<String.Index> {
        let (elements, isClosed) = (store.pointee[range].elements, store.pointee[range].type == 1)
        var (lower, upper) = (text.startIndex, text.endIndex)
        if case .index(let place) = elements[0] { lower = place }
        if case .index(let place) = elements[1] { upper = isClosed ? text.index(after: try checked(place, in: text)) : place }
        guard lower <= upper else { throw .trap("Fatal error: Range requires lowerBound <= upperBound") }
        guard lower >= text.startIndex, upper <= text.endIndex else { throw .outOfBounds }
        return lower..<upper
    }

    /// The index that is `distance` characters after another one, or before it if negative.
    func place(_ distance: Int, from start: String.Index, in text: Substring) throws(ScriptError) -> String.Index {
        let start = try checkedEnd(start, in: text)
        let limit = distance < 0 ? text.startIndex : text.endIndex
        guard let place = text.index(start, offsetBy: distance, limitedBy: limit) else { throw .outOfBounds }
        return place
    }

    /// The number of characters between two indices.
    func distance(from start: String.Index, to end: String.Index, in text: Substring) throws(ScriptError) -> Int {
        text.distance(from: try checkedEnd(start, in: text), to: try checkedEnd(end, in: text))
    }
}

extension ScriptError {
    /// The error for an index outside the string.
    static var outOfBounds: ScriptError { .trap("Fatal error: String index is out of bounds") }
}
