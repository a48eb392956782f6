internal import Heap
internal import SwiftSyntax

/// Run-time lookup of call targets.
extension Interpreter {
    /// The method of that full name, as visible to the running code.
    func methodTarget(_ name: String, of value: Value) -> Target { methodTarget(name, of: value, from: viewpoint) }

    func methodTarget(_ name: String, of value: Value, from viewpoint: LookupScope?) -> Target {
        let base = name.prefix { $0 != "(" }
        if let (type, isStatic) = declaredType(of: value) {
            let members = members(
                declarations.members(named: String(base), in: type, isStatic: isStatic, from: viewpoint), availableTo: value)
            if let member = members.first(where: { $0.name == name && declarations.isImplemented($0) }) {
                if let point = overridePoint(member, of: type) { return .host(point) }
                return .function(declarations.function(for: member), isMutating: member.isMutating)
            }
        }
        let isType = if case .type = value { true } else { false }
        let extended = declarations.foreignMembers(
            named: String(base), of: extensionNames(of: value), isStatic: isType, from: viewpoint)
        let hostMember = hostTypeName(of: value).flatMap { hostName, isStatic in
            declarations.calledHostMembers(named: String(base), in: hostName, isStatic: isStatic)
                .first { $0.name == name && $0.call != nil }
        }
        if let member = members(extended, availableTo: value).first(where: { $0.name == name }), hostMember == nil || !isRunning(member) {
            return .function(declarations.function(for: member), isMutating: member.isMutating)
        }
        if let hostMember { return .host(hostMember) }
        if let method = LibraryMethod.named(String(base)) { return .library(method) }
        return optionalsMembers(named: String(base), for: value, from: viewpoint).first { $0.name == name }
            .map { .function(declarations.function(for: $0), isMutating: $0.isMutating) } ?? .none
    }

    /// Whether a member is the running function. An extension's function that calls the host's by the same name and parameters means the
    /// host's.
    private func isRunning(_ member: MemberInfo) -> Bool { frames.last?.function == declarations.function(for: member) }

    /// A receiver's version of one of several methods that share a full name.
    func overloadTarget(_ member: MemberInfo, of value: Value) -> Target {
        guard let (type, _) = declaredType(of: value), member.owner?.kind != .class || declarations.hasOverloads(member) else {
            return methodTarget(member.name, of: value)
        }
        let found =
            declarations.isImplemented(member) ? declarations.override(of: member, in: type) : declarations.witness(of: member, in: type)
        if let point = overridePoint(found, of: type) { return .host(point) }
        return .function(declarations.function(for: found), isMutating: false)
    }

    /// The target of a call as written, and whether it can be cached. It cannot if values decide.
    func shapeTarget(_ shape: CallShape, of value: Value, arguments: [Value]) -> (Target, Bool) {
        if let (type, isStatic) = declaredType(of: value) {
            if let ordinal = isStatic ? type.caseOrdinals[shape.base] : nil {
                return (.adapted(caseMember(type, ordinal), []), false)
            }
        }
        var hasRival = false
        if let (choice, isOnly) = fittingMember(shape, of: value, arguments: arguments), !shape.isLibrary || choice.0.isOverride,
            isMeant(choice, shape, of: value, arguments, &hasRival)
        {
            let isOnly = isOnly && !hasRival
            if let (type, _) = declaredType(of: value), let point = overridePoint(choice.0, of: type) {
                return (.adaptedHost(point, choice.1), isOnly)
            }
            if CallShape.isDirect(choice.1), choice.0.kind == .method {
                return (.function(declarations.function(for: choice.0), isMutating: choice.0.isMutating), isOnly)
            }
            return (.adapted(choice.0, choice.1), isOnly)
        }
        if let property = calledProperty(shape.base, of: value) {
            let isPlain = property.kind == .storedProperty && !property.isLazy && !property.isStatic
            return (isPlain ? .closureProperty(property.slot) : .property(property), true)
        }
        if let (hostName, isStatic) = hostTypeName(of: value) {
            let all = fittingHostMembers(shape, of: hostName, isStatic: isStatic)
            if let choice = all.count > 1 ? mostFitting(all, arguments) : all.first {
                return (.adaptedHost(choice.0, choice.1), all.count == 1 && !hasRival)
            }
        }
        if case .tuple(let buffer) = value, let position = position(ofElement: shape.base, in: buffer) {
            return (.closureProperty(Int32(position)), false)
        }
        if let method = LibraryMethod.named(shape.base) { return (.library(method), !hasRival) }
        return (.none, true)
    }

