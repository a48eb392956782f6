internal import Heap

/// The inner loop and its operations on values.
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

    /// Pushes a copy of a value with a new reference.
    @inline(__always)
    func pushCopy(of place: UnsafePointer<Value>) {
        switch place.pointee {
        case .int(let number): push(.int(number))
        case .object(let id):
            space.retain(id)
            push(.object(id))
        default:
            keep(place.pointee)
            push(place.pointee)
        }
    }

    /// Replaces a value by an owned one and releases the old value.
    @inline(__always)
    private func put(_ value: consuming Value, at place: UnsafeMutablePointer<Value>) {
        switch place.pointee {
        case .int, .missing, .bool, .none, .someNil, .double: place.initialize(to: value)
        default:
            let old = place.move()
            place.initialize(to: value)
            release(now: old)
        }
    }

    /// The cached target of a member access, if the last object was of the same type.
    @inline(__always)
    private func cachedTarget(_ cache: Int32, of id: ObjectID) -> Target {
        let place = caches + Int(cache)
        return place.pointee.key == Int(store.pointee.objects[id].type) << 4 | 1 ? place.pointee.target : .none
    }

    /// Pushes a field of an object. False if it has none there, or if the field is held.
    @inline(__always)
    private func pushField(_ slot: Int, of id: ObjectID) -> Bool {
        store.pointee.objects[id].fields.withUnsafeBufferPointer { fields in
            guard slot < fields.count else { return false }
            let place = fields.baseAddress.unsafelyUnwrapped + slot
            if hasNoValue(place.pointee) { return false }
            pushCopy(of: place)
            return true
        }
    }

    private func isInitialised(global slot: Int) -> Bool {
        guard slot < store.pointee.globals.count else { return false }
        if case .missing = store.pointee.globals[slot] { return false }
        return true
    }

    func execute(downTo depth: Int) throws(ScriptError) {
        var frameIndex = frames.count - 1
        var frame = frames[frameIndex]
        var instructions = self.instructions(of: frame.function)
        var pc = Int(frame.pc)
        var base = stack + Int(frame.base)

        @inline(__always) func reload() {
            frameIndex = frames.count - 1
            frame = frames[frameIndex]
            instructions = self.instructions(of: frame.function)
            pc = Int(frame.pc)
            base = stack + Int(frame.base)
        }

        while true {
            let instruction = instructions[pc]
            pc += 1
            switch instruction.op {
            case .statement:
                frames[frameIndex].pc = Int32(pc)
                try countStep()
                if recordsStatements { try reportStatement(frame.function, instruction.a) }
            case .jump: pc = Int(instruction.a)
            case .jumpBack:
                try countStep()
                pc = Int(instruction.a)
            case .jumpIfFalse:
                if case .bool(let flag) = stack[top - 1] {
                    top -= 1
                    if !flag { pc = Int(instruction.a) }
                } else {
                    _ = pop()
                }
            case .jumpIfTrue:
                if case .bool(let flag) = stack[top - 1] {
                    top -= 1
                    if flag { pc = Int(instruction.a) }
                } else {
                    _ = pop()
                }
            case .jumpIfNil:
                switch stack[top - 1] {
                case .none:
                    if instruction.b > 0, isOpenWorld { notePassedOver(instruction.b - 1) }
                    pc = Int(instruction.a)
                case .someNil: stack[top - 1] = stack[top - 1].content
                default: break
                }
            case .popJumpIfNil:
                switch stack[top - 1] {
                case .none:
                    if instruction.b > 0, isOpenWorld { notePassedOver(instruction.b - 1) }
                    top -= 1
                    pc = Int(instruction.a)
                case .someNil: stack[top - 1] = stack[top - 1].content
                default: break
                }
            case .jumpIfMissing:
                if case .missing = stack[top - 1] { pc = Int(instruction.a) }
            case .jumpIfGiven:
                if case .missing = base[Int(instruction.b)] {} else { pc = Int(instruction.a) }
            case .int: push(.int(Int(instruction.a)))
            case .constant: pushCopy(of: code.constants.place(Int(instruction.a)))
            case .none: push(.none)
            case .void: push(.void)
            case .yes: push(.bool(true))
            case .no: push(.bool(false))
            case .missing: push(.missing)
            case .pop: release(now: pop())
            case .duplicate: pushCopy(of: stack + (top - 1))
            case .load: pushCopy(of: base + Int(instruction.a))
            case .take:
                let place = base + Int(instruction.a)
                (stack + top).moveInitialize(from: place, count: 1)
                place.initialize(to: .missing)
                top += 1
            case .hold:
                let place = base + Int(instruction.a)
                if case .object(let id) = place.pointee {
                    space.retain(id)
                    push(.object(id))
                } else {
                    (stack + top).moveInitialize(from: place, count: 1)
                    place.initialize(to: .missing)
                    top += 1
                }
            case .store: put(pop(), at: base + Int(instruction.a))
            case .clear: put(.missing, at: base + Int(instruction.a))
            case .loadGlobal:
                store.pointee.globals.withUnsafeBufferPointer { pushCopy(of: $0.baseAddress.unsafelyUnwrapped + Int(instruction.a)) }
                if case .held = stack[top - 1] {
                    frames[frameIndex].pc = Int32(pc)
                    throw .overlap(declarations.globalSlots[Int(instruction.a)].baseName)
                }
            case .storeGlobal:
                var value = pop()
                swap(&value, &store.pointee.globals[Int(instruction.a)])
                if case .held = value, instruction.b == 0 {
                    frames[frameIndex].pc = Int32(pc)
                    throw .overlap(declarations.globalSlots[Int(instruction.a)].baseName)
                }
                release(now: value)
            case .initializeGlobal:
                if isInitialised(global: Int(instruction.a)) { continue }
                frames[frameIndex].pc = Int32(pc)
                try initialise(global: instruction.a)
            case .loadSelfField:
                guard case .object(let id) = base[0] else { throw .trap("self is no object") }
                if store.pointee.objects[id].type < 0 {
                    frames[frameIndex].pc = Int32(pc)
                    push(try foreignField(instruction.a, of: id, frame.function))
                } else if !pushField(Int(instruction.a), of: id) {
                    frames[frameIndex].pc = Int32(pc)
                    try heldField(instruction.a, of: id)
                    push(.missing)
                }
            case .addIntConstant:
                guard case .int(let number) = base[Int(instruction.a)] else {
                    frames[frameIndex].pc = Int32(pc)
                    try arithmetic(.add, base[Int(instruction.a)], .int(Int(instruction.b)))
                    continue
                }
                let (sum, overflow) = number.addingReportingOverflow(Int(instruction.b))
                if overflow { throw .overflow }
                push(.int(sum))
            case .addLocals:
                guard case .int(let first) = base[Int(instruction.a)], case .int(let second) = base[Int(instruction.b)] else {
                    frames[frameIndex].pc = Int32(pc)
                    try arithmetic(.add, base[Int(instruction.a)], base[Int(instruction.b)])
                    continue
                }
                let (sum, overflow) = first.addingReportingOverflow(second)
                if overflow { throw .overflow }
                push(.int(sum))
            case .lessLocals:
                guard case .int(let first) = base[Int(instruction.a)], case .int(let second) = base[Int(instruction.b)] else {
                    guard let first = base[Int(instruction.a)].sized, let second = base[Int(instruction.b)].sized else {
                        throw .trap("an integer was expected")
                    }
                    push(.bool(first < second))
                    continue
                }
                push(.bool(first < second))
            case .add:
                if case .int(let second) = stack[top - 1], case .int(let first) = stack[top - 2] {
                    let (result, overflow) = first.addingReportingOverflow(second)
                    if !overflow {
                        top -= 1
                        stack[top - 1] = .int(result)
                        continue
                    }
                }
                frames[frameIndex].pc = Int32(pc)
                try arithmetic(.add)
            case .subtract:
                if case .int(let second) = stack[top - 1], case .int(let first) = stack[top - 2] {
                    let (result, overflow) = first.subtractingReportingOverflow(second)
                    if !overflow {
                        top -= 1
                        stack[top - 1] = .int(result)
                        continue
                    }
                }
                frames[frameIndex].pc = Int32(pc)
                try arithmetic(.subtract)
            case .multiply:
                if case .int(let second) = stack[top - 1], case .int(let first) = stack[top - 2] {
                    let (result, overflow) = first.multipliedReportingOverflow(by: second)
                    if !overflow {
                        top -= 1
                        stack[top - 1] = .int(result)
                        continue
                    }
                }
                frames[frameIndex].pc = Int32(pc)
                try arithmetic(.multiply)
            case .divide:
                if case .int(let second) = stack[top - 1], case .int(let first) = stack[top - 2], second != 0 {
                    let (result, overflow) = first.dividedReportingOverflow(by: second)
                    if !overflow {
                        top -= 1
                        stack[top - 1] = .int(result)
                        continue
                    }
                }
                frames[frameIndex].pc = Int32(pc)
                try arithmetic(.divide)
            case .remainder:
                if case .int(let second) = stack[top - 1], case .int(let first) = stack[top - 2], second != 0 {
                    let (result, overflow) = first.remainderReportingOverflow(dividingBy: second)
                    if !overflow {
                        top -= 1
                        stack[top - 1] = .int(result)
                        continue
                    }
                }
                frames[frameIndex].pc = Int32(pc)
                try arithmetic(.remainder)
            case .less:
                if case .int(let second) = stack[top - 1], case .int(let first) = stack[top - 2] {
                    top -= 1
                    stack[top - 1] = .bool(first < second)
                    continue
                }
                frames[frameIndex].pc = Int32(pc)
                try compare(.less)
            case .lessOrEqual:
                if case .int(let second) = stack[top - 1], case .int(let first) = stack[top - 2] {
                    top -= 1
                    stack[top - 1] = .bool(first <= second)
                    continue
                }
                frames[frameIndex].pc = Int32(pc)
                try compare(.lessOrEqual)
            case .greater:
                if case .int(let second) = stack[top - 1], case .int(let first) = stack[top - 2] {
                    top -= 1
                    stack[top - 1] = .bool(first > second)
                    continue
                }
                frames[frameIndex].pc = Int32(pc)
                try compare(.greater)
            case .greaterOrEqual:
                if case .int(let second) = stack[top - 1], case .int(let first) = stack[top - 2] {
                    top -= 1
                    stack[top - 1] = .bool(first >= second)
                    continue
                }
                frames[frameIndex].pc = Int32(pc)
                try compare(.greaterOrEqual)
            case .nextInt:
                guard case .int(let current) = base[Int(instruction.b)], case .int(let end) = base[Int(instruction.b) + 1] else {
                    guard let (current, end) = sizedCount(base + Int(instruction.b)) else {
                        throw .trap("a range of integers was expected")
                    }
                    if current < end { push(.sized(current)) } else { pc = Int(instruction.a) }
                    continue
                }
                if current < end {
                    base[Int(instruction.b)] = .int(current + 1)
                    push(.int(current))
                } else {
                    pc = Int(instruction.a)
                }
            case .call:
                frames[frameIndex].pc = Int32(pc)
                try countStep()
                try enter(instruction.a, arguments: Int(instruction.b))
                reload()
            case .callMethod:
                frames[frameIndex].pc = Int32(pc)
                if case .object(let id) = stack[top - Int(instruction.b) - 1],
                    case .function(let index, false) = cachedTarget(instruction.c, of: id)
                {
                    try countStep()
                    try enter(index, arguments: Int(instruction.b) + 1)
                    reload()
                    continue
                }
                try transfer(instruction)
                if frames.count - 1 != frameIndex { reload() }
            case .takeSelfField:
                guard case .object(let id) = base[0] else { throw .trap("self is no object") }
                if store.pointee.objects[id].type < 0 {
                    frames[frameIndex].pc = Int32(pc)
                    push(try foreignField(instruction.a, of: id, frame.function))
                } else {
                    if case .held = store.pointee.objects[id].fields[Int(instruction.a)] {
                        frames[frameIndex].pc = Int32(pc)
                        try heldField(instruction.a, of: id)
                    }
                    push(try take(&store.pointee.objects[id].fields[Int(instruction.a)], instruction.b, name: ""))
                }
            case .storeSelfField:
                guard case .object(let id) = base[0] else { throw .trap("self is no object") }
                if store.pointee.objects[id].type < 0 {
                    frames[frameIndex].pc = Int32(pc)
                    try setForeignField(instruction.a, of: id, frame.function, to: pop())
                    continue
                }
                var value = pop()
                swap(&value, &store.pointee.objects[id].fields[Int(instruction.a)])
                if instruction.b == 0, case .held = value {
                    frames[frameIndex].pc = Int32(pc)
                    try heldField(instruction.a, of: id)
                }
                release(now: value)
            case .getMember:
                if case .object(let id) = stack[top - 1], case .field(let slot) = cachedTarget(instruction.c, of: id) {
                    top -= 1
                    if pushField(Int(slot), of: id) {
                        space.release(id)
                        settle()
                        continue
                    }
                    top += 1
                }
                frames[frameIndex].pc = Int32(pc)
                try transfer(instruction)
                if frames.count - 1 != frameIndex { reload() }
            case .getLocalMember:
                let place = base + Int(instruction.b)
                if case .object(let id) = place.pointee, case .field(let slot) = cachedTarget(instruction.c, of: id),
                    pushField(Int(slot), of: id)
                {
                    continue
                }
                pushCopy(of: place)
                frames[frameIndex].pc = Int32(pc)
                try transfer(Instruction(op: .getMember, a: instruction.a, c: instruction.c))
                if frames.count - 1 != frameIndex { reload() }
            case .callMutatingShape:
                frames[frameIndex].pc = Int32(pc)
                if case .array(let buffer) = stack[top - 2], instruction.b == 1, instruction.c >= 0,
                    case .library(.append) = caches[Int(instruction.c)].target, caches[Int(instruction.c)].key == 0x98,
                    declarations.code.shapes[Int(instruction.a)].labels == [nil]
                {
                    try append(to: buffer)
                } else {
                    try transfer(instruction)
                }
                if frames.count - 1 != frameIndex { reload() }
            case .callMutating, .callOverload, .callOperator, .callShape, .callClosure, .callHostInitializer, .callSuper, .callInitializer,
                .callShapeInitializer, .callSuperInitializer, .instantiate, .instantiateShape, .instantiateType, .setMember,
                .takeMember, .putMember, .assignMember, .getSuperMember, .setSuperMember, .getSubscript, .takeSubscript, .putSubscript,
                .putKeyPath:
                frames[frameIndex].pc = Int32(pc)
                try transfer(instruction)
                if frames.count - 1 != frameIndex { reload() }
            case .return:
                let result = pop()
                leaveFrame(result)
                if frames.count <= depth { return }
                reload()
            case .suspend:
                frames[frameIndex].pc = Int32(pc)
                if try suspend(downTo: depth) { return }
            default:
                frames[frameIndex].pc = Int32(pc)
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

    /// Counts integers of another type than Int up, from one place to the number in the next; nil for other values. Not
    /// inlined: the inner loop stays small.
    @inline(never)
    private func sizedCount(_ place: UnsafeMutablePointer<Value>) -> (current: SizedInteger, end: SizedInteger)? {
        guard case .sized(let current) = place.pointee, case .sized(let end) = (place + 1).pointee else { return nil }
        if current < end { place.pointee = .integer(current.bits &+ 1, current.kind) }
        return (current, end)
    }

    @inline(__always)
    private func instructions(of function: Int32) -> UnsafeMutablePointer<Instruction> {
        lowered[Int(function)].instructions ?? self.function(function).instructions ?? UnsafeMutablePointer.allocate(capacity: 1)
    }
}
