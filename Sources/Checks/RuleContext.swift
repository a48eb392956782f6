import Heap
import Interpreter
import Stage

/// A run with the data that rules need: which callbacks were under way, which objects are the learner's.
struct RuleContext {
    let run: Run
    let recording: Recording
    /// The classes that the learner's code declares, in order.
    let classes: [DeclaredClass]
    private let classNames: Set<String>
    /// The callback around each callback, as an index; nil for the outermost.
    private let outer: [Int: Int]
    /// The events of the steps.
    let inputs: [Int]
    /// The learner's text.
    let lines: SourceLines
    private let trips = Remembered<Int, (visits: [Visit], trips: [RoundTrip])>()
    private let made = Remembered<Int, [Subscription]>()
    private let leaving = Remembered<Int, Set<Line>>()
    private let onStage = Remembered<ObjectID, Bool>()
    private let others = Remembered<[Step], RuleContext?>()
    private let fieldsAt = Remembered<Int, [FieldPlace: String]>()
    private let memories = Remembered<Int, MemoryGraph>(atMost: 1)
    private let firstUses = Remembered<Int, [Use]>()
    private let firstCallbacks = Remembered<Int, [Event]>()
    private let everyCallback = Remembered<Int, [Event]>()
    private let firstAssignments = Remembered<Int, [Assignment]>()
    /// The Combine subscriptions and observations of key paths, in order.
    var subscriptions: [Subscription] { made.value(0, madeSubscriptions) }
    /// The controllers that have left for good, in order.
    var visits: [Visit] { trips.value(0, visitsAndTrips).visits }
    /// The disappearances after which a controller came back, in order.
    var roundTrips: [RoundTrip] { trips.value(0, visitsAndTrips).trips }
    /// The lines of the callbacks of a disappearance, and of what those call.
    var linesAtDisappearance: Set<Line> { leaving.value(0, leavingLines) }
    /// The controllers that began to appear, and the views that entered a window.
    private let shown: Set<ObjectID>

    init(_ run: Run) {
        self.run = run
        recording = run.recording
        lines = SourceLines(recording)
        inputs = recording.events.filter { $0.kind == .input }.map(\.index)
        classes = run.classes
        classNames = Set(classes.map(\.name))
        var outer: [Int: Int] = [:]
        var open: [Event] = []
        var shown: Set<ObjectID> = []
        for event in recording.events where event.kind == .callback {
            if event.name == "viewWillAppear(_:)" || event.name == "didMoveToWindow()", let object = event.object { shown.insert(object) }
            open.removeAll { ($0.end ?? event.index) < event.index }
            if let last = open.last { outer[event.index] = last.index }
            open.append(event)
        }
        (self.outer, self.shown) = (outer, shown)
    }

    /// The uses that rules ask about: the first of each line, in order.
    var uses: [Use] { firstUses.value(0) { sample(recording.uses) { SampleKey(place: $0.location, name: $0.member) } } }
    /// All callbacks, in order, for what rules look up: put together once.
    var allCallbacks: [Event] { everyCallback.value(0) { recording.callbacks } }
    /// The callbacks that rules ask about: the first of each name and class, in order.
    var callbacks: [Event] {
        firstCallbacks.value(0) {
            sample(allCallbacks) { SampleKey(place: nil, name: "\($0.object.map(recording.typeName) ?? "").\($0.name)") }
        }
    }
    /// The assignments that rules ask about: the first of each line, in order.
    var assignments: [Assignment] {
        firstAssignments.value(0) { sample(recording.assignments) { SampleKey(place: $0.location, name: $0.member) } }
    }

    private struct SampleKey: Hashable {
        let place: SourceLocation?
        let name: String
    }

    /// The first items of each key, in order. A line that runs ten thousand times shows in the first times what it does; rules that look far
    /// for each item need no more.
    func sample<Item, Key: Hashable>(_ items: [Item], most: Int = 100, by key: (Item) -> Key) -> [Item] {
        var counts: [Key: Int] = [:]
        return items.filter { item in
            counts[key(item), default: 0] += 1
            return counts[key(item), default: 0] <= most
        }
    }

    /// The callbacks under way in a callback, itself first, from the inside out.
    func callbacks(from callback: Int?) -> [Event] {
        var found: [Event] = []
        var current = callback
        while let index = current {
            found.append(recording.events[index])
            current = outer[index]
        }
        return found
    }

