internal import SwiftSyntax

/// Lifetimes of temporaries.
extension FunctionBuilder {
    /// Lowers a whole expression and releases its temporaries afterwards, rather than at the end of the scope.
    func inPassing<Result>(_ body: () -> Result) -> Result {
        let depth = scopes.count - 1
        let first = scopes[depth].cleanups.count
        let result = body()
        let added = scopes[depth].cleanups[first...]
        scopes[depth].cleanups.removeSubrange(first...)
        for cleanup in added {
            if case .slot = cleanup { continue }
            scopes[depth].cleanups.append(cleanup)
        }
        for case .slot(let slot) in added.reversed() { emit(.clear, slot) }
        return result
    }

    /// Moves a local variable's value out, which ends the variable's life; nil for other expressions.
    func emitConsumed(_ expression: ExprSyntax) -> StaticType? {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
            case .variable(let variable)? = lookup(name), case .slot(let slot) = variable.storage, !variable.isBoxed,
            isPlain(.variable(variable))
        else { return nil }
        emit(.take, slot)
        return variable.type
    }

    /// Whether reading and writing the place, or the whole that it is part of, surely runs no code.
    func isPlain(_ place: LValue) -> Bool {
        switch place {
        case .variable(let variable): return variable.accessors == nil && variable.wrappedPlace == nil && variable.ownership == .strong
        case .global(let member), .ownField(let member, _): return member.ownership == .strong
        case .temporary: return true
        case .member(let base, let name, _):
            guard let property = property(name, of: base.type), property.isPlainStored, property.ownership == .strong else { return false }
            return isPlain(base)
        case .element(let base, _, _): return isPlain(base)
        case .subscripted(let base, -1, _, _):
            switch base.type {
            case .array, .dictionary: return isPlain(base)
            default: return false
            }
        default: return false
        }
    }
}
