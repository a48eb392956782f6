package import Heap

/// A queue of work. The main queue is the run loop's. The work of all other queues runs there too, one piece after the other, marked as off
/// the main thread. So a run is always the same.
///
/// Fidelity: documented DispatchQueue; simplified, there are no other threads.
public final class DispatchQueue: NSObject {
    struct State: Sendable {
        var label = ""
        var isMain = false
        var isConcurrent = false
        var target: ObjectID?
    }

    private var record: State {
        _read { yield world.state.queues[id] }
        _modify { yield &world.state.queues[id] }
    }

    package override var edges: [Edge] { record.target.map { [Edge("target", to: $0)] } ?? [] }

    /// A queue of the app's own.
    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [], autoreleaseFrequency: AutoreleaseFrequency = .inherit,
        target: DispatchQueue? = nil
    ) {
        super.init()
        record = State(label: label, isConcurrent: attributes.contains(.concurrent))
        setTarget(queue: target)
    }

    /// Makes another queue run this queue's work.
    ///
    /// Fidelity: documented dispatch_set_target_queue; simplified, what is so on the target is so here, and the order of the work is as without it.
    public func setTarget(queue: DispatchQueue?) {
        world.space.assign(&record.target, queue?.id)
    }

    /// The queue whose work runs now, innermost where one waits for another; nil on another thread that belongs to none.
    package static func current(in world: World) -> DispatchQueue? {
        let agenda = world.state.agenda
        if let queue = agenda.queues.last { return world.object(queue) ?? world.object(queue, as: OperationQueue.self)?.underlyingQueue }
        return agenda.isOnMainThread ? .main : nil
    }

    /// Whether a queue has the running code: it runs its work or waits for it.
    package var isHeld: Bool {
        let agenda = world.state.agenda
        return agenda.queues.contains(id) || record.isMain && agenda.isOnMainThread
    }

    /// The queue that its work runs on, if it was given one.
    package var target: DispatchQueue? { world.object(record.target) }

    /// How a queue runs its work.
    ///
    /// Fidelity: simplified; without effect, as nothing overlaps.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt64

        /// The attributes with these bits.
        public init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        /// Work may overlap.
        public static let concurrent = Attributes(rawValue: 2)
    }

    /// When a queue's autorelease pool is drained.
    ///
    /// Fidelity: simplified; without effect, as queues have no pools of their own.
    public enum AutoreleaseFrequency: Hashable, Sendable {
        /// As the target queue does, after each piece of work, or as the system likes.
        case inherit, workItem, never
    }

    /// The main thread's queue.
    public static var main: DispatchQueue {
        let world = World.present("DispatchQueue.main was read")
        if let queue: DispatchQueue = world.object(world.state.application.mainQueue) { return queue }
        let queue = DispatchQueue(label: "com.apple.main-thread")
        queue.record.isMain = true
        world.space.assign(&world.state.application.mainQueue, queue.id)
        return queue
    }

    /// A queue of the system's for work in the background.
    ///
    /// Fidelity: simplified; a queue like any of the app's own, at every quality of service.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
        DispatchQueue(label: "com.apple.root.default-qos", attributes: .concurrent)
    }

    /// The name that it was made with.
    public var label: String { record.label }

    private func job(_ work: Block) -> Agenda.Job { record.isMain ? .block(work) : .background(work, queue: id) }

    /// Runs a closure when its turn comes. It counts as a piece of work of `group` until it has run.
    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        async(group: group, qos: qos, flags: flags, execute: world.block(work))
    }

    package func async(group: DispatchGroup?, qos: DispatchQoS, flags: DispatchWorkItemFlags, execute work: Block) {
        guard let group else { return world.schedule(job(work), after: 0) }
        group.enter()
        let world = world
        let counted = world.block(keeping: [group], keepingBlocks: [work]) {
            world.call(work)
            group.leave()
        }
        world.schedule(job(counted), after: 0)
    }

    /// Runs a work item when its turn comes.
    public func async(execute workItem: DispatchWorkItem) {
        world.schedule(job(Block(id: workItem.id)), after: 0)
    }

    /// Runs a closure at a time.
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
    ) {
        asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: world.block(work))
    }

    package func asyncAfter(deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags, execute work: Block) {
        world.schedule(job(work), after: deadline.seconds - world.time)
    }

    /// Runs a work item at a time.
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        world.schedule(job(Block(id: execute.id)), after: deadline.seconds - world.time)
    }

    /// Runs a closure now and returns its result. On the queue of the running code that is a deadlock: an exception here.
    ///
    /// Fidelity: documented DispatchQueue.sync(execute:); reported (the crash's words); simplified, the main queue does not finish its turn first.
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        if isHeld, !record.isConcurrent {
            world.report(
                .exception(
                    name: "EXC_BAD_INSTRUCTION",
                    reason: "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread",
                    object: nil))
        }
        let world = world
        let agenda = world.state.agenda
        return try world.running(on: agenda.queues + [id], isOnMainThread: record.isMain || agenda.isOnMainThread, work)
    }

    /// The same; how the work behaves beside other work is without effect.
    ///
    /// Fidelity: documented DispatchQueue.sync(flags:execute:); simplified, nothing overlaps.
    public func sync<Result>(flags: DispatchWorkItemFlags, execute work: () throws -> Result) rethrows -> Result {
        try sync(execute: work)
    }
}

