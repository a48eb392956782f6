/// Fidelity: documented NSRange.
extension NSRange {
    init(_ range: Range<String.Index>, in text: String) {
        self.init(location: String(text[..<range.lowerBound]).utf16.count, length: String(text[range]).utf16.count)
    }
    init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.upperBound - range.lowerBound) }
    var lowerBound: Int { location }
    var upperBound: Int { location + length }
    func contains(_ place: Int) -> Bool { NSLocationInRange(place, self) }
    func intersection(_ other: NSRange) -> NSRange? {
        let start = max(location, other.location)
        let end = min(upperBound, other.upperBound)
        return end >= start ? NSRange(location: start, length: end - start) : nil
    }
    func union(_ other: NSRange) -> NSRange {
        let start = min(location, other.location)
        return NSRange(location: start, length: max(upperBound, other.upperBound) - start)
    }
}
