public import Heap

/// Runs a program against a host.
///
/// A machine with an explicit stack. A run is described entirely by `state`, a value, so it can be suspended, inspected and rewound.
/// Confined to one thread at a time.
public final class Interpreter: Finalizer, EdgeSource {
    /// The program.
    public let program: Program
    /// The objects of the run, host objects included.
    public let space: ObjectSpace
    /// The environment of the program.
    public unowned let host: any Host
    /// The limits of the run.
    @exclusivity(unchecked)
    public var limits = Limits() {
        didSet {
            checkpoint = 0
            code.interruption = limits.interruption
        }
    }
    /// Whether each statement is reported to the host.
    @exclusivity(unchecked)
    public var recordsStatements = true
    /// Whether undeclared names have placeholders. In a closed world they end the run.
    public var isOpenWorld = false
    /// The assumptions of the run. Set them before anything runs.
    public var assumptions: Set<Assumption> = [] {
        didSet { declarations.assumptions = assumptions }
    }
    /// The path of the file that is preferred when a class is looked up by a name that several files declare; nil for the first.
    public var entryFile: String? {
        didSet { declarations.entryFile = entryFile.flatMap { path in program.files.firstIndex { $0.path == path } } }
    }
    /// The paths of the files whose class members Objective-C sees without an attribute, as in Swift 3.
    public var filesSeenByObjectiveC: Set<String> = []
    /// The open questions of the run that it does not assume, in order.
    public internal(set) var openQuestions: [Assumption] = []
    /// Stand-in objects made by the stage or the run. A cast of one to a subclass of the app is an open question.
    public var stagedObjects: Set<ObjectID> = []
    /// For uses of an operator on library types: whether the program has no operator for them; a cache.
    var placesOfLibrarysOperators: [OperatorPlace: Bool] = [:]
    /// For uses of an operator on the program's types: the program's operator, or nil; a cache.
    var placesOfOwnOperators: [OperatorPlace: MemberInfo?] = [:]
    /// For hashable types of the program: whether they have their own `==`; a cache.
    var typesWithEquality: [Int32: Bool] = [:]
    /// The subscripts of extensions by the place of use; a cache.
    var subscriptsOfPlaces: [SubscriptPlace: [MemberInfo]] = [:]
    /// The module's name in descriptions of objects: `main.Feed`.
    public let moduleName: String

    let declarations: Declarations
    /// The code table of the declarations.
    let code: CodeTable
    /// Behind a pointer, so that the inner loop pays for no dynamic exclusivity checks.
    let store: UnsafeMutablePointer<Store>
    /// The operands and locals of all running frames. Initialised below `top`.
    let stack: UnsafeMutablePointer<Value>
    let stackLimit: Int
    // Unchecked: only the machine changes them, one at a time, and never hands them out.
    @exclusivity(unchecked)
    var top = 0
    @exclusivity(unchecked)
    var frames = RawList<Frame>()
    /// The statements, loop iterations and calls so far.
    @exclusivity(unchecked)
    public internal(set) var steps = 0
    /// The number of steps after which the limits are checked again.
    @exclusivity(unchecked)
    var checkpoint = 0
    /// Whether the watchdog has ended the run (`Limits.interruption`).
    public internal(set) var isInterrupted = false
    /// The innermost frame of the last snapshot. The next snapshot shares its unchanged store and frames.
    @exclusivity(unchecked)
    var lastSnapshot: UnsafePointer<FrameSnapshot>?
    /// The memory for snapshots.
    @exclusivity(unchecked)
    var arena = SnapshotArena()
    /// Whether the next snapshot can be stored there too.
    @exclusivity(unchecked)
    var isArenaOpen = true
    /// The number of frames that are unchanged since the last snapshot and so can be shared.
    @exclusivity(unchecked)
    var settledDepth = -1
    @exclusivity(unchecked)
    var lowered: UnsafeMutablePointer<LoweredFunction>
    @exclusivity(unchecked)
    var loweredCapacity = 256
    @exclusivity(unchecked)
    var caches: UnsafeMutablePointer<MemberCache>
    @exclusivity(unchecked)
    var cacheCapacity = 512
    @exclusivity(unchecked)
    var mark = 0
    @exclusivity(unchecked)
    var nesting = 0
    /// The number of nested values that are being visited.
    @exclusivity(unchecked)
    var descent = 0
    @exclusivity(unchecked)
    var deathDepth = 0
    /// The objects whose deinitialisers run, outermost first.
    @exclusivity(unchecked)
    var dying: [ObjectID] = []
    /// Empty fields of dead objects for reuse, by their number.
    @exclusivity(unchecked)
    var spareFields = [[ContiguousArray<Value>]](repeating: [], count: 9)
    /// Whether an optional has ever been boxed as `Any`.
    var hasOptionalsAsAny = false
    /// The nesting depth of stand-ins being created, each for the initialiser of the one before.
    var making = 0
    /// Whether a stand-in is being created.
    public var isMaking: Bool { making > 0 }
    /// The functions whose assumed results are being created, by full name.
    var resultsInMaking: Set<String> = []
    /// The running task; nil outside tasks.
    var runningTask: RunningTask?
    var hostFunctions: [@Sendable (Interpreter, [Value]) throws(ScriptError) -> Value] = []
    var hostDefaults: [String: Int32] = [:]
    let hostClassNumbers = NameTable()
    /// The public names of the host's private classes, by the numbers of the private names.
    var hiddenTypes: [Int32: String] = [:]
    var overrides: [OverrideKey: FunctionReference?] = [:]
    /// The location of the error that ends the run, recorded before its frames were left.
    var trapLocation: SourceLocation?
    /// The cause of the error that ended the run; nil before.
    public internal(set) var endCause: EndCause?
    /// The location of that error.
    var endLocation: SourceLocation?
    /// The functions that were running or waiting when the run ended, innermost first.
    var trapFunctions: [Int32] = []

