internal import Heap

/// Calls whose target is looked up by name.
extension Interpreter {
    /// Performs the instructions that can enter a function.
    func transfer(_ instruction: Instruction) throws(ScriptError) {
        let count = Int(instruction.b & ~Instruction.isOwn)
        switch instruction.op {
        case .getMember: try getMember(instruction.a, cache: instruction.c)
        case .setMember: try setMember(instruction.a, cache: instruction.c, keepsReceiver: false)
        case .assignMember:
            try setMember(instruction.a, cache: instruction.c, keepsReceiver: true, putsBack: instruction.b == 1)
        case .takeMember: try takeMember(instruction.a, cache: instruction.c, moves: instruction.b)
        case .putMember: try putMember(instruction.a, cache: instruction.c, moved: instruction.b == 1)
        case .getSuperMember, .setSuperMember: try superMember(instruction)
        case .getSubscript: try getSubscript(count, shape: instruction.a)
        case .takeSubscript: try takeSubscript(count, shape: instruction.a, moves: instruction.c)
        case .putSubscript: try putSubscript(count, shape: instruction.a, assigns: instruction.c == 1)
        case .putKeyPath: try putKeyPath(instruction.a)
        case .callMethod, .callMutating:
            let isMutating = instruction.op == .callMutating
            try countStep()
            let receiver = stack[top - count - 1]
            let key = key(of: receiver)
            let name = declarations.names[instruction.a]
            if caches[Int(instruction.c)].key != key {
                if unboxReceiver(count) { return try transfer(instruction) }
                let target =
                    givenWitness(instruction.c, of: receiver).map {
                        .function(declarations.function(for: $0), isMutating: $0.isMutating)
                    } ?? methodTarget(name, of: receiver)
                if declarations.valuesDecide(String(name.prefix { $0 != "(" })) {
                    return try invoke(target, nil, name, count, wantsReceiver: isMutating, place: instruction.c)
                }
                caches[Int(instruction.c)] = MemberCache(key: key, target: target)
            }
            try invoke(caches[Int(instruction.c)].target, nil, name, count, wantsReceiver: isMutating, place: instruction.c)
        case .callOverload:
            try countStep()
            let receiver = stack[top - count - 1]
            let key = key(of: receiver)
            let member = declarations.code.overloads[Int(instruction.a)]
            if caches[Int(instruction.c)].key != key {
                caches[Int(instruction.c)] = MemberCache(key: key, target: overloadTarget(member, of: receiver))
            }
            let target = caches[Int(instruction.c)].target
            if member.owner?.kind == .class, case .function(let index, _) = target, index != declarations.function(for: member) {
                try completeArguments(of: member, count)
            }
            try invoke(target, nil, member.name, count, wantsReceiver: false, place: instruction.c, inouts: member.inouts)
        case .callOperator:
            try countStep()
            let name = declarations.names[instruction.a]
            if let (index, operands) = try operatorCall(name, (top - count..<top).map { stack[$0] }) {
                for (place, operand) in zip(top - count..<top, operands) { stack[place] = operand }
                return try enter(index, arguments: count)
            }
            let operands = popMany(count)
            if !operands.contains(where: isPlaceholder) { refuse("the operator '\(name)' of \(typeName(of: operands[0]))") }
            push(makePlaceholder(operands.map { typeName(of: $0) }.joined(separator: " \(name) ")))
            for operand in operands.reversed() { release(now: operand) }
        case .callHostInitializer:
            try countStep()
            try makeHost(declarations.names[instruction.a], count)
        case .callShape, .callMutatingShape:
            let isMutating = instruction.op == .callMutatingShape
            try countStep()
            let shape = declarations.code.shapes[Int(instruction.a)]
            resolveImplicitArguments(shape, count)
            let receiver = stack[top - count - 1]
            let key = key(of: receiver)
            if caches[Int(instruction.c)].key != key {
                if unboxReceiver(count) { return try transfer(instruction) }
                let (target, isStable) = shapeTarget(
                    shape, of: receiver, arguments: Array(UnsafeBufferPointer(start: stack + top - count, count: count)))
                if isStable { caches[Int(instruction.c)] = MemberCache(key: key, target: target) }
                try invoke(target, shape, shape.base, count, wantsReceiver: isMutating, place: instruction.c)
            } else {
                try invoke(caches[Int(instruction.c)].target, shape, shape.base, count, wantsReceiver: isMutating, place: instruction.c)
            }
        case .callClosure:
            try countStep()
            try callClosure(count, inouts: instruction.a > 0 ? declarations.code.shapes[Int(instruction.a) - 1].inouts : [])
        case .callSuper: try callSuper(declarations.code.shapes[Int(instruction.a)], count, from: declarations.type(instruction.c))
        case .callInitializer, .callShapeInitializer, .callSuperInitializer: try delegateInitialiser(instruction)
        case .instantiate:
            let number = ownNumber(instruction, else: instruction.c)
            try instantiate(declarations.type(instruction.c), number, name: declarations.names[instruction.a], nil, count)
        case .instantiateShape:
            let number = ownNumber(instruction, else: instruction.c)
            try instantiate(declarations.type(instruction.c), number, name: nil, declarations.code.shapes[Int(instruction.a)], count)
        case .instantiateType: try instantiate(declarations.code.shapes[Int(instruction.a)], count)
        default: throw .trap("an instruction that transfers nothing")
        }
    }

