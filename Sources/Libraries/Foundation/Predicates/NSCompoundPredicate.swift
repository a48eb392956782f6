/// Fidelity: documented NSCompoundPredicate.
class NSCompoundPredicate: NSPredicate {
    enum LogicalType: Int { case not = 0, and, or }
    var compoundPredicateType = LogicalType.and
    var subpredicates: [NSPredicate] = []
    init(type: LogicalType, subpredicates: [NSPredicate]) {
        super.init(value: true)
        compoundPredicateType = type
        self.subpredicates = subpredicates
        _test = { object in
            switch type {
            case .not: return !subpredicates[0].evaluate(with: object)
            case .and: return subpredicates.allSatisfy { $0.evaluate(with: object) }
            case .or: return subpredicates.contains { $0.evaluate(with: object) }
            }
        }
    }
    convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) { self.init(type: .and, subpredicates: subpredicates) }
    convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) { self.init(type: .or, subpredicates: subpredicates) }
    convenience init(notPredicateWithSubpredicate predicate: NSPredicate) { self.init(type: .not, subpredicates: [predicate]) }
}
