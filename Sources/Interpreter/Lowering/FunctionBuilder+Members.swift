internal import SwiftSyntax

/// Properties whose access is more than a read or write of a field.
extension FunctionBuilder {
    /// A struct's property that reading mutates, such as a lazy one; nil for others.
    func changingMember(_ name: String, of type: StaticType) -> MemberInfo? {
        guard declarations.declared.lazyProperties.contains(name), case .declared(let index) = type,
            let member = members(named: name, in: declarations.type(index), isStatic: false).first(where: \.changesWhenRead),
            member.owner?.kind != .class
        else { return nil }
        return member
    }

    /// The subscript that brackets after a value mean, if reading it mutates the value; nil for others. `shape` is the number of its call's
    /// shape.
    func changingSubscript(_ shape: Int32, _ count: Int, of type: StaticType) -> MemberInfo? {
        guard declarations.declared.lazyProperties.contains("subscript"), case .declared(let index) = type else { return nil }
        let labels = shape >= 0 ? code.shapes[Int(shape)].labels : Array(repeating: nil, count: count)
        let all = members(named: "subscript", in: declarations.type(index), isStatic: false).filter { $0.parameters.map(\.label) == labels }
        guard let member = all.first, all.allSatisfy({ $0.changesWhenRead && declarations.givesSelfBack($0) }) else { return nil }
        return member
    }

    /// Reads a subscript that mutates its value, from a writable place; nil for other subscripts.
    func emitChangingSubscript(_ node: SubscriptCallExprSyntax) -> StaticType? {
        guard declarations.declared.lazyProperties.contains("subscript"), isPlace(node.calledExpression) else { return nil }
        var base = speculate(node.calledExpression, .unknown)
        if case .optional(let inner) = base, node.calledExpression.is(OptionalChainingExprSyntax.self) { base = inner }
        guard changingSubscript(subscriptShape(node.arguments, of: base), node.arguments.count, of: base) != nil else { return nil }
        return emitPlaceRead(ExprSyntax(node))
    }

    /// Reads a place that reading can mutate. Nil in its chain ends the chain.
    func emitPlaceRead(_ expression: ExprSyntax) -> StaticType {
        atPreparedPlace(expression) { place in
            emitLoad(place)
            return place.type
        }
    }

    /// Pushes such a property of a place and stores the mutated value back.
    func emitRead(_ member: MemberInfo, of place: LValue) {
        let result = newTemporary()
        emitTake(place)
        if declarations.isImplemented(member) {
            emit(.call, declarations.getter(for: member), 1)
        } else {
            emit(.takeMember, number(member.baseName), 0, code.newCache())
        }
        emit(.store, result)
        emitPut(place, assigns: false)
        emit(.take, result)
    }

    /// [receiver] -> [bound method]: a library method as a value, `names.filter(known.contains)`. Nil if the name means a property or no
    /// method.
    func emitLibraryMethod(
        _ name: String, _ arguments: DeclNameArgumentsSyntax?, of type: StaticType, _ expected: StaticType
    ) -> StaticType? {
        switch type {
        case .bool, .int, .double, .float, .string, .substring, .character, .array, .dictionary, .set, .range: break
        default: return nil
        }
        guard LibraryMethod.named(name) != nil, LibraryTypes.hasMethod(name, type) else { return nil }
        if memberType(name, of: type) != nil, arguments == nil, !expected.unwrapped.isFunction { return nil }
        emit(.bindMethod, number(name + (arguments?.writtenText ?? "")))
        return libraryFunction(name, arguments, of: type, expected)
    }

    /// The function type of a library method.
    private func libraryFunction(
        _ name: String, _ arguments: DeclNameArgumentsSyntax?, of type: StaticType, _ expected: StaticType
    ) -> StaticType {
        let labels = arguments?.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
        var count = labels?.count ?? 1
        if labels == nil, case .function(let parameters, _) = expected.unwrapped { count = parameters.count }
        let shape = CallShape(name, labels ?? Array(repeating: nil, count: count))
        let signature = LibraryTypes.method(shape, of: type)
        return .function(signature.parameters, signature.result)
    }

    /// A method of a library type named on the type, `names.map(String.uppercased)`: a function from the value. Extensions count too. Nil
    /// if there is no such method.
    func emitUnapplied(_ name: String, _ arguments: DeclNameArgumentsSyntax?, of type: StaticType, _ expected: StaticType) -> StaticType? {
        if let member = extensionMembers(named: name, of: type, isStatic: false).first(where: { $0.kind == .method && !$0.isMutating }) {
            emit(.makeClosure, declarations.unappliedFunction(member.name), 0)
            return .function([type], declarations.functionType(of: member))
        }
        var inner = StaticType.unknown
        if case .function(_, let result) = expected.unwrapped { inner = result }
        guard LibraryTypes.staticProperty(name, of: type) == nil, LibraryMethod.named(name) != nil, LibraryTypes.hasMethod(name, type),
            !["random", "init"].contains(name)
        else { return nil }
        emit(.makeClosure, declarations.unappliedFunction(name + (arguments?.writtenText ?? "")), 0)
        return .function([type], libraryFunction(name, arguments, of: type, inner))
    }

    /// A host type's initialiser as a function: the one with the labels, else the one that fits the expected parameters. Nil if that is
    /// ambiguous.
    func emitHostInitialiser(_ host: String, _ arguments: DeclNameArgumentsSyntax?, _ expected: StaticType) -> StaticType? {
        let (own, hosts) = initialisers(ofHost: host)
        guard let labels = initialiserLabels(host, arguments, expected) else { return nil }
        emit(.makeClosure, declarations.libraryInitializer(.host(host), labels), 0)
        if let member = own.first(where: { $0.parameters.map(\.label) == labels }) {
            let type = StaticType.host(host)
            return .function(
                member.parameters.map { declarations.type(of: $0, of: member) }, member.isFailable ? .optional(type) : type)
        }
        guard let member = hosts.first(where: { $0.parameters.map(\.label) == labels }) else {
            return .function(labels.map { _ in .unknown }, .host(host))
        }
        return .function(member.parameters.map { declarations.staticType(source: $0.type) }, declarations.staticType(source: member.result))
    }