    /// A property of the program that is called as a function.
    private func calledProperty(_ name: String, of value: Value) -> MemberInfo? {
        guard let (type, isStatic) = declaredType(of: value) else { return nil }
        return declarations.members(named: name, in: type, isStatic: isStatic, from: viewpoint)
            .first { $0.isProperty && declarations.isImplemented($0) }
    }

    private func fittingHostMembers(_ shape: CallShape, of name: String, isStatic: Bool) -> [(HostMember, [ArgumentSource])] {
        declarations.calledHostMembers(named: shape.base, in: name, isStatic: isStatic).compactMap { member in
            member.call == nil ? nil : shape.match(declarations.shapes(of: member)).map { (member, $0) }
        }
    }

    /// Whether the program's overload wins over the host's or library's for these arguments. It must fit better, or fit as well without
    /// more optional parameters or wider types. Sets `hasRival` if there is another overload.
    private func isMeant(
        _ own: (MemberInfo, [ArgumentSource]), _ shape: CallShape, of value: Value, _ arguments: [Value], _ hasRival: inout Bool
    ) -> Bool {
        if own.0.kind == .initializer, let owner = own.0.owner, owner.kind == .extensionOfExternalType,
            declarations.hostType(named: owner.name) == nil,
            shape.labels == [nil], let only = own.0.parameters.first
        {
            // The library's initialiser takes other values. For a static string both give the same result.
            hasRival = true
            return only.type?.writtenText != "StaticString" && fitness(own, arguments) >= 0
        }
        // An initialiser without defaults ranks above one with them: `UIView()` never means an extension's `init(color: UIColor? = nil)`.
        if own.0.kind == .initializer, !CallShape.isDirect(own.1), let (name, isStatic) = hostTypeName(of: value),
            fittingHostMembers(shape, of: name, isStatic: isStatic).contains(where: { CallShape.isDirect($0.1) })
        {
            return false
        }
        guard own.0.kind == .method, !own.0.isOverride else { return true }
        let types = own.0.parameterTypes
        if let (name, isStatic) = hostTypeName(of: value) {
            let isCaller = own.0.owner?.kind == .extensionOfExternalType && isRunning(own.0)
            let rivals = fittingHostMembers(shape, of: name, isStatic: isStatic).filter {
                isCaller || $0.0.parameters.map { declarations.staticType(source: $0.type) } != types
            }
            guard let rival = mostFitting(rivals, arguments) else { return true }
            hasRival = true
            let others = rival.0.parameters.map { declarations.staticType(source: $0.type) }
            let difference = fitness(own, arguments) - fitness(rival, arguments)
            if difference == 0, isCaller, others == types { return false }
            // A placeholder fits anything. A function that passes it on to its own name means the other one.
            if isCaller, arguments.contains(where: isPlaceholder) { return false }
            if difference == 0, CallShape.isDirect(own.1), CallShape.isDirect(rival.1), declarations.areNarrower(others, than: types) {
                return false
            }
            return difference > 0 || difference == 0 && optionals(types) <= optionals(others)
        }
        guard own.0.owner?.kind == .extensionOfExternalType, LibraryMethod.named(shape.base) != nil, LibraryTypes.knows(shape) else {
            return true
        }
        // A single parameter ranks above a variadic one.
        if !isSurelyThere(own.0, for: value) || CallShape.isVariadic(own.1) {
            hasRival = true
            return false
        }
        guard CallShape.isDirect(own.1), own.0.parameters.count == arguments.count, !arguments.isEmpty else { return true }
        hasRival = true
        if fitness(own, arguments) < 0 { return false }
        if zip(arguments, types).contains(where: { isClosure($0) && !$1.unwrapped.isFunction }) { return false }
        return optionals(types) == 0 || arguments.contains { if case .none = $0 { true } else { false } }
    }

