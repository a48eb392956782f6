internal import SwiftSyntax

/// A requirement of a `where` clause.
struct Requirement {
    /// The generic parameter that it constrains: `Self`, `Base`, `Element`.
    let subject: String
    /// The path of associated types from the parameter to the constrained type: `Element` for `List.Element`. Empty if it constrains the
    /// parameter itself.
    let path: [String]
    let type: TypeSyntax
    /// Whether the subject must be exactly that type, rather than conform to it or inherit from it.
    let isSameType: Bool

    /// The requirements of a clause on parameters and their associated types.
    static func read(_ clause: GenericWhereClauseSyntax?) -> [Requirement] {
        clause?.requirements.flatMap { item -> [Requirement] in
            let sides: (TypeSyntax, TypeSyntax)
            var isSameType = false
            switch item.requirement {
            case .conformanceRequirement(let syntax): sides = (syntax.leftType, syntax.rightType)
            case .sameTypeRequirement(let syntax):
                guard case .type(let left) = syntax.leftType, case .type(let right) = syntax.rightType else { return [] }
                sides = (left, right)
                isSameType = true
            default: return []
            }
            guard let subject = subject(sides.0) else { return [] }
            return [Requirement(subject: subject.name, path: subject.path, type: sides.1, isSameType: isSameType)]
        } ?? []
    }

    /// The parameter, or the associated type of `Self`, and the path after it. `Self.Item` is `Item`; `Iterator.Element` is the sequence's
    /// `Element`.
    private static func subject(_ type: TypeSyntax) -> (name: String, path: [String])? {
        guard var names = names(type) else { return nil }
        if names.count > 1, names[0] == "Self" { names.removeFirst() }
        names = zip(names, names.dropFirst() + [""]).filter { $0.0 != "Iterator" || $0.1 != "Element" }.map(\.0)
        return (names[0], Array(names.dropFirst()))
    }

    private static func names(_ type: TypeSyntax) -> [String]? {
        if let member = type.as(MemberTypeSyntax.self), member.genericArgumentClause == nil {
            return names(member.baseType).map { $0 + [member.name.identifierText] }
        }
        guard let name = type.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil else { return nil }
        return [name.name.identifierText]
    }
}

/// Members of constrained extensions.
extension Declarations {
    /// The requirement split by the parts of a composition or of an alias for one.
    func parts(of requirement: Requirement, _ member: MemberInfo) -> [Requirement] {
        if requirement.isSameType { return [requirement] }
        return parts(of: requirement.type, scope(of: member)).map { type in
            Requirement(subject: requirement.subject, path: requirement.path, type: type, isSameType: false)
        }
    }

    /// Whether a type meets a member's requirements on `Self`. True where unknown.
    func meetsRequirements(_ member: MemberInfo, _ type: TypeInfo) -> Bool {
        member.requirements.allSatisfy { requirement in
            guard requirement.subject == "Self" else { return true }
            switch wantedType(requirement, member) {
            case .declared(let index):
                let wanted = self.type(index)
                return wanted.isPlaceholder || type === wanted || type.inherits(from: wanted)
                    || allProtocols(of: type).contains { $0 === wanted }
            case .host(let name): return conforms(type, to: name) || type.hostAncestor.map { hostInherits($0.name, from: name) } ?? false
            default: return true
            }
        }
    }

    /// Whether a host or library type meets a member's requirements on `Self`. `names` are those that it may be extended under.
    func meetsRequirements(_ member: MemberInfo, _ names: [String]) -> Bool {
        member.requirements.allSatisfy { requirement in
            guard requirement.subject == "Self" else { return true }
            switch wantedType(requirement, member) {
            case .declared(let index):
                let wanted = self.type(index)
                return wanted.isPlaceholder || wanted.kind == .extensionOfExternalType
                    || names.contains { conforms(foreign: $0, to: wanted) }
            case .host(let name): return names.contains { $0 == name || hostInherits($0, from: name) }
            default: return true
            }
        }
    }

