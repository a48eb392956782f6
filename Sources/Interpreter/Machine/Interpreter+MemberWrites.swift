internal import Heap

/// Writing members, and changing them in place.
extension Interpreter {
    /// [x, value] -> []: assigns to a member of an object, or of a value that is no place.
    func setMember(_ name: Int32, cache: Int32, keepsReceiver: Bool, putsBack: Bool = false) throws(ScriptError) {
        let target = cachedProperty(name, of: stack[top - 2], cache: cache)
        try setMember(declarations.names[name], target, keepsReceiver: keepsReceiver, putsBack: putsBack)
    }

    /// [x, value] -> []: assigns to a member that has been looked up.
    func setMember(_ name: String, _ target: Target, keepsReceiver: Bool, putsBack: Bool = false) throws(ScriptError) {
        let receiver = stack[top - 2]
        switch target {
        case .field(let slot), .weakField(let slot):
            var value = pop()
            if case .weakField = target { value = weakened(value, as: name, of: receiver) }
            try setField(slot, value, putsBack: putsBack)
            if !keepsReceiver { release(now: pop()) }
        case .property(let member): try callSetter(member, keepsReceiver: keepsReceiver)
        case .host(let member):
            let given = pop()
            guard let value = try fitted(given, to: member.result) else {
                release(now: given)
                if !keepsReceiver { release(now: pop()) }
                return
            }
            var call = HostCall(interpreter: self, receiver: pop(), location: currentLocation)
            let before = call.receiver
            _ = try hostResult(member.name) { () throws(ScriptError) -> Value in
                guard let set = member.set else { throw .refusal("writing '\(member.name)'") }
                try set(&call, value)
                return .void
            }
            if case .host = before { push(call.receiver) } else { push(before) }
            release(now: value)
            if !keepsReceiver { release(now: pop()) }
        case _ where name == "values" && setValues():
            if !keepsReceiver { release(now: pop()) }
        default:
            let value = pop()
            if case .object(let id) = receiver, isPlaceholder(receiver) {
                setPlaceholderMember(name, of: id, to: value)
            } else {
                if case .none = receiver {} else { drop(unknownMember(name, of: receiver)) }
                if !setUnknownSuperclassMember(name, of: receiver, to: value) { release(now: value) }
            }
            if !keepsReceiver { release(now: pop()) }
        }
    }

    private func weakened(_ value: Value, as name: String, of receiver: Value) -> Value {
        guard case .object(let id) = value else { return value }
        let isWeak =
            declaredType(of: receiver).flatMap { found in
                declarations.members(named: name, in: found.type, isStatic: false).first { $0.isProperty }
            }?.ownership == .weak
        drop(value)
        return isWeak ? .weak(id) : .unowned(id)
    }

    /// Stores an owned value in a field of the receiver on the stack. A struct becomes unshared. An object's field that is held is only
    /// written by what took it.
    func setField(_ slot: Int32, _ value: Value, putsBack: Bool = true) throws(ScriptError) {
        switch stack[top - 1] {
        case .object(let id):
            guard Int(slot) < store.pointee.objects[id].fields.count else { return }
            let old = store.pointee.objects[id].fields[Int(slot)]
            if !putsBack, case .held = old { try heldField(slot, of: id) }
            store.pointee.objects[id].fields[Int(slot)] = value
            release(now: old)
        case .structure(let buffer), .tuple(let buffer):
            let own = unique(buffer)
            stack[top - 1] = if case .structure = stack[top - 1] { .structure(own) } else { .tuple(own) }
            let old = store.pointee[own].contents[Int(slot)]
            store.pointee[own].contents[Int(slot)] = value
            release(now: old)
        default: drop(value)
        }
    }

    /// [x] -> [x]: runs a setter with its owned arguments. A mutated value is left on the stack.
    func runSetter(_ member: MemberInfo, _ arguments: [Value]) throws(ScriptError) {
        let receiver = stack[top - 1]
        if declarations.givesSelfBack(member) { top -= 1 } else { keep(receiver) }
        release(now: try callNested(declarations.setter(for: member), [receiver] + arguments))
    }

    func callSetter(_ member: MemberInfo, keepsReceiver: Bool) throws(ScriptError) {
        if member.isLazy, !member.isObserved {
            let value = pop()
            try setField(member.slot, value)
            if !keepsReceiver { release(now: pop()) }
            return
        }
        if !member.hasSetter {
            let value = pop()
            release(now: value)
            throw .trap("'\(member.name)' cannot be set")
        }
        let value = pop()
        try runSetter(member, [value])
        if !keepsReceiver { release(now: pop()) }
    }

    /// [x] -> [x, value]: moves a stored value out; a reference only if `moves` is 1.
    func takeMember(_ name: Int32, cache: Int32, moves: Int32) throws(ScriptError) {
        let receiver = stack[top - 1]
        let target = cachedProperty(name, of: receiver, cache: cache)
        if let slot = slotInPlace(target) {
            let value: Value
            switch receiver {
            case .object(let id):
                value = try take(&store.pointee.objects[id].fields[Int(slot)], moves, name: declarations.names[name])
            case .structure(let buffer), .tuple(let buffer):
                let own = unique(buffer)
                stack[top - 1] = if case .structure = receiver { .structure(own) } else { .tuple(own) }
                value = takePart(&store.pointee[own].contents[Int(slot)], moves)
            default: value = .none
            }
            push(value)
            return
        }
        if case .property(let member) = target, givesBackWhenRead(member) {
            stack[top - 1] = .missing
            let value = try callNested(declarations.getter(for: member), [receiver])
            stack[top - 2] = pop()
            return push(value)
        }
        keep(receiver)
        push(receiver)
        try getMember(name, cache: cache)
    }

    /// The field of a property that changes in place; nil for others.
    private func slotInPlace(_ target: Target) -> Int32? {
        switch target {
        case .field(let slot): slot
        case .property(let member)
        where member.changesInPlace && !member.isStatic && member.owner != nil && member.owner?.kind != .extensionOfExternalType:
            member.slot
        default: nil
        }
    }

    /// [x, value] -> [x]: writes back what takeMember took. A reference only if it was moved.
    func putMember(_ name: Int32, cache: Int32, moved: Bool) throws(ScriptError) {
        if !moved, isReference(stack[top - 1]) {
            let target = cachedProperty(name, of: stack[top - 2], cache: cache)
            if case .none = stack[top - 1], let slot = slotInPlace(target), hasNoValue(field(slot, of: stack[top - 2])) {
                return try setMember(declarations.names[name], target, keepsReceiver: true, putsBack: true)
            }
            release(now: pop())
        } else if isWritable(cachedProperty(name, of: stack[top - 2], cache: cache)) {
            try setMember(name, cache: cache, keepsReceiver: true, putsBack: true)
        } else {
            release(now: pop())
        }
    }

    /// Whether a value that was read from a target is written back. A read-only target was read for a call that only shares its name with a
    /// mutating method.
    private func isWritable(_ target: Target) -> Bool {
        switch target {
        case .property(let member): member.isLazy || member.hasSetter
        case .host(let member): member.set != nil
        default: true
        }
    }
}
