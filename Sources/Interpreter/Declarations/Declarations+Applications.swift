internal import SwiftSyntax

/// Generic types with what stands for their parameters. Such a type has a number of its own, beyond those of the declarations: `type(_:)` gives the
/// declaration of either.
extension Declarations {
    /// A generic type and what is known to stand for its parameters, in their order.
    struct Application: Hashable {
        let base: Int32
        let arguments: [StaticType]
    }

    /// The number of the first application.
    static let firstApplication: Int32 = 1 << 24

    /// The declaration that a number names, with arguments or without.
    func type(_ index: Int32) -> TypeInfo { resolved(types[Int(base(of: index))]) }

    /// The number without arguments.
    func base(of index: Int32) -> Int32 {
        index < Self.firstApplication ? index : applications[Int(index - Self.firstApplication)].base
    }

    /// A type with these arguments; the bare type where none of them is known.
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

    /// Whether a type is a generic one, or made of one, of whose arguments nothing is known.
    func lacksArguments(_ type: StaticType) -> Bool {
        switch type {
        case .declared(let index): index < Self.firstApplication && !self.type(index).genericNames.isEmpty
        case .optional(let inner), .array(let inner): lacksArguments(inner)
        default: false
        }
    }

    /// What stands for the parameters of the type with that number; none where that is not known.
    func arguments(of index: Int32) -> [StaticType] {
        index < Self.firstApplication ? [] : applications[Int(index - Self.firstApplication)].arguments
    }

    /// The same by the parameters' names.
    func bindings(of index: Int32) -> [String: StaticType] {
        guard index >= Self.firstApplication else { return [:] }
        return Dictionary(zip(type(index).genericNames, arguments(of: index)).filter(\.1.isKnown), uniquingKeysWith: { first, _ in first })
    }

    /// The parameters of a type's declaration by what a value of that type says of them.
    func bindings(of type: StaticType) -> [String: StaticType] {
        switch type.unwrapped {
        case .declared(let index): bindings(of: index)
        case .array(let element), .set(let element): element.isKnown ? ["Element": element] : [:]
        case .dictionary(let key, let value):
            ["Key": key, "Value": value, "Element": type.element].filter(\.value.isKnown)
        default: [:]
        }
    }

    /// The type of a property of a value of the type with that number; of a class, what one above it declares included. What a protocol's extension gives
    /// is of the types that the type has for the protocol's, unless it is asked as what says these.
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

    /// A generic type that is named without arguments in its own declaration is that of the receiver.
    func asOwn(_ type: StaticType, _ member: MemberInfo, _ receiver: StaticType) -> StaticType {
        guard let owner = member.owner, !owner.genericNames.isEmpty, owner.kind != .class, case .declared(let number) = receiver.unwrapped,
            number >= Self.firstApplication, self.type(number) === owner
        else { return type }
        return type.replacing([.declared(owner.index)], with: .declared(number))
    }

    /// What stands for a parameter of one of the library's types; nil where it is not known.
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

    /// What stands for a parameter, or an associated type, of `owner` in a value of the type with that number; nil where it is not known.
    func argument(_ name: String, of owner: TypeInfo, _ number: Int32) -> StaticType? {
        guard number >= 0 else { return nil }
        if owner.kind == .protocol { return associated(name, of: .declared(number)) }
        return self.number(of: owner, in: number).flatMap { argument(name, $0) }
    }

    /// The number that a class, or one above it, has in the class with that number: with what stands for its parameters there.
    func number(of owner: TypeInfo, in number: Int32) -> Int32? {
        guard number >= 0 else { return nil }
        var number = number
        while type(number) !== owner {
            guard let next = superclassNumber(of: number) else { return nil }
            number = next
        }
        return number
    }

    /// A class as the one above it that declares a member, with what stands for its parameters there.
    func asDeclaring(_ member: MemberInfo, _ receiver: StaticType) -> StaticType {
        guard case .declared(let index) = receiver.unwrapped, let owner = member.owner, owner.kind == .class, !owner.genericNames.isEmpty,
            let number = number(of: owner, in: index)
        else { return receiver }
        return .declared(number)
    }

    /// The number of the class above that with a number, whose parameters may stand for those of the class below.
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

    /// The same in the type that declares it, which may have another name for something of its parameters.
    private func argument(_ name: String, _ number: Int32) -> StaticType? {
        let bindings = bindings(of: number)
        if let bound = bindings[name] { return bound }
        guard let alias = type(number).aliases[name] else { return nil }
        var scope = TypeScope(owner: type(number))
        scope.bindings = bindings
        let type = staticType(alias, scope)
        return type.isKnown ? type : nil
    }

    /// A type that another one has under a name, declared in it or standing for an associated type of a protocol's, the library's too.
    func associated(_ name: String, of type: StaticType) -> StaticType? {
        if let nested = nestedType(name, in: type), nested.isKnown { return nested }
        guard case .declared(let index) = type else { return argument(name, ofLibrary: type) }
        let info = self.type(index)
        // A class above may say it by what stands for its parameters.
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
        // The library's Identifiable.
        guard name == "ID", let id = members(named: "id", in: info, isStatic: false).first(where: \.isProperty) else { return nil }
        return self.type(of: id, in: index)
    }

    /// What the member that meets a requirement says of an associated type.
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

    /// A type as a value.
    func reference(to type: StaticType) -> TypeReference {
        if case .declared(let index) = type { return .declared(index) }
        let name = name(of: type)
        // Not all names can be read again: of types in functions, and of those that another file has too.
        if type.isKnown { sourceTypes[name] = type }
        return .named(names.number(of: name))
    }

    /// The type that a value of a type is.
    func staticType(of reference: TypeReference) -> StaticType {
        switch reference {
        case .declared(let index): .declared(index)
        case .named(let number): staticType(source: names[number])
        }
    }

    /// A type whose names stand for these.
    func type(fromTemplate index: Int, _ types: [StaticType]) -> StaticType {
        var (syntax, scope, names) = templates[index]
        for (name, type) in zip(names, types) { scope.bindings[name] = type }
        return staticType(syntax, scope)
    }

    /// Whether two values are one type; arguments that are not known may be any.
    func areSame(_ first: TypeReference, _ second: TypeReference) -> Bool {
        guard case .declared(let a) = first, case .declared(let b) = second else { return first == second }
        return a == b || base(of: a) == base(of: b) && (arguments(of: a).isEmpty || arguments(of: b).isEmpty)
    }

    /// Whether a value of the one type can be of the other, as far as the arguments of both are known.
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

    /// The generic parameters of what an alias stands in the declaration of.
    func genericNames(ofAlias type: TypeSyntax) -> [String] {
        type.parent?.parent?.as(TypeAliasDeclSyntax.self)?.genericParameterClause?.parameters.map { $0.name.identifierText } ?? []
    }
}
