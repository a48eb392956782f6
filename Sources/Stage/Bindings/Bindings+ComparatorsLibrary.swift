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
            extension SortComparator {
                func _turned(_ result: ComparisonResult) -> ComparisonResult {
                    if result == .orderedSame || order == .forward { return result }
                    return result == .orderedAscending ? .orderedDescending : .orderedAscending
                }
            }
            func _compare(_ first: Any?, _ second: Any?) -> ComparisonResult {
                guard let first, let second else { return first != nil ? .orderedDescending : second != nil ? .orderedAscending : .orderedSame }
                return first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
            }
            extension String {
                /// The orders of texts.
                ///
                /// Fidelity: documented String.StandardComparator; lexical is by code points, the language of the others is English.
                struct StandardComparator: SortComparator, Hashable {
                    enum _Rule: Hashable { case lexical, localized, localizedStandard }
                    var _rule: _Rule
                    var order: SortOrder = .forward
                    static let lexical = StandardComparator(_rule: .lexical)
                    static let localized = StandardComparator(_rule: .localized)
                    static let localizedStandard = StandardComparator(_rule: .localizedStandard)
                    init(_rule: _Rule) { self._rule = _rule }
                    init(_ base: StandardComparator, order: SortOrder = .forward) {
                        _rule = base._rule
                        self.order = order
                    }
                    func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
                        switch _rule {
                        case .lexical: _turned(lhs.compare(rhs))
                        case .localized: _turned(lhs.localizedCompare(rhs))
                        case .localizedStandard: _turned(lhs.localizedStandardCompare(rhs))
                        }
                    }
                }
            }
            extension SortComparator where Self == String.StandardComparator {
                static var lexical: String.StandardComparator { .lexical }
                static var localized: String.StandardComparator { .localized }
                static var localizedStandard: String.StandardComparator { .localizedStandard }
            }
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
            """)
}
