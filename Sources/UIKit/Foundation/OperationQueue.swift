package import Heap

/// A queue of operations. Work on it runs as on a dispatch queue.
///
/// Fidelity: simplified; priorities and the number of operations at a time are not simulated, as nothing overlaps.
public final class OperationQueue: NSObject {
    struct State: Sendable {
        var name: String?
        var limit = OperationQueue.defaultMaxConcurrentOperationCount
        var isSuspended = false
        /// The number of `QualityOfService`.
        var quality: Int?
        var underlying: ObjectID?
        /// Retained: the operations that wait until the queue is resumed.
        var waiting: [Block] = []
    }

    private var record: State {
        _read { yield world.state.operationQueues[id] }
        _modify { yield &world.state.operationQueues[id] }
    }

    /// A queue of the app's own.
    public override init() {
        super.init()
    }

    package override var edges: [Edge] {
        (record.underlying.map { [Edge("underlyingQueue", to: $0)] } ?? []) + record.waiting.map { Edge("operations", to: $0.id) }
    }

    /// The main thread's queue.
    public static var main: OperationQueue {
        let world = World.present("OperationQueue.main was read")
        if let queue: OperationQueue = world.object(world.state.application.mainOperations) { return queue }
        let queue = OperationQueue()
        queue.record.name = "NSOperationQueue Main Queue"
        world.space.assign(&world.state.application.mainOperations, queue.id)
        return queue
    }

    /// The system decides how many run at a time.
    public static let defaultMaxConcurrentOperationCount: Int = -1

    /// A name for people.
    public var name: String? {
        get { record.name }
        set { record.name = newValue }
    }

    /// The quality of service of its work, by its number. Without effect here.
    ///
    /// Fidelity: documented OperationQueue.qualityOfService (background, the main queue userInteractive); without effect, as nothing overlaps (simplified).
    package var quality: Int {
        get { record.quality ?? (isMain ? 33 : 9) }
        set { record.quality = newValue }
    }

    /// How many operations may run at a time. Without effect here.
    ///
    /// Fidelity: simplified; without effect, as nothing overlaps.
    public var maxConcurrentOperationCount: Int {
        get { record.limit }
        set { record.limit = newValue }
    }

    /// Whether operations wait that have not begun.
    ///
    /// Fidelity: documented OperationQueue.isSuspended.
    public var isSuspended: Bool {
        get { record.isSuspended }
        set {
            record.isSuspended = newValue
            guard !newValue else { return }
            let due = record.waiting
            record.waiting = []
            for block in due {
                schedule(block)
                world.space.release(block.id)
            }
        }
    }

    /// The dispatch queue that its work runs on; nil for one of the system's.
    ///
    /// Fidelity: documented OperationQueue.underlyingQueue.
    public var underlyingQueue: DispatchQueue? {
        get { isMain ? .main : world.object(record.underlying) }
        set { world.space.assign(&record.underlying, newValue?.id) }
    }

    /// Runs a closure when its turn comes.
    public func addOperation(_ block: @escaping () -> Void) {
        addOperation(world.block(block))
    }

    package func addOperation(_ block: Block) {
        guard record.isSuspended else { return schedule(block) }
        world.space.retain(block.id)
        record.waiting.append(block)
    }

    /// The queue whose operation runs now; the main one on the main thread.
    package static func current(in world: World) -> OperationQueue? {
        let agenda = world.state.agenda
        return world.object(agenda.queues.last) ?? (agenda.isOnMainThread ? .main : nil)
    }

    private var isMain: Bool { world.state.application.mainOperations == id }

    private func schedule(_ block: Block) {
        world.schedule(isMain ? .block(block) : .background(block, queue: id), after: 0)
    }
}
