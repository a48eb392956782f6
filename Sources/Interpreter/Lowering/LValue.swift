internal import SwiftSyntax

/// A place: something that can be assigned to or changed in place. Its rvalue parts have already been evaluated.
indirect enum LValue {
    case variable(Variable)
    case global(MemberInfo)
    /// A global or static property with a setter or observers. If it has an owner, the owner's type is pushed as `self`.
    case computedGlobal(MemberInfo)
    /// A stored property of the `self` in slot 0.
    case ownField(MemberInfo, isObject: Bool)
    /// A value that is no place. Only an object in it can change.
    case temporary(Int32, StaticType)
    case member(LValue, String, StaticType)
    case superMember(String, StaticType)
    /// A member that `self` may inherit from an undeclared class.
    case inherited(String)
    /// A direct subscript, with its indices in slots.
    case directSubscript(FunctionBuilder.DirectSubscript, [Int32], StaticType)
    case element(LValue, Int32, StaticType)
    /// `shape` is the number of the call's shape; -1 without labels.
    case subscripted(LValue, shape: Int32, indices: [Int32], StaticType)
    /// The place that the key path in a slot leads to.
    case keyPath(LValue, Int32, StaticType)
    /// A place whose value has already been read into a slot. It is written back to its origin.
    case read(LValue, Int32)
    case unwrapped(LValue, isForced: Bool, StaticType, FunctionBuilder.Label)
    case tuple([LValue])
    case discarded

    var type: StaticType {
        switch self {
        case .variable(let variable): variable.type
        case .global(let member), .computedGlobal(let member), .ownField(let member, _): member.declarations.type(of: member)
        case .temporary(_, let type), .member(_, _, let type), .superMember(_, let type), .element(_, _, let type),
            .directSubscript(_, _, let type), .subscripted(_, _, _, let type), .keyPath(_, _, let type), .unwrapped(_, _, let type, _):
            type
        case .read(let place, _): place.type
        case .tuple(let parts): .tuple(parts.map(\.type), parts.map { _ in nil })
        case .discarded, .inherited: .unknown
        }
    }
}

/// Places: preparing, moving out, and writing back.
extension FunctionBuilder {
    // MARK: Reading and writing

    func emitLoad(_ place: LValue) {
        switch place {
        case .variable(let variable): emitLoad(variable)
        case .global(let member):
            emit(.initializeGlobal, member.slot)
            emit(.loadGlobal, member.slot)
            if member.ownership != .strong { emit(.strengthen) }
        case .computedGlobal(let member): _ = emitStatic(member)
        case .ownField(let member, let isObject):
            emit(isObject ? .loadSelfField : .loadOwnField, member.slot)
            if member.ownership != .strong { emit(.strengthen) }
        case .temporary(let slot, _): emit(.load, slot)
        case .member(let base, let name, _):
            if let member = changingMember(name, of: base.type) { return emitRead(member, of: base) }
            emitLoad(base)
            if let member = optionalMember(name, of: base.type) { return emit(.call, declarations.getter(for: member), 1) }
            emit(.getMember, number(name), 0, code.newCache())
        case .inherited(let name): emitUndeclared(name)
        case .superMember(let name, _):
            emitSelf()
            emitSuperMember(.getSuperMember, name)
        case .directSubscript(let direct, let indices, _): emitDirectSubscript(direct, indices)
        case .element(let base, let position, _):
            emitLoad(base)
            emit(.getElement, position)
        case .subscripted(let base, let shape, let indices, _):
            guard changingSubscript(shape, indices.count, of: base.type) == nil else {
                let result = newTemporary()
                emitTake(place)
                emit(.store, result)
                for _ in indices { emit(.pop) }
                emitPut(base, assigns: false)
                return emit(.take, result)
            }
            emitLoad(base)
            emitSubscript(.getSubscript, shape, indices)
        case .keyPath(let base, let slot, _):
            emitLoad(base)
            emitRead(through: slot)
        case .read(_, let slot): emit(.load, slot)
        case .unwrapped(let base, let isForced, _, _):
            emitLoad(base)
            if isForced { emitUnwrap(of: demandedName(base)) }
        case .tuple, .discarded: emit(.void)
        }
    }

    /// The full name of the program's member that a place is, else the host's name; nil for other places.
    private func demandedName(_ place: LValue) -> String? {
        switch place {
        case .global(let member), .computedGlobal(let member), .ownField(let member, _): return declarations.qualifiedName(member)
        case .member(let base, let name, _):
            guard case .declared(let index) = base.type.unwrapped,
                let member = members(named: name, in: declarations.type(index), isStatic: false).first
            else { return name }
            return declarations.qualifiedName(member)
        case .inherited(let name), .superMember(let name, _): return name
        default: return nil
        }
    }

