public import Heap

/// Tasks: created, suspended, resumed and ended on the host's run loop, one at a time.
///
/// A task is an object. The machine retains it and what its frames and closure hold until it ends, like Swift's runtime. A suspension moves
/// the frames above the task's first one into its record; a resumption moves them back.
extension Interpreter {
    /// The running task, and the stack depths below its own frames.
    struct RunningTask {
        let id: ObjectID
        let depth: Int
        let base: Int
        let handlers: Int
    }

    // MARK: For the host

    /// Calls a function of the program as a task, so that it can suspend at `await`.
    public func start(_ function: FunctionReference, on receiver: ObjectID) throws(ScriptError) {
        guard let type = declarations.declaredType(path: "_Task") else { return }
        _ = try entered { () throws(ScriptError) -> Value in
            let number = self.declarations.names.number(of: function.name)
            self.space.retain(receiver)
            let operation = self.makeBound(number, .object(receiver))
            let id = self.newTask(of: type)
            self.begin(id, operation, parent: nil)
            self.drop(operation)
            self.space.release(id)
            return .void
        }
    }

    /// Resumes a task that is ready, or whose sleep has ended. Does nothing for other tasks or after the end of the run.
    public func resume(task id: ObjectID) throws(ScriptError) {
        guard !store.pointee.hasEnded, !store.pointee.isMainOver else { return }
        let status = store.pointee.tasks[id].status
        guard status == .ready || (status == .suspended && store.pointee.tasks[id].isSleeping) else { return }
        _ = try entered { () throws(ScriptError) -> Value in
            try self.go(on: id)
            return .void
        }
    }

    /// Runs a script's top-level statements as a task. All others end with it.
    func startMain(_ function: Int32) throws(ScriptError) {
        guard let type = declarations.declaredType(path: "_Task") else { return }
        _ = try entered { () throws(ScriptError) -> Value in
            let operation = self.makeClosure(function: function, captures: [])
            let id = self.newTask(of: type)
            self.store.pointee.mainTask = id
            self.begin(id, operation, parent: nil)
            self.host.unschedule(task: id)
            self.drop(operation)
            self.space.release(id)
            try self.go(on: id)
            return .void
        }
    }

    private func go(on id: ObjectID) throws(ScriptError) {
        let saved = runningTask
        let running = RunningTask(id: id, depth: frames.count, base: top, handlers: store.pointee.handlers.count)
        runningTask = running
        defer { runningTask = saved }
        var wake = store.pointee.tasks[id].wake
        if store.pointee.tasks[id].isSleeping {
            store.pointee.tasks[id].isSleeping = false
            if case .none = wake { wake = .value(.void) }
        }
        store.pointee.tasks[id].wake = .none
        store.pointee.tasks[id].status = .running
        takeBack(id, running)
        host.didChangeTask(.resumed, of: id)
        do {
            switch wake {
            case .none: push(.void)
            case .value(let value): push(value)
            case .error(let error): try unwind(error, downTo: running.depth)
            case .begin:
                push(store.pointee.tasks[id].operation)
                store.pointee.tasks[id].operation = .none
                try callClosure(0)
            }
            try run(downTo: running.depth)
        } catch .thrown(let error) {
            return finish(id, error, hasFailed: true)
        } catch {
            throw error
        }
        if store.pointee.tasks[id].status == .running { finish(id, pop(), hasFailed: false) }
    }

    private func takeBack(_ id: ObjectID, _ running: RunningTask) {
        let record = store.pointee.tasks[id]
        store.pointee.tasks[id].stack = []
        store.pointee.tasks[id].frames = []
        store.pointee.tasks[id].handlers = []
        for value in record.stack { push(value) }
        for frame in record.frames {
            var frame = frame
            frame.base += Int32(running.base)
            frames.append(frame)
        }
        for handler in record.handlers { store.pointee.handlers.append(handler.moved(frames: running.depth, operands: running.base)) }
    }

