internal import Heap

/// Calls whose callee is found by name.
extension Interpreter {
    /// The instructions that may begin a function.
    func transfer(_ instruction: Instruction) throws(ScriptError) {
        let count = Int(instruction.b)
        switch instruction.op {
        case .getMember: try getMember(instruction.a, cache: instruction.c)
        case .setMember: try setMember(instruction.a, cache: instruction.c, keepsReceiver: false)
        case .assignMember: try setMember(instruction.a, cache: instruction.c, keepsReceiver: true)
        case .takeMember: try takeMember(instruction.a, cache: instruction.c)
        case .putMember: try putMember(instruction.a, cache: instruction.c)
        case .getSuperMember, .setSuperMember: try superMember(instruction)
        case .getSubscript: try getSubscript(count, shape: instruction.a)
        case .takeSubscript: try takeSubscript(count)
        case .putSubscript: try putSubscript(count, assigns: instruction.a == 1)
        case .callMethod, .callMutating:
            let isMutating = instruction.op == .callMutating
            try countStep()
            let receiver = stack[top - count - 1]
            let key = key(of: receiver)
            if caches[Int(instruction.c)].key != key {
                let target = methodTarget(declarations.names[instruction.a], of: receiver)
                caches[Int(instruction.c)] = MemberCache(key: key, target: target)
            }
            try invoke(caches[Int(instruction.c)].target, nil, declarations.names[instruction.a], count, wantsReceiver: isMutating)
        case .callShape, .callMutatingShape:
            let isMutating = instruction.op == .callMutatingShape
            try countStep()
            let shape = declarations.code.shapes[Int(instruction.a)]
            let receiver = stack[top - count - 1]
            let key = key(of: receiver)
            if caches[Int(instruction.c)].key != key {
                let (target, isStable) = shapeTarget(shape, of: receiver, arguments: Array(UnsafeBufferPointer(start: stack + top - count, count: count)))
                if isStable { caches[Int(instruction.c)] = MemberCache(key: key, target: target) }
                try invoke(target, shape, shape.base, count, wantsReceiver: isMutating)
            } else {
                try invoke(caches[Int(instruction.c)].target, shape, shape.base, count, wantsReceiver: isMutating)
            }
        case .callClosure:
            try countStep()
            try callClosure(count)
        case .callSuper: try callSuper(declarations.code.shapes[Int(instruction.a)], count, from: declarations.type(instruction.c))
        case .callInitializer, .callShapeInitializer, .callSuperInitializer: try delegateInitialiser(instruction)
        case .instantiate: try instantiate(declarations.type(instruction.c), name: declarations.names[instruction.a], nil, count)
        case .instantiateShape:
            try instantiate(declarations.type(instruction.c), name: nil, declarations.code.shapes[Int(instruction.a)], count)
        case .instantiateType:
            let shape = declarations.code.shapes[Int(instruction.a)]
            let receiver = stack[top - count - 1]
            if case .type(.declared(let index)) = receiver {
                removeReceiver(count)
                try instantiate(declarations.type(index), name: nil, shape, count)
            } else {
                let (target, _) = shapeTarget(shape, of: receiver, arguments: Array(UnsafeBufferPointer(start: stack + top - count, count: count)))
                try invoke(target, shape, shape.base, count, wantsReceiver: false)
            }
        default: throw .trap("an instruction that transfers nothing")
        }
    }

    private func removeReceiver(_ count: Int) {
        let place = stack + (top - count - 1)
        drop(place.move())
        place.moveInitialize(from: place + 1, count: count)
        top -= 1
    }

    func insert(_ value: Value, beneath count: Int) {
        let place = stack + (top - count)
        (place + 1).moveInitialize(from: place, count: count)
        place.initialize(to: value)
        top += 1
    }

    // MARK: Finding

    /// The method of that full name.
    func methodTarget(_ name: String, of value: Value) -> Target {
        let base = name.prefix { $0 != "(" }
        if let (type, isStatic) = declaredType(of: value) {
            let members = declarations.members(named: String(base), in: type, isStatic: isStatic)
            if let member = members.first(where: { $0.name == name && declarations.isImplemented($0) }) {
                if let point = overridePoint(member, of: type) { return .host(point) }
                return .function(declarations.function(for: member), isMutating: member.isMutating)
            }
        }
        let isType = if case .type = value { true } else { false }
        if let member = declarations.foreignMembers(named: String(base), of: extensionNames(of: value), isStatic: isType)
            .first(where: { $0.name == name })
        {
            return .function(declarations.function(for: member), isMutating: member.isMutating)
        }
        if let (hostName, isStatic) = hostTypeName(of: value) {
            let members = declarations.hostMembers(named: String(base), in: hostName, isStatic: isStatic || base == "init")
            if let member = members.first(where: { $0.name == name && $0.call != nil }) { return .host(member) }
        }
        if let method = LibraryMethod.named(String(base)) { return .library(method) }
        return .none
    }

