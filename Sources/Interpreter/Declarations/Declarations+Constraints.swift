internal import SwiftSyntax

/// The constraints on a function's generic parameters, which decide between overloads: `<T: Named>`, `where T: Sized`.
extension Declarations {
    /// The constraints on the generic parameter that is a parameter's type, or whose metatype is. A parameter whose type is a library
    /// protocol yields that protocol. `meetsParts` checks constraints on associated types.
    func constraints(on parameter: ParameterInfo, of member: MemberInfo) -> [StaticType] {
        // An operand in a protocol or a protocol's extension.
        if let owner = member.owner, owner.kind == .protocol, Self.genericName(parameter) == "Self" { return [.declared(owner.index)] }
        guard !member.genericParameters.isEmpty, let name = Self.genericName(parameter), let asked = member.constraints[name] else {
            if case .host(let name) = asked(parameter, of: member), LibraryProtocols.contains(name) { return [.host(name)] }
            return []
        }
        let scope = scope(of: member)
        return asked.flatMap { parts(of: $0, scope) }.map { self.asked($0, scope) }
    }

    /// The constraint that a type expresses. A library protocol becomes `.host` with its name; as the type of a variable it would be
    /// unknown.
    func asked(_ syntax: TypeSyntax, _ scope: TypeScope) -> StaticType {
        let type = staticType(syntax, scope)
        guard !type.isKnown || type == .any else { return type }
        let constraint = syntax.as(SomeOrAnyTypeSyntax.self)?.constraint ?? syntax
        let name = constraint.as(IdentifierTypeSyntax.self)?.name.identifierText ?? ""
        if name == "AnyHashable" { return .host("Hashable") }
        return LibraryProtocols.contains(name) ? .host(name) : type
    }

    /// The program's protocol or class that bounds each generic parameter, where there is exactly one.
    func bounds(of member: MemberInfo) -> [String: StaticType] {
        bounds(of: member.genericParameters, member.constraints, scope(of: member))
    }

    /// The bounds of a type's generic parameters. Leaves out protocols with associated types, which only the values determine.
    func bounds(of type: TypeInfo) -> [String: StaticType] {
        if let known = type.cachedBounds { return known }
        let bounds = bounds(of: Set(type.genericNames), type.constraints, TypeScope(owner: type, file: type.file)).filter { _, bound in
            guard case .declared(let index) = bound else { return false }
            let info = self.type(index)
            return ([info] + allProtocols(of: info)).allSatisfy(\.associatedTypes.isEmpty)
        }
        type.cachedBounds = bounds
        return bounds
    }

    private func bounds(of names: Set<String>, _ constraints: [String: [TypeSyntax]], _ scope: TypeScope) -> [String: StaticType] {
        var result: [String: StaticType] = [:]
        for name in names {
            guard let asked = constraints[name], let only = asked.first, asked.count == 1,
                case .declared(let index) = staticType(only, scope), !self.type(index).isPlaceholder
            else { continue }
            result[name] = .declared(index)
        }
        return result
    }

    /// The constraints on a member's own generic parameter that is its result type, or the result's wrapped type.
    func constraints(onResultOf member: MemberInfo) -> [StaticType] {
        guard !member.genericParameters.isEmpty, let name = Self.genericName(member.typeSyntax), let asked = member.constraints[name] else {
            return []
        }
        let scope = scope(of: member)
        return asked.flatMap { parts(of: $0, scope) }.map { self.asked($0, scope) }
    }

    /// Whether a function's result can be of a type. False if only the result determines a generic parameter and the type fails its
    /// constraints.
    func mayGive(_ type: StaticType, _ member: MemberInfo) -> Bool {
        guard type.isKnown, type.unwrapped.isKnown, type.unwrapped != .any, let name = Self.genericName(member.typeSyntax),
            !member.parameters.contains(where: { $0.type.map { !AnnotatedNames.names(in: $0, among: [name]).isEmpty } ?? false })
        else { return true }
        return meets(type.unwrapped, constraints(onResultOf: member)) != false
    }

    static func genericName(_ parameter: ParameterInfo) -> String? { genericName(parameter.type) }

