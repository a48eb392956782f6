internal import Heap

/// What the machine knows of one task. Its frames are data: while it waits they lie here, not on the machine's stack.
struct TaskRecord: Sendable {
    enum Status: Sendable {
        /// Never begun by anybody: no task.
        case none
        /// The host has been asked to let it go on.
        case ready
        case running
        case suspended
        case finished
    }

    /// How it is to go on.
    enum Wake: Sendable {
        case none
        case begin
        case value(Value)
        case error(Value)
    }

    var status = Status.none
    var wake = Wake.none
    /// Whether the host's clock wakes it.
    var isSleeping = false
    var isCancelled = false
    /// The closure to be run; owned until it has been.
    var operation = Value.none
    /// The waiting frames and what belongs to them, counted from the task's own first.
    var frames: ContiguousArray<Frame> = []
    var stack: ContiguousArray<Value> = []
    var handlers: ContiguousArray<TryHandler> = []
    /// What it gave or threw, owned.
    var outcome = Value.none
    var hasFailed = false
    /// Tasks that wait for its end, in order.
    var waiters: [ObjectID] = []
    /// Tasks that are cancelled with it.
    var children = ChunkedArray<ObjectID>()
    /// Closures to be called when it is cancelled, owned, innermost last.
    var cancelHandlers: [Value] = []

    /// Everything that it owns.
    var values: [Value] {
        var values = Array(stack) + cancelHandlers + [operation, outcome]
        switch wake {
        case .value(let value), .error(let value): values.append(value)
        case .none, .begin: break
        }
        return values
    }
}

/// What happened to a task.
public enum TaskChange: String, Sendable {
    /// It was made; its code has not begun.
    case created
    /// Its code begins, or goes on after waiting.
    case resumed
    /// It waits.
    case suspended
    /// It was asked to end early.
    case cancelled
    /// It ended with a value.
    case finished
    /// It ended with an error.
    case failed
}
