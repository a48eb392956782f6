internal import Heap

/// Members of constrained extensions, which only some values of a generic type have: `extension Box where Content: UIView`.
///
/// The arguments of a generic type may be unknown. The values in an instance's fields then tell them.
extension Interpreter {
    /// The scope of the running code.
    var viewpoint: LookupScope? { viewpoint(of: frames.last?.function ?? -1) }

    /// The scope of a function's code.
    func viewpoint(of function: Int32) -> LookupScope? {
        guard function >= 0 else { return nil }
        let code = declarations.code.code(function)
        guard code.file >= 0, !code.isHidden || code.owner >= 0 || declarations.program.files[code.file].isLibrary else { return nil }
        return LookupScope(owner: code.owner >= 0 ? declarations.types[Int(code.owner)] : nil, file: code.file)
    }

    /// The members that apply to a value, the most specific first.
    func members(_ members: [MemberInfo], availableTo value: Value) -> [MemberInfo] {
        guard declarations.needsValue(members) else { return members }
        let ranked = members.compactMap { member in rank(member, for: value).map { (member, $0) } }
        let ranks = Set(ranked.map(\.1)).sorted(by: >)
        return ranks.flatMap { rank in ranked.lazy.filter { $0.1 == rank }.map(\.0) }
    }

    /// How specific a member is for a value. Nil if its requirements fail, 0 if there are none or nothing is known.
    private func rank(_ member: MemberInfo, for value: Value) -> Int? {
        var held: [(Requirement, StaticType)] = []
        for requirement in member.requirements where requirement.subject != "Self" {
            let wanted = declarations.wantedType(requirement, member, on: number(of: value))
            guard wanted.isKnown, let holds = holds(requirement, wanted, member, value) else { continue }
            guard holds else { return nil }
            held.append((requirement, wanted))
        }
        return declarations.rank(held)
    }

    /// Whether a value proves that it meets a member's requirements; an empty collection does not.
    func isSurelyThere(_ member: MemberInfo, for value: Value) -> Bool {
        member.requirements.allSatisfy { requirement in
            guard requirement.subject != "Self" else { return true }
            let wanted = declarations.wantedType(requirement, member, on: number(of: value))
            return !wanted.isKnown || holds(requirement, wanted, member, value) != nil
        }
    }

    /// Whether the requirement's subject in a value is of the wanted type; nil if unknown.
    private func holds(_ requirement: Requirement, _ wanted: StaticType, _ member: MemberInfo, _ value: Value) -> Bool? {
        if requirement.isSameType, declarations.meets(requirement, of: member, number(of: value)) == false { return false }
        if let subject = content(of: value, under: requirement.subject), !isPlaceholder(subject) {
            return holds(requirement, wanted, member, value, subject: subject)
        }
        return declarations.meets(requirement, of: member, number(of: value))
    }

    /// Whether a value of the subject's type meets a requirement; nil if unknown.
    private func holds(
        _ requirement: Requirement, _ wanted: StaticType, _ member: MemberInfo, _ value: Value, subject: Value
    ) -> Bool? {
        if let content = part(requirement.path, of: subject) { return isPlaceholder(content) ? nil : isValue(content, of: wanted) }
        // A list can be empty, and a type can name associated types without a value of them.
        return declarations.meets(requirement, of: member, number(of: value))
            ?? declarations.meets(requirement, of: member, number(of: value), subject: knownType(of: subject))
    }

    /// A value that a path of associated types leads to; nil if there is none.
    private func part(_ path: [String], of value: Value) -> Value? {
        path.reduce(value) { value, name in value.flatMap { content(of: $0, under: name) } }
    }

    /// The initialisers of a generic type whose requirements the arguments meet, the most specific only.
    func initializers(_ all: [(MemberInfo, [ArgumentSource])], availableFor arguments: [Value]) -> [(MemberInfo, [ArgumentSource])] {
        guard declarations.needsValue(all.map(\.0)) else { return all }
        let ranked = all.compactMap { choice in rank(choice, arguments).map { (choice, $0) } }
        let highest = ranked.map(\.1).max()
        return ranked.filter { $0.1 == highest }.map(\.0)
    }

