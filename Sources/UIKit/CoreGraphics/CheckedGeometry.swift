package import Foundation
internal import Heap

// Code can give any number, even NaN. The results of calculations with such numbers are shown like all others.

extension CGRect {
    /// The intersection of two rectangles. Null if it is empty or a side is not a number: Foundation's `intersection` would end the
    /// process.
    package func common(with other: CGRect) -> CGRect { hasPlace && other.hasPlace ? intersection(other) : .null }

    /// Whether two rectangles have anything in common.
    package func meets(_ other: CGRect) -> Bool { !common(with: other).isNull }

    private var hasPlace: Bool { ![minX, maxX, minY, maxY].contains(where: \.isNaN) }
}

extension Int {
    /// The whole part of a number, limited so that two of them can be added; 0 for NaN.
    package init(bounded number: Double) {
        let limit = Double(1 << 61)
        self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -limit), limit))
    }
}

extension NSRange {
    /// Whether the range lies in a text of `length` UTF-16 units.
    package func lies(within length: Int) -> Bool {
        location >= 0 && self.length >= 0 && self.length <= length && location <= length - self.length
    }
}

extension World {
    /// The number of rows or items, at most as many as a list can keep places for. A larger number is an exception.
    ///
    /// Fidelity: simplified; four millions at most, for which a list of UIKit's has room, too.
    func countable(_ count: Int, in list: ObjectID) -> Int {
        if count <= 4_000_000 { return count }
        report(.exception(name: "NSMallocException", reason: "no memory for the places of \(count) rows, items or sections", object: list))
        return 0
    }
}