extension World {
    /// Runs code on the main thread, as work of no queue.
    public func onMainThread(_ work: () -> Void) { running(on: [], isOnMainThread: true, work) }

    /// Runs code as work of queues, the innermost last, dispatch's or of operations.
    func running<Result>(on queues: [ObjectID], isOnMainThread: Bool, _ work: () throws -> Result) rethrows -> Result {
        let (outer, wasOnMainThread) = (state.agenda.queues, state.agenda.isOnMainThread)
        (state.agenda.queues, state.agenda.isOnMainThread) = (queues, isOnMainThread)
        defer {
            (state.agenda.queues, state.agenda.isOnMainThread) = (outer, wasOnMainThread)
        }
        return try work()
    }
}

/// How urgent work is. Without effect here.
///
/// Fidelity: simplified; without effect.
public struct DispatchQoS: Hashable, Sendable {
    /// The classes of urgency.
    public enum QoSClass: Hashable, Sendable {
        /// From the least to the most urgent, and none.
        case background, utility, `default`, userInitiated, userInteractive, unspecified
    }

    let qosClass: QoSClass

    /// Not urgent.
    public static let background = DispatchQoS(qosClass: .background)
    /// Not urgent, with progress shown.
    public static let utility = DispatchQoS(qosClass: .utility)
    /// As usual.
    public static let `default` = DispatchQoS(qosClass: .default)
    /// Waited for by the user.
    public static let userInitiated = DispatchQoS(qosClass: .userInitiated)
    /// Drawing and events.
    public static let userInteractive = DispatchQoS(qosClass: .userInteractive)
    /// Unspecified.
    public static let unspecified = DispatchQoS(qosClass: .unspecified)
}

/// How a work item behaves. Without effect here.
///
/// Fidelity: simplified; without effect, as nothing overlaps.
public struct DispatchWorkItemFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The flags with these bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Waits for running work, and keeps other work from running meanwhile.
    public static let barrier = DispatchWorkItemFlags(rawValue: 1)
}

/// A moment of the virtual clock.
///
/// Fidelity: documented DispatchTime; a moment of the run's own clock, which stands still while code runs (simplified).
public struct DispatchTime: Hashable, Comparable, Sendable {
    /// Seconds since launch.
    let seconds: Double

    /// The present moment.
    public static func now() -> DispatchTime {
        let world = World.present("DispatchTime.now was called")
        return DispatchTime(seconds: world.time)
    }

    /// A time that never comes.
    public static let distantFuture = DispatchTime(seconds: .greatestFiniteMagnitude)

    /// A time some seconds later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }

    /// A moment so much later.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(seconds: time.seconds + interval.length)
    }

    /// Whether a moment comes before another.
    public static func < (first: DispatchTime, second: DispatchTime) -> Bool { first.seconds < second.seconds }

    /// A moment so much later.
    public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
}

/// A length of time.
///
/// Fidelity: documented DispatchTimeInterval.
public struct DispatchTimeInterval: Hashable, Sendable {
    /// In seconds.
    let length: Double