    /// Suspends the running task by moving its frames into its record. False if it continues at once, with its wake value on the stack or
    /// its error thrown.
    ///
    /// `depth` is the frame depth of the innermost machine run. Only a task of that run can suspend.
    func suspend(downTo depth: Int) throws(ScriptError) -> Bool {
        guard let running = runningTask, running.depth == depth else {
            refuse(runningTask == nil ? "waiting outside a task" : "waiting inside a call by the library or the host")
            push(.none)
            return false
        }
        let id = running.id
        switch store.pointee.tasks[id].wake {
        case .value(let value):
            store.pointee.tasks[id].wake = .none
            push(value)
            return false
        case .error(let error):
            store.pointee.tasks[id].wake = .none
            throw .thrown(error)
        case .none, .begin: break
        }
        var stack: ContiguousArray<Value> = []
        stack.reserveCapacity(top - running.base)
        for place in running.base..<top { stack.append((self.stack + place).move()) }
        top = running.base
        store.pointee.tasks[id].stack = stack
        store.pointee.tasks[id].frames = ContiguousArray(
            frames[running.depth...].map { frame in
                var frame = frame
                frame.base -= Int32(running.base)
                return frame
            })
        store.pointee.tasks[id].handlers = ContiguousArray(
            store.pointee.handlers[running.handlers...].map { $0.moved(frames: -running.depth, operands: -running.base) })
        store.pointee.tasks[id].status = .suspended
        host.didChangeTask(.suspended, of: id)
        removeFrames(frames.count - running.depth)
        store.pointee.handlers.removeSubrange(running.handlers...)
        return true
    }

    // MARK: For the library

    func newTask(of type: TypeInfo) -> ObjectID {
        let id = space.allocateRetained(typeName: "Task")
        store.pointee.allocated += 1
        store.pointee.objects[id] = Instance(
            type: declarations.resolved(type).index, fields: ContiguousArray(repeating: .none, count: type.fieldCount))
        return id
    }

    /// Asks the host to run a borrowed closure as a task.
    func begin(_ id: ObjectID, _ operation: Value, parent: ObjectID?) {
        keep(operation)
        space.retain(id)
        store.pointee.hasTasks = true
        store.pointee.tasks[id] = TaskRecord(status: .ready, wake: .begin, operation: operation)
        store.pointee.tasksAlive.append(id)
        if let parent {
            store.pointee.tasks[parent].children.append(id)
            store.pointee.tasks[id].isCancelled = store.pointee.tasks[parent].isCancelled
        }
        host.didChangeTask(.created, of: id)
        host.schedule(task: id, after: 0, isSleep: false)
    }

    private func finish(_ id: ObjectID, _ outcome: Value, hasFailed: Bool) {
        store.pointee.tasks[id].status = .finished
        store.pointee.tasks[id].outcome = outcome
        store.pointee.tasks[id].hasFailed = hasFailed
        store.pointee.tasks[id].children = ChunkedArray()
        let waiters = store.pointee.tasks[id].waiters
        store.pointee.tasks[id].waiters = []
        _ = store.pointee.tasksAlive.removeFirst { $0 == id }
        host.didChangeTask(hasFailed ? .failed : .finished, of: id)
        for waiter in waiters { wake(waiter, .value(.void)) }
        if id == store.pointee.mainTask { endMain(hasFailed ? outcome : nil) }
        space.release(id)
        settle()
    }

    /// Ends the script: its statements have run, and all other tasks end too.
    private func endMain(_ error: Value?) {
        store.pointee.isMainOver = true
        if let error { end(.thrown(error)) }
    }

    /// Wakes a suspended task, or lets a running one continue without suspension. The value or error is owned.
    func wake(_ id: ObjectID, _ wake: TaskRecord.Wake) {
        switch store.pointee.tasks[id].status {
        case .running: store.pointee.tasks[id].wake = wake
        case .suspended:
            if store.pointee.tasks[id].isSleeping {
                store.pointee.tasks[id].isSleeping = false
                host.unschedule(task: id)
            }
            store.pointee.tasks[id].wake = wake
            store.pointee.tasks[id].status = .ready
            host.schedule(task: id, after: 0, isSleep: false)
        case .none, .ready, .finished:
            if case .value(let value) = wake { release(now: value) }
            if case .error(let value) = wake { release(now: value) }
        }
    }

