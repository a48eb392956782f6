public import Heap

/// One run: its objects, its clock, its screen. Everything that it knows lies in `state`, a value; the World itself is the ways to change
/// it.
///
/// Confined: a World can be handed to another thread whole, never used by two.
public final class World {
    /// The World that simulated objects are made in. Read by root initialisers and by Apple's singletons only.
    @TaskLocal static var bound: Binding?

    /// Everything known, as a value: assigning an older one goes back to that time.
    public var state: WorldState
    /// The counts of all objects.
    public let space: ObjectSpace
    /// The device that is simulated.
    public let device: DeviceProfile
    /// The system version that is simulated.
    public let os: OSProfile
    /// The app's storyboards and nibs.
    public var archives: [Archive] = []
    /// The names of interface files that cannot be read.
    public var unreadInterfaces: Set<String> = []
    /// The app's own colours, by name.
    public var namedColors: [String: UIColor] = [:]
    /// The present unarchivers of the interface files, innermost last.
    var unarchivers: [Unarchiver] = []
    /// The scenes being made from them.
    var sceneChain = SceneChain()
    /// The learner's code.
    public weak var script: (any Script)?
    /// Called for every event.
    public weak var observer: (any WorldObserver)?

    /// The network's behaviour. Set before launch.
    public var network = NetworkProfile()

    /// Whether interface files that code names may be missing; stand-ins then take their place. Otherwise a missing file is UIKit's
    /// exception.
    public var filesMayBeMissing = false

    /// The keys of user defaults that code has read in vain. Each has the name of its app group, if any, and the line that read it last.
    package var missedDefaults: [(key: String, suite: String?, location: CodeLocation)] = []

    private var handles: [NSObject?] = []
    var nativeBlocks: [ObjectID: ([Argument]) -> Argument] = [:]
    var callbackDepth = 0
    /// How many loops code runs from within itself.
    var innerLoops = 0
    var overrides: [RunningOverride] = []
    /// The methods that run and whose reads are noted, innermost last.
    var runningUpdates: [RunningUpdate] = []
    /// How many blocks of animations run behind which pending updates run.
    public internal(set) var flushingBlocks = 0
    /// The property that code is setting, for properties that UIKit sets by an override.
    var setting: (name: String, object: ObjectID)?
    /// Whether an appearance proxy's value is being set, which does not count as the instance's own.
    var isApplyingAppearance = false
    /// The misconceptions that it follows. Set before launch.
    public var misconceptions: Set<Misconception> = []
    /// The misconceptions that were asked for while rules were noted: without them, following one changes nothing.
    public internal(set) var consultedMisconceptions: Set<Misconception> = []
    /// The line of code that is told of another device, to see what comes of it; nil for none. Set before launch.
    package var misreadLine: CodeLocation?
    /// The line that calls an override point itself. Set directly before such a call, and cleared by it.
    public var directCaller: CodeLocation?
    /// The state on the display: the layer tree of the last commit.
    public internal(set) var rendered: WorldState
    var isScreenStale = false
    /// Whether the rules that are asked for are noted, and those noted so far.
    public var notesConsultations = false
    /// The rules that were asked for, in order.
    public internal(set) var consultations: [Consultation] = []
    /// The latest input's event.
    var inputEvent: Int?
    /// Where the event was decided that is reported now.
    public private(set) var decision = Decision(function: "", file: "")
    /// The systems' rules that are being followed, innermost last.
    var rulesUnderWay: [SystemRule] = []
    /// The event from which the next frame follows: that of the last commit, or else the first that made the screen stale.
    var screenCause: Int?
    private var awaited: ObjectID?
    let solvers = LayoutEngines()
    var layoutLoops = LayoutFeedbackLoopDebugger()
    /// The tables whose data sources are being asked for the numbers of rows.
    var listsInCounting: Set<ObjectID> = []
    /// The masks that are being drawn, each for what is in the one before.
    var masksInDrawing: Set<ObjectID> = []
    /// The traits of the view being laid out or drawn.
    private(set) var currentTraits: UITraitCollection?
    /// The window traits that were made last, to be shared.
    var lastTraits: UITraitCollection?

    /// A World before launch.
    public init(device: DeviceProfile = .phone, os: OSProfile = .newest, space: ObjectSpace = ObjectSpace()) {
        self.device = device
        self.os = os
        self.space = space
        state = WorldState(screen: device)
        rendered = state
        space.finalizers.append(self)
        space.onAllocate = { [unowned self] in report(.allocated($0)) }
        space.onDeinitialise = { [unowned self] in report(.deinitialising($0)) }
        space.onDeallocate = { [unowned self] in report(.deallocated($0)) }
    }

    /// A World can be the task's: the reference is only followed by the thread that runs the World.
    struct Binding: @unchecked Sendable {
        // Sendable because a TaskLocal requires it. Only the thread that runs the World makes and reads the binding.
        let world: World
    }

    /// The World of the present run, if any.
    public static var current: World? { bound?.world }

    /// The World of the present run, for code that needs one. `use` says for the message what the code did.
    static func present(_ use: StaticString) -> World {
        guard let current else { preconditionFailure("\(use) outside a World; run inside World.bind") }
        return current
    }

