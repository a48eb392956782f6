internal import SwiftSyntax

/// Applications of generic types: a type with its arguments. An application has a number of its own, beyond those of the declarations.
/// `type(_:)` returns the declaration for either kind of number.
extension Declarations {
    /// A generic type and its known arguments, in the order of the parameters.
    struct Application: Hashable {
        let base: Int32
        let arguments: [StaticType]
    }

    /// The number of the first application.
    static let firstApplication: Int32 = 1 << 24

    /// The declaration of a type number, with or without arguments.
    func type(_ index: Int32) -> TypeInfo { resolved(types[Int(base(of: index))]) }

    /// The number of the declaration without arguments.
    func base(of index: Int32) -> Int32 {
        index < Self.firstApplication ? index : applications[Int(index - Self.firstApplication)].base
    }

    /// The type with these arguments; the bare type if none of them is known.
    func applied(_ type: TypeInfo, _ arguments: [StaticType]) -> StaticType {
        guard !arguments.isEmpty, arguments.count == type.genericNames.count, arguments.contains(where: \.isKnown) else {
            return .declared(type.index)
        }
        let application = Application(base: type.index, arguments: arguments)
        if let known = applicationNumbers[application] { return .declared(known) }
        let number = Self.firstApplication + Int32(applications.count)
        applications.append(application)
        applicationNumbers[application] = number
        return .declared(number)
    }

    /// Whether a type is, or wraps, a generic type whose arguments are all unknown.
    func lacksArguments(_ type: StaticType) -> Bool {
        switch type {
        case .declared(let index): index < Self.firstApplication && !self.type(index).genericNames.isEmpty
        case .optional(let inner), .array(let inner): lacksArguments(inner)
        default: false
        }
    }

    /// The arguments of the type with that number; empty if unknown.
    func arguments(of index: Int32) -> [StaticType] {
        index < Self.firstApplication ? [] : applications[Int(index - Self.firstApplication)].arguments
    }

    /// The known arguments of the type with that number, by parameter name.
    func bindings(of index: Int32) -> [String: StaticType] {
        guard index >= Self.firstApplication else { return [:] }
        return Dictionary(zip(type(index).genericNames, arguments(of: index)).filter(\.1.isKnown), uniquingKeysWith: { first, _ in first })
    }

    /// The known arguments of a type, by parameter name. Covers the library's collections too.
    func bindings(of type: StaticType) -> [String: StaticType] {
        switch type.unwrapped {
        case .declared(let index): bindings(of: index)
        case .array(let element), .set(let element): element.isKnown ? ["Element": element] : [:]
        case .dictionary(let key, let value):
            ["Key": key, "Value": value, "Element": type.element].filter(\.value.isKnown)
        default: [:]
        }
    }

    /// The type of a member of the type with that number; the member may be inherited from a class above. In a protocol's extension the
    /// type's own associated types are substituted, except with `isWitness`, where the member itself determines them.
    func type(of member: MemberInfo, in index: Int32, isWitness: Bool = false) -> StaticType {
        let plain = type(of: member)
        if member.owner?.kind == .protocol, !isWitness, !plain.isWhole, let syntax = member.typeSyntax {
            var scope = scope(of: member)
            scope.bindings = associatedTypes(of: member, on: .declared(index))
            return scope.bindings.isEmpty ? plain : staticType(syntax, scope)
        }
        guard let owner = member.owner, let number = number(of: owner, in: index), number >= Self.firstApplication,
            let syntax = member.typeSyntax
        else { return plain }
        var scope = scope(of: member)
        scope.bindings = bindings(of: number)
        return asOwn(staticType(syntax, scope), member, .declared(number))
    }

