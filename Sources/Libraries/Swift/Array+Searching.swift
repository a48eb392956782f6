extension Array where Element: Equatable {
    func firstRange(of other: [Element]) -> Range<Int>? { _ranges(of: other, atMost: 1).first }
    func ranges(of other: [Element]) -> [Range<Int>] { _ranges(of: other, atMost: Int.max) }
    func _ranges(of other: [Element], atMost most: Int) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var place = 0
        while place + other.count <= count && found.count < most {
            var length = 0
            while length < other.count && self[place + length] == other[length] { length += 1 }
            if length == other.count { found.append(place..<place + length) }
            place += length == other.count ? Swift.max(1, length) : 1
        }
        return found
    }
}
