internal import Heap

/// Entering, leaving and running functions.
extension Interpreter {
    /// Enters a function. Its `count` arguments, with `self` or the closure, are on the stack.
    @inline(__always)
    func enter(_ index: Int32, arguments count: Int) throws(ScriptError) {
        if Int(index) >= loweredCapacity || lowered[Int(index)].instructions == nil { try prepare(index) }
        let base = top - count
        let slots = Int(lowered[Int(index)].slots)
        if frames.count >= limits.depth || base + slots + 256 > stackLimit {
            throw .trap("stack overflow: more than \(frames.count) calls within each other", .recursion)
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
        frames.append(Frame(function: index, pc: 0, base: Int32(base)))
    }

    /// Lowers a function. Ends the run if that takes too long.
    private func prepare(_ index: Int32) throws(ScriptError) {
        _ = function(index)
        guard let reason = code.brokenOff else { return }
        isInterrupted = true
        throw .limit(reason)
    }

    /// Runs until `depth` frames are left. The caller waits on the tool's own stack, so the call counts as nested.
    func run(downTo depth: Int) throws(ScriptError) {
        guard frames.count > depth else { return }
        try nest()
        defer { nesting -= 1 }
        charge(Self.nestedSteps)
        while frames.count > depth {
            do {
                try execute(downTo: depth)
            } catch .thrown(let value) {
                try unwind(value, downTo: depth)
            }
        }
    }

    /// Passes an owned error to the innermost handler. Rethrows it if there is none.
    func unwind(_ error: Value, downTo depth: Int) throws(ScriptError) {
        while frames.count > depth {
            let current = frames.count - 1
            let frame = frames[current]
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
                frames[current].pc = handler.target
                return
            }
            if lowered[Int(frame.function)].code?.isInitializer == true { initialiserFails(in: frame) }
            if current > depth, putsBack(frame, after: frames[current - 1]) { return returnError(error, from: frame) }
            while top > Int(frame.base) { release(now: pop()) }
            removeFrames(1)
        }
        throw .thrown(error)
    }

    /// Whether the caller writes inout arguments back even if the function throws.
    private func putsBack(_ frame: Frame, after caller: Frame) -> Bool {
        guard lowered[Int(frame.function)].hasInouts, !frame.dropsResult,
            let instructions = lowered[Int(caller.function)].code?.instructions
        else { return false }
        var next = Int(caller.pc)
        while next < instructions.count, instructions[next].op == .expect { next += 1 }
        return next < instructions.count && instructions[next].op == .mayThrow
    }

    /// Ends a throwing function: the caller receives the inout values and the error in a box.
    private func returnError(_ error: Value, from frame: Frame) {
        let inouts = (lowered[Int(frame.function)].code?.inouts ?? []).map { unboxed(at: Int(frame.base) + Int($0)) }
        while top > Int(frame.base) { release(now: pop()) }
        removeFrames(1)
        for value in inouts { push(value) }
        push(.box(makeBuffer([error])))
    }

    func countStep() throws(ScriptError) {
        steps += 1
        if steps > checkpoint { try passCheckpoint() }
    }

    /// Ends the run if it has used up its steps or the watchdog interrupts it.
    @inline(never)
    private func passCheckpoint() throws(ScriptError) {
        if steps > limits.steps { throw .limit("the run took more than \(limits.steps) steps") }
        checkpoint = limits.interruption == nil ? limits.steps : min(limits.steps, steps + Self.stepsBetweenLooks)
        if let reason = limits.interruption?() {
            isInterrupted = true
            throw .limit(reason)
        }
    }

    /// Ends the run if the watchdog interrupts it. For long work of the host that takes no steps.
    public func heedInterruption() {
        guard !isInterrupted, let reason = limits.interruption?() else { return }
        isInterrupted = true
        reachLimit(reason)
    }

    /// Charges steps for work done in one go; a step is about the time of a statement. Does not throw: the next statement ends the run if
    /// the limit is exceeded.
    public func charge(_ work: Int) { steps &+= min(work, Self.mostWork) }

    /// Charges work that the host does while no code runs, and ends the run beyond the limit.
    public func account(forWork work: Int) {
        charge(work)
        guard steps > checkpoint, !store.pointee.hasEnded else { return }
        do { try passCheckpoint() } catch { end(error) }
    }

    /// Charges work before it is done, and throws instead beyond the limit.
    public func spend(_ work: Int) throws(ScriptError) {
        charge(work)
        if steps > checkpoint { try passCheckpoint() }
    }