    /// The method that a call as it is written reaches; not stable when values decide.
    func shapeTarget(_ shape: CallShape, of value: Value, arguments: [Value]) -> (Target, Bool) {
        var members: [MemberInfo] = []
        if let (type, isStatic) = declaredType(of: value) {
            members = declarations.members(named: shape.base, in: type, isStatic: isStatic).filter { declarations.isImplemented($0) }
            if let ordinal = isStatic ? type.caseOrdinals[shape.base] : nil {
                return (.adapted(caseMember(type, ordinal), []), false)
            }
            if let property = members.first(where: { $0.kind == .storedProperty && !$0.isStatic }) { return (.closureProperty(property.slot), true) }
        }
        let isType = if case .type = value { true } else { false }
        members += declarations.foreignMembers(named: shape.base, of: extensionNames(of: value), isStatic: isType)
        var fitting: [(MemberInfo, [ArgumentSource])] = []
        for member in members where member.kind == .method || (member.kind == .initializer && isType) {
            if let sources = shape.match(declarations.shapes(of: member.parameters)) { fitting.append((member, sources)) }
        }
        if let choice = fitting.count > 1 ? mostFitting(fitting, arguments) : fitting.first {
            if let (type, _) = declaredType(of: value), let point = overridePoint(choice.0, of: type) {
                return (.adaptedHost(point, choice.1), fitting.count == 1)
            }
            if CallShape.isDirect(choice.1), choice.0.kind == .method {
                return (.function(declarations.function(for: choice.0), isMutating: choice.0.isMutating), fitting.count == 1)
            }
            return (.adapted(choice.0, choice.1), fitting.count == 1)
        }
        if let (hostName, isStatic) = hostTypeName(of: value) {
            var all: [(HostMember, [ArgumentSource])] = []
            for member in declarations.hostMembers(named: shape.base, in: hostName, isStatic: isStatic || shape.base == "init")
            where member.call != nil {
                if let sources = shape.match(declarations.shapes(of: member.parameters)) { all.append((member, sources)) }
            }
            if let choice = all.first { return (.adaptedHost(choice.0, choice.1), all.count == 1) }
        }
        if let method = LibraryMethod.named(shape.base) { return (.library(method), true) }
        return (.none, true)
    }

    /// The host's method that wants to hear of calls of a method of the program's that overrides it.
    private func overridePoint(_ member: MemberInfo, of type: TypeInfo) -> HostMember? {
        guard member.isOverride, !member.isStatic, member.kind == .method, let host = type.hostAncestor else { return nil }
        return declarations.hostMembers(named: member.baseName, in: host.name, isStatic: false)
            .first { $0.isOverridePoint && $0.name == member.name }
    }

    private func caseMember(_ type: TypeInfo, _ ordinal: Int) -> MemberInfo {
        let item = type.cases[ordinal]
        let member = declarations.make(.method, item.name, item.fullName, declarations.program.files[type.file].tree, file: type.file)
        member.owner = type
        member.parameters = item.parameters
        member.isConvenience = true
        return member
    }

    private func mostFitting(_ all: [(MemberInfo, [ArgumentSource])], _ arguments: [Value]) -> (MemberInfo, [ArgumentSource])? {
        var best: ((MemberInfo, [ArgumentSource]), Int)?
        for candidate in all {
            var score = 0
            for (parameter, source) in zip(candidate.0.parameters, candidate.1) {
                guard case .argument(let index) = source, index < arguments.count else { continue }
                let type = declarations.type(of: parameter, of: candidate.0)
                score += type.isKnown ? (isValue(arguments[index], of: type) ? 2 : -5) : 1
            }
            if score > (best?.1 ?? Int.min) { best = (candidate, score) }
        }
        return best?.0
    }

    // MARK: Calling

