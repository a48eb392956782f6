/// An order by a property; texts are ordered as lists of files are where nothing else is said.
///
/// Fidelity: documented SortDescriptor
struct SortDescriptor<Compared>: SortComparator {
    let keyPath: Any
    var order: SortOrder
    var _comparator: String.StandardComparator
    init(_ keyPath: KeyPath<Compared, Any>, comparator: String.StandardComparator = .localizedStandard, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        _comparator = comparator
    }
    func compare(_ lhs: Any, _ rhs: Any) -> ComparisonResult {
        let (first, second) = (lhs[keyPath: keyPath], rhs[keyPath: keyPath])
        guard let one = first as? String, let other = second as? String else { return _turned(_compare(first, second)) }
        return _turned(_comparator.compare(one, other))
    }
}
