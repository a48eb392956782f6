internal import SwiftSyntax

/// What is known of a value whose type is a generic parameter of the code around: what is asked of that, and no more.
extension FunctionBuilder {
    /// Whether a value that code in generic functions and types passes has what is asked of the parameter that it is passed for; nil where its type is no
    /// generic parameter, or what is asked of that is not known.
    func meets(_ argument: ExprSyntax, _ parameter: ParameterInfo, of member: MemberInfo) -> Bool? {
        var type = writtenType(of: argument)
        if let metatype = type?.as(MetatypeTypeSyntax.self) { type = metatype.baseType }
        if let optional = type?.as(OptionalTypeSyntax.self), parameter.type?.is(OptionalTypeSyntax.self) ?? false {
            type = optional.wrappedType
        }
        guard let name = type?.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil else { return nil }
        let wanted = declarations.constraints(on: parameter, of: member)
        guard !wanted.isEmpty, let given = asked(ofParameter: name.name.identifierText) else { return nil }
        return wanted.holdsForAll { declarations.implies(given, $0) }
    }

    /// Whether a type that is passed as a value, `Item.self`, is one that a generic parameter may stand for; nil where that cannot be said.
    func meetsConstraints(_ type: StaticType, _ argument: ExprSyntax, _ parameter: ParameterInfo, of member: MemberInfo) -> Bool? {
        let wanted = declarations.constraints(on: parameter, of: member)
        guard !wanted.isEmpty else { return nil }
        guard let name = argument.as(MemberAccessExprSyntax.self)?.base, let given = asked(ofType: name) else {
            return type.isKnown ? declarations.meets(type, wanted) : meets(argument, parameter, of: member)
        }
        return wanted.holdsForAll { declarations.implies(given, $0) }
    }

    /// What the clause of a function around says that a property of a generic parameter's value is: `key.rawValue` is a text where `Key.RawValue == String`.
    func saidType(of property: String, in base: ExprSyntax) -> StaticType? {
        guard let parameter = writtenType(of: base)?.as(IdentifierTypeSyntax.self)?.name.identifierText else { return nil }
        var builder: FunctionBuilder? = self
        while let current = builder {
            if current.genericParameters.contains(parameter), let member = current.member {
                let part = part(property, of: member.constraints[parameter] ?? [], declarations.scope(of: member))
                guard let said = member.sameTypes.first(where: { $0.parameter == parameter && $0.part == part }) else { return nil }
                let name = TypeSyntax(IdentifierTypeSyntax(name: .identifier(said.name)))
                let type = declarations.staticType(name, declarations.scope(of: member))
                return type.isKnown ? type : nil
            }
            builder = current.parent
        }
        return nil
    }

    /// The associated type that a property is declared with in the protocols that are asked of a parameter.
    private func part(_ property: String, of asked: [TypeSyntax], _ scope: TypeScope) -> String? {
        for type in declarations.asked(asked, scope) {
            switch (type, property) {
            case (.host("RawRepresentable"), "rawValue"): return "RawValue"
            case (.host("Identifiable"), "id"): return "ID"
            case (.declared(let index), _):
                let protocols = [declarations.type(index)] + declarations.allProtocols(of: declarations.type(index))
                let member = protocols.lazy.compactMap { $0.members(named: property)?.first(where: \.isProperty) }.first
                if let name = member?.typeSyntax?.as(IdentifierTypeSyntax.self)?.name.identifierText { return name }
            default: break
            }
        }
        return nil
    }

    /// What is asked of a generic parameter of the code around, or of an associated type of one, by its name; nil for any other type.
    private func asked(ofType name: ExprSyntax) -> [StaticType]? {
        if let own = name.as(DeclReferenceExprSyntax.self) { return asked(ofParameter: own.baseName.identifierText) }
        guard let node = name.as(MemberAccessExprSyntax.self), let base = node.base, asked(ofType: base) != nil else { return nil }
        let associated = node.declName.baseName.identifierText
        let protocols = declarations.types.filter { $0.kind == .protocol && $0.associatedTypes.contains(associated) }
        guard protocols.count == 1, let owner = protocols.first else { return [.unknown] }
        return declarations.asked(owner.constraints[associated] ?? [], TypeScope(owner: owner))
    }

    /// What is asked of a generic parameter of the functions and types around; nil for any other name.
    private func asked(ofParameter name: String) -> [StaticType]? {
        var builder: FunctionBuilder? = self
        while let current = builder {
            if current.genericParameters.contains(name) {
                return current.member.map { declarations.asked($0.constraints[name] ?? [], declarations.scope(of: $0)) }
            }
            if let owner = current.owner, owner.genericNames.contains(name) {
                let around = current.declaration?.requirements.filter { $0.subject == name && $0.path.isEmpty }.map(\.type) ?? []
                return declarations.asked((owner.constraints[name] ?? []) + around, TypeScope(owner: owner))
            }
            builder = current.parent
        }
        return nil
    }
}

extension Declarations {
    fileprivate func asked(_ types: [TypeSyntax], _ scope: TypeScope) -> [StaticType] {
        types.flatMap { parts(of: $0, scope) }.map { asked($0, scope) }
    }

    /// Whether what has all that is given has what is wanted too; nil where that is not known.
    fileprivate func implies(_ given: [StaticType], _ wanted: StaticType) -> Bool? {
        guard wanted.isKnown, wanted != .any else { return nil }
        let holds = given.map { type -> Bool? in
            switch (type, wanted) {
            case (.unknown, _), (.any, _): nil
            case (.host(let own), .host(let name)) where LibraryProtocols.contains(own):
                LibraryProtocols.contains(name) ? LibraryProtocols.protocols(own).contains(name) : nil
            default: type == wanted ? true : meets(type, [wanted])
            }
        }
        return holds.contains(true) ? true : holds.contains(nil) ? nil : false
    }
}
