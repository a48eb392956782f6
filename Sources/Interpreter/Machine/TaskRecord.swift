internal import Heap

/// The state of a task. Its frames are data: while it is suspended they are here instead of on the machine's stack.
struct TaskRecord: Sendable {
    enum Status: Sendable {
        /// The object is no task, or its task has not begun.
        case none
        /// The host has been asked to resume it.
        case ready
        case running
        case suspended
        case finished
    }

    /// The way in which it is to be resumed.
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
    /// The closure to run; owned until it has run.
    var operation = Value.none
    /// The suspended frames with their values and handlers, relative to the task's first frame.
    var frames: ContiguousArray<Frame> = []
    var stack: ContiguousArray<Value> = []
    var handlers: ContiguousArray<TryHandler> = []
    /// Its result or thrown error, owned.
    var outcome = Value.none
    var hasFailed = false
    /// The tasks that wait for its end, in order.
    var waiters: [ObjectID] = []
    /// The child tasks, which are cancelled with it.
    var children = ChunkedArray<ObjectID>()
    /// Cancellation handlers, owned; the innermost is last.
    var cancelHandlers: [Value] = []

    /// All values that it owns.
    var values: [Value] {
        var values = Array(stack) + cancelHandlers + [operation, outcome]
        switch wake {
        case .value(let value), .error(let value): values.append(value)
        case .none, .begin: break
        }
        return values
    }
}

/// A change of a task's state.
public enum TaskChange: String, Sendable {
    /// It was created; its code has not begun.
    case created
    /// Its code begins or continues.
    case resumed
    /// It is suspended.
    case suspended
    /// It was cancelled.
    case cancelled
    /// It returned a value.
    case finished
    /// It threw an error.
    case failed
}