    /// Schedules the running task to be woken after some seconds.
    func sleep(_ seconds: Double, isYield: Bool) {
        guard let id = runningTask?.id else { return }
        store.pointee.tasks[id].isSleeping = true
        host.schedule(task: id, after: seconds, isSleep: !isYield)
    }

    func cancel(_ id: ObjectID) throws(ScriptError) {
        let record = store.pointee.tasks[id]
        guard record.status != .none, record.status != .finished, !record.isCancelled else { return }
        store.pointee.tasks[id].isCancelled = true
        host.didChangeTask(.cancelled, of: id)
        for handler in record.cancelHandlers.reversed() {
            keep(handler)
            drop(try call(owned: handler, []))
            drop(handler)
        }
        for child in record.children { try cancel(child) }
        settle()
    }

    /// Releases what an ended task's record still holds.
    func letGoOfTask(_ id: ObjectID) {
        guard store.pointee.hasTasks, store.pointee.tasks[id].status != .none else { return }
        let values = store.pointee.tasks[id].values
        store.pointee.tasks[id] = TaskRecord()
        for value in values { drop(value) }
    }

    /// The primitives of the library's tasks. Arguments are borrowed, the result is owned.
    func taskFunction(_ function: LibraryFunction, _ arguments: [Value]) throws(ScriptError) -> Value {
        var subject: ObjectID?
        if case .object(let id)? = arguments.first { subject = id }
        switch function {
        case .taskCurrent:
            guard let id = runningTask?.id else { return .none }
            space.retain(id)
            return .object(id)
        case .taskBegin:
            guard let subject, arguments.count > 2 else { return .void }
            var isChild = false
            if case .bool(true) = arguments[2] { isChild = true }
            begin(subject, arguments[1], parent: isChild ? runningTask?.id : nil)
        case .taskCancel: if let subject { try cancel(subject) }
        case .taskIsCancelled: return .bool(subject.map { store.pointee.tasks[$0].isCancelled } ?? false)
        case .taskIsFinished: return .bool(subject.map { store.pointee.tasks[$0].status == .finished } ?? true)
        case .taskAwaitEnd: if let subject, let current = runningTask?.id { store.pointee.tasks[subject].waiters.append(current) }
        case .taskOutcome:
            guard let subject else { return .none }
            let outcome = owned(store.pointee.tasks[subject].outcome)
            if store.pointee.tasks[subject].hasFailed { throw .thrown(outcome) }
            return outcome
        case .taskSleep:
            if let seconds = arguments.first?.number { sleep(seconds, isYield: false) }
        case .taskYield: sleep(0, isYield: true)
        case .taskWake: if let subject { wake(subject, .value(owned(arguments.count > 1 ? arguments[1] : .void))) }
        case .taskFail: if let subject, arguments.count > 1 { wake(subject, .error(owned(arguments[1]))) }
        case .taskPushHandler:
            if let id = runningTask?.id, let handler = arguments.first {
                keep(handler)
                store.pointee.tasks[id].cancelHandlers.append(handler)
            }
        case .taskPopHandler:
            if let id = runningTask?.id, let handler = store.pointee.tasks[id].cancelHandlers.popLast() { release(now: handler) }
        case .misuse:
            if case .string(let text)? = arguments.first { throw .trap(text) }
        default: break
        }
        return .void
    }
}

extension TryHandler {
    /// The handler with frame and operand positions shifted.
    func moved(frames: Int, operands distance: Int) -> TryHandler {
        TryHandler(frame: frame + Int32(frames), target: target, slots: slots, operands: operands + Int32(distance))
    }
}
