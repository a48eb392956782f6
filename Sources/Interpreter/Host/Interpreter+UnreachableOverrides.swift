public import Heap

/// A member that a class declares for the host but the host does not know.
public struct UncalledMember: Sendable {
    /// The class and the member's full name: `A.tableView(_:commit:forRowAt:)`.
    public let name: String
    /// The host class or protocol that would be its caller.
    public let caller: String
    /// The location of its declaration.
    public let location: SourceLocation
}

extension Interpreter {
    /// The members of an object's class that are never called, with their locations. They are overrides of nothing, or methods that are
    /// named like a host protocol's but match none. Linear in the members.
    public func uncalledMembers(of id: ObjectID) -> [UncalledMember] {
        guard let own = declaredType(of: .object(id))?.type else { return [] }
        return own.chain.flatMap { type in
            type.members.compactMap { member in
                uncalled(member, in: type).map { caller in
                    UncalledMember(name: "\(type.qualifiedName).\(member.name)", caller: caller, location: member.location)
                }
            }
        }
    }

    /// The host type that would call a member that nobody calls; nil for other members.
    private func uncalled(_ member: MemberInfo, in type: TypeInfo) -> String? {
        guard member.kind == .method || member.kind == .computedProperty else { return nil }
        guard let host = type.hostAncestor else { return nil }
        let inherited = declarations.hostMembers(named: member.baseName, in: host.name, isStatic: member.isStatic)
        if inherited.contains(where: { $0.name == member.name }) { return nil }
        if member.isOverride {
            let above =
                type.chain.dropFirst().flatMap { $0.members(named: member.baseName) ?? [] }
                + declarations.foreignMembers(named: member.baseName, of: declarations.hostNames(host.name), isStatic: member.isStatic)
            return above.contains { $0.name == member.name } || Self.objectMembers.contains(member.name) ? nil : host.name
        }
        guard member.kind == .method, !member.isStatic, let first = member.parameters.first, first.label == nil else { return nil }
        let asking = hostProtocols(of: type)
        let known = asking.contains { name in
            declarations.hostType(named: name)?.members(named: member.baseName).contains { $0.name == member.name } ?? false
        }
        return known ? nil : asking.first { isNamed(member.baseName, asAskedBy: $0) }
    }

    /// The members of every object, which the machine itself handles.
    static let objectMembers: Set<String> = ["description", "debugDescription", "hash", "isEqual(_:)"]

    /// The host protocols that a class conforms to, refined ones included.
    private func hostProtocols(of type: TypeInfo) -> [String] {
        var names = (type.chain + declarations.allProtocols(of: type)).flatMap { declarations.resolved($0).foreignConformances }
        for host in declarations.hostChain(from: type.hostAncestor) { names += host.conformances }
        return names.flatMap { name -> [String] in
            guard let host = declarations.hostType(named: name), host.kind == .protocol else { return [] }
            return [name] + declarations.protocols(of: host)
        }
    }

    /// Whether a method's name begins like those of a protocol's methods: `tableView`, `scrollView`. The beginning must be shared by a
    /// third of them.
    private func isNamed(_ base: String, asAskedBy name: String) -> Bool {
        guard let host = declarations.hostType(named: name) else { return false }
        let bases = host.members.map(\.baseName)
        let stems = Set((bases + [subject(of: name)]).filter { stem in bases.count { $0.hasPrefix(stem) } * 3 > max(3, bases.count) })
        return stems.contains { stem in
            guard stem.count > 4, base.hasPrefix(stem) else { return false }
            return base.dropFirst(stem.count).first?.isUppercase ?? true
        }
    }

    /// The subject of a protocol's methods: `scrollView` for `UIScrollViewDelegate`.
    private func subject(of name: String) -> String {
        var words = name.prefix { $0.isUppercase }.count > 1 ? name.dropFirst(name.prefix { $0.isUppercase }.count - 1) : name[...]
        for ending in ["Delegate", "DataSource"] where words.hasSuffix(ending) { words = words.dropLast(ending.count) }
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
