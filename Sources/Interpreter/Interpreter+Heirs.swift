// Which class can stand where a class leaves to its subclasses what it ends the run in.
extension Interpreter {
    /// The program's classes that inherit from one and override, without a call of super's, its member in which the run ended; the nearest first, those
    /// that leave something to subclasses in their turn last.
    public func heirs(of className: String) -> [String] {
        guard let type = declarations.declaredType(path: className), let name = abandoned(by: type) else { return [] }
        let heirs = declarations.types.filter { other in
            other.kind == .class && other !== type && other.chain.contains { $0 === type } && other.genericParameters.isEmpty
                && other.chain.prefix { $0 !== type }.flatMap(\.members).contains { member in
                    member.name == name && !(member.body.map(DelegationFinder.callsSuper) ?? false)
                }
        }
        let order = heirs.enumerated().map { (place: (isAbstract($1) ? 1 : 0, $1.chain.count, $0), name: $1.qualifiedName) }
        return order.sorted { $0.place < $1.place }.map(\.name)
    }

    /// The member of a class, or of one that it inherits from, in which the run ended: the innermost.
    private func abandoned(by type: TypeInfo) -> String? {
        var owners = type.chain.map(\.qualifiedName)
        var host = type.hostAncestor
        while let current = host {
            owners.append(current.name)
            host = current.superclass.flatMap { declarations.hostType(named: $0) }
        }
        for function in trapFunctions {
            let name = declarations.code.entries[Int(function)].name
            if let owner = owners.first(where: { name.hasPrefix("\($0).") }) { return String(name.dropFirst(owner.count + 1)) }
        }
        return nil
    }
}