    /// Replaces the member's bare generic owner by the receiver's application of it: inside its own declaration a generic type needs no
    /// arguments.
    func asOwn(_ type: StaticType, _ member: MemberInfo, _ receiver: StaticType) -> StaticType {
        guard let owner = member.owner, !owner.genericNames.isEmpty, owner.kind != .class, case .declared(let number) = receiver.unwrapped,
            number >= Self.firstApplication, self.type(number) === owner
        else { return type }
        return type.replacing([.declared(owner.index)], with: .declared(number))
    }

    /// The argument for a generic parameter or associated type of a library type; nil if unknown.
    func argument(_ name: String, ofLibrary type: StaticType) -> StaticType? {
        let found: StaticType =
            switch (type, name) {
            case (.array(let element), "Element"), (.set(let element), "Element"), (.range(let element), "Bound"): element
            case (.string, "Element"), (.substring, "Element"): .character
            case (.string, "Index"), (.substring, "Index"): .stringIndex
            case (.string, "SubSequence"), (.substring, "SubSequence"): .substring
            case (.array, "Index"): .plainInt
            case (.dictionary(let key, _), "Key"): key
            case (.dictionary(_, let value), "Value"): value
            case (.dictionary(let key, let value), "Element"): .tuple([key, value], ["key", "value"])
            case (.range(let bound), "Element"): bound
            case (.optional(let wrapped), "Wrapped"): wrapped
            case (.function(let roots, _), "Root") where roots.count == 1: roots[0]
            case (.function(let roots, let value), "Value") where roots.count == 1: value
            default: .unknown
            }
        return found.isKnown ? found : nil
    }

    /// The argument for a generic parameter or associated type of `owner` in the type with that number; nil if unknown.
    func argument(_ name: String, of owner: TypeInfo, _ number: Int32) -> StaticType? {
        guard number >= 0 else { return nil }
        if owner.kind == .protocol { return associated(name, of: .declared(number)) }
        return self.number(of: owner, in: number).flatMap { argument(name, $0) }
    }

    /// The number of `owner`, with its arguments, as a class above the class with that number or as that class itself.
    func number(of owner: TypeInfo, in number: Int32) -> Int32? {
        guard number >= 0 else { return nil }
        var number = number
        while type(number) !== owner {
            guard let next = superclassNumber(of: number) else { return nil }
            number = next
        }
        return number
    }

    /// The receiver's type seen as the class that declares a member, with that class's arguments.
    func asDeclaring(_ member: MemberInfo, _ receiver: StaticType) -> StaticType {
        guard case .declared(let index) = receiver.unwrapped, let owner = member.owner, owner.kind == .class, !owner.genericNames.isEmpty,
            let number = number(of: owner, in: index)
        else { return receiver }
        return .declared(number)
    }

    /// The number of the superclass of the class with that number. The arguments below determine those above.
    private func superclassNumber(of number: Int32) -> Int32? {
        let own = type(number)
        guard let superclass = own.superclass else { return nil }
        let bound = bindings(of: number)
        guard !bound.isEmpty else { return own.superclassNumber }
        var scope = TypeScope(owner: own)
        scope.bindings = bound
        for syntax in own.inherited {
            if case .declared(let index) = staticType(syntax, scope), type(index) === superclass { return index }
        }
        return own.superclassNumber
    }

    /// The argument by a parameter's name or by an alias that the type declares.
    private func argument(_ name: String, _ number: Int32) -> StaticType? {
        let bindings = bindings(of: number)
        if let bound = bindings[name] { return bound }
        guard let alias = type(number).aliases[name] else { return nil }
        var scope = TypeScope(owner: type(number))
        scope.bindings = bindings
        let type = staticType(alias, scope)
        return type.isKnown ? type : nil
    }