    /// Pushes the place's value, with the container needed for the write-back beneath it. A value is moved out. With `moves` a reference is
    /// moved out too, as an inout value must have a single owner.
    func emitTake(_ place: LValue, moves: Bool = false) {
        let moved: Int32 = moves ? 1 : 0
        switch place {
        case .variable(let variable): emitTake(variable, moves: moves)
        case .global(let member):
            emit(.initializeGlobal, member.slot)
            emit(.takeGlobal, member.slot, moved)
        case .computedGlobal(let member) where member.changesInPlace:
            emit(.initializeGlobal, member.slot)
            emit(.takeGlobal, member.slot, moved)
        case .computedGlobal(let member): _ = emitStatic(member)
        case .ownField(let member, _) where member.ownership != .strong: emitLoad(place)
        case .ownField(let member, let isObject): emit(isObject ? .takeSelfField : .takeOwnField, member.slot, moved)
        case .temporary(let slot, _): emit(.take, slot)
        case .member(let base, let name, _):
            if let member = changingMember(name, of: base.type), member.hasMutatingGetter {
                // The getter mutates the base before the base is moved out.
                emitRead(member, of: relabelled(base))
                let slot = newTemporary()
                emit(.store, slot)
                emitTake(base)
                return emit(.take, slot)
            }
            emitTake(base)
            if let member = optionalMember(name, of: base.type) {
                emit(.duplicate)
                return emit(.call, declarations.getter(for: member), 1)
            }
            emit(.takeMember, number(name), moved, code.newCache())
        case .inherited(let name):
            emitSelf()
            emitUndeclared(name)
        case .superMember(let name, _):
            emitSelf()
            emit(.duplicate)
            emitSuperMember(.getSuperMember, name)
        case .directSubscript(let direct, let indices, _): emitDirectSubscript(direct, indices)
        case .element(let base, let position, _):
            emitTake(base)
            emit(.takeElement, position, moved)
        case .subscripted(let base, let shape, let indices, _):
            emitTake(base)
            emitSubscript(.takeSubscript, shape, indices, moved)
        case .keyPath(let base, let slot, _):
            emitTake(base)
            emit(.duplicate)
            emitRead(through: slot)
        case .read(let place, let slot):
            emitContainer(of: place)
            emit(.take, slot)
        case .unwrapped(let base, let isForced, _, let end):
            emitTake(base, moves: moves)
            if isForced { emitUnwrap(of: demandedName(base)) } else { jump(.jumpIfNil, end) }
        case .tuple, .discarded: emit(.void)
        }
    }

    /// Pushes the container that `emitPut` expects beneath the value.
    private func emitContainer(of place: LValue) {
        switch place {
        case .member(let base, _, _), .element(let base, _, _), .keyPath(let base, _, _): emitTake(base)
        case .subscripted(let base, _, let indices, _):
            emitTake(base)
            emitLoads(indices)
        case .superMember, .inherited: emitSelf()
        default: break
        }
    }

    /// Writes the value on the stack back after `emitTake`. `assigns` is false for a base whose contents alone may have changed; `moved` is
    /// true if a reference was moved out.
    func emitPut(_ place: LValue, assigns: Bool = true, moved: Bool = false) {
        switch place {
        case .variable(let variable):
            if !assigns, variable.isLet || !variable.canBeStored {
                emit(.restore, variableSlot(variable))
            } else if !assigns, isReference(variable.type) {
                if variable.accessors?.get == nil { emitPlainStore(variable, putsBack: true) } else { emit(.pop) }
            } else {
                emitStore(variable, putsBack: true)
            }
        case .global(let member):
            if member.ownership != .strong { emitOwnership(member.ownership) }
            emit(.storeGlobal, member.slot, 1)
        case .computedGlobal(let member): emitComputedStore(member)
        case .ownField(let member, let isObject):
            emitOwnership(member.ownership)
            emit(isObject ? .storeSelfField : .storeOwnField, member.slot, 1)
        case .temporary(let slot, _): emit(.store, slot)
        case .member(let base, let name, _):
            emitAssignment(to: name, of: base, assigns: assigns, moved: moved, putsBack: true)
            emitPut(base, assigns: false)
        case .inherited(let name):
            emit(assigns ? .assignMember : .putMember, number(name), 0, code.newCache())
            emit(.pop)
        case .superMember(let name, _):
            emitSuperMember(.setSuperMember, name)
        case .directSubscript(let direct, let indices, _): emitDirectSubscriptStore(direct, indices)
        case .element(let base, let position, _):
            emit(.putElement, position)
            emitPut(base, assigns: false)
        case .subscripted(let base, let shape, let indices, _):
            emit(.putSubscript, shape, Int32(indices.count), assigns || moved ? 1 : 0)
            emitPut(base, assigns: false)
        case .keyPath(let base, let slot, _):
            emit(.putKeyPath, slot)
            emitPut(base, assigns: false)
        case .read(let place, _): emitPut(place, assigns: assigns, moved: moved)
        case .unwrapped(let base, _, _, let end):
            bind(end)
            emitPut(base, assigns: assigns, moved: moved)
        case .tuple, .discarded: emit(.pop)
        }
    }