    /// The known type of `self` in a protocol's member: what its extension or the protocol requires. A class is preferred, then a protocol
    /// that refines the owner.
    func typeOfSelf(in member: MemberInfo, of owner: TypeInfo) -> StaticType? {
        let asked = member.requirements.filter { $0.subject == "Self" }.map { self.wantedType($0, member) }
        if let type = asked.first(where: isClass) { return type }
        let protocols = asked.filter(isProtocol)
        if let type = protocols.first(where: { refines($0, owner) }) ?? protocols.first { return type }
        for type in [resolved(owner)] + allProtocols(of: owner) {
            if let found = type.inherited.lazy.map({ self.staticType($0, TypeScope(owner: type.outer)) }).first(where: isClass) {
                return found
            }
        }
        return nil
    }

    /// The generic type of a member, with the arguments that its extension fixes: `extension Page where Item == Int`.
    func constrainedType(of member: MemberInfo, in owner: TypeInfo) -> StaticType {
        let same = member.requirements.filter { $0.isSameType && $0.path.isEmpty && owner.genericParameters.contains($0.subject) }
        if same.isEmpty { return .declared(owner.index) }
        return applied(
            owner, owner.genericNames.map { name in same.first { $0.subject == name }.map { wantedType($0, member) } ?? .unknown })
    }

    /// The associated types, in a receiver, that a protocol's member can name.
    func associatedTypes(of member: MemberInfo, on receiver: StaticType) -> [String: StaticType] {
        guard let owner = member.owner, owner.kind == .protocol, case .declared(let index) = receiver.unwrapped,
            type(index).kind != .protocol
        else { return [:] }
        let asked = member.requirements.filter { $0.subject == "Self" }.compactMap { requirement -> TypeInfo? in
            if case .declared(let index) = wantedType(requirement, member) { type(index) } else { nil }
        }
        let protocols = ([owner] + asked.filter { $0.kind == .protocol }).flatMap { [$0] + allProtocols(of: $0) }
        var result: [String: StaticType] = [:]
        for name in Set(protocols.flatMap(\.associatedTypes)) {
            if let type = associated(name, of: receiver.unwrapped), type.isKnown { result[name] = type }
        }
        return result
    }

    private func refines(_ type: StaticType, _ owner: TypeInfo) -> Bool {
        guard case .declared(let index) = type else { return false }
        return allProtocols(of: self.type(index)).contains { $0 === owner }
    }

    private func isClass(_ type: StaticType) -> Bool {
        switch type {
        case .declared(let index): types[Int(base(of: index))].kind == .class && !types[Int(base(of: index))].isPlaceholder
        case .host(let name): hostType(named: name)?.kind == .class
        default: false
        }
    }

    func wantedType(_ requirement: Requirement, _ member: MemberInfo) -> StaticType {
        asked(requirement.type, scope(of: member))
    }

    /// Whether a receiver's type arguments meet the requirements of a member's extension; nil if unknown.
    func meetsRequirements(_ member: MemberInfo, _ receiver: Int32) -> Bool? {
        member.requirements.holdsForAll { $0.subject == "Self" ? true : meets($0, of: member, receiver) }
    }

    /// The members whose requirements the receiver's type may meet; all of them if it meets none.
    func meetingRequirements(_ members: [MemberInfo], _ receiver: Int32) -> [MemberInfo] {
        let meeting = members.filter { meetsRequirements($0, receiver) != false }
        return meeting.isEmpty ? members : meeting
    }

    /// Whether a receiver meets one requirement; nil if unknown.
    func meets(_ requirement: Requirement, of member: MemberInfo, _ receiver: Int32) -> Bool? {
        guard let owner = member.owner, let subject = argument(requirement.subject, of: owner, receiver) else { return nil }
        return meets(requirement, of: member, receiver, subject: subject)
    }

