internal import Heap

/// The contents of one object of the program's classes, of one closure, or of one placeholder.
struct Instance: Sendable {
    /// The number of its type; `closure` for closures, `held` for values that the host holds, `placeholder`, `nobody` for the host's objects.
    var type: Int32 = Instance.nobody
    /// A closure's function; a negative number names one of the host's.
    var function: Int32 = 0
    /// Whether its deinitialiser must not run: initialisation has failed.
    var isPartial = false
    /// Stored properties, superclasses' first; or captures.
    var fields: ContiguousArray<Value> = []

    static let nobody: Int32 = -1
    static let closure: Int32 = -2
    /// An object that stands for one value, its only field.
    static let held: Int32 = -3
    /// What stands for something that is declared nowhere.
    static let placeholder: Int32 = -4
}

/// One running function.
struct Frame: Sendable {
    var function: Int32
    /// The next instruction.
    var pc: Int32
    /// Where its slots begin on the stack.
    var base: Int32
    /// Whether its result is not wanted on the stack.
    var dropsResult = false
}

/// A stretch of running code whose errors are caught.
struct TryHandler: Sendable {
    let frame: Int32
    let target: Int32
    let slots: Int32
    let operands: Int32
}

/// All that changes while a program runs.
struct Store: Sendable {
    var objects = Table(initial: Instance())
    var buffers = Table(initial: Buffer())
    var freeBuffers: [UInt32] = []
    var globals: ContiguousArray<Value> = []
    var handlers: ContiguousArray<TryHandler> = []
    var pool: ContiguousArray<Value> = []
    var living = 0
    var allocated = 0
    var printed = 0
    /// The bytes of the long strings that there were when they were last counted, and of all that have been made since.
    var longStrings = 0
    /// Where the system's random numbers are.
    var randomState: UInt64 = 0
    private var seldom = Shared(RareState())
    // The small ones last: there is nothing between the members, and states compare them as they lie in memory.
    var bufferCount: UInt32 = 0
    var hasEnded = false
    /// Whether there has been a task.
    var hasTasks = false
    /// Whether a script's own statements have run to their end.
    var isMainOver = false
    /// Whether a placeholder has been a key.
    var hashesPlaceholders = false

    /// What changes seldom.
    private struct RareState: Sendable {
        var tasks = Table(initial: TaskRecord())
        var tasksAlive = ChunkedArray<ObjectID>()
        var mainTask: ObjectID?
        var placeholders: [String: ObjectID] = [:]
        var classObjects: [TypeReference: ObjectID] = [:]
        var toldPlaceholders: Set<Interpreter.PlaceholderPlace> = []
    }

    /// What is known of tasks, by their objects.
    var tasks: Table<TaskRecord> {
        @inline(__always) _read { yield seldom.content.tasks }
        @inline(__always) _modify { yield &seldom.content.tasks }
    }

    /// Tasks that have not ended, in order of making; each is held.
    var tasksAlive: ChunkedArray<ObjectID> {
        _read { yield seldom.content.tasksAlive }
        _modify { yield &seldom.content.tasksAlive }
    }

    /// The task that a script's own statements are, when they wait.
    var mainTask: ObjectID? {
        get { seldom.content.mainTask }
        set { seldom.content.mainTask = newValue }
    }

    /// What stands for names that nothing declares; held.
    var placeholders: [String: ObjectID] {
        _read { yield seldom.content.placeholders }
        _modify { yield &seldom.content.placeholders }
    }

    /// What stands for classes where the host takes objects: each class is one, which never dies.
    var classObjects: [TypeReference: ObjectID] {
        _read { yield seldom.content.classObjects }
        _modify { yield &seldom.content.classObjects }
    }

    /// Where placeholders have been told of.
    var toldPlaceholders: Set<Interpreter.PlaceholderPlace> {
        _read { yield seldom.content.toldPlaceholders }
        _modify { yield &seldom.content.toldPlaceholders }
    }

    subscript(buffer: BufferID) -> Buffer {
        @inline(__always) _read { yield buffers[buffer.index] }
        @inline(__always) _modify { yield &buffers[buffer.index] }
    }

    /// How many bytes of its tables, and not of what lies in them, an earlier store does not share.
    func tableBytes(after earlier: Store) -> Int {
        objects.pieceBytes(after: earlier.objects) + buffers.pieceBytes(after: earlier.buffers)
            + (freeBuffers.sharesMemory(with: earlier.freeBuffers) ? 0 : freeBuffers.count * MemoryLayout<UInt32>.stride)
    }

    /// How many values this store holds that an earlier one does not share. Costs what differs.
    func weight(after earlier: Store) -> Int {
        var weight = tableBytes(after: earlier) / MemoryLayout<Value>.stride
        objects.forEachChange(since: earlier.objects) { new, old in
            weight += new.fields.sharesMemory(with: old.fields) ? 0 : new.fields.weight(after: old.fields)
        }
        buffers.forEachChange(since: earlier.buffers) { new, old in weight += new.weight(after: old) }
        if hasTasks { weight += tasksAlive.bytes(after: earlier.tasksAlive) / MemoryLayout<Value>.stride }
        return weight + (globals.sharesMemory(with: earlier.globals) ? 0 : globals.weight(after: earlier.globals))
    }
}

extension ContiguousArray<Value> {
    /// How many values take as much memory as these, long strings that lie at the same places in earlier ones left out.
    func weight(after earlier: ContiguousArray<Value>) -> Int {
        var weight = count
        for place in indices { weight += self[place].stringWeight(after: place < earlier.count ? earlier[place] : nil) }
        return weight
    }
}