    private func invoke(
        _ target: Target, _ shape: CallShape?, _ name: String, _ count: Int, wantsReceiver: Bool
    ) throws(ScriptError) {
        switch target {
        case .function(let index, let isMutating):
            if wantsReceiver, !isMutating { keepReceiver(count) }
            try enter(index, arguments: count + 1)
            if isMutating, !wantsReceiver { store.pointee.frames[store.pointee.frames.count - 1].dropsResult = false }
        case .adapted(let member, let sources):
            if member.kind == .method, member.isConvenience, let owner = member.owner { return makeCase(owner, member, count) }
            if wantsReceiver, !member.isMutating { keepReceiver(count) }
            let total = adapt(sources, count)
            try enter(declarations.function(for: member), arguments: total + 1)
        case .host(let member):
            try callHost(member, count, wantsReceiver: wantsReceiver)
        case .adaptedHost(let member, let sources):
            let total = adapt(sources, count)
            try callHost(member, total, wantsReceiver: wantsReceiver)
        case .library(let method):
            try callLibrary(method, shape ?? CallShape(name, Array(repeating: nil, count: count)), count, wantsReceiver: wantsReceiver)
        case .closureProperty(let slot):
            let place = stack + (top - count - 1)
            let receiver = place.move()
            let closure = field(slot, of: receiver)
            keep(closure)
            place.initialize(to: closure)
            try callClosure(count)
            release(now: receiver)
        case .none, .field, .weakField, .property:
            let receiver = stack[top - count - 1]
            if case .none = receiver {} else if case .closure = receiver, name == "callAsFunction" {
                return try callClosure(count)
            } else {
                refuse("'\(shape?.name ?? name)' of \(typeName(of: receiver))")
            }
            for _ in 0..<count { release(now: pop()) }
            if !wantsReceiver { release(now: pop()) }
            push(.none)
        }
    }

    private func makeCase(_ type: TypeInfo, _ member: MemberInfo, _ count: Int) {
        removeReceiver(count)
        let ordinal = type.caseOrdinals[member.baseName] ?? 0
        push(enumCase(type.index, ordinal, popMany(count)))
    }

    /// A second reference to the receiver, beneath it, for a call that changes nothing.
    private func keepReceiver(_ count: Int) {
        let receiver = stack[top - count - 1]
        keep(receiver)
        insert(receiver, beneath: count + 1)
    }

    func popMany(_ count: Int) -> ContiguousArray<Value> {
        var values = ContiguousArray<Value>()
        values.reserveCapacity(count)
        for position in 0..<count { values.append((stack + top - count + position).move()) }
        top -= count
        return values
    }

    /// Arranges arguments as written to one for each parameter; says how many there are now.
    private func adapt(_ sources: [ArgumentSource], _ count: Int) -> Int {
        let given = popMany(count)
        for source in sources {
            switch source {
            case .missing: push(.missing)
            case .argument(let index): push(given[index])
            case .variadic(let indices): push(.array(makeBuffer(ContiguousArray(indices.map { given[$0] }))))
            }
        }
        return sources.count
    }

    func callClosure(_ count: Int) throws(ScriptError) {
        let callee = stack[top - count - 1]
        guard case .closure(let id) = callee else {
            if declaredType(of: callee) != nil, case .function(let index, _) = shapeTarget(
                CallShape("callAsFunction", Array(repeating: nil, count: count)), of: callee, arguments: []).0
            {
                return try enter(index, arguments: count + 1)
            }
            for _ in 0..<count { release(now: pop()) }
            let value = pop()
            if case .none = value { throw .trap("Fatal error: Unexpectedly found nil while unwrapping an Optional value") }
            refuse("a call of \(typeName(of: value))")
            release(now: value)
            push(.none)
            return
        }
        let function = store.pointee.objects[id].function
        if function < 0 {
            let arguments = popMany(count)
            let body = hostFunctions[Int(-function - 1)]
            let result = try hostResult("closure") { () throws(ScriptError) -> Value in try body(self, Array(arguments)) }
            keep(result)
            for argument in arguments.reversed() { drop(argument) }
            release(now: pop())
            push(result)
            return
        }
        if let bound = boundMethod(id) {
            let place = stack + (top - count - 1)
            let receiver = bound.receiver
            keep(receiver)
            place.pointee = receiver
            drop(.closure(id))
            let target = methodTarget(bound.name, of: receiver)
            return try invoke(target, nil, bound.name, count, wantsReceiver: false)
        }
        let arity = lowered[Int(function)].code?.arity ?? self.function(function).code?.arity ?? -1
        var total = count
        if arity > 1, count == 1, case .tuple(let buffer) = stack[top - 1] {
            let elements = store.pointee[buffer].elements
            for element in elements { keep(element) }
            drop(pop())
            for element in elements { push(element) }
            total = elements.count
        }
        while arity >= 0, total > Int(arity) {
            release(now: pop())
            total -= 1
        }
        while arity >= 0, total < Int(arity) {
            push(.void)
            total += 1
        }
        try enter(function, arguments: total + 1)
    }

    /// A method used as a value keeps its receiver and name as captures.
    private func boundMethod(_ id: ObjectID) -> (receiver: Value, name: String)? {
        let instance = store.pointee.objects[id]
        guard instance.isPartial, instance.fields.count == 1 else { return nil }
        return (instance.fields[0], declarations.names[instance.function])
    }