    /// So many seconds.
    public static func seconds(_ count: Int) -> DispatchTimeInterval { DispatchTimeInterval(length: Double(count)) }
    /// So many thousandths of a second.
    public static func milliseconds(_ count: Int) -> DispatchTimeInterval { DispatchTimeInterval(length: Double(count) / 1e3) }
    /// So many millionths of a second.
    public static func microseconds(_ count: Int) -> DispatchTimeInterval { DispatchTimeInterval(length: Double(count) / 1e6) }
    /// So many billionths of a second.
    public static func nanoseconds(_ count: Int) -> DispatchTimeInterval { DispatchTimeInterval(length: Double(count) / 1e9) }
    /// For ever.
    public static let never = DispatchTimeInterval(length: .greatestFiniteMagnitude)
}

/// Work that can be cancelled before it runs. It holds its closure.
///
/// Fidelity: documented DispatchWorkItem; waiting for it and telling when it is done are left out (simplified).
public final class DispatchWorkItem: NSObject {
    struct State: Sendable {
        var block: Block?
        var isCancelled = false
    }

    private var record: State {
        _read { yield world.state.workItems[id] }
        _modify { yield &world.state.workItems[id] }
    }

    /// An item that runs a closure.
    public convenience init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) {
        let world = World.present("a DispatchWorkItem was made")
        self.init(qos: qos, flags: flags, block: world.block(block))
    }

    package init(qos: DispatchQoS, flags: DispatchWorkItemFlags, block: Block) {
        super.init()
        world.space.retain(block.id)
        record.block = block
    }

    package override var edges: [Edge] { record.block.map { [Edge("block", to: $0.id)] } ?? [] }

    /// Whether `cancel()` has been called.
    public var isCancelled: Bool { record.isCancelled }

    /// Runs the closure now, unless the item was cancelled.
    public func perform() {
        guard !record.isCancelled, let block = record.block else { return }
        world.call(block)
    }

    /// Keeps the closure from running, if it has not begun.
    public func cancel() {
        record.isCancelled = true
    }
}

/// Counts pieces of work, and notifies when all have ended.
///
/// Fidelity: documented DispatchGroup.
public final class DispatchGroup: NSObject {
    struct State: Sendable {
        var count = 0
        var notifications: [(queue: ObjectID, block: Block)] = []
    }

    private var record: State {
        _read { yield world.state.groups[id] }
        _modify { yield &world.state.groups[id] }
    }

    /// A group of no work.
    public override init() {
        super.init()
    }

    package override var edges: [Edge] {
        record.notifications.flatMap { [Edge("queue", to: $0.queue), Edge("notify", to: $0.block.id)] }
    }

    /// Whether some work has not ended.
    package var hasWork: Bool { record.count > 0 }

    /// Counts one piece of work more.
    public func enter() {
        record.count += 1
    }

    /// Counts one piece of work less. More often than `enter` is a crash.
    public func leave() {
        guard record.count > 0 else {
            return world.report(
                .exception(
                    name: "EXC_BAD_INSTRUCTION", reason: "BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()",
                    object: id))
        }
        record.count -= 1
        tell()
    }

    /// Runs a closure on a queue when the count is, or becomes, zero.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute work: @escaping () -> Void
    ) {
        notify(qos: qos, flags: flags, queue: queue, execute: world.block(work))
    }

    package func notify(qos: DispatchQoS, flags: DispatchWorkItemFlags, queue: DispatchQueue, execute work: Block) {
        world.space.retain(work.id)
        world.space.retain(queue.id)
        record.notifications.append((queue.id, work))
        tell()
    }

    private func tell() {
        guard record.count == 0 else { return }
        let due = record.notifications
        record.notifications = []
        for entry in due {
            world.object(entry.queue, as: DispatchQueue.self)?
                .async(group: nil, qos: .unspecified, flags: [], execute: entry.block)
            world.space.release(entry.block.id)
            world.space.release(entry.queue)
        }
    }
}

/// Which thread runs.
///
/// Fidelity: simplified; there is one thread, and work of other queues is marked as not on the main one.
public final class Thread: NSObject {
    /// Whether it is the main one.
    public static var isMainThread: Bool { World.current.map(isMainThread) ?? true }

    package static func isMainThread(in world: World) -> Bool { world.state.agenda.isOnMainThread }
}
