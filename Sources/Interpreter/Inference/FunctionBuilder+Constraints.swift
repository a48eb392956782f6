internal import SwiftSyntax

/// Values whose type is a generic parameter of the enclosing code: only its constraints are known.
extension FunctionBuilder {
    /// Whether an argument's generic parameter meets the constraints of the function's parameter. Nil if the argument's type is no generic
    /// parameter, or the constraints are unknown.
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

    /// Whether a metatype argument, `Item.self`, meets a generic parameter's constraints; nil if unknown.
    func meetsConstraints(_ type: StaticType, _ argument: ExprSyntax, _ parameter: ParameterInfo, of member: MemberInfo) -> Bool? {
        let wanted = declarations.constraints(on: parameter, of: member)
        guard !wanted.isEmpty else { return nil }
        guard let name = argument.as(MemberAccessExprSyntax.self)?.base, let given = asked(ofType: name) else {
            return type.isKnown ? declarations.meets(type, wanted) : meets(argument, parameter, of: member)
        }
        return wanted.holdsForAll { declarations.implies(given, $0) }
    }

    /// The type of a property of a generic value, from an enclosing `where` clause: with `Key.RawValue == String`, `key.rawValue` is a
    /// string.
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

    /// The associated type that is a property's type in the protocols that constrain a parameter.
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

    /// The constraints on a generic parameter in scope, or on its associated type; nil for any other type.
    private func asked(ofType name: ExprSyntax) -> [StaticType]? {
        if let own = name.as(DeclReferenceExprSyntax.self) { return asked(ofParameter: own.baseName.identifierText) }
        guard let node = name.as(MemberAccessExprSyntax.self), let base = node.base, asked(ofType: base) != nil else { return nil }
        let associated = node.declName.baseName.identifierText
        let protocols = declarations.types.filter { $0.kind == .protocol && $0.associatedTypes.contains(associated) }
        guard protocols.count == 1, let owner = protocols.first else { return [.unknown] }
        return declarations.asked(owner.constraints[associated] ?? [], TypeScope(owner: owner))
    }

    /// The constraints on a generic parameter of the enclosing functions and types; nil for any other name.
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

    /// Whether the given constraints imply a wanted one; nil if unknown.
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
