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
}
