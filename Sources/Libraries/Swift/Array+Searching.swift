extension Array where Element: Equatable {
    func firstRange(of other: [Element]) -> Range<Int>? { _ranges(of: other, atMost: 1).first }
    func ranges(of other: [Element]) -> [Range<Int>] { _ranges(of: other, atMost: Int.max) }
    func trimmingPrefix(_ prefix: [Element]) -> [Element] { starts(with: prefix) ? Array(self[prefix.count...]) : self }
    mutating func trimPrefix(_ prefix: [Element]) { self = trimmingPrefix(prefix) }
    func replacing(_ other: [Element], with replacement: [Element], maxReplacements: Int = .max) -> [Element] {
        var result: [Element] = []
        var place = 0
        for range in _ranges(of: other, atMost: maxReplacements) {
            result += Array(self[place..<range.lowerBound]) + replacement
            place = range.upperBound
        }
        return result + Array(self[place...])
    }
    mutating func replace(_ other: [Element], with replacement: [Element], maxReplacements: Int = .max) {
        self = replacing(other, with: replacement, maxReplacements: maxReplacements)
    }
}
