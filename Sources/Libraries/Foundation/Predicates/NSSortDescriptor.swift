extension Array {
    func sortedArray(using descriptors: [NSSortDescriptor]) -> [Element] {
        sorted { first, second in _isAscending(descriptors) { $0.compare(first, to: second) } }
    }
    func filtered(using predicate: NSPredicate) -> [Element] { filter { predicate.evaluate(with: $0) } }
}

/// An order of objects by one of their properties.
///
/// Fidelity: documented NSSortDescriptor.
class NSSortDescriptor: NSObject {
    let key: String?
    let ascending: Bool
    let _compare: (Any, Any) -> Int
    init(key: String?, ascending: Bool) {
        self.key = key
        self.ascending = ascending
        _compare = { _ordered(_valueOf($0, key ?? "SELF"), _valueOf($1, key ?? "SELF")) }
        super.init()
    }
    init(key: String?, ascending: Bool, selector: Selector?) {
        self.key = key
        self.ascending = ascending
        _compare = { first, second in
            let one = _valueOf(first, key ?? "SELF") as? String ?? ""
            let other = _valueOf(second, key ?? "SELF") as? String ?? ""
            return one.localizedStandardCompare(other).rawValue
        }
        super.init()
    }
    init(keyPath: Any, ascending: Bool) {
        key = _keyPathName(keyPath)
        self.ascending = ascending
        _compare = { _ordered($0[keyPath: keyPath], $1[keyPath: keyPath]) }
        super.init()
    }
    init(key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult) {
        self.key = key
        self.ascending = ascending
        _compare = { comparator(_valueOf($0, key ?? "SELF")!, _valueOf($1, key ?? "SELF")!).rawValue }
        super.init()
    }
    func compare(_ first: Any, to second: Any) -> ComparisonResult {
        let order = ascending ? _compare(first, second) : _compare(second, first)
        return order == 0 ? .orderedSame : order < 0 ? .orderedAscending : .orderedDescending
    }
    var reversedSortDescriptor: Any { NSSortDescriptor(key: key, ascending: !ascending) }
}
