protocol SortComparator {
    var order: SortOrder { get set }
    func compare(_ lhs: Any, _ rhs: Any) -> ComparisonResult
}

extension SortComparator {
    func _turned(_ result: ComparisonResult) -> ComparisonResult {
        if result == .orderedSame || order == .forward { return result }
        return result == .orderedAscending ? .orderedDescending : .orderedAscending
    }
}

extension SortComparator where Self == String.StandardComparator {
    static var lexical: String.StandardComparator { .lexical }
    static var localized: String.StandardComparator { .localized }
    static var localizedStandard: String.StandardComparator { .localizedStandard }
}
