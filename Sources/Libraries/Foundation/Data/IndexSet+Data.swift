/// Fidelity: documented IndexSet.
extension IndexSet {
    func contains(integersIn range: Range<Int>) -> Bool { range.allSatisfy { contains($0) } }
    func contains(integersIn range: ClosedRange<Int>) -> Bool { range.allSatisfy { contains($0) } }
    func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet {
        IndexSet(try Array(self).filter { try includeInteger($0) })
    }
    var rangeView: [Range<Int>] {
        var ranges: [Range<Int>] = []
        for number in self {
            if let last = ranges.last, last.upperBound == number {
                ranges[ranges.count - 1] = last.lowerBound..<(number + 1)
            } else {
                ranges.append(number..<(number + 1))
            }
        }
        return ranges
    }
}