    /// The most work charged at once, so that sums cannot overflow.
    private static let mostWork = 1 << 40
    /// The number of steps between two checks for an interruption: a few milliseconds.
    private static let stepsBetweenLooks = 1 << 15

    /// The work that one step pays for: elements copied, bytes of text scanned, characters segmented, bytes read by the host.
    static let elementsPerStep = 8, bytesPerStep = 64, charactersPerStep = 16, readBytesPerStep = 4
    /// The steps of a host call, and of a call by the library or the host.
    static let hostSteps = 12, nestedSteps = 4

    func note(pc: Int) {
        frames[frames.count - 1].pc = Int32(pc)
    }

    /// Leaves the innermost frame. Locals die, the last declared first. The caller receives the inout values, then the result.
    func leaveFrame(_ returned: Value) {
        let frame = frames[frames.count - 1]
        let base = Int(frame.base)
        var result = returned
        var inouts: [Value] = []
        var givesSelf = true
        if lowered[Int(frame.function)].hasInouts, let code = lowered[Int(frame.function)].code {
            for slot in code.inouts { inouts.append(unboxed(at: base + Int(slot))) }
            givesSelf = code.isInitializer
        }
        if case .missing = result, givesSelf {
            result = unboxed(at: base)
            // An enumeration's initialiser that has assigned no value.
            if case .type = result { result = .missing }
        }
        // The result is not on the stack while locals die.
        while top > base { release(now: pop()) }
        while let handler = store.pointee.handlers.last, Int(handler.frame) >= frames.count - 1 {
            store.pointee.handlers.removeLast()
        }
        removeFrames(1)
        for value in inouts { push(value) }
        if frame.dropsResult { release(now: result) } else { push(result) }
    }

    /// Moves a slot's value out; a shared variable's value is copied out of its box.
    private func unboxed(at place: Int) -> Value {
        let value = (stack + place).move()
        (stack + place).initialize(to: .missing)
        guard case .box(let box) = value, store.pointee[box].type < 0 else { return value }
        let content = store.pointee[box].elements[0]
        keep(content)
        drop(value)
        return content
    }

    /// Tells the host of the statement with that index in the function.
    func reportStatement(_ function: Int32, _ place: Int32) throws(ScriptError) {
        guard let statements = lowered[Int(function)].statements else { return }
        host.willRunStatement(at: statements[Int(place)])
        if store.pointee.hasEnded { throw .ended }
    }

    /// Counts a call that waits on the tool's own stack. Too many end the run.
    func nest() throws(ScriptError) {
        if nesting >= limits.nesting {
            throw .trap("stack overflow: more than \(nesting) calls through the library or the host within each other", .recursion)
        }
        nesting += 1
    }

    /// Counts a visit to a nested value on the tool's own stack. Too deep nesting ends the run. Charges steps, because a shared value is
    /// visited more than once.
    func descend(steps count: Int = 1) throws(ScriptError) {
        steps += count - 1
        try countStep()
        if descent >= limits.descent { throw .trap("stack overflow: more than \(descent) values within each other", .recursion) }
        descent += 1
    }

    /// Ends the run if lists and dictionaries in a value are nested too deeply for the host. Charges a step for each value.
    public func checkDepth(of value: Value) throws(ScriptError) {
        var (depth, row) = (0, [value])
        while !row.isEmpty {
            try spend(row.count)
            if depth > limits.descent { throw .trap("stack overflow: more than \(limits.descent) values within each other", .recursion) }
            depth += 1
            row = row.flatMap { value -> [Value] in
                switch value {
                case .array(let buffer), .dictionary(let buffer): Array(store.pointee[buffer].elements)
                default: []
                }
            }
        }
    }

    /// Visits a nested value on the tool's own stack. Too deep nesting ends the run.
    public func lookInside<Result>(_ look: () throws(ScriptError) -> Result) throws(ScriptError) -> Result {
        try descend()
        defer { descent -= 1 }
        return try look()
    }

    /// Runs a function to its end. Consumes the owned arguments; the result is owned.
    func callNested(_ index: Int32, _ arguments: [Value]) throws(ScriptError) -> Value {
        for argument in arguments { push(argument) }
        let depth = frames.count
        try enter(index, arguments: arguments.count)
        try run(downTo: depth)
        let result = pop()
        return result
    }
}