    private func callSuper(_ shape: CallShape, _ count: Int, from type: TypeInfo) throws(ScriptError) {
        let receiver = stack[top - count - 1]
        let isStatic = if case .type = receiver { true } else { false }
        if let superclass = type.superclass {
            let members = declarations.members(named: shape.base, in: superclass, isStatic: isStatic)
            for member in members where member.kind == .method && declarations.isImplemented(member) {
                if let sources = shape.match(declarations.shapes(of: member.parameters)) {
                    let total = adapt(sources, count)
                    return try enter(declarations.function(for: member), arguments: total + 1)
                }
            }
        }
        if let host = type.hostAncestor {
            for member in declarations.hostMembers(named: shape.base, in: host.name, isStatic: isStatic) where member.call != nil {
                if let sources = shape.match(declarations.shapes(of: member.parameters)) {
                    let total = adapt(sources, count)
                    return try callHost(member, total, wantsReceiver: false, isSuper: true)
                }
            }
        }
        refuse("'super.\(shape.name)'")
        for _ in 0...count { release(now: pop()) }
        push(.none)
    }

    private func superMember(_ instruction: Instruction) throws(ScriptError) {
        let name = declarations.names[instruction.a]
        let type = declarations.type(instruction.b)
        let isSetting = instruction.op == .setSuperMember
        let receiver = isSetting ? stack[top - 2] : stack[top - 1]
        if let superclass = type.superclass,
            let member = declarations.members(named: name, in: superclass, isStatic: false).first(where: \.isProperty)
        {
            if isSetting {
                let value = pop()
                if member.isPlainStored {
                    setField(member.slot, value)
                } else {
                    keep(receiver)
                    release(now: try callNested(declarations.setter(for: member), [receiver, value]))
                }
                release(now: pop())
            } else if member.kind == .storedProperty, !member.isLazy {
                let value = strengthened(field(member.slot, of: receiver))
                release(now: pop())
                push(value)
            } else {
                try enter(declarations.getter(for: member), arguments: 1)
            }
            return
        }
        guard let host = type.hostAncestor,
            let member = declarations.hostMembers(named: name, in: host.name, isStatic: false).first(where: { $0.get != nil })
        else {
            refuse("'super.\(name)'")
            if isSetting { release(now: pop()) } else { push(.none); let value = pop(); release(now: pop()); push(value) }
            if isSetting { release(now: pop()) }
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

    // MARK: The host

    /// Runs the host's code; a refusal by the host becomes nil and an event.
    func hostResult(_ name: String, _ body: () throws(ScriptError) -> Value) throws(ScriptError) -> Value {
        if nesting >= limits.nesting { throw .trap("stack overflow: more than \(nesting) calls through the library or the host within each other") }
        nesting += 1
        defer { nesting -= 1 }
        do {
            return try body()
        } catch .refusal(let message) {
            refuse(message)
            return .none
        } catch .thrown(let value) {
            keep(value)
            throw .thrown(value)
        } catch {
            throw error
        }
    }

    /// [receiver, arguments] -> [result], or [receiver, result] when the receiver is wanted.
    func callHost(
        _ member: HostMember, _ count: Int, wantsReceiver: Bool, adopting: ObjectID? = nil, isSuper: Bool = false
    ) throws(ScriptError) {
        var arguments = Array(popMany(count))
        for (position, parameter) in member.parameters.enumerated() where position < arguments.count {
            if case .missing = arguments[position] { arguments[position] = try defaultValue(of: parameter) }
            arguments[position] = resolvedImplicit(arguments[position], as: parameter.type)
        }
        let receiver = pop()
        let given = arguments
        var call = HostCall(
            interpreter: self, receiver: receiver, arguments: given, adopting: adopting, isSuper: isSuper, location: currentLocation)
        let mark = store.pointee.pool.count
        let result = try hostResult(member.name) { () throws(ScriptError) -> Value in
            guard let body = member.call else { return .none }
            return try body(&call)
        }
        keep(result)
        drainPool(to: mark)
        for argument in arguments.reversed() { drop(argument) }
        if wantsReceiver {
            if case .host = call.receiver { push(call.receiver) } else { push(receiver) }
        } else {
            drop(receiver)
        }
        settle()
        push(result)
    }

    func drainPool(to mark: Int) {
        while store.pointee.pool.count > mark { if let value = store.pointee.pool.popLast() { drop(value) } }
    }

    /// A parameter's default, owned.
    func defaultValue(of parameter: HostParameter) throws(ScriptError) -> Value {
        guard let source = parameter.defaultValue else { return .none }
        let key = "\(parameter.type)=\(source)"
        let index: Int32
        if let known = hostDefaults[key] {
            index = known
        } else {
            index = declarations.expressionFunction(source, type: parameter.type)
            hostDefaults[key] = index
        }
        return try callNested(index, [.void])
    }
}
