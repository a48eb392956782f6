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