    /// Whether a receiver meets one requirement, given the requirement's subject; nil if unknown.
    func meets(_ requirement: Requirement, of member: MemberInfo, _ receiver: Int32, subject: StaticType) -> Bool? {
        guard let argument = part(requirement.path, of: subject), argument.isKnown else { return nil }
        let wanted = wantedType(requirement, member, on: receiver)
        // Two associated types that are protocols are either the same or not.
        if requirement.isSameType, requirement.type.is(MemberTypeSyntax.self), wanted.isKnown,
            argument == wanted || isProtocol(argument) && isProtocol(wanted)
        {
            return argument == wanted
        }
        guard wanted.isKnown else { return nil }
        // No other type is `Never`.
        if requirement.isSameType, wanted == .never { return argument == wanted }
        // The type behind a protocol is known only at run time. It has what the protocol refines.
        if isProtocol(argument) { return !requirement.isSameType && meets(argument, [wanted]) == true ? true : nil }
        if requirement.isSameType, isSurelyAnother(argument, than: wanted) { return false }
        return argument == wanted || meets(argument, [wanted]) ?? true
    }

    /// The associated type that a path leads to, such as a list's element.
    private func part(_ path: [String], of type: StaticType) -> StaticType? {
        path.reduce(type) { type, name in type.flatMap { associated(name, of: $0) } }
    }

    /// The members of a generic type that its arguments allow. If all requirements are decided, only the most specific ones.
    func members(_ members: [MemberInfo], availableTo number: Int32) -> [MemberInfo] {
        guard needsValue(members) else { return members }
        let judged = members.map { (member: $0, holds: meetsRequirements($0, number)) }.filter { $0.holds != false }
        guard judged.allSatisfy({ $0.holds == true }), let highest = judged.map({ rank($0.member) }).max() else {
            return judged.map(\.member)
        }
        return judged.map(\.member).filter { rank($0) == highest }
    }

    /// Whether the associated types of an argument meet the function's clause, as `where List.Element: Titled`; nil if unknown.
    func meetsParts(_ type: StaticType, _ parameter: ParameterInfo, of member: MemberInfo) -> Bool? {
        guard !member.partRequirements.isEmpty, let name = Self.genericName(parameter) else { return nil }
        return member.partRequirements.filter { $0.subject == name }.holdsForAll { requirement in
            let wanted = wantedType(requirement, member)
            guard let given = part(requirement.path, of: type), given.isKnown, given != .any, !isProtocol(given), wanted.isKnown else {
                return nil
            }
            if given == wanted { return true }
            if requirement.isSameType { return isSurelyAnother(given, than: wanted) ? false : nil }
            return meets(given, [wanted])
        }
    }

    /// The type that a requirement demands in the type with that number. It may be an associated type of another parameter: `Owner.Item`.
    func wantedType(_ requirement: Requirement, _ member: MemberInfo, on receiver: Int32) -> StaticType {
        guard let path = requirement.type.as(MemberTypeSyntax.self), let base = path.baseType.as(IdentifierTypeSyntax.self),
            let owner = member.owner, let type = argument(base.name.identifierText, of: owner, receiver)
        else { return wantedType(requirement, member) }
        let name = path.name.identifierText
        if case .host(let host) = type {
            for own in hostNames(host) {
                if let alias = foreign(own)?.aliases[name] { return staticType(alias, TypeScope(owner: foreign(own))) }
            }
        }
        return associated(name, of: type) ?? .unknown
    }

    func isProtocol(_ type: StaticType) -> Bool {
        if case .declared(let index) = type { self.type(index).kind == .protocol } else { false }
    }

    /// Whether two types are known to differ. False if either is unknown or covers several types.
    private func isSurelyAnother(_ one: StaticType, than other: StaticType) -> Bool {
        guard one != other, isConcrete(one), isConcrete(other) else { return false }
        switch (one, other) {
        case (.declared(let own), .declared(let wanted)): return type(own) !== type(wanted)
        case (.optional(let own), .optional(let wanted)), (.array(let own), .array(let wanted)), (.set(let own), .set(let wanted)):
            return isSurelyAnother(own, than: wanted)
        case (.dictionary(let key, let value), .dictionary(let wantedKey, let wantedValue)):
            return isSurelyAnother(key, than: wantedKey) || isSurelyAnother(value, than: wantedValue)
        case (.tuple(let own, _), .tuple(let wanted, _)):
            return own.count != wanted.count || zip(own, wanted).contains { isSurelyAnother($0, than: $1) }
        default: return true
        }
    }

