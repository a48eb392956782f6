internal import SwiftSyntax

/// Overload choice between the program's extensions of external types and the original members.
extension FunctionBuilder {
    /// Whether the program's function wins over the host's; nil if only run-time values can tell. With the same parameter types it hides
    /// the host's, unless the call leaves more of its parameters to defaults.
    func isMeant(
        _ own: (member: MemberInfo, sources: [ArgumentSource]), over rival: (member: HostMember, sources: [ArgumentSource]),
        _ arguments: [Argument]
    ) -> Bool? {
        let types = argumentTypes(own.sources, own.member.parameters.map { declarations.type(of: $0, of: own.member) })
        let others = argumentTypes(rival.sources, rival.member.parameters.map { declarations.staticType(source: $0.type) })
        let takesMore = own.sources.count { $0 == .missing } > rival.sources.count { $0 == .missing }
        guard types != others, types.count == others.count else { return !takesMore }
        var difference = 0
        for (position, (type, other)) in zip(types, others).enumerated() where type != other && position < arguments.count {
            let value = arguments[position].value
            if value.is(ClosureExprSyntax.self) || value.is(NilLiteralExprSyntax.self) || isImplicit(value) {
                difference += fit(.unknown, type, value) - fit(.unknown, other, value)
                if isImplicit(value), case .declared = type, names(value, in: type) { difference += 1 }
                continue
            }
            let given = speculate(value, .unknown)
            if !given.isKnown, let parameter = own.sources.firstIndex(of: .argument(position)),
                let meets = meets(value, own.member.parameters[parameter], of: own.member)
            {
                guard meets else { return false }
                difference += 1
                continue
            }
            guard given.isKnown, given != .optional(.unknown) else { return nil }
            difference += fit(given, type, value) - fit(given, other, value)
        }
        if difference == 0 { return takesMore ? false : nil }
        return difference > 0
    }

    /// Whether a call means a library function because the program's function of that name cannot take the arguments.
    func isLibrarys(_ name: String, rather choice: (member: MemberInfo, sources: [ArgumentSource]), _ arguments: [Argument]) -> Bool {
        guard LibraryFunction.named(name) != nil || !declarations.hostGlobals(named: name).isEmpty else { return false }
        return fitness(choice, arguments) < -10
    }

    /// Whether the program's function wins over the library's for a call.
    func isMeant(
        _ own: (member: MemberInfo, sources: [ArgumentSource]), over library: LibraryTypes.Signature, _ shape: CallShape,
        _ arguments: [Argument]
    ) -> Bool {
        guard LibraryMethod.named(shape.base) != nil, LibraryTypes.knows(shape), library.parameters.count == arguments.count else {
            return true
        }
        // A single parameter ranks above a variadic one.
        if CallShape.isVariadic(own.sources) { return false }
        let types = argumentTypes(own.sources, own.member.parameters.map { declarations.type(of: $0, of: own.member) })
        guard types.count == arguments.count, types != library.parameters else { return true }
        // A closure does not fit a parameter that is no function.
        if zip(arguments, types).contains(where: { $0.value.is(ClosureExprSyntax.self) && !$1.unwrapped.isFunction }) { return false }
        var difference = 0
        for (argument, (type, other)) in zip(arguments, zip(types, library.parameters)) where !argument.value.is(ClosureExprSyntax.self) {
            let given = isImplicit(argument.value) ? StaticType.unknown : speculate(argument.value, .unknown)
            difference += fit(given, type, argument.value) - fit(given, other, argument.value)
            if type.isOptional, !other.isOptional, given.isKnown, !given.isOptional { difference -= 1 }
        }
        return difference >= 0
    }
}
