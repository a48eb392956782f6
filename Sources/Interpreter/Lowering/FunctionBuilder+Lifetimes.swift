extension LValue {
    /// The identity of the variable that the place is a part of, if known.
    var variable: AnyHashable? {
        switch self {
        case .variable(let variable): ObjectIdentifier(variable)
        case .global(let member), .ownField(let member, _): ObjectIdentifier(member)
        case .temporary(let slot, _): slot
        case .member(let base, _, _), .element(let base, _, _), .subscripted(let base, _, _, _), .keyPath(let base, _, _),
            .unwrapped(let base, _, _, _), .read(let base, _):
            base.variable
        default: nil
        }
    }
}

/// Lifetimes of temporaries, and moves for inout arguments.
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

    /// Moves the place's value onto the stack and leaves the place empty until it is stored again. Copies the value if a move would run
    /// code.
    func emitExtraction(_ place: LValue) {
        guard isPlain(place) else { return emitLoad(place) }
        emitTake(place, moves: true)
        switch place {
        case .member(let base, _, _), .element(let base, _, _): emitPutBeneath(base, indices: 0)
        case .subscripted(let base, _, let indices, _): emitPutBeneath(base, indices: indices.count)
        default: break
        }
    }

    /// [base, indices, value] -> [value]: stores the base again.
    private func emitPutBeneath(_ base: LValue, indices: Int) {
        let slot = newTemporary()
        emit(.store, slot)
        for _ in 0..<indices { emit(.pop) }
        emitPut(base, assigns: false)
        emit(.take, slot)
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
