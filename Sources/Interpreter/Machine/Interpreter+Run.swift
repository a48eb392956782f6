internal import Heap

/// The inner loop.
extension Interpreter {
    @inline(__always)
    func push(_ value: Value) {
        (stack + top).initialize(to: value)
        top += 1
    }

    @inline(__always)
    func pop() -> Value {
        top -= 1
        return (stack + top).move()
    }

    /// Begins a function whose `count` arguments, self or closure included, are on the stack.
    @inline(__always)
    func enter(_ index: Int32, arguments count: Int) throws(ScriptError) {
        if Int(index) >= loweredCapacity || lowered[Int(index)].instructions == nil { _ = function(index) }
        let base = top - count
        let slots = Int(lowered[Int(index)].slots)
        if store.pointee.frames.count >= limits.depth || base + slots + 256 > stackLimit {
            throw .trap("stack overflow: more than \(store.pointee.frames.count) calls within each other")
        }
        var missing = slots - count
        while missing > 0 {
            push(.missing)
            missing -= 1
        }
        while missing < 0 {
            drop(pop())
            missing += 1
        }
        store.pointee.frames.append(Frame(function: index, pc: 0, base: Int32(base)))
    }

    /// Runs until only `depth` frames are left.
    func run(downTo depth: Int) throws(ScriptError) {
        while store.pointee.frames.count > depth {
            do {
                try execute(downTo: depth)
            } catch .thrown(let value) {
                try unwind(value, downTo: depth)
            } catch {
                throw error
            }
        }
    }

    /// Carries an error, owned, to the innermost handler; out of the machine when there is none.
    func unwind(_ error: Value, downTo depth: Int) throws(ScriptError) {
        while store.pointee.frames.count > depth {
            let current = store.pointee.frames.count - 1
            let frame = store.pointee.frames[current]
            let slots = Int(function(frame.function).slots)
            if let handler = store.pointee.handlers.last, handler.frame == Int32(current) {
                store.pointee.handlers.removeLast()
                while top > Int(handler.operands) { drop(pop()) }
                var slot = slots - 1
                while slot >= Int(handler.slots) {
                    let place = stack + Int(frame.base) + slot
                    let old = place.move()
                    place.initialize(to: .missing)
                    drop(old)
                    slot -= 1
                }
                settle()
                push(error)
                store.pointee.frames[current].pc = handler.target
                return
            }
            if lowered[Int(frame.function)].code?.isInitializer == true, case .object(let id) = stack[Int(frame.base)] {
                store.pointee.objects[id].isPartial = true
            }
            while top > Int(frame.base) { release(now: pop()) }
            store.pointee.frames.removeLast()
        }
        throw .thrown(error)
    }

    func countStep() throws(ScriptError) {
        store.pointee.steps += 1
        if store.pointee.steps > limits.steps { throw .limit("the run took more than \(limits.steps) steps") }
    }

    func note(pc: Int) {
        store.pointee.frames[store.pointee.frames.count - 1].pc = Int32(pc)
    }

