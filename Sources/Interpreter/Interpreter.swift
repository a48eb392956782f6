public import Heap

/// Runs a program against a host.
///
/// An explicit-stack machine: all that it knows of a run is `state`, a value, so that a run can be suspended, looked at and taken back in time.
/// Confined to one thread at a time.
public final class Interpreter: Finalizer, EdgeSource {
    /// The program.
    public let program: Program
    /// The objects of the run, the host's included.
    public let space: ObjectSpace
    /// What the program runs against.
    public unowned let host: any Host
    /// How much the run may use.
    @exclusivity(unchecked)
    public var limits = Limits() { didSet { checkpoint = 0 } }
    /// Whether the host is told of each statement.
    @exclusivity(unchecked)
    public var recordsStatements = true
    /// Whether names that no file declares have placeholders. In a closed world the run ends where it reaches one.
    public var isOpenWorld = false
    /// What the run takes for granted of what no file says; set before anything runs.
    public var assumptions: Set<Assumption> = [] {
        didSet { declarations.assumptions = assumptions }
    }
    /// The file that is meant where whoever runs the program asks for a class by a name that several files declare; nil for the first.
    public var entryFile: String? {
        didSet { declarations.entryFile = entryFile.flatMap { path in program.files.firstIndex { $0.path == path } } }
    }
    /// The paths of the files of which Objective-C sees unasked what their classes have, as in Swift 3.
    public var filesSeenByObjectiveC: Set<String> = []
    /// What the code asked that no file answers and the run does not assume, in order, each once.
    public internal(set) var openQuestions: [Assumption] = []
    /// Objects that the stage or the run made where the app has its own: a cast of one to a subclass of the app's is an open question.
    public var stagedObjects: Set<ObjectID> = []
    /// Where the program has no operator of its own for what the library's take, and where it has one.
    var placesOfLibrarysOperators: [OperatorPlace: Bool] = [:]
    /// Which of the program's own operators is meant for values of its own types; nil where none is.
    var placesOfOwnOperators: [OperatorPlace: MemberInfo?] = [:]
    /// Whether a type of the program's that can be hashed has its own `==`.
    var typesWithEquality: [Int32: Bool] = [:]
    /// Which subscripts the program's extensions have there.
    var subscriptsOfPlaces: [SubscriptPlace: [MemberInfo]] = [:]
    /// The module's name, as in descriptions of objects: `main.Feed`.
    public let moduleName: String

    let declarations: Declarations
    /// The declarations' own.
    let code: CodeTable
    /// Reached through a pointer: the machine's inner loop must not pay for a dynamic exclusivity check at each access.
    let store: UnsafeMutablePointer<Store>
    /// Operands and locals of all running frames; initialised below `top`.
    let stack: UnsafeMutablePointer<Value>
    let stackLimit: Int
    // Unchecked: the machine changes them all the time, each by itself, and hands none of them out.
    @exclusivity(unchecked)
    var top = 0
    @exclusivity(unchecked)
    var frames = RawList<Frame>()
    /// Statements, turns of loops and calls so far.
    @exclusivity(unchecked)
    public internal(set) var steps = 0
    /// The steps after which the limits are looked at again.
    @exclusivity(unchecked)
    var checkpoint = 0
    /// Whether whoever watches the run has ended it (`Limits.interruption`).
    public internal(set) var isInterrupted = false
    /// What the last state kept, for the next to share: the store, if it has not changed, and as many segments as have not. It lies in the slab
    /// or in one before.
    @exclusivity(unchecked)
    var lastSegment: UnsafePointer<FrameSnapshot>?
    /// Where states are laid.
    @exclusivity(unchecked)
    var slab = SnapshotArena()
    /// Whether the next state may be laid there too.
    @exclusivity(unchecked)
    var isSlabOpen = true
    /// The functions beneath have been as they are since the last state was kept: so many segments are still theirs.
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
    /// How many values are being looked into, each for the one around it.
    @exclusivity(unchecked)
    var descent = 0
    @exclusivity(unchecked)
    var deathDepth = 0
    /// The objects whose deinitialisers run, the outermost first.
    @exclusivity(unchecked)
    var dying: [ObjectID] = []
    /// Fields of dead objects, all without values, by how many they are.
    @exclusivity(unchecked)
    var spareFields = [[ContiguousArray<Value>]](repeating: [], count: 9)
    /// Whether an optional has been kept as `Any` yet.
    var hasOptionalsAsAny = false
    /// How many values are being made for placeholders, each for the initialiser of the one before.
    var making = 0
    /// Whether what runs makes a value that stands for another.
    public var isMaking: Bool { making > 0 }
    /// The functions whose assumed results are being made, by full name.
    var resultsInMaking: Set<String> = []
    /// The task that runs now; nil outside tasks.
    var runningTask: RunningTask?
    var hostFunctions: [@Sendable (Interpreter, [Value]) throws(ScriptError) -> Value] = []
    var hostDefaults: [String: Int32] = [:]
    let hostClassNumbers = NameTable()
    /// What the classes that the host keeps to itself are known as, by the number of their own names.
    var hiddenTypes: [Int32: String] = [:]
    var overrides: [OverrideKey: FunctionReference?] = [:]
    /// Where the error that is ending the run came from, before its frames were left.
    var trapLocation: SourceLocation?
    /// What the error was that ended the run; nil before.
    public internal(set) var endCause: EndCause?
    /// Where that was.
    var endLocation: SourceLocation?
    /// The functions that ran or waited where the run ended, the innermost first.
    var trapFunctions: [Int32] = []

    struct OverrideKey: Hashable {
        let type: Int32
        let name: String
    }

    /// A function as the inner loop wants it.
    struct LoweredFunction {
        var code: FunctionCode?
        var instructions: UnsafeMutablePointer<Instruction>?
        var statements: UnsafeMutablePointer<SourceLocation>?
        var slots: Int32 = 0
        var hasInouts = false
    }

    /// What a member access or call found the last time.
    struct MemberCache {
        var key: Int = .min
        var target: Target = .none
    }

    /// What a member name means for a kind of receiver.
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

    /// Prepares a run. Nothing runs yet; registers itself as a finalizer of the space.
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

    /// The function numbered `index`, lowered when it is first reached.
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
