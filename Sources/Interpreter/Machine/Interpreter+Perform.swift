internal import Heap

/// The instructions outside the inner loop.
extension Interpreter {
    /// Performs one instruction. Returns the target of a jump, or nil to continue.
    func perform(_ instruction: Instruction, _ base: UnsafeMutablePointer<Value>) throws(ScriptError) -> Int? {
        switch instruction.op {
        case .swap:
            let upper = pop()
            let lower = pop()
            push(upper)
            push(lower)
        case .fill:
            let value = pop()
            stack[top - Int(instruction.a)] = value
        case .takeOrNone:
            let value = (base + Int(instruction.a)).move()
            (base + Int(instruction.a)).initialize(to: .missing)
            if case .missing = value { push(.none) } else { push(value) }
        case .restore:
            let value = pop()
            if instruction.a >= 0, case .missing = base[Int(instruction.a)] {
                base[Int(instruction.a)] = value
            } else {
                release(now: value)
            }
        case .convertLocal:
            let place = base + Int(instruction.a)
            switch place.pointee {
            case .double where instruction.c == 0: break
            case .int, .double, .string: place.pointee = converted(place.pointee, to: declarations.code.types[Int(instruction.b)])
            default: break
            }
        case .loadBox, .takeBox, .storeBox: try box(instruction, base[Int(instruction.a)])
        case .makeBox: push(.box(makeBuffer([pop()])))
        case .loadCapture:
            let value = try capture(instruction.a, base)
            keep(value)
            push(value)
        case .loadCaptureBox, .takeCaptureBox, .storeCaptureBox: try box(instruction, try capture(instruction.a, base))
        case .takeGlobal:
            let name = declarations.globalSlots[Int(instruction.a)].baseName
            push(try take(&store.pointee.globals[Int(instruction.a)], instruction.b, name: name))
        case .weaken, .unown:
            let value = pop()
            switch value {
            case .object(let id), .closure(let id): push(instruction.op == .weaken ? .weak(id) : .unowned(id))
            default: push(.none)
            }
            release(now: value)
        case .strengthen:
            let value = pop()
            let strong = try read(strengthened: value)
            if case .weak = value {} else if case .unowned = value {} else { drop(value) }
            push(strong)
        case .storeOwnField:
            let value = pop()
            push(base[0])
            base[0] = .missing
            try setField(instruction.a, value)
            base[0] = pop()
        case .loadOwnField:
            let value = field(instruction.a, of: base[0])
            keep(value)
            push(value)
        case .takeOwnField:
            guard case .structure(let buffer) = base[0] else { break }
            let own = unique(buffer)
            base[0] = .structure(own)
            push(takePart(&store.pointee[own].contents[Int(instruction.a)], instruction.b))
        case .getElement:
            let tuple = pop()
            push(element(Int(instruction.a), of: tuple))
            release(now: tuple)
        case .takeElement:
            guard let own = ownBuffer() else { push(.none); break }
            try checkElement(instruction.a, of: own)
            push(takePart(&store.pointee[own].contents[Int(instruction.a)], instruction.b))
        case .putElement:
            let value = pop()
            guard let own = ownBuffer() else { drop(value); break }
            try checkElement(instruction.a, of: own)
            let old = store.pointee[own].contents[Int(instruction.a)]
            store.pointee[own].contents[Int(instruction.a)] = value
            release(now: old)
        case .callHost: try callGlobal(declarations.code.hostMembers[Int(instruction.a)], Int(instruction.b))
        case .callLibrary:
            let function = LibraryFunction(rawValue: instruction.a) ?? .print
            let shape = instruction.c >= 0 ? declarations.code.shapes[Int(instruction.c)] : nil
            let arguments = Array(popMany(Int(instruction.b)))
            do {
                try callFunction(function, shape, arguments)
            } catch .refusal(let message) {
                // As with the host: nil and an event, and the code continues.
                refuse(message)
                push(.none)
            } catch {
                throw error
            }
        case .makeClosure:
            try checkMemory()
            let captures = popMany(Int(instruction.b))
            push(makeClosure(function: instruction.a, captures: captures))
        case .currentClosure:
            keep(base[0])
            push(base[0])
        case .bindMethod:
            push(makeBound(instruction.a, pop(), overload: instruction.b))
        case .bindHost:
            let member = declarations.code.hostMembers[Int(instruction.a)]
            push(
                ownedClosure { (interpreter, arguments) throws(ScriptError) -> Value in
                    var call = HostCall(interpreter: interpreter, receiver: .void, arguments: arguments)
                    return try member.call?(&call) ?? .none
                })
        case .hasMember:
            let isThere =
                switch propertyTarget(declarations.names[instruction.a], of: stack[top - 1], from: viewpoint) {
                case .none, .library: isPlaceholder(stack[top - 1])
                default: true
                }
            push(.bool(isThere))
        case .hasMethod: push(.bool(hasMethod(declarations.names[instruction.a], stack[top - 1])))
        case .makeKeyPath: push(makeClosure(function: instruction.a, captures: []))
        case .throwError:
            let error = pop()
            guard let own = wrappedError(error) else { throw .thrown(error) }
            keep(own)
            release(now: error)
            throw .thrown(own)
        case .rethrow: throw .thrown(pop())
        case .initialiserFails: if let frame = frames.last { initialiserFails(in: frame) }
        case .trapError:
            throw .trap("Fatal error: 'try!' expression unexpectedly raised an error: \(debugDescription(stack[top - 1]))")
        case .enterTry:
            store.pointee.handlers.append(
                TryHandler(
                    frame: Int32(frames.count - 1), target: instruction.a, slots: instruction.b, operands: Int32(top)))
        case .leaveTry: _ = store.pointee.handlers.popLast()
        case .refuse: refuse(text(instruction.a))
        case .fail: throw .undeclared(text(instruction.a))
        case .placeholder:
            let name = text(instruction.a)
            guard isOpenWorld else { throw undeclared(name) }
            if instruction.b == -2 {
                let receiver = pop()
                let kept = unknownSuperclassMember(name, of: receiver)
                drop(receiver)
                if let kept {
                    push(kept)
                    break
                }
            }
            try checkMemory()
            if instruction.b <= -3 {
                push(callUnknownOwn(name, popMany(Int(-3 - instruction.b))))
            } else {
                tellPlaceholder(name)
                push(instruction.b < 0 ? rootPlaceholder(name) : callPlaceholder(named: name, popMany(Int(instruction.b))))
            }
        case .assumeProperties:
            if !assumptions.isEmpty { try assumeProperties(of: declarations.type(instruction.a), stack[top - 1]) }
        case .assumeResult:
            stack[top - 1] = try assumed(stack[top - 1], of: text(instruction.a), declarations.code.types[Int(instruction.b)])
        case .filled: push(filled(pop(), by: text(instruction.a), at: Int(instruction.b)))
        case .standIn:
            if isPlaceholder(stack[top - 1]) {
                let value = pop()
                push(try standIn(value, as: declarations.code.types[Int(instruction.a)]) ?? value)
            } else if case .implicitMember = stack[top - 1] {
                push(converted(pop(), to: declarations.code.types[Int(instruction.a)]))
            } else if stack[top - 1].number != nil {
                let value = pop()
                let type = declarations.code.types[Int(instruction.a)].unwrapped
                if case .declared(let number) = type, let made = try literal(value, as: declarations.type(number), number) {
                    push(made)
                } else {
                    push(converted(value, to: type))
                }
            }
        case .unwrap:
            if case .none = stack[top - 1] { throw foundNil(of: instruction.a > 0 ? text(instruction.a - 1) : nil) }
            stack[top - 1] = stack[top - 1].content
        case .wrap: for _ in 0..<instruction.a { stack[top - 1] = stack[top - 1].wrapped }
        case .unwrapImplicitly:
            if case .none = stack[top - 1] { throw foundNil("implicitly unwrapping", of: text(instruction.a)) }
            stack[top - 1] = stack[top - 1].content
        default: return try performValue(instruction)
        }
        return nil
    }

