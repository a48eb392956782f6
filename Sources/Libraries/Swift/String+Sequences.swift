extension String {
    var isContiguousUTF8: Bool { true }
    mutating func makeContiguousUTF8() {}
    mutating func replace(_ other: String, with replacement: String) { self = replacing(other, with: replacement) }
    func ranges(of other: String) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = []
        var place = startIndex
        // By characters: Foundation finds a part of one, too.
        for part in components(separatedBy: other).dropLast() {
            let start = index(place, offsetBy: part.count)
            place = index(start, offsetBy: other.count)
            found.append(start..<place)
        }
        return found
    }
    func firstRange(of other: String) -> Range<String.Index>? { ranges(of: other).first }
    func trimmingPrefix(_ prefix: String) -> Substring { hasPrefix(prefix) ? dropFirst(prefix.count) : self[startIndex...] }
    mutating func trimPrefix(_ prefix: String) { if hasPrefix(prefix) { removeFirst(prefix.count) } }
    func commonPrefix(with other: String) -> String {
        var shared = ""
        for (own, its) in zip(self, other) {
            guard own == its else { break }
            shared.append(own)
        }
        return shared
    }
}