    private func initialisers(ofHost host: String) -> (own: [MemberInfo], hosts: [HostMember]) {
        (
            foreignMembers(named: "init", of: declarations.hostNames(host), isStatic: true),
            declarations.calledHostMembers(named: "init", in: host, isStatic: true)
        )
    }

    /// The labels of a host initialiser that is used as a function: the written ones, else those that fit the expected parameters or their
    /// number. Nil if ambiguous.
    func initialiserLabels(_ host: String, _ arguments: DeclNameArgumentsSyntax?, _ expected: StaticType) -> [String?]? {
        if let arguments { return arguments.arguments.map { $0.name.text == "_" ? nil : $0.name.text } }
        guard case .function(let wanted, _) = expected.unwrapped else { return nil }
        let (own, hosts) = initialisers(ofHost: host)
        let all =
            (own.map { member in (member.parameters.map(\.label), member.parameters.map { declarations.type(of: $0, of: member) }) }
            + hosts.map { member in (member.parameters.map(\.label), member.parameters.map { declarations.staticType(source: $0.type) }) })
            .filter { $0.0.count == wanted.count }
        let exact = Set(all.filter { $0.1 == wanted }.map(\.0))
        let labels = exact.isEmpty ? Set(all.map(\.0)) : exact
        return labels.count == 1 ? labels.first : nil
    }

    /// A method of a host type named on the type: a function from the instance. Extensions count too. Nil if the type has a static member
    /// of that name, or no such method.
    func emitUnapplied(_ name: String, _ arguments: DeclNameArgumentsSyntax?, ofHost host: String) -> StaticType? {
        let names = declarations.hostNames(host)
        guard foreignMembers(named: name, of: names, isStatic: true).isEmpty,
            declarations.hostMembers(named: name, in: host, isStatic: true).isEmpty
        else { return nil }
        let full = arguments.map { name + $0.writtenText }
        let own = foreignMembers(named: name, of: names, isStatic: false).filter { $0.kind == .method && full ?? $0.name == $0.name }
        let hosts = declarations.hostMembers(named: name, in: host, isStatic: false).filter { $0.call != nil && full ?? $0.name == $0.name }
        guard own.count + hosts.count > 0 else { return nil }
        let isOne = own.count + hosts.count == 1
        emit(.makeClosure, declarations.unappliedFunction(isOne ? own.first?.name ?? hosts.first?.name ?? name : full ?? name), 0)
        guard isOne else { return .function([.host(host)], .unknown) }
        if let member = own.first { return .function([.host(host)], declarations.functionType(of: member)) }
        let types = hosts[0].parameters.map { declarations.staticType(source: $0.type) }
        return .function([.host(host)], .function(types, declarations.staticType(source: hosts[0].result)))
    }

    /// A property that an extension gives to optionals; nil if there is none.
    func optionalMember(_ name: String, of type: StaticType) -> MemberInfo? {
        let all = optionalMembers(name, of: type).filter(\.isProperty)
        return all.count > 1 ? particular(all, of: type) ?? all.first : all.first
    }

    /// A property from an extension of a library type that run-time values could not determine; nil for others. An empty array does not
    /// show its element type.
    func settledMember(_ name: String, of type: StaticType) -> MemberInfo? {
        let all: [MemberInfo]
        switch type {
        case .character, .array, .set, .dictionary, .range:
            all = foreignMembers(named: name, of: LibraryTypes.extensionNames(of: type), isStatic: false)
        // An `NSNumber` is stored like the number that it is.
        case .host("NSNumber"): all = foreignMembers(named: name, of: declarations.hostNames("NSNumber"), isStatic: false)
        default: return nil
        }
        let isPlain = !declarations.needsValue(all)
        if isPlain, !type.isScalar, type != .host("NSNumber") { return nil }
        let properties = all.filter { $0.kind == .computedProperty && declarations.isImplemented($0) }
        // A type's own member ranks above those of protocols.
        let own = properties.filter { $0.owner?.kind != .protocol }
        return particular(own.isEmpty ? properties : own, of: type)
    }

    /// The most specific of these properties, if the type surely meets the requirements of all candidates.
    private func particular(_ members: [MemberInfo], of type: StaticType) -> MemberInfo? {
        let judged = members.map { ($0, declarations.meetsRequirements($0, on: type)) }.filter { $0.1 != false }
        guard judged.allSatisfy({ $0.1 == true }), let highest = judged.map({ declarations.rank($0.0) }).max() else { return nil }
        return judged.first { declarations.rank($0.0) == highest }?.0
    }

    /// The members of optionals, from extensions, by name.
    func optionalMembers(_ base: String, of type: StaticType) -> [MemberInfo] {
        type.isOptional ? declarations.foreign("Optional")?.members(named: base) ?? [] : []
    }

    /// [x, value] -> [x]: stores a property. `assigns` is false if only the value's contents may have changed; `putsBack` is true if the
    /// value was taken from the property.
    func emitAssignment(to name: String, of base: LValue, assigns: Bool, moved: Bool = false, putsBack: Bool = false) {
        if let member = optionalMember(name, of: base.type), member.setter != nil {
            emit(.call, declarations.setter(for: member), 2)
            emit(.pop)
        } else {
            emit(assigns ? .assignMember : .putMember, number(name), moved || assigns && putsBack ? 1 : 0, code.newCache())
        }
    }
}