    /// Whether a type's name determines it: no protocol, placeholder or class that stands for several.
    private func isConcrete(_ type: StaticType) -> Bool {
        switch type {
        case .void, .never, .optional, .array, .set, .dictionary, .tuple: true
        case .declared(let index):
            ![.protocol, .extensionOfExternalType].contains(self.type(index).kind) && !self.type(index).isPlaceholder
        case .host(let name): hostType(named: name) != nil
        default: type.isScalar
        }
    }

    /// Whether a library type's receiver meets a member's requirements; nil if unknown. The static type tells the elements even of an empty
    /// collection.
    func meetsRequirements(_ member: MemberInfo, on receiver: StaticType) -> Bool? {
        member.requirements.holdsForAll { requirement in
            guard requirement.subject != "Self" else { return true }
            let wanted = wantedType(requirement, member)
            guard let subject = argument(requirement.subject, ofLibrary: receiver), let argument = part(requirement.path, of: subject),
                argument != .any, wanted.isKnown
            else { return nil }
            if argument == wanted { return true }
            if isProtocol(argument) { return nil }
            if let holds = meets(argument, [wanted]) { return holds }
            if requirement.isSameType, isSurelyAnother(argument, than: wanted) { return false }
            return argument.isScalar && (wanted.isScalar || wanted.isOptional) || isOwn(argument) && wanted.isScalar ? false : nil
        }
    }

    private func isOwn(_ type: StaticType) -> Bool {
        if case .declared(let index) = type { self.type(index).kind != .protocol && !self.type(index).isPlaceholder } else { false }
    }

    /// Whether run-time values decide between the members of that base name.
    func valuesDecide(_ name: String) -> Bool { declared.constrained.contains(name) }

    /// Whether run-time values decide between these members.
    func needsValue(_ members: [MemberInfo]) -> Bool {
        members.contains { member in member.requirements.contains { $0.subject != "Self" } }
    }

    /// How specific an extension's member is: first by the number of requirements, then by the depth of their types.
    func rank(_ member: MemberInfo) -> Int {
        rank(member.requirements.filter { $0.subject != "Self" }.map { ($0, wantedType($0, member)) })
    }

    /// How specific some requirements are. For one subject a concrete type ranks above any protocol, and a refining protocol above the
    /// refined ones.
    func rank(_ asked: [(requirement: Requirement, wanted: StaticType)]) -> Int {
        let subjects = Dictionary(grouping: asked) { [$0.requirement.subject] + $0.requirement.path }
        return subjects.values.reduce(0) { sum, asked in
            var protocols: Set<Int32> = []
            var others = 0
            for (requirement, wanted) in asked {
                if case .declared(let index) = wanted, type(index).kind == .protocol {
                    protocols.formUnion([index] + allProtocols(of: type(index)).map(\.index))
                } else {
                    others = max(others, (requirement.isSameType ? 50 : 0) + depth(of: wanted))
                }
            }
            return sum + 100 + protocols.count + others
        }
    }

    /// The number of superclasses of a type, or of protocols that it refines. Of two types that fit, the deeper is more specific.
    func depth(of type: StaticType) -> Int {
        switch type {
        case .declared(let index):
            let type = self.type(index)
            if type.kind == .protocol { return 1 + allProtocols(of: type).count }
            return type.chain.count + (type.hostAncestor.map { depth(of: .host($0.name)) } ?? 0)
        case .host(let name): return hostChain(from: hostType(named: name)).reduce(0) { depth, _ in depth + 1 }
        default: return 0
        }
    }
}
