internal import SwiftSyntax

/// Properties whose access is more than to read or write what an instance holds.
extension FunctionBuilder {
    /// A property of a struct that reading changes, as a lazy one does; nil for others.
    func changingMember(_ name: String, of type: StaticType) -> MemberInfo? {
        guard declarations.declared.lazyProperties.contains(name), case .declared(let index) = type,
            let member = members(named: name, in: declarations.type(index), isStatic: false).first(where: \.changesWhenRead),
            member.owner?.kind != .class
        else { return nil }
        return member
    }

    /// Pushes such a property of a place, which is as the reading leaves it.
    func emitRead(_ member: MemberInfo, of place: LValue) {
        let result = newTemporary()
        emitTake(place)
        emit(.call, declarations.getter(for: member), 1)
        emit(.store, result)
        emitPut(place, assigns: false)
        emit(.take, result)
    }

    /// [receiver] -> [method, bound to it], of the library's: `names.filter(known.contains)`; nil where the name is a property's, or no method's.
    func emitLibraryMethod(
        _ name: String, _ arguments: DeclNameArgumentsSyntax?, of type: StaticType, _ expected: StaticType
    ) -> StaticType? {
        switch type {
        case .bool, .int, .double, .float, .string, .character, .array, .dictionary, .set, .range: break
        default: return nil
        }
        guard LibraryMethod.named(name) != nil, LibraryTypes.hasMethod(name, type) else { return nil }
        if memberType(name, of: type) != nil, arguments == nil, !expected.unwrapped.isFunction { return nil }
        emit(.bindMethod, number(name + (arguments?.writtenText ?? "")))
        return libraryFunction(name, arguments, of: type, expected)
    }

    /// The type of a method of the library's.
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

    /// A method of the library's, or one that an extension gives to its types, named on the type: `names.map(String.uppercased)`, a function from the
    /// value; nil where the name is none's.
    func emitUnapplied(_ name: String, _ arguments: DeclNameArgumentsSyntax?, of type: StaticType, _ expected: StaticType) -> StaticType? {
        if let member = extensionMembers(named: name, of: type, isStatic: false).first(where: { $0.kind == .method && !$0.isMutating }) {
            emit(.makeClosure, declarations.unappliedFunction(member.name), 0)
            return .function([type], functionType(member))
        }
        var inner = StaticType.unknown
        if case .function(_, let result) = expected.unwrapped { inner = result }
        guard LibraryTypes.staticProperty(name, of: type) == nil, LibraryMethod.named(name) != nil, LibraryTypes.hasMethod(name, type),
            !["random", "init"].contains(name)
        else { return nil }
        emit(.makeClosure, declarations.unappliedFunction(name + (arguments?.writtenText ?? "")), 0)
        return .function([type], libraryFunction(name, arguments, of: type, inner))
    }

    /// A property that an extension gives to optionals; nil where it is one of what is in them.
    func optionalMember(_ name: String, of type: StaticType) -> MemberInfo? {
        let all = optionalMembers(name, of: type).filter(\.isProperty)
        return all.count > 1 ? particular(all, of: type) ?? all.first : all.first
    }

    /// A property that an extension gives to one of the library's types, where the values would not say which is meant: an Int64 lies as an Int does, an
    /// empty array does not show what its elements are. nil for others.
    func settledMember(_ name: String, of type: StaticType) -> MemberInfo? {
        let all: [MemberInfo]
        switch type {
        case .int(.int): return nil
        case .int, .float, .character, .array, .set, .dictionary, .range:
            all = foreignMembers(named: name, of: LibraryTypes.extensionNames(of: type), isStatic: false)
        default: return nil
        }
        let isPlain = !declarations.needsValue(all)
        if isPlain, !type.isScalar { return nil }
        let properties = all.filter { $0.kind == .computedProperty && declarations.isImplemented($0) }
        // A type's own comes before what protocols give.
        let own = properties.filter { $0.owner?.kind != .protocol }
        return particular(own.isEmpty ? properties : own, of: type)
    }

    /// The one of these properties that asks most of a type which surely has what it asks for.
    private func particular(_ members: [MemberInfo], of type: StaticType) -> MemberInfo? {
        let judged = members.map { ($0, declarations.meetsRequirements($0, on: type)) }.filter { $0.1 != false }
        guard judged.allSatisfy({ $0.1 == true }), let highest = judged.map({ declarations.rank($0.0) }).max() else { return nil }
        return judged.first { declarations.rank($0.0) == highest }?.0
    }

    /// What extensions give to optionals by a name.
    func optionalMembers(_ base: String, of type: StaticType) -> [MemberInfo] {
        type.isOptional ? declarations.foreign["Optional"]?.membersByBase[base] ?? [] : []
    }

    /// [x, value] -> [x]: `assigns` is false where the content alone may have changed.
    func emitAssignment(to name: String, of base: LValue, assigns: Bool) {
        if let member = optionalMember(name, of: base.type), member.setter != nil {
            emit(.call, declarations.setter(for: member), 2)
            emit(.pop)
        } else {
            emit(assigns ? .assignMember : .putMember, number(name), 0, code.newCache())
        }
    }
}
