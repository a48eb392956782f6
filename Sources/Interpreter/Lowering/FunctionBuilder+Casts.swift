internal import SwiftSyntax

/// Casts.
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
            // The value type of an existing dictionary is unknown: the values can be anything.
            if let owner, LibraryTypes.genericNames(of: owner).contains(node.type.writtenText) { return .unknown }
            if emitGenericParameter(node.type) {
                emit(.castForced, -1)
                return node.type.isMade || node.type.writtenText == "Self" ? type : .unknown
            }
            // A cast to a non-optional type unwraps first.
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
            if type == .any { return node.type.writtenText == "Any" ? .any : given }
            emit(.upcast, code.type(type))
            return type
        }
    }

    /// Checks all parts of a composition but the last, `Shape & Named`: a value that fails becomes nil. Returns the remaining type to
    /// check. For any other type it returns that type.
    func emitPartCasts(to type: TypeSyntax) -> StaticType {
        let parts = declarations.parts(of: type, typeScope)
        guard parts.count > 1, let last = parts.last else { return asked(by: type) }
        for part in parts.dropLast() { emit(.castOptional, code.type(asked(by: part))) }
        return asked(by: last)
    }

    /// The type that a cast or type test checks for.
    private func asked(by type: TypeSyntax) -> StaticType {
        if case .host(let name) = declarations.asked(type, typeScope), LibraryProtocols.contains(name) { return .host(name) }
        return declarations.isUndeclared(type, typeScope) ? .host(type.writtenText) : staticType(type)
    }

    /// The library function that converts a value for a cast: every error is an `NSError` too.
    func bridge(to type: TypeSyntax) -> MemberInfo? {
        guard type.writtenText == "NSError", !declarations.program.files[file].isLibrary else { return nil }
        return declarations.functions(named: "_asNSError", from: nil)?.first
    }
}
