internal import Heap

/// Calls and members of `super`.
extension Interpreter {
    func callSuper(_ shape: CallShape, _ count: Int, from type: TypeInfo) throws(ScriptError) {
        let receiver = stack[top - count - 1]
        let isStatic = if case .type = receiver { true } else { false }
        for member in inherited(shape.base, type, isStatic: isStatic) where member.kind == .method && declarations.isImplemented(member) {
            if let sources = shape.match(declarations.shapes(of: member)) {
                let total = adapt(sources, count)
                return try enter(declarations.function(for: member), arguments: total + 1)
            }
        }
        if let host = hostAbove(type) {
            for member in declarations.hostMembers(named: shape.base, in: host, isStatic: isStatic) where member.call != nil {
                if let sources = shape.match(declarations.shapes(of: member)) {
                    let total = adapt(sources, count)
                    return try callHost(member, total, wantsReceiver: false, isSuper: true)
                }
            }
        }
        let result = unknownSuper(shape.name, receiver, type)
        noteUnknownSetter(shape.name, of: receiver, (0..<count).map { stack[top - count + $0] })
        for _ in 0...count { release(now: pop()) }
        push(result)
    }

    /// The members of a name in the classes above: the program's, or extensions of the host's.
    private func inherited(_ base: String, _ type: TypeInfo, isStatic: Bool) -> [MemberInfo] {
        if let superclass = type.superclass {
            return declarations.members(named: base, in: superclass, isStatic: isStatic, from: viewpoint)
        }
        guard let host = hostAbove(type) else { return [] }
        return declarations.foreignMembers(named: base, of: declarations.hostNames(host), isStatic: isStatic, from: viewpoint)
    }

    /// The nearest host class above a class of the program, or above a host class that the program extends.
    private func hostAbove(_ type: TypeInfo) -> String? {
        type.hostAncestor?.name ?? (type.kind == .extensionOfExternalType ? declarations.hostType(named: type.name)?.superclass : nil)
    }

    /// A placeholder for a member that no known superclass has; owned.
    private func unknownSuper(_ name: String, _ receiver: Value, _ type: TypeInfo) -> Value {
        if type.chain.contains(where: \.isPlaceholder) { return unknownMember("super.\(name)", of: receiver) }
        refuse("'super.\(name)'")
        return makePlaceholder("super.\(name)")
    }

    func superMember(_ instruction: Instruction) throws(ScriptError) {
        let name = declarations.names[instruction.a]
        let type = declarations.type(instruction.b)
        let isSetting = instruction.op == .setSuperMember
        let receiver = isSetting ? stack[top - 2] : stack[top - 1]
        let isStatic = if case .type = receiver { true } else { false }
        if let member = inherited(name, type, isStatic: isStatic).first(where: \.isProperty) {
            if !isSetting { return try callGetter(member) }
            if isStatic || !member.isPlainStored { return try callSetter(member, keepsReceiver: false) }
            let value = pop()
            try setField(member.slot, value)
            return release(now: pop())
        }
        guard let host = hostAbove(type),
            let member = declarations.hostMembers(named: name, in: host, isStatic: isStatic).first(where: { $0.get != nil })
        else {
            let kept = isSetting ? nil : unknownSuperclassMember(name, of: receiver)
            let result = kept ?? unknownSuper(name, receiver, type)
            if isSetting {
                let value = pop()
                if !setUnknownSuperclassMember(name, of: receiver, to: value) { release(now: value) }
            }
            release(now: pop())
            if isSetting { release(now: result) } else { push(result) }
            return
        }
        var call = HostCall(interpreter: self, receiver: receiver, location: currentLocation)
        if isSetting {
            let value = resolvedImplicit(pop(), as: member.result)
            _ = try hostResult(name) { () throws(ScriptError) -> Value in
                try member.set?(&call, value)
                return .void
            }
            release(now: value)
            release(now: pop())
        } else {
            let value = try hostResult(name) { () throws(ScriptError) -> Value in try member.get?(call) ?? .none }
            keep(value)
            release(now: pop())
            push(value)
        }
    }
}
