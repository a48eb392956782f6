internal import Interpreter

extension Bindings {
    /// Foundation's orders of what has no order itself, in the learner's own Swift.
    static let comparatorsLibrary = Program.Library(
        path: "Comparators",
        text: """
            /// Which of two comes first.
            enum SortOrder: Hashable { case forward, reverse }
            protocol SortComparator {
                var order: SortOrder { get set }
                func compare(_ lhs: Any, _ rhs: Any) -> ComparisonResult
            }
            func _result(_ isAscending: Bool, _ isDescending: Bool, _ order: SortOrder) -> ComparisonResult {
                if !isAscending && !isDescending { return .orderedSame }
                return isAscending == (order == .forward) ? .orderedAscending : .orderedDescending
            }
            func _compare(_ first: Any?, _ second: Any?, _ order: SortOrder, isStandard: Bool) -> ComparisonResult {
                guard let first, let second else { return _result(first == nil && second != nil, first != nil && second == nil, order) }
                if isStandard, let one = first as? String, let other = second as? String {
                    let result = one.localizedStandardCompare(other)
                    return _result(result == .orderedAscending, result == .orderedDescending, order)
                }
                return _result(first < second, second < first, order)
            }
            /// An order by a property, or by what a comparator makes of it.
            ///
            /// Fidelity: documented KeyPathComparator, SortComparator; nothing comes before something.
            struct KeyPathComparator<Compared>: SortComparator {
                let keyPath: Any
                var order: SortOrder
                var _comparator: Any?
                init(_ keyPath: KeyPath<Compared, Any>, order: SortOrder = .forward) {
                    self.keyPath = keyPath
                    self.order = order
                }
                init(_ keyPath: KeyPath<Compared, Any>, comparator: Any, order: SortOrder = .forward) {
                    self.keyPath = keyPath
                    self.order = order
                    _comparator = comparator
                }
                func compare(_ lhs: Any, _ rhs: Any) -> ComparisonResult {
                    guard let inner = _comparator as? any SortComparator else {
                        return _compare(lhs[keyPath: keyPath], rhs[keyPath: keyPath], order, isStandard: false)
                    }
                    let result = inner.compare(lhs[keyPath: keyPath], rhs[keyPath: keyPath])
                    return _result(result == .orderedAscending, result == .orderedDescending, order)
                }
            }
            /// An order by a property; texts are ordered as lists of files are.
            ///
            /// Fidelity: documented SortDescriptor; other orders of texts than the standard one are refused (simplified).
            struct SortDescriptor<Compared>: SortComparator {
                let keyPath: Any
                var order: SortOrder
                init(_ keyPath: KeyPath<Compared, Any>, order: SortOrder = .forward) {
                    self.keyPath = keyPath
                    self.order = order
                }
                func compare(_ lhs: Any, _ rhs: Any) -> ComparisonResult {
                    _compare(lhs[keyPath: keyPath], rhs[keyPath: keyPath], order, isStandard: true)
                }
            }
            extension Sequence {
                func sorted(using comparator: any SortComparator) -> [Element] { sorted(using: [comparator]) }
                func sorted(using comparators: [any SortComparator]) -> [Element] {
                    sorted { first, second in
                        for comparator in comparators {
                            let result = comparator.compare(first, second)
                            if result != .orderedSame { return result == .orderedAscending }
                        }
                        return false
                    }
                }
            }
            extension Array {
                mutating func sort(using comparator: any SortComparator) { self = sorted(using: [comparator]) }
                mutating func sort(using comparators: [any SortComparator]) { self = sorted(using: comparators) }
            }
            """)
}
