internal import SwiftSyntax

/// Extensions, and the types that they extend.
extension Declarations {
    func collectExtension(_ extending: ExtendingDeclaration, file: Int) {
        let operators = extending.operators
        let (type, arguments) = extendedType(of: extending, file: file)
        if let number = libraries.firstIndex(where: { $0.file == file }) {
            for name in operators { libraries[number].operatorOwners[name, default: []].append(type) }
        }
        let inherited = extending.inherited
        type.inherited += inherited
        type.extensionFiles += inherited.map { _ in file }
        if type.kind == .extensionOfExternalType || !type.genericNames.isEmpty {
            let requirements = Requirement.read(extending.condition)
            type.conditions += inherited.map { ($0, file, requirements) }
        }
        collectMembers(of: extending.block, naming: extending.memberNames, into: type, file: file) {
            ExtensionContext(
                requirements: Requirement.read(extending.condition)
                    + zip(type.parameters, arguments).map { Requirement(subject: $0, path: [], type: $1, isSameType: true) },
                access: Access(extending.modifiers, isNested: false))
        }
    }

    /// The type that an extension extends, and the arguments in its name.
    private func extendedType(of extending: ExtendingDeclaration, file: Int) -> (TypeInfo, [TypeSyntax]) {
        var extended = extending.extended
        if extended.hasSuffix("String.StringInterpolation") { extended = Self.interpolation }
        if declaredType(path: extended, from: file) == nil {
            extended = Self.withoutModule(extended)
            extended = hostType(named: extended)?.name ?? extended
        }
        let (named, arguments) = extendedType(extending.extendedType, called: extended, file: file)
        let type =
            declaredType(path: named, from: file) ?? moduleType(path: named, from: file)
            ?? foreignType(named, location(of: extending.extendedType, file: file), file: file)
        return (type, arguments)
    }

    /// The entry for a type that the program extends but does not declare.
    func foreignType(_ name: String, _ location: SourceLocation, file: Int) -> TypeInfo {
        if let known = foreignTypes[name], let known { return known }
        let type = TypeInfo(
            index: Int32(types.count), name: name, kind: .extensionOfExternalType, file: file, location: location, outer: nil,
            genericParameters: [])
        types.append(type)
        foreignTypes[name] = type
        foreignCount += 1
        return type
    }

    /// Resolves aliases in the name of an extended type. Also returns the type's arguments: in an extension of `[Int]`, `Element` is `Int`.
    private func extendedType(_ syntax: TypeSyntax, called name: String, file: Int) -> (String, [TypeSyntax]) {
        var (name, current) = (name, syntax)
        var seen: Set<String> = []
        while hostType(named: name) == nil, declaredType(path: name, from: file) == nil, seen.insert(name).inserted,
            let alias = alias(name, from: file) ?? nestedAlias(name, from: file)
        {
            let owner = name.lastIndex(of: ".").map { name[...$0] } ?? ""
            current = alias
            name = ExtendingDeclaration.name(of: alias)
            if declaredType(path: owner + name, from: file) != nil { name = owner + name }
        }
        return (name, current.arguments)
    }

    /// The type that `A.B` is an alias of, if `A` or an extension of it declares that alias.
    private func nestedAlias(_ path: String, from file: Int) -> TypeSyntax? {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        let owner = String(path[..<dot])
        return (declaredType(path: owner, from: file) ?? foreign(owner))?.aliases[String(path[path.index(after: dot)...])]
    }
}
