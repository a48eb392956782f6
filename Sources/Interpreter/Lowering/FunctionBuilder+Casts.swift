internal import SwiftSyntax

/// Casts, and what they ask.
extension FunctionBuilder {
    func emit(_ node: AsExprSyntax) -> StaticType {
        if let bridge = bridge(to: node.type) {
            emit(node.expression, .unknown)
            emit(.call, declarations.function(for: bridge), 1)
            return node.questionOrExclamationMark?.text == "?" ? .optional(staticType(node.type)) : staticType(node.type)
        }
        let type = staticType(node.type)
        let isUndeclared = declarations.isUndeclared(node.type, typeScope)
        switch node.questionOrExclamationMark?.text {
        case "?":
            emitNumberObject(emit(node.expression, .unknown))
            if emitGenericParameter(node.type) {
                emit(.castOptional, -1)
                return node.type.isMade || node.type.writtenText == "Self" ? type.madeOptional : .optional(.unknown)
            }
            emit(.castOptional, code.type(emitPartCasts(to: node.type)))
            return isUndeclared ? .optional(.unknown) : type.isOptional ? .optional(type) : type.madeOptional
        case "!":
            emitNumberObject(emit(node.expression, .unknown))
            // What a dictionary's values are to be is not known of one that is at hand: they may be anything.
            if let owner, LibraryTypes.genericNames(of: owner).contains(node.type.writtenText) { return .unknown }
            if emitGenericParameter(node.type) {
                emit(.castForced, -1)
                return node.type.isMade || node.type.writtenText == "Self" ? type : .unknown
            }
            // A cast to no optional unwraps first.
            if type.isKnown, type != .any, !type.isOptional, let given = demandedMember(node.expression),
                declarations.type(of: given).isOptional
            {
                emitUnwrap(of: declarations.qualifiedName(given))
            }
            emit(.castForced, code.type(emitPartCasts(to: node.type)))
            return type
        default:
            wish(node.type, of: node.expression)
            let given = emit(node.expression, type == .any && node.type.writtenText != "Any" ? .unknown : type)
            if type == .any { return given }
            emit(.upcast, code.type(type))
            return type
        }
    }

    /// Makes nil of what is on the stack where it is not all that a composition asks, `Shape & Named`; gives what is left to ask, of any other type
    /// all.
    func emitPartCasts(to type: TypeSyntax) -> StaticType {
        let parts = declarations.parts(of: type, typeScope)
        guard parts.count > 1, let last = parts.last else { return asked(by: type) }
        for part in parts.dropLast() { emit(.castOptional, code.type(asked(by: part))) }
        return asked(by: last)
    }

    /// What a test or a cast to a type asks of a value.
    private func asked(by type: TypeSyntax) -> StaticType {
        if case .host(let name) = declarations.asked(type, typeScope), LibraryProtocols.contains(name) { return .host(name) }
        return declarations.isUndeclared(type, typeScope) ? .host(type.writtenText) : staticType(type)
    }

    /// The library's function that makes another form of what is cast to a type: any error is an NSError too.
    func bridge(to type: TypeSyntax) -> MemberInfo? {
        guard type.writtenText == "NSError", !declarations.program.files[file].isLibrary else { return nil }
        return declarations.functions(named: "_asNSError", from: nil)?.first
    }
}