    static func genericName(_ written: TypeSyntax?) -> String? {
        var type = written
        if let optional = type?.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
        if let meta = type?.as(MetatypeTypeSyntax.self), meta.metatypeSpecifier.tokenKind == .keyword(.Type) { type = meta.baseType }
        guard let name = type?.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil else { return nil }
        return name.name.identifierText
    }

    /// Whether a type's arguments or elements meet the constraints on the function's generic parameters: `Kind<Item>` or `[Item]`, with a
    /// constraint on `Item`.
    func meetsApplied(_ type: StaticType, _ parameter: ParameterInfo, of member: MemberInfo) -> Bool {
        let written = parameter.type?.as(OptionalTypeSyntax.self)?.wrappedType ?? parameter.type
        guard !member.constraints.isEmpty, let written else { return true }
        var pairs: [(TypeSyntax, StaticType)] = []
        if let array = written.as(ArrayTypeSyntax.self), case .array(let element) = type {
            pairs = [(array.element, element)]
        } else if let names = written.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.types, case .declared(let index) = type,
            case let given = arguments(of: index), given.count == names.count
        {
            pairs = Array(zip(names, given))
        } else if let name = written.as(IdentifierTypeSyntax.self), name.name.text.hasSuffix("KeyPath"),
            let names = name.genericArgumentClause?.types, case .function(let roots, let value) = type, roots.count == 1
        {
            pairs = Array(zip(names, roots + [value]))
        }
        let scope = scope(of: member)
        return pairs.allSatisfy { name, given in
            guard given.isKnown, member.genericParameters.contains(name.writtenText), let asked = member.constraints[name.writtenText]
            else { return true }
            return meets(given, asked.flatMap { parts(of: $0, scope) }.map { self.asked($0, scope) }) != false
        }
    }

    /// Whether a type meets all constraints; nil if unknown.
    func meets(_ type: StaticType, _ asked: [StaticType]) -> Bool? {
        asked.holdsForAll { meets(type, $0) }
    }

    private func meets(_ type: StaticType, _ asked: StaticType) -> Bool? {
        guard type.isKnown, type != .any, type != .optional(.unknown) else { return nil }
        switch (type, asked) {
        case (.declared(let index), _) where self.type(index).isPlaceholder: return nil
        case (.declared(let index), .declared(let wanted)):
            let (own, other) = (self.type(index), self.type(wanted))
            if other.isPlaceholder { return nil }
            if own === other || own.inherits(from: other) { return true }
            return allProtocols(of: own).contains { $0 === other } && meetsConditions(index, own, for: other)
        case (_, .declared(let wanted)) where self.type(wanted).isPlaceholder: return nil
        case (.host(let name), .declared(let wanted)):
            return hostNames(name).contains { conforms(foreign: $0, to: self.type(wanted)) }
        case (_, .declared(let wanted)):
            if case .optional(let wrapped) = type {
                // An optional usually conforms if its wrapped type does.
                guard conforms(foreign: "Optional", to: self.type(wanted)) else { return false }
                return meets(wrapped, asked) == true ? true : nil
            }
            return LibraryTypes.extensionNames(of: type).contains { conforms(foreign: $0, to: self.type(wanted)) }
        case (.host, .host(let name)) where LibraryProtocols.contains(name): return nil
        case (_, .host(let name)) where LibraryProtocols.contains(name): return isLibrary(type, name)
        case (.declared(let index), .host(let name)) where hostType(named: name) != nil:
            return conforms(self.type(index), to: name) || self.type(index).hostAncestor.map { hostInherits($0.name, from: name) } ?? false
        case (.host(let own), .host(let name)) where hostType(named: name) != nil: return hostInherits(own, from: name)
        default: return nil
        }
    }