    /// Runs `body` with this World as the present one, in which objects are made.
    public func bind<Result>(_ body: () throws -> Result) rethrows -> Result {
        try World.$bound.withValue(Binding(world: self)) { try body() }
    }

    /// Reports an event to the observer. An exception ends the app. `function` and `file` are the declaration that decides it.
    public func report(_ event: WorldEvent, by function: String = #function, in file: String = #fileID) {
        decision = Decision(function: function, file: file)
        observer?.worldDid(event)
        if case .exception = event { end() }
    }

    /// Ends the app: the learner's code stops, and the run loop turns no more. UIKit's own running code still finishes, without reports.
    ///
    /// Fidelity: documented objc_exception_throw: an exception that is not caught ends the process.
    public func end() {
        guard !state.hasEnded else { return }
        state.hasEnded = true
        observer?.worldHasEnded()
        script?.stop()
    }

    /// Says that UIKit's own code does what takes so many of the learner's statements.
    func didWork(_ steps: Int) { script?.didWork(steps) }

    /// Says that one object of UIKit's keeps what weighs as much as so many of the learner's values.
    func didKeep(_ values: Int) { script?.didKeep(values) }

    /// Whether the app has ended.
    public var hasEnded: Bool { state.hasEnded }

    /// Runs `body` with some traits as the current ones.
    func asCurrent<Result>(_ traits: UITraitCollection, _ body: () throws -> Result) rethrows -> Result {
        let old = currentTraits
        currentTraits = traits
        defer { currentTraits = old }
        return try body()
    }

    /// Releases the host's closures, most of which retain the World. Its owner calls this after the last run; otherwise the World would
    /// leak.
    public func dismantle() { nativeBlocks = [:] }

    // MARK: Objects

    /// Makes a host object with the identity `id`, which the learner's code has allocated. The next object that `make` makes gets it.
    /// Returns `make`'s result.
    public func initialise<Result>(as id: ObjectID, _ make: () throws -> Result) rethrows -> Result {
        awaited = id
        defer { awaited = nil }
        return try make()
    }

    func adopt(_ object: NSObject) -> ObjectID {
        let id: ObjectID
        if let waiting = awaited {
            awaited = nil
            id = waiting
        } else {
            id = space.allocate(typeName: String(describing: type(of: object)))
        }
        if Int(id.index) >= handles.count {
            handles.append(contentsOf: repeatElement(nil, count: Int(id.index) + 1 - handles.count))
        }
        handles[Int(id.index)] = object
        return id
    }

    /// Runs `body` in another state, then restores the present one. Objects and closures that `body` makes are discarded.
    public func visiting<Result>(_ other: WorldState, _ body: () throws -> Result) rethrows -> Result {
        let present = (state: state, handles: handles, blocks: nativeBlocks, loops: layoutLoops)
        (state, layoutLoops) = (other, LayoutFeedbackLoopDebugger())
        defer { (state, handles, nativeBlocks, layoutLoops) = present }
        return try bind(body)
    }

    /// The host object of an id, nil for objects that are the learner's alone.
    public func object(_ id: ObjectID) -> NSObject? {
        Int(id.index) < handles.count ? handles[Int(id.index)] : nil
    }

    func object<Object: NSObject>(_ id: ObjectID?, as type: Object.Type = Object.self) -> Object? {
        id.flatMap { object($0) as? Object }
    }

    /// The value of a weak reference: the object while it lives.
    func living<Object: NSObject>(_ id: ObjectID?, as type: Object.Type = Object.self) -> Object? {
        guard let id, space.heap.isReachableWeakly(id) else { return nil }
        return object(id) as? Object
    }

    /// Whether a collection's data source is providing a cell.
    package var isCellAskedFor: Bool { state.application.cellsAskedFor > 0 }

    /// An object that there always is.
    func known<Object: NSObject>(_ id: ObjectID?, as type: Object.Type = Object.self) -> Object {
        guard let found: Object = object(id) else { preconditionFailure("there is no \(Object.self)") }
        return found
    }

    /// The dynamic class, the learner's included.
    public func typeName(of object: NSObject) -> String {
        space.heap.typeName(of: object.id)
    }
}

extension World: Finalizer {
    /// Releases an object's own state.
    public func finalize(_ id: ObjectID) {
        object(id)?.releaseEdges()
        nativeBlocks[id] = nil
        refuseUndecided(id)
        for kept in state.keptByBlock[id].kept { space.release(kept) }
        state.keptByBlock[id].kept = []
        releaseAssociations(of: id)
    }
}

extension World: EdgeSource {
    /// The references retained by one object's contents.
    public func edges(from id: ObjectID) -> [Edge] {
        (object(id)?.edges ?? []) + state.keptByBlock[id].kept.map { Edge("[captured]", to: $0) } + associationEdges(of: id)
    }

    /// The references of the application and the run loop.
    public var rootEdges: [Edge] {
        let completions = state.transactions.compactMap(\.completion) + state.waitingCompletions.map(\.block)
        return state.application.edges + state.animations.edges + state.agenda.edges
            + completions.map { Edge("transaction's completion", to: $0.id) }
            + space.heap.autoreleased.map { Edge("autorelease pool", to: $0) }
    }
}