    /// The type that a name means inside another type: a nested type or an associated type, the library's included.
    func associated(_ name: String, of type: StaticType) -> StaticType? {
        if let nested = nestedType(name, in: type), nested.isKnown { return nested }
        guard case .declared(let index) = type else { return argument(name, ofLibrary: type) }
        let info = self.type(index)
        // A class above may determine it by its arguments.
        var number: Int32? = index
        while let current = number {
            if let found = argument(name, current) { return found }
            number = superclassNumber(of: current)
        }
        for other in allProtocols(of: info) {
            if let alias = other.aliases[name] { return staticType(alias, TypeScope(owner: other)) }
            guard other.associatedTypes.contains(name) else { continue }
            for requirement in other.members where !isImplemented(requirement) {
                guard let found = witnessed(name, by: requirement, in: index), found.isKnown else { continue }
                return found
            }
        }
        // The library's `Identifiable`.
        guard name == "ID", let id = members(named: "id", in: info, isStatic: false).first(where: \.isProperty) else { return nil }
        return self.type(of: id, in: index)
    }

    /// The associated type that follows from the member that meets a requirement.
    private func witnessed(_ name: String, by requirement: MemberInfo, in index: Int32) -> StaticType? {
        let own = members(named: requirement.baseName, in: type(index), isStatic: requirement.isStatic)
        guard let witness = own.first(where: { $0.name == requirement.name && isImplemented($0) }) else { return nil }
        var found: [String: StaticType] = [:]
        if let syntax = requirement.typeSyntax {
            StaticType.unify(syntax, type(of: witness, in: index, isWitness: true), [name], &found, self)
        }
        for (asked, given) in zip(requirement.parameters, witness.parameters) {
            if let syntax = asked.type {
                StaticType.unify(syntax, type(of: given, of: witness, on: .declared(index), isWitness: true), [name], &found, self)
            }
        }
        return found[name]
    }

    /// The metatype value of a type.
    func reference(to type: StaticType) -> TypeReference {
        if case .declared(let index) = type { return .declared(index) }
        let name = name(of: type)
        // Not every name can be resolved again: types in functions, and names that several files declare.
        if type.isKnown { sourceTypes[name] = type }
        return .named(names.number(of: name))
    }

    /// The static type that a metatype value refers to.
    func staticType(of reference: TypeReference) -> StaticType {
        switch reference {
        case .declared(let index): .declared(index)
        case .named(let number): staticType(source: names[number])
        }
    }

    /// The type of a template with these types for its names.
    func type(fromTemplate index: Int, _ types: [StaticType]) -> StaticType {
        var (syntax, scope, names) = templates[index]
        for (name, type) in zip(names, types) { scope.bindings[name] = type }
        return staticType(syntax, scope)
    }

    /// Whether two metatype values are the same type. Unknown arguments match any.
    func areSame(_ first: TypeReference, _ second: TypeReference) -> Bool {
        guard case .declared(let a) = first, case .declared(let b) = second else { return first == second }
        return a == b || base(of: a) == base(of: b) && (arguments(of: a).isEmpty || arguments(of: b).isEmpty)
    }

    /// Whether a value of one type can be of the other, as far as the arguments of both are known.
    func mayBeSame(_ own: Int32, _ other: Int32) -> Bool {
        guard other >= Self.firstApplication, own >= Self.firstApplication, own != other, base(of: own) == base(of: other) else {
            return true
        }
        return zip(arguments(of: own), arguments(of: other)).allSatisfy(mayBeSame)
    }

    private func mayBeSame(_ own: StaticType, _ other: StaticType) -> Bool {
        switch (own, other) {
        case (.declared(let a), .declared(let b)) where base(of: a) == base(of: b): mayBeSame(a, b)
        case (.optional(let a), .optional(let b)), (.array(let a), .array(let b)), (.set(let a), .set(let b)): mayBeSame(a, b)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            mayBeSame(key, otherKey) && mayBeSame(value, otherValue)
        default: !own.isWhole || !other.isWhole || own == other
        }
    }

    /// The generic parameters of the alias that declares this type.
    func genericNames(ofAlias type: TypeSyntax) -> [String] {
        type.parent?.parent?.as(TypeAliasDeclSyntax.self)?.genericParameterClause?.parameters.map { $0.name.identifierText } ?? []
    }
}