    private func checkElement(_ position: Int32, of buffer: BufferID) throws(ScriptError) {
        guard Int(position) < store.pointee[buffer].elements.count else { throw .undeclared("the value has no member '\(position)'") }
    }

    /// The buffer of the tuple or struct on the stack, made unshared; nil for other values.
    private func ownBuffer() -> BufferID? {
        switch stack[top - 1] {
        case .tuple(let buffer):
            let own = unique(buffer)
            stack[top - 1] = .tuple(own)
            return own
        case .structure(let buffer):
            let own = unique(buffer)
            stack[top - 1] = .structure(own)
            return own
        default: return nil
        }
    }

    func text(_ constant: Int32) -> String {
        if case .string(let text) = code.constants[Int(constant)] { return text }
        return ""
    }

    private func capture(_ index: Int32, _ base: UnsafeMutablePointer<Value>) throws(ScriptError) -> Value {
        guard case .closure(let id) = base[0] else { throw .trap("a capture outside a closure") }
        return store.pointee.objects[id].fields[Int(index)]
    }

    private func box(_ instruction: Instruction, _ holder: Value) throws(ScriptError) {
        guard case .box(let box) = holder else { throw .trap("a variable is used before it has a value") }
        switch instruction.op {
        case .storeBox, .storeCaptureBox:
            let old = store.pointee[box].contents[0]
            if instruction.b == 0, case .held = old { throw .overlap(boxName(instruction)) }
            store.pointee[box].contents[0] = pop()
            release(now: old)
        case .takeBox, .takeCaptureBox:
            push(try take(&store.pointee[box].contents[0], instruction.b, name: boxName(instruction)))
        default:
            let value = store.pointee[box].contents[0]
            if case .held = value { throw .overlap(boxName(instruction)) }
            keep(value)
            push(value)
        }
    }