    /// The innermost callback of one of the learner's own controllers that was under way in a callback.
    func controllerCallback(from callback: Int?) -> Event? {
        callbacks(from: callback).first { event in event.object.map { isOwnController($0) } ?? false }
    }

    /// The last statement of a callback's own body before an event; nil where there is none.
    func line(in callback: Event, before event: Int) -> Event? {
        let lines = recording.events[callback.index...event].filter { $0.kind == .line && $0.depth == callback.depth + 1 }
        return lines.last { $0.functions == lines[0].functions }
    }

    /// The innermost callback in which an event happened, as an index.
    func callback(around event: Int) -> Int? {
        recording.events[...event].last { $0.kind == .callback && ($0.end ?? .max) >= event }?.index
    }

    /// The same run with other steps; nil where it cannot begin. Made once.
    func again(with steps: [Step]) -> RuleContext? {
        others.value(steps) { run.again(with: steps).map { RuleContext($0) } }
    }

    /// Whether an object's class is the learner's.
    func isOwn(_ id: ObjectID) -> Bool {
        classNames.contains(recording.typeName(of: id))
    }

    /// Whether an object is a controller of a class of the learner's.
    func isOwnController(_ id: ObjectID) -> Bool { run.isController(id) && isOwn(id) }

    /// Whether an object was made while a callback ran.
    func wasMade(_ id: ObjectID, in callback: Event) -> Bool {
        Int(id.index) >= run.objectCount(at: callback.index)
    }

    /// An object's name at the end of the run, for people.
    func name(atEndOf id: ObjectID) -> String { recording.name(of: id, at: recording.events.count - 1) }

    /// A callback's name with the class of its object.
    func className(of callback: Event) -> String { "\(callback.object.map(recording.typeName) ?? "").\(callback.name)" }

    /// The text of a closure from its place to the brace that closes it.
    func closure(at place: SourceLocation) -> Substring {
        let rest = lines.rest(from: place)
        var depth = 0
        for index in rest.indices {
            if rest[index] == "{" { depth += 1 }
            if rest[index] == "}" {
                depth -= 1
                if depth == 0 { return rest[...index] }
            }
        }
        return rest
    }

    /// Whether a view or controller is part of what the app shows at the end.
    func isOnStage(_ id: ObjectID) -> Bool { onStage.value(id) { run.isOnStage(id) } }

    /// The learner's fields at an event.
    func fields(at event: Int) -> [FieldPlace: String] { fieldsAt.value(event) { run.ownFields(at: event) } }

    /// The living objects at an event and the references between them. Rules ask about many objects at one event.
    func memory(at event: Int) -> MemoryGraph {
        memories.value(event) { run.memory(at: event) }
    }

    /// Whether an object takes the place of a value that no file declares: that value's placeholder holds it.
    func standsForPlaceholder(_ id: ObjectID, at event: Int) -> Bool {
        memory(at: event).holders(of: id).contains { $0.object.map(recording.typeName) == "placeholder" }
    }

    /// Whether a controller or view has been on the way to the screen.
    func wasShown(_ id: ObjectID) -> Bool { shown.contains(id) }

    /// The object passed as a callback's first argument; nil for nil.
    func firstObject(of event: Event) -> ObjectID? {
        if case .object(let id)? = event.arguments.first?.value { id } else { nil }
    }
}

/// Values that are made when they are first asked for, by a key.
private final class Remembered<Key: Hashable, Value> {
    private var made: [Key: Value] = [:]
    private let most: Int

    /// Remembers so many values; one more takes the place of them all.
    init(atMost most: Int = .max) { self.most = most }

    func value(_ key: Key, _ make: () -> Value) -> Value {
        if let known = made[key] { return known }
        let value = make()
        if made.count == most { made = [:] }
        made[key] = value
        return value
    }
}

/// A line, so that each is reported once.
struct Line: Hashable {
    let file: String
    let line: Int
    let about: String

    init(file: String, line: Int, about: String) {
        (self.file, self.line, self.about) = (file, line, about)
    }

    init(_ place: Finding.Place) {
        (file, line, about) = (place.file, place.line, "")
    }

    init(_ location: SourceLocation, _ about: String = "") {
        (file, line, self.about) = (location.file, location.line, about)
    }
}
