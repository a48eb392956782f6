internal import Heap

/// The contents of an object of the program's classes, a closure or a placeholder.
struct Instance: Sendable {
    /// The type number, or one of these: `closure`; `held` for a value that the host holds; `placeholder`; `nobody` for a host object.
    var type: Int32 = Instance.nobody
    /// A closure's function; negative for a host function.
    var function: Int32 = 0
    /// Whether its deinitialiser must not run because initialisation failed. Also marks a closure as a bound method.
    var isPartial = false
    /// The stored properties, superclasses' first; or a closure's captures.
    var fields: ContiguousArray<Value> = []

    static let nobody: Int32 = -1
    static let closure: Int32 = -2
    /// An object that holds one value for the host, its only field.
    static let held: Int32 = -3
    /// A placeholder for something undeclared.
    static let placeholder: Int32 = -4
}

/// A running function.
struct Frame: Sendable {
    var function: Int32
    /// The index of the next instruction.
    var pc: Int32
    /// The position of its first slot on the stack.
    var base: Int32
    /// Whether its result is discarded instead of pushed.
    var dropsResult = false
}

/// A handler for the errors of a stretch of code.
struct TryHandler: Sendable {
    let frame: Int32
    let target: Int32
    let slots: Int32
    let operands: Int32
}

/// Everything that changes during a run.
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
    /// The bytes of long strings: those alive at the last count, plus all created since.
    var longStrings = 0
    /// The state of the system's random number generator.
    var randomState: UInt64 = 0
    private var seldom = Shared(RareState())
    // Small members last: without padding in between, snapshots can be compared bytewise.
    var bufferCount: UInt32 = 0
    var hasEnded = false
    /// Whether a task has ever been created.
    var hasTasks = false
    /// Whether a script's own statements have ended.
    var isMainOver = false
    /// Whether a placeholder has been a key.
    var hashesPlaceholders = false

    /// The parts that rarely change.
    private struct RareState: Sendable {
        var tasks = Table(initial: TaskRecord())
        var tasksAlive = ChunkedArray<ObjectID>()
        var mainTask: ObjectID?
        var placeholders: [String: ObjectID] = [:]
        var classObjects: [TypeReference: ObjectID] = [:]
        var toldPlaceholders: Set<Interpreter.PlaceholderPlace> = []
        var passedOver: [Int32] = []
        var standingValues: [Int32: String] = [:]
        var standingNames: [Int32] = []
    }

    /// The state of tasks, by their objects.
    var tasks: Table<TaskRecord> {
        @inline(__always) _read { yield seldom.content.tasks }
        @inline(__always) _modify { yield &seldom.content.tasks }
    }

    /// The unfinished tasks in order of creation; each is retained.
    var tasksAlive: ChunkedArray<ObjectID> {
        _read { yield seldom.content.tasksAlive }
        _modify { yield &seldom.content.tasksAlive }
    }

    /// The task of a script's own statements, if they suspend.
    var mainTask: ObjectID? {
        get { seldom.content.mainTask }
        set { seldom.content.mainTask = newValue }
    }

    /// Placeholders for undeclared names; retained.
    var placeholders: [String: ObjectID] {
        _read { yield seldom.content.placeholders }
        _modify { yield &seldom.content.placeholders }
    }

    /// The objects that represent classes for the host, one for each class. They never die.
    var classObjects: [TypeReference: ObjectID] {
        _read { yield seldom.content.classObjects }
        _modify { yield &seldom.content.classObjects }
    }

    /// The numbers of the names that code has gone past where they were nil, each once, in order.
    var passedOver: [Int32] {
        _read { yield seldom.content.passedOver }
        _modify { yield &seldom.content.passedOver }
    }

    /// The names of what values without an identity stand for, by number, each once, in order.
    var standingNames: [Int32] {
        _read { yield seldom.content.standingNames }
        _modify { yield &seldom.content.standingNames }
    }

    /// Those values as text, by the numbers of the names.
    var standingValues: [Int32: String] {
        _read { yield seldom.content.standingValues }
        _modify { yield &seldom.content.standingValues }
    }

    /// The places whose placeholders have been reported.
    var toldPlaceholders: Set<Interpreter.PlaceholderPlace> {
        _read { yield seldom.content.toldPlaceholders }
        _modify { yield &seldom.content.toldPlaceholders }
    }

    subscript(buffer: BufferID) -> Buffer {
        @inline(__always) _read { yield buffers[buffer.index] }
        @inline(__always) _modify { yield &buffers[buffer.index] }
    }

    /// The number of table bytes, without their contents, that an earlier store does not share.
    func tableBytes(after earlier: Store) -> Int {
        objects.pieceBytes(after: earlier.objects) + buffers.pieceBytes(after: earlier.buffers)
            + (freeBuffers.sharesMemory(with: earlier.freeBuffers) ? 0 : freeBuffers.count * MemoryLayout<UInt32>.stride)
    }

    /// The number of values that an earlier store does not share. Linear in the difference.
    func weight(after earlier: Store) -> Int {
        var weight = tableBytes(after: earlier) / MemoryLayout<Value>.stride
        objects.forEachChange(since: earlier.objects) { _, new, old in
            weight += new.fields.sharesMemory(with: old.fields) ? 0 : new.fields.weight(after: old.fields)
        }
        buffers.forEachChange(since: earlier.buffers) { _, new, old in weight += new.weight(after: old) }
        if hasTasks { weight += tasksAlive.bytes(after: earlier.tasksAlive) / MemoryLayout<Value>.stride }
        return weight + (globals.sharesMemory(with: earlier.globals) ? 0 : globals.weight(after: earlier.globals))
    }
}

extension ContiguousArray<Value> {
    /// The weight of these values, without long strings that earlier values share.
    func weight(after earlier: ContiguousArray<Value>) -> Int {
        var weight = count
        for place in indices { weight += self[place].stringWeight(after: place < earlier.count ? earlier[place] : nil) }
        return weight
    }
}