    private func execute(downTo depth: Int) throws(ScriptError) {
        var frameIndex = store.pointee.frames.count - 1
        var frame = store.pointee.frames[frameIndex]
        var code = instructions(of: frame.function)
        var pc = Int(frame.pc)
        var base = stack + Int(frame.base)

        @inline(__always) func reload() {
            frameIndex = store.pointee.frames.count - 1
            frame = store.pointee.frames[frameIndex]
            code = instructions(of: frame.function)
            pc = Int(frame.pc)
            base = stack + Int(frame.base)
        }

        while true {
            let instruction = code[pc]
            pc += 1
            switch instruction.op {
            case .statement:
                store.pointee.frames[frameIndex].pc = Int32(pc)
                try countStep()
                if recordsStatements { try reportStatement(frame.function, pc - 1) }
            case .jump: pc = Int(instruction.a)
            case .jumpBack:
                try countStep()
                pc = Int(instruction.a)
            case .jumpIfFalse:
                if case .bool(false) = pop() { pc = Int(instruction.a) }
            case .jumpIfTrue:
                if case .bool(true) = pop() { pc = Int(instruction.a) }
            case .jumpIfNil:
                if case .none = stack[top - 1] { pc = Int(instruction.a) }
            case .popJumpIfNil:
                if case .none = stack[top - 1] {
                    top -= 1
                    pc = Int(instruction.a)
                }
            case .jumpIfMissing:
                if case .missing = stack[top - 1] { pc = Int(instruction.a) }
            case .jumpIfGiven:
                if case .missing = base[Int(instruction.b)] {} else { pc = Int(instruction.a) }
            case .int: push(.int(Int(instruction.a)))
            case .constant: push(declarations.code.constants[Int(instruction.a)])
            case .none: push(.none)
            case .void: push(.void)
            case .yes: push(.bool(true))
            case .no: push(.bool(false))
            case .missing: push(.missing)
            case .pop: release(now: pop())
            case .duplicate:
                let value = stack[top - 1]
                keep(value)
                push(value)
            case .load:
                let value = base[Int(instruction.a)]
                keep(value)
                push(value)
            case .take:
                let place = base + Int(instruction.a)
                if case .object(let id) = place.pointee {
                    space.retain(id)
                    push(.object(id))
                } else {
                    let value = place.move()
                    place.initialize(to: .missing)
                    push(value)
                }
            case .store:
                let place = base + Int(instruction.a)
                let value = pop()
                let old = place.move()
                place.initialize(to: value)
                release(now: old)
            case .clear:
                let place = base + Int(instruction.a)
                let old = place.move()
                place.initialize(to: .missing)
                release(now: old)
            case .loadSelfField:
                guard case .object(let id) = base[0] else { throw .trap("self is no object") }
                let value = store.pointee.objects[id].fields[Int(instruction.a)]
                if case .missing = value { try missingField(instruction.a, id) }
                keep(value)
                push(value)
            case .addIntConstant:
                guard case .int(let number) = base[Int(instruction.a)] else { throw .trap("an integer was expected") }
                let (sum, overflow) = number.addingReportingOverflow(Int(instruction.b))
                if overflow { throw .trap("Swift runtime failure: arithmetic overflow") }
                push(.int(sum))
            case .addLocals:
                guard case .int(let first) = base[Int(instruction.a)], case .int(let second) = base[Int(instruction.b)] else {
                    throw .trap("an integer was expected")
                }
                let (sum, overflow) = first.addingReportingOverflow(second)
                if overflow { throw .trap("Swift runtime failure: arithmetic overflow") }
                push(.int(sum))
            case .lessLocals:
                guard case .int(let first) = base[Int(instruction.a)], case .int(let second) = base[Int(instruction.b)] else {
                    throw .trap("an integer was expected")
                }
                push(.bool(first < second))
            case .add:
                if case .int(let second) = stack[top - 1], case .int(let first) = stack[top - 2] {
                    let (sum, overflow) = first.addingReportingOverflow(second)
                    if overflow { throw .trap("Swift runtime failure: arithmetic overflow") }
                    top -= 1
                    stack[top - 1] = .int(sum)
                } else {
                    note(pc: pc)
                    try arithmetic(.add)
                }
            case .subtract:
                if case .int(let second) = stack[top - 1], case .int(let first) = stack[top - 2] {
                    let (difference, overflow) = first.subtractingReportingOverflow(second)
                    if overflow { throw .trap("Swift runtime failure: arithmetic overflow") }
                    top -= 1
                    stack[top - 1] = .int(difference)
                } else {
                    note(pc: pc)
                    try arithmetic(.subtract)
                }
            case .less:
                if case .int(let second) = stack[top - 1], case .int(let first) = stack[top - 2] {
                    top -= 1
                    stack[top - 1] = .bool(first < second)
                } else {
                    note(pc: pc)
                    try compare(.less)
                }
            case .nextInt:
                guard case .int(let current) = base[Int(instruction.b)], case .int(let end) = base[Int(instruction.b) + 1] else {
                    throw .trap("a range of integers was expected")
                }
                if current < end {
                    base[Int(instruction.b)] = .int(current + 1)
                    push(.int(current))
                } else {
                    pc = Int(instruction.a)
                }
            case .call:
                store.pointee.frames[frameIndex].pc = Int32(pc)
                try countStep()
                try enter(instruction.a, arguments: Int(instruction.b))
                reload()
            case .callMethod:
                store.pointee.frames[frameIndex].pc = Int32(pc)
                if case .object(let id) = stack[top - Int(instruction.b) - 1] {
                    let key = Int(store.pointee.objects[id].type) << 4 | 1
                    if caches[Int(instruction.c)].key == key, case .function(let index, false) = caches[Int(instruction.c)].target {
                        try countStep()
                        try enter(index, arguments: Int(instruction.b) + 1)
                        reload()
                        continue
                    }
                }
                try transfer(instruction)
                if store.pointee.frames.count - 1 != frameIndex { reload() }
            case .takeSelfField:
                guard case .object(let id) = base[0] else { throw .trap("self is no object") }
                let value = store.pointee.objects[id].fields[Int(instruction.a)]
                switch value {
                case .int, .double, .bool: break
                case .object, .closure, .type, .none, .weak, .unowned: keep(value)
                default: store.pointee.objects[id].fields[Int(instruction.a)] = .missing
                }
                push(value)
            case .storeSelfField:
                guard case .object(let id) = base[0] else { throw .trap("self is no object") }
                let value = pop()
                let old = store.pointee.objects[id].fields[Int(instruction.a)]
                store.pointee.objects[id].fields[Int(instruction.a)] = value
                release(now: old)
            case .callMutatingShape:
                store.pointee.frames[frameIndex].pc = Int32(pc)
                if case .array(let buffer) = stack[top - 2], instruction.b == 1, instruction.c >= 0,
                    case .library(.append) = caches[Int(instruction.c)].target, caches[Int(instruction.c)].key == 0x98,
                    declarations.code.shapes[Int(instruction.a)].labels == [nil]
                {
                    try append(to: buffer)
                } else {
                    try transfer(instruction)
                }
                if store.pointee.frames.count - 1 != frameIndex { reload() }
            case .callMutating, .callShape, .callClosure, .callSuper, .callInitializer,
                .callShapeInitializer, .callSuperInitializer, .instantiate, .instantiateShape, .instantiateType, .getMember, .setMember,
                .takeMember, .putMember, .assignMember, .getSuperMember, .setSuperMember, .getSubscript, .takeSubscript, .putSubscript,
                .putKeyPath:
                store.pointee.frames[frameIndex].pc = Int32(pc)
                try transfer(instruction)
                if store.pointee.frames.count - 1 != frameIndex { reload() }
            case .return:
                let result = pop()
                leaveFrame(result)
                if store.pointee.frames.count <= depth { return }
                reload()
            case .suspend:
                store.pointee.frames[frameIndex].pc = Int32(pc)
                if try suspend(downTo: depth) { return }
            default:
                store.pointee.frames[frameIndex].pc = Int32(pc)
                if let target = try perform(instruction, base) { pc = target }
            }
        }
    }