    /// Whether a type conforms to a library protocol. Nil if unknown, such as for a class whose superclass is missing.
    private func isLibrary(_ type: StaticType, _ name: String) -> Bool? {
        switch type {
        case .declared(let index):
            if conforms(self.type(index), to: name) { return meetsConditions(index, self.type(index), forLibrary: name) }
            return (self.type(index).chain + allProtocols(of: self.type(index))).contains { $0.isPlaceholder } ? nil : false
        case .array(let element) where LibraryProtocols.elementwise.contains(name),
            .set(let element) where LibraryProtocols.elementwise.contains(name),
            .optional(let element) where LibraryProtocols.elementwise.contains(name),
            .range(let element) where LibraryProtocols.elementwise.contains(name):
            return meets(element, .host(name))
        case .dictionary(_, let content) where LibraryProtocols.elementwise.contains(name): return meets(content, .host(name))
        default: return LibraryProtocols.of(type).contains(name)
        }
    }

    /// Whether an extension makes a library or host type conform to a protocol.
    func conforms(foreign name: String, to type: TypeInfo) -> Bool {
        foreign(name).map { allProtocols(of: resolved($0)).contains { $0 === type } } ?? false
    }

    /// The conditions under which a generic type conforms to a protocol, as in `extension Array: Titled where Element: Titled`. One list
    /// for each declaration or extension that states the conformance; any one list is enough. The type's own declaration gives an empty
    /// list.
    func conditions(for type: TypeInfo, of extended: TypeInfo) -> [[(subject: String, wanted: StaticType)]] {
        conditions(of: extended) { part, scope in
            guard case .declared(let index) = staticType(part, scope) else { return false }
            return self.type(index) === type || allProtocols(of: self.type(index)).contains { $0 === type }
        }
    }

    /// The conditions of the conformances of which `makes` holds for a part.
    private func conditions(
        of extended: TypeInfo, where makes: (TypeSyntax, TypeScope) -> Bool
    ) -> [[(subject: String, wanted: StaticType)]] {
        let own = extended.inherited.prefix(extended.ownInherited).map {
            (conformance: $0, file: extended.file, requirements: [Requirement]())
        }
        return (own + extended.conditions).compactMap { condition in
            let scope = TypeScope(owner: extended.outer, file: condition.file)
            guard parts(of: condition.conformance, scope).contains(where: { makes($0, scope) }) else { return nil }
            let plain = condition.requirements.filter { $0.path.isEmpty && $0.subject != "Self" }
            return plain.map { ($0.subject, asked($0.type, scope)) }.filter { $0.1.isKnown }
        }
    }

    /// Whether the arguments of the type with that number meet the conditions of its conformance. True if unknown.
    func meetsConditions(_ number: Int32, _ own: TypeInfo, for type: TypeInfo) -> Bool {
        own.genericNames.isEmpty || own.conditions.isEmpty || areMet(conditions(for: type, of: own), number)
    }

    /// Whether they meet the conditions of its conformance to a library protocol. True if unknown.
    func meetsConditions(_ number: Int32, _ own: TypeInfo, forLibrary name: String) -> Bool {
        guard !own.genericNames.isEmpty, !own.conditions.isEmpty else { return true }
        let stated = conditions(of: own) { part, scope in
            guard case .host(let stated) = asked(part, scope) else { return false }
            return LibraryProtocols.protocols(stated).contains(name)
        }
        return areMet(stated, number)
    }

    private func areMet(_ conditions: [[(subject: String, wanted: StaticType)]], _ number: Int32) -> Bool {
        let bound = bindings(of: number)
        if conditions.isEmpty { return true }
        return conditions.contains { condition in
            condition.allSatisfy { subject, wanted in bound[subject].flatMap { meets($0, [wanted]) } ?? true }
        }
    }

    /// Whether an extension makes every optional conform to a protocol, whatever it wraps. Then nil conforms too. Conditional members do
    /// not count.
    func isEveryOptional(_ type: TypeInfo) -> Bool {
        guard type.kind == .protocol, let optional = foreign("Optional"), conforms(foreign: "Optional", to: type) else { return false }
        let unconditional = Set(optional.members.lazy.filter(\.requirements.isEmpty).map(\.name))
        return type.members.allSatisfy { isImplemented($0) || unconditional.contains($0.name) }
    }

    /// Whether each of some parameter types is the same as or narrower than its counterpart, and at least one is narrower.
    func areNarrower(_ types: [StaticType], than others: [StaticType]) -> Bool {
        types != others && types.count == others.count && zip(types, others).allSatisfy { $0 == $1 || isNarrower($0, than: $1) }
    }

