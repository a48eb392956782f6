/// Writes through optionals. The place is read once and written back even if it contains nil.
extension FunctionBuilder {
    /// Jumps to `skip` if the place contains nil, which is `passed` over. A reference, or a value that code computes, is kept in a temporary.
    func checked(_ place: LValue, _ skip: Label, _ passed: Int32) -> LValue {
        if isReference(place.type) {
            emitLoad(place)
            emitOptionalStandIn(place.type)
            jump(.popJumpIfNil, skip, passed)
            let slot = newTemporary()
            emit(.store, slot)
            return .temporary(slot, place.type)
        }
        let read = held(place)
        emitLoad(read)
        emitOptionalStandIn(place.type)
        let writes = place.type.isKnown && !isClassBound(place.type) && isWrittenByCode(place)
        let missing = writes ? newLabel() : skip
        jump(.popJumpIfNil, missing, passed)
        emit(.pop)
        guard writes else { return read }
        // An access that begins with a read ends with a write, whatever was read.
        let found = newLabel()
        jump(.jump, found)
        bind(missing)
        let again = relabelled(read)
        emitTake(again)
        emitPut(again)
        jump(.jump, skip)
        bind(found)
        return read
    }

    /// The same place with new labels for the chains in it.
    func relabelled(_ place: LValue) -> LValue {
        switch place {
        case .member(let base, let name, let type): .member(relabelled(base), name, type)
        case .element(let base, let position, let type): .element(relabelled(base), position, type)
        case .subscripted(let base, let shape, let indices, let type):
            .subscripted(relabelled(base), shape: shape, indices: indices, type)
        case .keyPath(let base, let slot, let type): .keyPath(relabelled(base), slot, type)
        case .read(let place, let slot): .read(relabelled(place), slot)
        case .unwrapped(let base, let isForced, let type, _): .unwrapped(relabelled(base), isForced: isForced, type, newLabel())
        default: place
        }
    }

    /// The place with its computed parts read once into temporaries.
    private func held(_ place: LValue) -> LValue {
        switch place {
        case .variable(let variable) where variable.accessors?.get != nil: return readNow(place)
        case .computedGlobal(let member) where member.changesInPlace: return place
        case .computedGlobal, .superMember, .directSubscript: return readNow(place)
        case .keyPath(let base, let slot, let type): return readNow(.keyPath(held(base), slot, type))
        case .element(let base, let position, let type): return .element(held(base), position, type)
        case .unwrapped(let base, let isForced, let type, let end): return .unwrapped(held(base), isForced: isForced, type, end)
        case .subscripted(let base, let shape, let indices, let type):
            let held = LValue.subscripted(held(base), shape: shape, indices: indices, type)
            if case .declared = base.type.unwrapped { return readNow(held) }
            return base.type.isKnown ? held : readNow(held)
        case .member(let base, let name, let type):
            let held = LValue.member(held(base), name, type)
            guard let property = property(name, of: base.type) else { return readNow(held) }
            let staysInPlace = property.changesInPlace && !declarations.declared.overriddenProperties.contains(name)
            return property.isPlainStored || staysInPlace ? held : readNow(held)
        default: return place
        }
    }

    private func readNow(_ place: LValue) -> LValue {
        let slot = newTemporary()
        emitLoad(place)
        emit(.store, slot)
        return .read(place, slot)
    }

    /// Whether a write to the place runs the program's code: a setter or observer of the place or of its base.
    private func isWrittenByCode(_ place: LValue) -> Bool {
        switch place {
        case .variable(let variable): return variable.accessors != nil
        case .computedGlobal, .superMember, .directSubscript: return true
        case .subscripted(let base, _, _, _):
            if case .declared = base.type.unwrapped { return true }
            return isWrittenByCode(base)
        case .member(let base, let name, _):
            if let property = property(name, of: base.type), !property.isPlainStored { return property.ownership == .strong }
            return !isReference(base.type) && isWrittenByCode(base)
        case .element(let base, _, _), .keyPath(let base, _, _), .read(let base, _), .unwrapped(let base, _, _, _):
            return isWrittenByCode(base)
        default: return false
        }
    }

    func property(_ name: String, of type: StaticType) -> MemberInfo? {
        guard case .declared(let index) = type.unwrapped else { return nil }
        return members(named: name, in: declarations.type(index), isStatic: false).first(where: \.isProperty)
    }

    /// Whether a type is a class-bound protocol, whose values are references.
    private func isClassBound(_ type: StaticType) -> Bool {
        guard case .declared(let index) = type.unwrapped, declarations.type(index).kind == .protocol else { return false }
        let protocols = [declarations.type(index)] + declarations.allProtocols(of: declarations.type(index))
        return protocols.contains { info in
            info.superclass != nil || info.hostAncestor != nil
                || info.inherited.contains { ["AnyObject", "class", "NSObjectProtocol"].contains($0.writtenText) }
        }
    }
}
