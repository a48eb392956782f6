internal import Heap

/// Members of extensions that hold for some values of a generic type only: `extension Box where Content: UIView`.
///
/// What a generic type was made with is not kept; the values that an instance holds under a parameter's type show it.
extension Interpreter {
    /// Where the code that runs stands.
    var viewpoint: LookupScope? { viewpoint(of: frames.last?.function ?? -1) }

    /// Where a function's code stands.
    func viewpoint(of function: Int32) -> LookupScope? {
        guard function >= 0 else { return nil }
        let code = declarations.code.code(function)
        guard code.file >= 0, !code.isHidden || code.owner >= 0 || declarations.program.files[code.file].isLibrary else { return nil }
        return LookupScope(owner: code.owner >= 0 ? declarations.types[Int(code.owner)] : nil, file: code.file)
    }

    /// Those of a value's members that are there for it, the most particular first.
    func members(_ members: [MemberInfo], availableTo value: Value) -> [MemberInfo] {
        guard declarations.needsValue(members) else { return members }
        let ranked = members.compactMap { member in rank(member, for: value).map { (member, $0) } }
        let ranks = Set(ranked.map(\.1)).sorted(by: >)
        return ranks.flatMap { rank in ranked.lazy.filter { $0.1 == rank }.map(\.0) }
    }

    /// How particular a member is to what a value holds; nil when it is not there for it, 0 when nothing is asked or nothing known.
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

    /// Whether a value shows that it has what a member's extension asks for, as an empty collection does not.
    func isSurelyThere(_ member: MemberInfo, for value: Value) -> Bool {
        member.requirements.allSatisfy { requirement in
            guard requirement.subject != "Self" else { return true }
            let wanted = declarations.wantedType(requirement, member, on: number(of: value))
            return !wanted.isKnown || holds(requirement, wanted, member, value) != nil
        }
    }

    /// Whether what stands for a parameter, or an associated type, of a value's type is of a type; nil where that is not known.
    private func holds(_ requirement: Requirement, _ wanted: StaticType, _ member: MemberInfo, _ value: Value) -> Bool? {
        if requirement.isSameType, declarations.meets(requirement, of: member, number(of: value)) == false { return false }
        if let subject = content(of: value, under: requirement.subject), !isPlaceholder(subject) {
            return holds(requirement, wanted, member, value, subject: subject)
        }
        return declarations.meets(requirement, of: member, number(of: value))
    }

    /// The same where a value is at hand that is of the parameter's type.
    private func holds(
        _ requirement: Requirement, _ wanted: StaticType, _ member: MemberInfo, _ value: Value, subject: Value
    ) -> Bool? {
        if let content = part(requirement.path, of: subject) { return isPlaceholder(content) ? nil : isValue(content, of: wanted) }
        // A list may be empty, and a type may say what it has no value of.
        return declarations.meets(requirement, of: member, number(of: value))
            ?? declarations.meets(requirement, of: member, number(of: value), subject: knownType(of: subject))
    }

    /// A value that follows another by the names of associated types; nil where there is none at hand.
    private func part(_ path: [String], of value: Value) -> Value? {
        path.reduce(value) { value, name in value.flatMap { content(of: $0, under: name) } }
    }

    /// Those of a generic type's initialisers whose extensions hold for what they are given under the type's parameters, the most particular first.
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

    /// Whether a value has what is asked of the generic parameter that a function's parameter is; true where that is not known.
    func meets(_ value: Value, _ parameter: ParameterInfo, of member: MemberInfo) -> Bool {
        let asked = declarations.constraints(on: parameter, of: member)
        if case .meta = declarations.type(of: parameter, of: member).unwrapped, case .type(let reference) = value {
            return declarations.meets(declarations.staticType(of: reference), asked) ?? true
        }
        return asked.isEmpty || asked.allSatisfy { meets(value, $0) } && hasParts(value, parameter, of: member)
    }

    /// Whether what a value holds is what a function's clause asks of the parameter's associated types; true where that is not known.
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

    /// A value that an instance holds where its type says a parameter's name; not owned.
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