    /// [array, element] -> [array, void]
    private func append(to buffer: BufferID) throws(ScriptError) {
        let value = pop()
        let own = unique(buffer)
        stack[top - 1] = .array(own)
        store.pointee[own].elements.append(value)
        store.pointee.living += 1
        try checkMemory()
        push(.void)
    }

    @inline(__always)
    private func instructions(of function: Int32) -> UnsafeMutablePointer<Instruction> {
        lowered[Int(function)].instructions ?? self.function(function).instructions ?? UnsafeMutablePointer.allocate(capacity: 1)
    }

    /// Ends the innermost frame: locals die, last declared first; the caller gets what was inout, then the result.
    private func leaveFrame(_ returned: Value) {
        let frame = store.pointee.frames[store.pointee.frames.count - 1]
        let base = Int(frame.base)
        var result = returned
        var inouts: [Value] = []
        if lowered[Int(frame.function)].hasInouts, let slots = lowered[Int(frame.function)].code?.inouts {
            for slot in slots { inouts.append(unboxed(at: base + Int(slot))) }
        }
        if case .missing = result, inouts.isEmpty { result = unboxed(at: base) }
        // The result is safe from what the locals' deaths may do: it is not on the stack.
        while top > base { release(now: pop()) }
        while let handler = store.pointee.handlers.last, Int(handler.frame) >= store.pointee.frames.count - 1 {
            store.pointee.handlers.removeLast()
        }
        store.pointee.frames.removeLast()
        for value in inouts { push(value) }
        if frame.dropsResult { release(now: result) } else { push(result) }
    }

    /// Moves a slot's value out; a shared variable's content is copied out of its box.
    private func unboxed(at place: Int) -> Value {
        let value = (stack + place).move()
        (stack + place).initialize(to: .missing)
        guard case .box(let box) = value else { return value }
        let content = store.pointee[box].elements[0]
        keep(content)
        drop(value)
        return content
    }

    private func reportStatement(_ function: Int32, _ pc: Int) throws(ScriptError) {
        guard let code = lowered[Int(function)].code else { return }
        host.willRunStatement(at: program.location(file: code.file, offset: Int(code.offsets[pc])))
        if store.pointee.hasEnded { throw .ended }
    }

    /// Runs a function to its end; the arguments, owned, are used up, the result is owned.
    func callNested(_ index: Int32, _ arguments: [Value]) throws(ScriptError) -> Value {
        if nesting >= limits.nesting {
            throw .trap("stack overflow: more than \(nesting) calls through the library or the host within each other")
        }
        nesting += 1
        defer { nesting -= 1 }
        for argument in arguments { push(argument) }
        let depth = store.pointee.frames.count
        try enter(index, arguments: arguments.count)
        try run(downTo: depth)
        let result = pop()
        return result
    }
}