    struct OverrideKey: Hashable {
        let type: Int32
        let name: String
    }

    /// A function in the form for the inner loop.
    struct LoweredFunction {
        var code: FunctionCode?
        var instructions: UnsafeMutablePointer<Instruction>?
        var statements: UnsafeMutablePointer<SourceLocation>?
        var slots: Int32 = 0
        var hasInouts = false
    }

    /// The cached target of a member access or call.
    struct MemberCache {
        var key: Int = .min
        var target: Target = .none
    }

    /// The meaning of a member name for a kind of receiver.
    enum Target {
        case none
        case field(Int32)
        case weakField(Int32)
        case function(Int32, isMutating: Bool)
        case adapted(MemberInfo, [ArgumentSource])
        case property(MemberInfo)
        case host(HostMember)
        case adaptedHost(HostMember, [ArgumentSource])
        case library(LibraryMethod)
        case closureProperty(Int32)
    }

    /// Prepares a run; nothing runs yet. Registers itself as a finalizer of the space.
    public init(program: Program, space: ObjectSpace, host: any Host, moduleName: String = "main") {
        self.program = program
        self.space = space
        self.host = host
        self.moduleName = moduleName
        declarations = Declarations(program: program, host: host)
        code = declarations.code
        store = .allocate(capacity: 1)
        store.initialize(to: Store())
        stackLimit = 1 << 18
        stack = .allocate(capacity: stackLimit + 1024)
        lowered = .allocate(capacity: loweredCapacity)
        lowered.initialize(repeating: LoweredFunction(), count: loweredCapacity)
        caches = .allocate(capacity: cacheCapacity)
        caches.initialize(repeating: MemberCache(), count: cacheCapacity)
        store.pointee.globals = ContiguousArray(repeating: .missing, count: declarations.globalSlots.count)
        space.finalizers.append(self)
        space.onOverrelease = { [weak self] id in
            guard let self else { return }
            let what = self.space.heap.typeName(of: id)
            trap("a mistake of the simulator's, not of the code: a reference to \(what) was let go that nobody had")
        }
    }

    deinit {
        declarations.dismantle()
        stack.deinitialize(count: top)
        stack.deallocate()
        frames.deallocate()
        store.deinitialize(count: 1)
        store.deallocate()
        for index in 0..<loweredCapacity {
            lowered[index].instructions?.deallocate()
            lowered[index].statements?.deinitialize(count: lowered[index].code?.statements.count ?? 0)
            lowered[index].statements?.deallocate()
        }
        lowered.deinitialize(count: loweredCapacity)
        lowered.deallocate()
        caches.deinitialize(count: cacheCapacity)
        caches.deallocate()
    }

    /// The function numbered `index`, lowered on first use.
    func function(_ index: Int32) -> LoweredFunction {
        let place = Int(index)
        if place >= loweredCapacity { growFunctions(to: place) }
        if lowered[place].code == nil { lower(index) }
        return lowered[place]
    }

    private func lower(_ index: Int32) {
        let code = declarations.code.code(index)
        let place = Int(index)
        if place >= loweredCapacity { growFunctions(to: place) }
        let count = code.instructions.count
        let instructions = UnsafeMutablePointer<Instruction>.allocate(capacity: max(count, 1))
        for (position, instruction) in code.instructions.enumerated() { (instructions + position).initialize(to: instruction) }
        let statements = UnsafeMutablePointer<SourceLocation>.allocate(capacity: max(code.statements.count, 1))
        for (position, statement) in code.statements.enumerated() { (statements + position).initialize(to: statement) }
        lowered[place] = LoweredFunction(
            code: code, instructions: instructions, statements: statements, slots: code.slots, hasInouts: !code.inouts.isEmpty)
        let needed = Int(declarations.code.cacheCount)
        if needed >= cacheCapacity {
            let grown = UnsafeMutablePointer<MemberCache>.allocate(capacity: needed * 2)
            grown.moveInitialize(from: caches, count: cacheCapacity)
            (grown + cacheCapacity).initialize(repeating: MemberCache(), count: needed * 2 - cacheCapacity)
            caches.deallocate()
            caches = grown
            cacheCapacity = needed * 2
        }
        growGlobals()
    }

    private func growFunctions(to place: Int) {
        let capacity = max(loweredCapacity * 2, place + 64)
        let grown = UnsafeMutablePointer<LoweredFunction>.allocate(capacity: capacity)
        grown.moveInitialize(from: lowered, count: loweredCapacity)
        (grown + loweredCapacity).initialize(repeating: LoweredFunction(), count: capacity - loweredCapacity)
        lowered.deallocate()
        lowered = grown
        loweredCapacity = capacity
    }
}