    /// [x] -> [value]; for a take [x] -> [x, indices, value].
    private func emitSubscript(_ operation: Operation, _ shape: Int32, _ indices: [Int32], _ moved: Int32 = 0) {
        emitLoads(indices)
        emit(operation, shape, Int32(indices.count), moved)
    }

    /// Pushes the values of slots.
    func emitLoads(_ slots: [Int32]) {
        for slot in slots { emit(.load, slot) }
    }

    /// [root] -> [value]: reads through the key path in a slot.
    private func emitRead(through slot: Int32) {
        emit(.load, slot)
        emit(.swap)
        emit(.callClosure, 0, 1)
    }

    private func variableSlot(_ variable: Variable) -> Int32 {
        if case .slot(let slot) = variable.storage, !variable.isBoxed { return slot }
        return -1
    }

    /// Calls the setter of a global or static property with the value on the stack.
    private func emitComputedStore(_ member: MemberInfo) {
        guard member.hasSetter else {
            emit(.pop)
            return emit(.fail, code.constant("cannot assign to value: '\(member.baseName)' is a get-only property"))
        }
        if member.kind == .storedProperty { emit(.initializeGlobal, member.slot) }
        if let owner = member.owner {
            _ = emitType(.declared(owner.index))
            emit(.swap)
        }
        emit(.call, declarations.setter(for: member), member.owner == nil ? 1 : 2)
        emit(.pop)
    }

    /// Stores the value on the stack in the place. With `putsBack` it was moved out of the place.
    func emitStore(_ place: LValue, putsBack: Bool = false) {
        let back: Int32 = putsBack ? 1 : 0
        switch place {
        case .variable(let variable): emitStore(variable, putsBack: putsBack)
        case .global(let member):
            emitOwnership(member.ownership)
            emit(.storeGlobal, member.slot, back)
        case .computedGlobal(let member): emitComputedStore(member)
        case .ownField(let member, let isObject):
            emitOwnership(member.ownership)
            emit(isObject ? .storeSelfField : .storeOwnField, member.slot, back)
        case .temporary(let slot, _): emit(.store, slot)
        case .discarded: emit(.pop)
        case .tuple(let parts):
            let slot = newTemporary()
            emit(.store, slot)
            for (position, part) in parts.enumerated() {
                emit(.load, slot)
                emit(.getElement, Int32(position))
                emitStore(part)
            }
        case .inherited(let name):
            emitSelf()
            emit(.swap)
            emit(.setMember, number(name), 0, code.newCache())
        case .superMember(let name, _):
            emitSelf()
            emit(.swap)
            emitSuperMember(.setSuperMember, name)
        case .directSubscript(let direct, let indices, _): emitDirectSubscriptStore(direct, indices)
        case .read(let base, _), .unwrapped(let base, _, _, _): emitStore(base, putsBack: putsBack)
        case .member(let base, let name, _):
            let slot = newTemporary()
            emit(.store, slot)
            emitTake(base)
            emit(.take, slot)
            emitAssignment(to: name, of: base, assigns: true, putsBack: putsBack)
            emitPut(base, assigns: false)
        case .element(let base, let position, _):
            let slot = newTemporary()
            emit(.store, slot)
            emitTake(base)
            emit(.take, slot)
            emit(.putElement, position)
            emitPut(base, assigns: false)
        case .keyPath(let base, let path, _):
            let slot = newTemporary()
            emit(.store, slot)
            emitTake(base)
            emit(.take, slot)
            emit(.putKeyPath, path)
            emitPut(base, assigns: false)
        case .subscripted(let base, let shape, let indices, _):
            let slot = newTemporary()
            emit(.store, slot)
            emitTake(base)
            emitLoads(indices)
            if case .dictionary = base.type.unwrapped, indices.count == 2 {
                // The access begins with a read, which evaluates a default for a missing key.
                emit(.takeSubscript, shape, 2)
                emit(.pop)
            }
            emit(.take, slot)
            emit(.putSubscript, shape, Int32(indices.count), 1)
            emitPut(base, assigns: false)
        }
    }
}
