/// The protocols that types conform to, directly or by inheritance.
extension Declarations {
    /// All protocols of the program that a type conforms to, nearest first. Includes inherited ones and those that extensions give to its
    /// host class.
    func allProtocols(of type: TypeInfo) -> [TypeInfo] {
        var result: [TypeInfo] = []
        var seen: Set<ObjectIdentifier> = []
        func visit(_ type: TypeInfo) {
            var waiting: [TypeInfo] = resolved(type).protocols.reversed()
            while let other = waiting.popLast() {
                guard seen.insert(ObjectIdentifier(other)).inserted else { continue }
                result.append(other)
                waiting += resolved(other).protocols.reversed()
            }
        }
        for ancestor in type.chain { visit(ancestor) }
        for host in hostChain(from: type.hostAncestor) {
            if let extended = foreign(host.name), extended !== type { visit(extended) }
        }
        return result
    }

    /// Adds the members that a library protocol gives to a program's type that conforms to it.
    func addLibraryDefaults(of name: String, to type: TypeInfo) {
        guard [.class, .structure, .enumeration].contains(type.kind), let name = Prelude.collectionProtocols[name],
            let other = topLevelType(name, from: nil), !type.protocols.contains(where: { $0 === other })
        else { return }
        type.protocols.append(other)
    }

    /// The library protocols that a type conforms to and that the program extends.
    func libraryProtocols(of type: TypeInfo) -> [String] {
        libraryConformances(of: type).filter { foreign($0) != nil }
    }

    /// The library protocols that a program's type conforms to, with those they refine. Implicit ones are included: an enumeration without
    /// associated values is `Hashable`, one with raw values is `RawRepresentable`.
    func libraryConformances(of type: TypeInfo) -> [String] {
        if let known = type.libraryConformances { return known }
        var names: [String] = []
        for other in type.chain + allProtocols(of: type) { names += resolved(other).foreignConformances + [other.name] }
        if type.kind == .enumeration {
            if type.rawType != nil { names.append("RawRepresentable") }
            if type.cases.allSatisfy(\.parameters.isEmpty) { names.append("Hashable") }
        }
        if type.hostAncestor != nil { names += LibraryProtocols.ofObjects }
        var seen: Set<String> = []
        let all = names.filter(LibraryProtocols.contains).flatMap(LibraryProtocols.protocols).filter { seen.insert($0).inserted }
        type.libraryConformances = all
        return all
    }

    func conforms(_ type: TypeInfo, to name: String) -> Bool {
        let all = type.chain + allProtocols(of: type)
        if all.contains(where: { resolved($0).foreignConformances.contains(name) || ($0.kind == .protocol && $0.qualifiedName == name) }) {
            return true
        }
        if LibraryProtocols.contains(name), libraryConformances(of: type).contains(name) { return true }
        return type.hostAncestor.map { hostConforms($0, to: name) } ?? false
    }

    func hostInherits(_ name: String, from other: String) -> Bool {
        if name == other { return true }
        return hostType(named: name).map { hostConforms($0, to: other) } ?? false
    }

    func hostConforms(_ type: HostType, to name: String) -> Bool {
        for host in hostChain(from: type) {
            if host.name == name || host.conformances.contains(where: { LibraryProtocols.protocols($0).contains(name) }) { return true }
            if let extra = foreign(host.name), extra.isResolved || resolved(extra).isResolved {
                if extra.protocols.contains(where: { $0.qualifiedName == name }) { return true }
            }
        }
        return false
    }
}
