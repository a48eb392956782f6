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

    /// `namesByClass`: for programs, which look objects up by the name that a class gives them.
    init(_ run: Run, namesByClass: Bool) {
        self.run = run
        recording = namesByClass ? run.recording.namingByClass : run.recording
        classes = run.classes
        classNames = Set(classes.map(\.name))
        var outer: [Int: Int] = [:]
        var open: [Event] = []
        for event in recording.events where event.kind == .callback {
            open.removeAll { ($0.end ?? event.index) < event.index }
            if let last = open.last { outer[event.index] = last.index }
            open.append(event)
        }
        self.outer = outer
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

    /// The object passed as a callback's first argument; nil for nil.
    func firstObject(of event: Event) -> ObjectID? {
        if case .object(let id)? = event.arguments.first?.value { id } else { nil }
    }
}

/// A line, so that each is reported once.
struct Line: Hashable {
    let file: String
    let line: Int
    let about: String

    init(_ location: SourceLocation, _ about: String = "") {
        (file, line, self.about) = (location.file, location.line, about)
    }
}
