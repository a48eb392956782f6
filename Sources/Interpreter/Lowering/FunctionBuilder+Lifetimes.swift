extension LValue {
    /// The variable that the place is a part of, where that is known.
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

/// How long what an expression needs for itself lives, and what is inout.
extension FunctionBuilder {
    /// Evaluates a whole expression: what was kept only for it is let go behind it, and not where the scope ends.
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

    /// Pushes the place's value and leaves the place without any until it is stored again; copies it where that would run code.
    func emitExtraction(_ place: LValue) {
        guard isPlain(place) else { return emitLoad(place) }
        emitTake(place, moves: true)
        switch place {
        case .member(let base, _, _), .element(let base, _, _): emitPutBeneath(base, indices: 0)
        case .subscripted(let base, _, let indices, _): emitPutBeneath(base, indices: indices.count)
        default: break
        }
    }

    /// [base, indices, value] -> [value]: puts the base back.
    private func emitPutBeneath(_ base: LValue, indices: Int) {
        let slot = newTemporary()
        emit(.store, slot)
        for _ in 0..<indices { emit(.pop) }
        emitPut(base, assigns: false)
        emit(.take, slot)
    }

    /// Whether it is surely no code that reads and writes the place, or what it is a part of.
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
