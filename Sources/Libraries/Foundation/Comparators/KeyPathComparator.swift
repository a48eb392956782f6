/// An order by a property, or by what a comparator makes of it.
///
/// Fidelity: documented KeyPathComparator, SortComparator; nothing comes before something.
struct KeyPathComparator<Compared>: SortComparator {
    let keyPath: Any
    var order: SortOrder
    var _comparator: (any SortComparator)?
    init(_ keyPath: KeyPath<Compared, Any>, comparator: (any SortComparator)? = nil, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        _comparator = comparator
    }
    func compare(_ lhs: Any, _ rhs: Any) -> ComparisonResult {
        let (first, second) = (lhs[keyPath: keyPath], rhs[keyPath: keyPath])
        if let _comparator { return _turned(_comparator.compare(first, second)) }
        return _turned(_compare(first, second))
    }
}
