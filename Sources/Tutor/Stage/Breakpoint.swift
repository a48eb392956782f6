import Curriculum
import Interpreter
internal import Projects
import Stage

/// A place at which to stop in a recording.
enum Breakpoint: Hashable {
    /// A statement or a callback on a line of a file.
    case line(file: String, number: Int)
    /// A callback by its label, or by its name for all of the learner's objects, with or without parameters: `B.viewDidLoad()`,
    /// `viewDidLoad()`, `viewDidLoad`.
    case callback(String)
    /// A change of an expression's value.
    case value(String)

    /// The events that can be on a line.
    static let kinds: Set<Event.Kind> = [.line, .callback]

    /// A breakpoint that a learner typed: `12` or `Scene.swift:12`, a callback of the recording, or else an expression.
    init(_ text: String, file: String?, in model: RunModel) {
        let parts = text.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
        if let number = Int(text), let file {
            self = .line(file: file, number: number)
        } else if parts.count == 2, let number = Int(parts[1]), let source = model.source(ending: parts[0]) {
            self = .line(file: source.path, number: number)
        } else if model.recording.events.contains(where: { Self.isCallback($0, named: text, in: model) }) {
            self = .callback(text)
        } else {
            self = .value(text)
        }
    }

    /// How it is listed.
    var title: String {
        switch self {
        case .line(let file, let number): "\(file.split(separator: "/").last ?? ""):\(number)"
        case .callback(let name): name
        case .value(let expression): "\(expression) changes"
        }
    }

    /// Whether an event is stopped at. A value stops when it exists and has changed since the learner's code ran last.
    func isHit(at event: Event, in model: RunModel) -> Bool {
        switch self {
        case .line(let file, let number):
            return Self.kinds.contains(event.kind) && event.location?.line == number && event.location?.file == file
        case .callback(let name): return Self.isCallback(event, named: name, in: model)
        case .value(let expression):
            guard event.kind == .line || event.kind == .callback, let before = model.codeEvent(before: event.index) else { return false }
            let watch = Watch(expression)
            guard case .value(let now) = model.value(of: watch, at: event.index),
                case .value(let then) = model.value(of: watch, at: before)
            else { return false }
            return now != then
        }
    }

    private static func isCallback(_ event: Event, named name: String, in model: RunModel) -> Bool {
        guard event.kind == .callback else { return false }
        if model.label(of: event.index) == name { return true }
        // A bare name means the learner's own objects.
        return Level.callbacks.includes(event, in: model.recording) && (event.name == name || event.name.prefix { $0 != "(" } == name)
    }
}
