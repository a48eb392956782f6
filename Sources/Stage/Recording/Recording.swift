public import Heap
public import Interpreter
public import Projects

/// All events of one run, from launch until the last step has settled. A value; states share all that did not change between events.
public struct Recording: Sendable {
    /// The sources of the run.
    public let sources: [Source]
    /// The device, the system, the steps.
    public internal(set) var setting: Setting
    /// The events, in order.
    public internal(set) var events: [Event] = []
    /// The frames that the display showed, in order.
    public internal(set) var frames: [Frame] = []
    /// The visible properties that were set, in order.
    public internal(set) var writes: [Write] = []
    /// The uses of watched members of UIKit, in order.
    public internal(set) var uses: [Use] = []
    /// The properties of UIKit's that the code set, in order.
    public internal(set) var assignments: [Assignment] = []
    /// The calls of UIKit's own implementations through `super`, in order.
    public internal(set) var superCalls: [SuperCall] = []
    /// The runs of the code's blocks at the end of animations and transitions, in order.
    public internal(set) var endBlocks: [EndBlock] = []
    /// The code's questions that no file answers, in order.
    public internal(set) var questions: [RecordedQuestion] = []
    /// The assumptions that could keep the app from ending where it has, best first. Empty if it has not ended.
    public internal(set) var suggestions: [Assumption] = []
    /// The name of the app's entry: the delegate, or the controller that was shown first.
    public internal(set) var entry = ""

    /// The state at each event, as an index into `states`; uses of watched members have theirs between them.
    var stateIndices: [Int] = []
    var states: [RunState] = []
    /// The names of the learner's stored properties, by the class's number; empty until the run is over.
    var propertyNames: [Int32: [String]] = [:]
    /// The classes of views that were made; empty until the run is over.
    var viewTypes: Set<String> = []
    private let viewNames = ViewNames.Cache()
    private var namesViewsByProperty = true
    private var typeNames: [String] = []
    private var ordinals: [Int] = []
    /// The number of events that had happened when each object was made.
    private var birthdays: [Int] = []
    /// The statements that made what the code seldom makes, and whose place matters.
    private var makers: [ObjectID: SourceLocation] = [:]
    private var counts: [String: Int] = [:]

    init(sources: [Source], setting: Setting) {
        self.sources = sources
        self.setting = setting
    }

    mutating func noteAllocation(_ id: ObjectID, typeName: String, by maker: SourceLocation?) {
        makers[id] = maker
        precondition(Int(id.index) == typeNames.count, "objects are allocated in order")
        counts[typeName, default: 0] += 1
        typeNames.append(typeName)
        ordinals.append(counts[typeName, default: 0])
        birthdays.append(events.count)
    }

    // MARK: Names

    /// The class of an object.
    public func typeName(of id: ObjectID) -> String {
        Int(id.index) < typeNames.count ? typeNames[Int(id.index)] : "?"
    }

    /// The name of an object: its class, with `#1`, `#2` in order of creation when the run made more than one.
    public func name(of id: ObjectID) -> String {
        let type = typeName(of: id)
        guard counts[type, default: 0] > 1 else { return type }
        return "\(type)#\(ordinals[Int(id.index)])"
    }

    /// The name of an object at an event, for people. A view is named by its controller (`Profile.view`), or by the learner's property that
    /// holds it (`header`). Where none holds it then, the first that does later names it. Anything else has the name of `name(of:)`.
    public func name(of id: ObjectID, at event: Int) -> String {
        guard namesViewsByProperty, viewTypes.contains(typeName(of: id)), stateIndices.indices.contains(event) else { return name(of: id) }
        let names = viewNames.names(over: states.count) {
            ViewNames(states, properties: propertyNames) { viewTypes.contains(typeName(of: $0)) }
        }
        return names.name(of: id, at: stateIndices[event], owner: name(of:)) ?? name(of: id)
    }

    /// The same recording with one name for each object in all its texts, that of `name(of:)`, for programs that look names up.
    public var namingByClass: Recording {
        var recording = self
        recording.namesViewsByProperty = false
        return recording
    }

    /// An event's name behind that of its object: `Feed.viewDidLoad()`.
    public func name(of event: Event) -> String { event.object.map { "\(name(of: $0, at: event.index)).\(event.name)" } ?? event.name }

    /// The object with a name of `name(of:)`, or else with one that it has at the end. A class's name alone is that of its newest object.
    public func object(named name: String) -> ObjectID? {
        let ids = objects.reversed()
        return ids.first { typeName(of: $0) == name || self.name(of: $0) == name }
            ?? ids.first { self.name(of: $0, at: events.count - 1) == name }
    }

    /// Every object that was made, in order.
    public var objects: [ObjectID] { typeNames.indices.map { ObjectID(index: UInt32($0)) } }

    /// The number of events that had happened when an object was made.
    func birthday(of id: ObjectID) -> Int? { birthdays.indices.contains(Int(id.index)) ? birthdays[Int(id.index)] : nil }

    /// The statement that ran when an object was made; nil where no code had run in that turn.
    func statement(thatMade id: ObjectID) -> SourceLocation? {
        if let maker = makers[id] { return maker }
        guard birthdays.indices.contains(Int(id.index)) else { return nil }
        for event in events[..<birthdays[Int(id.index)]].reversed() {
            switch event.kind {
            case .line: return event.location
            case .transaction, .input: return nil
            default: continue
            }
        }
        return nil
    }

    // MARK: Frames and events

    /// The last frame that was on the display when an event happened, as an index into `frames`; nil before the first.
    public func frame(at event: Int) -> Int? {
        var low = 0
        var high = frames.count
        while low < high {
            let middle = (low + high) / 2
            if frames[middle].eventCount <= event { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }

    /// The last event before a frame was shown, as an index.
    public func event(atFrame index: Int) -> Int {
        max(0, frames[index].eventCount - 1)
    }

    /// The exception that the app ended by; nil when it has not.
    public var end: Event? { events.last { $0.kind == .exception } }

    /// The events of callbacks, in order.
    public var callbacks: [Event] { events.filter { $0.kind == .callback } }

    /// The callbacks of that name on objects of that class or name, in order.
    public func callbacks(_ name: String, of object: String) -> [Event] {
        events.filter { event in
            guard event.kind == .callback, event.name == name, let id = event.object else { return false }
            return typeName(of: id) == object || self.name(of: id) == object
        }
    }
}