    /// The type number for a new value: for `isOwn` the type with the arguments that it has in the frame's self, else `number`.
    @inline(__always)
    func ownNumber(_ instruction: Instruction, else number: Int32) -> Int32 {
        guard instruction.b & Instruction.isOwn != 0 else { return number }
        let own = self.number(of: stack[Int(frames[frames.count - 1].base)])
        return declarations.number(of: declarations.type(number), in: own) ?? number
    }

    /// [type, arguments] -> [object]
    private func instantiate(_ shape: CallShape, _ count: Int) throws(ScriptError) {
        let receiver = stack[top - count - 1]
        if case .type(.declared(let index)) = receiver {
            resolveImplicitArguments(shape, count)
            removeReceiver(count)
            try instantiate(declarations.type(index), index, name: nil, shape, count)
        } else {
            let arguments = Array(UnsafeBufferPointer(start: stack + top - count, count: count))
            try invoke(shapeTarget(shape, of: receiver, arguments: arguments).0, shape, shape.base, count, wantsReceiver: false)
        }
    }

    /// The call shape of an initialiser used as a value, `T.init(rawValue:)` or `T.init`. Without labels it takes those of the initialiser
    /// that fits the arguments.
    private func initialiserShape(_ name: String, of type: Value, _ count: Int) -> CallShape {
        if let clause = name.firstIndex(of: "(") {
            let labels = name[clause...].dropFirst().dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
            return CallShape("init", labels)
        }
        let unlabelled = CallShape("init", Array(repeating: nil, count: count))
        guard let (info, _) = declaredType(of: type) else { return unlabelled }
        let direct = (0..<count).map { ArgumentSource.argument($0) }
        let all = declarations.initializers(of: info).filter { $0.parameters.count == count }.map { ($0, direct) }
        if let (member, _) = mostFitting(all, Array(UnsafeBufferPointer(start: stack + top - count, count: count))) {
            return CallShape("init", member.parameters.map(\.label))
        }
        if info.kind == .enumeration, count == 1 { return CallShape("init", ["rawValue"]) }
        let properties = info.kind == .structure ? info.memberwiseProperties : []
        return properties.count == count ? CallShape("init", properties.map(\.memberwiseName)) : unlabelled
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

    /// Invokes a target with the arguments on the stack. `place` is the cache number, which tells the expected result type. `inouts` are
    /// the arguments to return if no shape lists them.
    func invoke(
        _ target: Target, _ shape: CallShape?, _ name: String, _ count: Int, wantsReceiver: Bool, place: Int32 = -1, inouts: [Int] = []
    ) throws(ScriptError) {
        switch target {
        case .function(let index, let isMutating):
            if wantsReceiver, !isMutating { keepReceiver(count) }
            try enter(index, arguments: count + 1)
            if isMutating, !wantsReceiver { frames[frames.count - 1].dropsResult = false }
        case .adapted(let member, let sources):
            if member.makesCase, let owner = member.owner { return makeCase(owner, member, count) }
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
            if wantsReceiver { keepReceiver(count) }
            let closure = field(slot, of: stack[top - count - 1])
            keep(closure)
            try callClosure(closure, count, inouts: shape?.inouts ?? inouts)
        case .property(let member):
            if wantsReceiver { keepReceiver(count) }
            try callClosure(try read(member, of: stack[top - count - 1]), count, inouts: shape?.inouts ?? inouts)
        case .none, .field, .weakField:
            let receiver = stack[top - count - 1]
            if case .closure = receiver, name == "callAsFunction" { return try callClosure(count) }
            try checkMemory()
            let arguments = popMany(count)
            var result = Value.none
            var filler: String?
            if case .object(let id) = receiver, isPlaceholder(receiver) {
                filler = "\(placeholderName(id)).\(shape?.name ?? name)"
                result = callPlaceholder(id, shape?.name ?? name, Array(arguments))
                // A call from outside lowered code has no expected type.
                if declarations.code.expectedResults.indices.contains(Int(place)) {
                    result = try plain(result, as: declarations.code.expectedResults[Int(place)])
                }
            } else if case .none = receiver {
            } else if let meant = callMeant(shape?.name ?? name, of: receiver, arguments) {
                result = meant
            } else {
                noteUnknownSetter(shape?.name ?? name, of: receiver, arguments)
                if (shape?.base ?? name).hasPrefix("init") {
                    result = try unknownInitialiser(shape?.name ?? name, of: receiver, arguments)
                } else {
                    result = unknownMember(shape?.name ?? name, of: receiver, holding: arguments)
                }
            }
            let inouts = shape?.inouts ?? inouts
            for position in arguments.indices.reversed() where !inouts.contains(position) { release(now: arguments[position]) }
            if !wantsReceiver { release(now: pop()) }
            for position in inouts { push(filler.map { filled(arguments[position], by: $0, at: position) } ?? arguments[position]) }
            push(result)
        }
    }

    /// [receiver, arguments] -> [result]: calls the closure in one of the receiver's properties.
    private func callClosure(_ closure: Value, _ count: Int, inouts: [Int]) throws(ScriptError) {
        let place = stack + (top - count - 1)
        let receiver = place.move()
        place.initialize(to: closure)
        try callClosure(count, inouts: inouts)
        release(now: receiver)
    }

    private func makeCase(_ type: TypeInfo, _ member: MemberInfo, _ count: Int) {
        removeReceiver(count)
        let ordinal = type.caseOrdinals[member.baseName] ?? 0
        push(enumCase(type.index, ordinal, popMany(count)))
    }

    /// Inserts a second reference to the receiver beneath it, for a call that does not mutate.
    private func keepReceiver(_ count: Int) {
        let receiver = stack[top - count - 1]
        keep(receiver)
        insert(receiver, beneath: count + 1)
    }

    /// Adjusts the arguments on the stack to a function's arity and returns their number. A lone tuple is spread; surplus arguments are
    /// dropped.
    private func spread(_ count: Int, to arity: Int) -> Int {
        var total = count
        if arity > 1, count == 1, case .tuple(let buffer) = stack[top - 1] {
            let elements = store.pointee[buffer].elements
            for element in elements { keep(element) }
            drop(pop())
            for element in elements { push(element) }
            total = elements.count
        }
        while total > arity {
            release(now: pop())
            total -= 1
        }
        while total < arity {
            push(.void)
            total += 1
        }
        return total
    }

    func popMany(_ count: Int) -> ContiguousArray<Value> {
        var values = ContiguousArray<Value>()
        values.reserveCapacity(count)
        for position in 0..<count { values.append((stack + top - count + position).move()) }
        top -= count
        return values
    }

    /// Arranges the arguments on the stack by parameter and returns their new number.
    func adapt(_ sources: [ArgumentSource], _ count: Int) -> Int {
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

    /// [root, value] -> [root]: calls the writing function of the key path in a slot.
    func putKeyPath(_ slot: Int32) throws(ScriptError) {
        guard let frame = frames.last else { return }
        let path = stack[Int(frame.base + slot)]
        guard case .closure(let id) = path, let setter = declarations.code.keyPathSetters[store.pointee.objects[id].function] else {
            release(now: pop())
            return refuse("writing through \(typeName(of: path))")
        }
        let value = pop()
        let root = pop()
        keep(path)
        push(path)
        push(root)
        push(value)
        try enter(setter, arguments: 3)
    }

    /// [closure, arguments] -> [result]: calls a closure. Placeholders and host functions return the arguments at `inouts` beneath the
    /// result, as a closure would.
    func callClosure(_ count: Int, inouts: [Int] = []) throws(ScriptError) {
        let callee = stack[top - count - 1]
        guard case .closure(let id) = callee else {
            if declaredType(of: callee) != nil,
                case .function(let index, _) = shapeTarget(
                    CallShape("callAsFunction", Array(repeating: nil, count: count)), of: callee, arguments: []
                ).0
            {
                return try enter(index, arguments: count + 1)
            }
            if case .object(let id) = callee, isPlaceholder(callee) {
                let arguments = popMany(count)
                let result = callPlaceholder(id, "callAsFunction", Array(arguments))
                for position in arguments.indices.reversed() where !inouts.contains(position) { release(now: arguments[position]) }
                release(now: pop())
                for position in inouts { push(arguments[position]) }
                return push(result)
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
            for position in arguments.indices.reversed() where !inouts.contains(position) { drop(arguments[position]) }
            release(now: pop())
            for position in inouts { push(arguments[position]) }
            push(result)
            return
        }
        if let bound = boundMethod(id) {
            let place = stack + (top - count - 1)
            let receiver = bound.receiver
            keep(receiver)
            place.pointee = receiver
            drop(.closure(id))
            // The argument labels in a name determine the number of arguments.
            let total = bound.name.contains("(") ? spread(count, to: bound.name.count { $0 == ":" }) : count
            let name = bound.name.contains("(") ? bound.name : boundName(bound.name, of: receiver, count)
            if case .type = receiver, bound.name.hasPrefix("init") {
                return try instantiate(initialiserShape(bound.name, of: receiver, total), total)
            }
            let target =
                bound.overload.map { overloadTarget($0, of: receiver) } ?? disputedTarget(name, of: receiver, total)
                ?? methodTarget(name, of: receiver, from: bound.viewpoint)
            let shape: CallShape? = if case .library = target { libraryShape(name, total) } else { nil }
            return try invoke(target, shape, name, total, wantsReceiver: false)
        }
        let known = Int(function) < loweredCapacity ? lowered[Int(function)].code : nil
        let code = known ?? self.function(function).code
        let arity = code?.arity ?? -1
        // A closure without inout parameters returns nothing, so the old values stay.
        let unchanged = inouts.isEmpty || code?.inouts.count == inouts.count ? [] : inouts.map { owned(stack[top - count + $0]) }
        let given = if let code, code.variadic >= 0 { gather(count, at: Int(code.variadic), of: Int(arity)) } else { count }
        let total = arity >= 0 ? spread(given, to: Int(arity)) : given
        let (depth, base) = (frames.count, top - total - 1)
        try enter(function, arguments: total + 1)
        guard !unchanged.isEmpty else { return }
        try run(downTo: depth)
        let result = pop()
        while top > base { drop(pop()) }
        for value in unchanged { push(value) }
        push(result)
    }

    /// Collects the arguments of a variadic parameter into an array and returns the new number of arguments.
    private func gather(_ count: Int, at position: Int, of arity: Int) -> Int {
        let behind = arity - position - 1
        let others = popMany(min(behind, count - position))
        let elements = popMany(max(0, count - position - others.count))
        push(.array(makeBuffer(elements)))
        for value in others { push(value) }
        return position + 1 + others.count
    }

    /// The call shape of a library method used as a value, with the labels in its name.
    private func libraryShape(_ name: String, _ count: Int) -> CallShape {
        guard let clause = name.firstIndex(of: "(") else { return CallShape(name, Array(repeating: nil, count: count)) }
        let labels = name[clause...].dropFirst().dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
        return CallShape(String(name[..<clause]), labels)
    }

    /// The target of a bound method of a host's value that shares its full name with an extension's. The arguments on the stack decide.
    /// Nil if there is one such method only.
    private func disputedTarget(_ name: String, of receiver: Value, _ count: Int) -> Target? {
        guard declaredType(of: receiver) == nil, hostTypeName(of: receiver) != nil, isDisputed(name, of: receiver) else { return nil }
        let arguments = (0..<count).map { stack[top - count + $0] }
        return shapeTarget(libraryShape(name, count), of: receiver, arguments: arguments).0
    }

    /// The parts of a bound method: its receiver, its name, the scope that saw the name, and the overload.
    func boundMethod(_ id: ObjectID) -> (receiver: Value, name: String, viewpoint: LookupScope?, overload: MemberInfo?)? {
        let instance = store.pointee.objects[id]
        guard instance.isPartial, 2...3 ~= instance.fields.count, case .int(let binder) = instance.fields[1] else { return nil }
        let overload: MemberInfo? =
            if case .int(let number)? = instance.fields.dropFirst(2).first { declarations.code.overloads[number - 1] } else { nil }
        return (instance.fields[0], declarations.names[instance.function], viewpoint(of: Int32(binder)), overload)
    }
}
