extension _Collection {
    subscript(bounds: Range<Index>) -> _Slice {
        let end = bounds.upperBound
        return _Slice(self, from: bounds.lowerBound, to: bounds.contains(end) ? index(after: end) : end)
    }
    subscript(bounds: PartialRangeFrom<Index>) -> _Slice { _Slice(self, from: bounds.lowerBound, to: endIndex) }
    subscript(bounds: PartialRangeUpTo<Index>) -> _Slice { _Slice(self, from: startIndex, to: bounds.upperBound) }
    subscript(bounds: PartialRangeThrough<Index>) -> _Slice { _Slice(self, from: startIndex, to: index(after: bounds.upperBound)) }
    func lastIndex(where holds: (Element) -> Bool) -> Index? {
        var place = endIndex
        while place != startIndex {
            place = index(before: place)
            if holds(self[place]) { return place }
        }
        return nil
    }
    func lastIndex(of element: Element) -> Index? { lastIndex { $0 == element } }
    mutating func swapAt(_ first: Index, _ second: Index) {
        if first == second { return }
        let kept = self[first]
        self[first] = self[second]
        self[second] = kept
    }
    mutating func _assign(_ elements: [Element]) {
        var place = startIndex
        for element in elements {
            self[place] = element
            place = index(after: place)
        }
    }
    mutating func sort() { _assign(Array(self).sorted()) }
    mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) { _assign(Array(self).sorted(by: areInIncreasingOrder)) }
    mutating func reverse() { _assign(Array(Array(self).reversed())) }
}
