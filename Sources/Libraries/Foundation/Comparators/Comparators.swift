/// Which of two comes first.
enum SortOrder: Hashable { case forward, reverse }

func _compare(_ first: Any?, _ second: Any?) -> ComparisonResult {
    guard let first, let second else { return first != nil ? .orderedDescending : second != nil ? .orderedAscending : .orderedSame }
    return first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
}

extension Sequence {
    func sorted(using comparator: any SortComparator) -> [Element] { sorted(using: [comparator]) }
    func sorted(using comparators: [any SortComparator]) -> [Element] {
        sorted { first, second in _isAscending(comparators) { $0.compare(first, second) } }
    }
}

extension Array {
    mutating func sort(using comparator: any SortComparator) { self = sorted(using: [comparator]) }
    mutating func sort(using comparators: [any SortComparator]) { self = sorted(using: comparators) }
}