    private func optionals(_ types: [StaticType]) -> Int { types.reduce(0) { $0 + $1.optionals } }

    /// The position of a tuple's element by label or number.
    func position(ofElement name: String, in tuple: BufferID) -> Int? {
        if let number = Int(name), number < store.pointee[tuple].elements.count { return number }
        let type = store.pointee[tuple].type
        guard type >= 0, case .tuple(_, let labels) = declarations.code.types[Int(type)] else { return nil }
        return labels.firstIndex(of: name)
    }

    /// The program's function that fits a call with these values, and whether it is the only one that fits.
    func fittingMember(
        _ shape: CallShape, of value: Value, arguments: [Value]
    ) -> (choice: (MemberInfo, [ArgumentSource]), isOnly: Bool)? {
        var members: [MemberInfo] = []
        if let (type, isStatic) = declaredType(of: value) {
            members = declarations.members(named: shape.base, in: type, isStatic: isStatic, from: viewpoint).filter {
                declarations.isImplemented($0)
            }
        }
        let isType = if case .type = value { true } else { false }
        members += declarations.foreignMembers(
            named: shape.base, of: extensionNames(of: value), isStatic: isType, from: viewpoint)
        var fitting: [(MemberInfo, [ArgumentSource])] = []
        for member in self.members(members, availableTo: value) where member.kind == .method || (member.kind == .initializer && isType) {
            if let sources = shape.match(declarations.shapes(of: member)) { fitting.append((member, sources)) }
        }
        if fitting.isEmpty, !shape.isLibrary {
            for member in optionalsMembers(named: shape.base, for: value, from: viewpoint) where member.kind == .method {
                if let sources = shape.match(declarations.shapes(of: member)) { fitting.append((member, sources)) }
            }
        }
        fitting = shape.written(among: fitting.available(awaiting: shape.awaits), inouts: shape.inouts)
        let choice = fitting.count > 1 ? mostFitting(fitting, arguments) : fitting.first
        return choice.map { ($0, fitting.count == 1 && !declarations.needsValue(members)) }
    }

    /// The host's method that must be told of calls of its override in the program.
    private func overridePoint(_ member: MemberInfo, of type: TypeInfo) -> HostMember? {
        guard member.isOverride, !member.isStatic, member.kind == .method, let host = type.hostAncestor else { return nil }
        return declarations.hostMembers(named: member.baseName, in: host.name, isStatic: false)
            .first { $0.isOverridePoint && $0.name == member.name }
    }

    private func caseMember(_ type: TypeInfo, _ ordinal: Int) -> MemberInfo {
        let item = type.cases[ordinal]
        let member = declarations.make(.method, item.name, item.fullName, declarations.program.files[type.file].tree, file: type.file)
        member.owner = type
        member.parameters = item.parameters
        member.makesCase = true
        return member
    }

    func mostFitting(_ all: [(MemberInfo, [ArgumentSource])], _ arguments: [Value]) -> (MemberInfo, [ArgumentSource])? {
        declarations.meant(among: all.map { Declarations.Scored(choice: $0, score: fitness($0, arguments)) }) { member in
            frames.last?.function == declarations.function(for: member)
        }
    }

    private func fitness(_ candidate: (MemberInfo, [ArgumentSource]), _ arguments: [Value]) -> Int {
        var score = 0
        for ((parameter, type), source) in zip(zip(candidate.0.parameters, candidate.0.parameterTypes), candidate.1) {
            if case .missing = source { score -= 1 }
            if case .variadic(let places) = source, places.isEmpty { score -= 1 }
            guard case .argument(let index) = source, index < arguments.count else { continue }
            if parameter.type?.is(MetatypeTypeSyntax.self) == true, isNoType(arguments[index]) {
                score -= 5
                continue
            }
            score += fit(arguments[index], type) ?? (meets(arguments[index], parameter, of: candidate.0) ? 1 : -5)
        }
        return score
    }