    /// An element of a tuple, owned. A placeholder has one at every position.
    func element(_ position: Int, of whole: Value) -> Value {
        let buffer: BufferID
        switch whole {
        case .object(let id) where isPlaceholder(whole): return placeholderMember("\(position)", of: id)
        case .tuple(let held), .structure(let held): buffer = held
        default: return .none
        }
        guard position < store.pointee[buffer].contents.count else { return .none }
        let value = store.pointee[buffer].contents[position]
        keep(value)
        return value
    }

    func enumCase(_ type: Int32, _ ordinal: Int, _ payload: ContiguousArray<Value>) -> Value {
        if payload.isEmpty {
            return .enumeration(EnumCase(type: type, ordinal: UInt16(ordinal), hasPayload: false, payload: BufferID(index: 0)))
        }
        let parameters = declarations.type(type).cases[ordinal].parameters
        let scope = TypeScope(owner: declarations.type(type))
        var values = payload
        for (position, parameter) in parameters.enumerated() where position < values.count {
            if case .int = values[position], case let type = declarations.staticType(parameter.type, scope), type.isNumber {
                values[position] = converted(values[position], to: type)
            }
        }
        return .enumeration(EnumCase(type: type, ordinal: UInt16(ordinal), hasPayload: true, payload: makeBuffer(values)))
    }

    private func callGlobal(_ member: HostMember, _ count: Int) throws(ScriptError) {
        if member.kind == .property {
            let call = HostCall(interpreter: self, receiver: .void, location: currentLocation)
            let value = try hostResult(member.name) { () throws(ScriptError) -> Value in try member.get?(call) ?? .none }
            keep(value)
            push(value)
        } else {
            insert(.void, beneath: count)
            try callHost(member, count, wantsReceiver: false)
        }
    }
}