    private func rank(_ choice: (MemberInfo, [ArgumentSource]), _ arguments: [Value]) -> Int? {
        let (member, sources) = choice
        var held: [(Requirement, StaticType)] = []
        for requirement in member.requirements where requirement.subject != "Self" {
            let wanted = declarations.wantedType(requirement, member)
            let place = zip(member.parameters, sources).lazy.compactMap { parameter, source -> Int? in
                guard parameter.type?.writtenText == requirement.subject, case .argument(let index) = source else { return nil }
                return index
            }.first
            guard wanted.isKnown, let place, place < arguments.count, !isPlaceholder(arguments[place]),
                let holds = holds(requirement, wanted, member, arguments[place], subject: arguments[place])
            else { continue }
            guard holds else { return nil }
            held.append((requirement, wanted))
        }
        return declarations.rank(held)
    }

    /// Whether a value meets the constraints on a function's generic parameter. True if unknown.
    func meets(_ value: Value, _ parameter: ParameterInfo, of member: MemberInfo) -> Bool {
        let asked = declarations.constraints(on: parameter, of: member)
        if case .meta = declarations.type(of: parameter, of: member).unwrapped, case .type(let reference) = value {
            return declarations.meets(declarations.staticType(of: reference), asked) ?? true
        }
        return asked.isEmpty || asked.allSatisfy { meets(value, $0) } && hasParts(value, parameter, of: member)
    }

    /// Whether a value's content meets the constraints on a parameter's associated types. True if unknown.
    private func hasParts(_ value: Value, _ parameter: ParameterInfo, of member: MemberInfo) -> Bool {
        guard !member.partRequirements.isEmpty, let name = Declarations.genericName(parameter) else { return true }
        return member.partRequirements.allSatisfy { requirement in
            let wanted = declarations.wantedType(requirement, member)
            guard requirement.subject == name, wanted.isKnown else { return true }
            if let part = part(requirement.path, of: value), !isPlaceholder(part) { return isValue(part, of: wanted) }
            return declarations.meetsParts(knownType(of: value), parameter, of: member) ?? true
        }
    }

    func meets(_ value: Value, _ asked: StaticType) -> Bool {
        let isOptional = if case .none = value { true } else { false }
        if case .declared(let index) = asked {
            if declarations.type(index).isPlaceholder { return true }
            return isValue(value, of: asked) || isOptional && declarations.conforms(foreign: "Optional", to: declarations.type(index))
        }
        if isPlaceholder(value) || isOptional { return !asked.isKnown }
        switch value {
        case .object(let id) where store.pointee.objects[id].type < 0: return !asked.isKnown || isValue(value, of: asked)
        case .closure: return !asked.isKnown
        case .host, .type, .tuple, .implicitMember: return true
        default: return declarations.meets(declarations.staticType(of: typeReference(of: value, -1)), [asked]) ?? true
        }
    }

    func isMoreParticular(_ one: MemberInfo, than other: MemberInfo?) -> Bool {
        other.map { declarations.particularity(one) > declarations.particularity($0) } ?? false
    }

    /// A value in an instance's field or collection whose type is that generic parameter; not owned.
    private func content(of value: Value, under parameter: String) -> Value? {
        switch value {
        case .array(let buffer), .set(let buffer): return parameter == "Element" ? store.pointee[buffer].elements.first : nil
        case .dictionary(let buffer):
            let elements = store.pointee[buffer].elements
            guard elements.count > 1 else { return nil }
            return parameter == "Key" ? elements[0] : parameter == "Value" ? elements[1] : nil
        case .object, .structure:
            guard let (type, _) = declaredType(of: value) else { return nil }
            for member in type.chain.flatMap(\.stored) where member.plainTypeName == parameter {
                let content =
                    member.ownership == .strong ? field(member.slot, of: value) : strengthened(field(member.slot, of: value))
                if member.ownership != .strong { drop(content) }
                switch content {
                case .none, .missing: continue
                default: return content
                }
            }
            return nil
        default: return nil
        }
    }
}