    /// Whether values, one a parameter, can be a generic member's arguments: they are metatypes where it wants them and meet its constraints.
    func takesGenerically(_ member: MemberInfo, _ values: [Value]) -> Bool {
        guard member.isGeneric else { return true }
        return zip(member.parameters, values).allSatisfy { parameter, value in
            parameter.type?.is(MetatypeTypeSyntax.self) == true && isNoType(value) ? false : meets(value, parameter, of: member)
        }
    }

    /// Whether values can be a function's arguments: none is surely of another type. `receiver` determines the generic arguments.
    func mayTake(_ candidate: (MemberInfo, [ArgumentSource]), _ arguments: [Value], on receiver: StaticType? = nil) -> Bool {
        zip(candidate.0.parameters, candidate.1).allSatisfy { parameter, source in
            guard case .argument(let index) = source, index < arguments.count else { return true }
            return mayBe(arguments[index], declarations.type(of: parameter, of: candidate.0, on: receiver))
        }
    }

    /// Whether a value can be of a type, as far as is known.
    func mayBe(_ value: Value, _ type: StaticType) -> Bool { fit(value, type).map { $0 > 0 } ?? true }

    /// Whether a value is surely no metatype.
    private func isNoType(_ value: Value) -> Bool {
        switch value {
        case .type, .host, .none, .missing, .held, .implicitMember: false
        case .object: !isPlaceholder(value)
        default: true
        }
    }

    /// How well a value fits a parameter's type. `Any` ranks below the exact type. Nil if the type is unknown.
    private func fit(_ value: Value, _ type: StaticType) -> Int? {
        if type.isOptional, case .none = value { return type.unwrapped == .any ? 1 : 2 }
        guard type.unwrapped.isKnown, type.unwrapped != .meta(.unknown) else { return nil }
        guard isValue(value, of: type), takesAsMany(value, as: type) else { return mayBeLiteral(value, of: type) ? 1 : -5 }
        return type.unwrapped == .any ? 1 : 2
    }

    /// Whether a value can be a literal of a type that was lowered without an expected type.
    func mayBeLiteral(_ value: Value, of type: StaticType) -> Bool {
        switch value {
        case .string(let text): type.unwrapped == .character && text.count == 1 || type.unwrapped == .substring
        case .int: type.unwrapped.isNumber
        case .double: type.unwrapped.isFloating
        default: false
        }
    }

    /// Whether a closure takes as many parameters as a function type. True for values that are no closures.
    func takesAsMany(_ value: Value, as type: StaticType) -> Bool {
        guard case .closure(let id) = value, case .function(let parameters, _) = type.unwrapped else { return true }
        let function = store.pointee.objects[id].function
        guard function >= 0, boundMethod(id) == nil, let arity = self.function(function).code?.arity else { return true }
        return arity < 0 || Int(arity) == parameters.count || parameters == [.void]
    }

    /// The best-fitting host member. Of equals the first wins, which is the nearest.
    func mostFitting(_ all: [(HostMember, [ArgumentSource])], _ arguments: [Value]) -> (HostMember, [ArgumentSource])? {
        var best: ((HostMember, [ArgumentSource]), Int)?
        for candidate in all {
            let score = fitness(candidate, arguments)
            if score > (best?.1 ?? Int.min) { best = (candidate, score) }
        }
        return best?.0
    }

    private func fitness(_ candidate: (HostMember, [ArgumentSource]), _ arguments: [Value]) -> Int {
        var score = 0
        for (parameter, source) in zip(candidate.0.parameters, candidate.1) {
            if case .missing = source { score -= 1 }
            guard case .argument(let index) = source, index < arguments.count else { continue }
            let type = declarations.staticType(source: parameter.type)
            score += isNoClass(arguments[index], parameter) ? -6 : fit(arguments[index], type) ?? 1
        }
        return score
    }

    /// Whether a class is expected but the value is a placeholder for something that code has made, and so is no class.
    private func isNoClass(_ value: Value, _ parameter: HostParameter) -> Bool {
        guard parameter.type.hasPrefix("AnyClass"), case .object(let id) = value, isPlaceholder(value) else { return false }
        return placeholderKind(id) != .root
    }
}