    private func isNarrower(_ type: StaticType, than other: StaticType) -> Bool {
        switch (type, other) {
        case (.array(let own), .array(let others)), (.set(let own), .set(let others)), (.optional(let own), .optional(let others)):
            own != others && isNarrower(own, than: others)
        case (.host, .declared), (.declared, .declared), (.host, .host): type != other && meets(type, [other]) == true
        default: false
        }
    }

    /// An overload candidate: the function, the sources of its parameters' values, and its score.
    struct Scored {
        let choice: (member: MemberInfo, sources: [ArgumentSource])
        let score: Int
    }

    /// The function that a call means: the best score wins. Ties are decided in this order:
    ///
    /// - A function that is not generic wins, unless the call is inside one of the two.
    /// - Narrower parameter types win.
    /// - More demanding generic constraints win.
    /// - A function that does not contain the call wins, as Swift could not know which is meant.
    /// - A result type that the function names itself wins.
    func meant(
        among all: [Scored], isCaller: (MemberInfo) -> Bool
    ) -> (member: MemberInfo, sources: [ArgumentSource])? {
        var best: Scored?
        for candidate in all {
            guard let other = best, candidate.score <= other.score else {
                best = candidate
                continue
            }
            guard candidate.score == other.score else { continue }
            let (member, known) = (candidate.choice.member, other.choice.member)
            if member.isGeneric != known.isGeneric, !isCaller(member), !isCaller(known) {
                let plain = member.isGeneric ? known : member
                // A plain function surely fits only if its parameter types do not depend on its own type's generic parameters.
                if plain.parameters.allSatisfy({ type(of: $0, of: plain).isWhole }) {
                    if known.isGeneric { best = candidate }
                    continue
                }
            }
            if !member.isGeneric, areNarrower(member.parameterTypes, than: known.parameterTypes), !isCaller(member) {
                best = candidate
                continue
            }
            let (own, others) = (particularity(member), particularity(known))
            let isPlainer = known.isOpenInResult && !member.isOpenInResult && !isCaller(member)
            if own > others || (own == others && (isCaller(known) || isPlainer)) { best = candidate }
        }
        return best?.choice
    }

    /// A measure of the constraints on a function's generic parameters. A higher value is more specific.
    func particularity(_ member: MemberInfo) -> Int {
        guard !member.genericParameters.isEmpty else { return 0 }
        let parts = member.partRequirements.reduce(0) { $0 + 1 + depth(of: wantedType($1, member)) }
        return member.parameters.reduce(parts) { sum, parameter in
            constraints(on: parameter, of: member).reduce(sum) { sum, asked in
                if case .host(let name) = asked, LibraryProtocols.contains(name) { return sum + LibraryProtocols.protocols(name).count }
                guard case .declared(let index) = asked, type(index).kind == .protocol else { return sum + 1 + depth(of: asked) }
                return sum + 1 + allProtocols(of: type(index)).count
            }
        }
    }
}

extension Sequence {
    /// Whether a condition holds for all elements. False if it fails for one; otherwise nil if it is unknown for one.
    func holdsForAll(_ holds: (Element) -> Bool?) -> Bool? {
        var isSure = true
        for element in self {
            guard let holds = holds(element) else {
                isSure = false
                continue
            }
            if !holds { return false }
        }
        return isSure ? true : nil
    }
}

extension MemberInfo {
    /// The constraints that the generic clauses put on the declaration's own parameters.
    static func constraints(
        of clauses: (parameters: GenericParameterClauseSyntax?, conditions: GenericWhereClauseSyntax?)
    ) -> [String: [TypeSyntax]] {
        var result: [String: [TypeSyntax]] = [:]
        guard let parameters = clauses.parameters?.parameters else { return [:] }
        for parameter in parameters {
            if let type = parameter.inheritedType { result[parameter.name.identifierText, default: []].append(type) }
        }
        for requirement in Requirement.read(clauses.conditions)
        where requirement.path.isEmpty && parameters.contains(where: { $0.name.identifierText == requirement.subject }) {
            result[requirement.subject, default: []].append(requirement.type)
        }
        return result
    }
}
