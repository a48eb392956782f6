/// The members that meet a protocol's requirements in classes. A witness belongs to the class that states the conformance, to a class above
/// it, or overrides such a member. A subclass's member of the same name is no witness: it is called only where the subclass is known, and
/// never through the protocol.
extension Declarations {
    /// The member itself, if it is a protocol's and some class has a namesake that is no witness; nil for every other member.
    func disputed(_ member: MemberInfo) -> MemberInfo? {
        guard let owner = member.owner, owner.kind == .protocol, member.kind != .initializer else { return nil }
        return namesakes.contains(Namesake(owner: ObjectIdentifier(owner), name: member.name)) ? member : nil
    }

    private var namesakes: Set<Namesake> {
        if let known = knownNamesakes { return known }
        var found: Set<Namesake> = []
        for type in types where type.kind == .class && !program.files[type.file].isLibrary {
            let type = resolved(type)
            guard type.superclass != nil || type.hostSuperclass != nil else { continue }
            let own = type.members.filter { !$0.isOverride && ($0.kind == .method || $0.isProperty) }
            guard !own.isEmpty else { continue }
            for other in protocols(above: type) where !program.files[other.file].isLibrary {
                let hidden = own.filter { member in isRequiredName(member, of: other) && isGiven(member, by: other) }
                found.formUnion(hidden.map { Namesake(owner: ObjectIdentifier(other), name: $0.name) })
            }
        }
        knownNamesakes = found
        return found
    }

    private func isRequiredName(_ member: MemberInfo, of type: TypeInfo) -> Bool {
        type.members(named: member.baseName)?.contains { !isImplemented($0) && isAlike($0, member) } ?? false
    }

    private func isGiven(_ member: MemberInfo, by type: TypeInfo) -> Bool {
        type.members(named: member.baseName)?.contains { isImplemented($0) && isAlike($0, member) } ?? false
    }

    private func isAlike(_ one: MemberInfo, _ other: MemberInfo) -> Bool {
        one.name == other.name && one.isStatic == other.isStatic && one.isProperty == other.isProperty
    }

    /// The protocols that the classes above a class conform to.
    private func protocols(above type: TypeInfo) -> [TypeInfo] {
        if let superclass = type.superclass { return allProtocols(of: superclass) }
        var result: [TypeInfo] = []
        for host in hostChain(from: type.hostSuperclass) {
            if let extended = foreign(host.name) { result += allProtocols(of: extended) }
        }
        return result
    }

    /// The protocol's default that a class uses for a disputed member. Nil if the class or one above it meets the requirement itself.
    func givenWitness(of member: MemberInfo, in type: TypeInfo) -> MemberInfo? {
        guard let owner = member.owner, type.kind == .class else { return nil }
        let chain = resolved(type).chain
        let stating = chain.last { allProtocols(of: $0).contains { $0 === owner } }
        guard let stating, let index = chain.firstIndex(where: { $0 === stating }) else { return nil }
        let isStatedAbove = protocols(above: stating).contains { $0 === owner }
        // If a host class states the conformance, overrides in the program's classes meet the requirement.
        let isMet = (isStatedAbove ? chain : Array(chain[index...])).contains { ancestor in
            ancestor.members(named: member.baseName)?.contains {
                isImplemented($0) && isAlike($0, member) && (!isStatedAbove || $0.isOverride)
            } ?? false
        }
        if isMet { return nil }
        return members(named: member.baseName, in: stating, isStatic: member.isStatic).first {
            $0.owner?.kind != .class && isImplemented($0) && isAlike($0, member)
        } ?? owner.members(named: member.baseName)?.first { isImplemented($0) && isAlike($0, member) && meetsRequirements($0, stating) }
    }
}

/// A member of a protocol whose name a class uses for something else.
struct Namesake: Hashable {
    let owner: ObjectIdentifier
    let name: String
}
