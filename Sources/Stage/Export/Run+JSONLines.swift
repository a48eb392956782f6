import Foundation
public import Interpreter
import UIKit

extension Run {
    /// The recording as one JSON object a line, with the keys in a fixed order. `onlyCallbacks` leaves out other events; `i` keeps its
    /// number. Facts are measured up to `firstUnmeasured`.
    public func jsonLines(onlyCallbacks: Bool = false) -> String {
        var text = ""
        for event in recording.events where !onlyCallbacks || event.kind == .callback {
            text += jsonLine(of: event) + "\n"
        }
        return text
    }

    /// One event as a JSON object.
    func jsonLine(of event: Event) -> String {
        var line = JSONText()
        line.add("i", event.index)
        line.add("t", raw: JSONText.number(event.time))
        line.add("frame", event.frame)
        line.add("tx", event.transaction)
        line.add("kind", event.kind.rawValue)
        line.add("object", event.object.map(recording.name(of:)))
        line.add("name", event.name)
        var arguments = JSONText()
        for argument in event.arguments { arguments.add(argument.name, raw: json(argument.value)) }
        line.add("args", raw: arguments.closed)
        line.add("depth", event.depth)
        line.add("by", event.caller.map(place) ?? "system")
        line.add("at", event.location.map(place))
        line.add("cause", raw: event.cause.map(String.init) ?? "null")
        if let words = event.text { line.add("text", words) }
        if event.kind == .memory { line.add("change", event.name) }
        if let facts = factsInTurn(at: event.index) {
            var object = JSONText()
            for (name, value) in zip(Facts.names, facts.values) { object.add(name, raw: value.map { $0 ? "true" : "false" } ?? "null") }
            line.add("facts", raw: object.closed)
        }
        return line.closed
    }

    private func json(_ value: Event.ArgumentValue) -> String {
        switch value {
        case .nothing: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): JSONText.number(number)
        case .text(let text): JSONText.quoted(text)
        case .size, .rect, .object: JSONText.quoted(recording.text(of: value))
        }
    }

    private func place(_ location: SourceLocation) -> String { recording.place(location) }
}

extension Recording {
    /// A place as traces write it: the file's name and the line.
    public func place(_ location: SourceLocation) -> String {
        "\(location.file.split(separator: "/").last.map(String.init) ?? location.file):\(location.line)"
    }

    /// Why a view was laid out, as traces write it: the cause, and its line.
    func text(of cause: LayoutCause) -> String {
        (cause.subject.map { "\($0) changed" } ?? cause.reason.rawValue)
            + (cause.location.map { " at \(place(SourceLocation(file: $0.file, line: $0.line, column: 1)))" } ?? "")
    }

    /// An argument as traces for people write it: views by the names that they have at an event.
    public func text(of value: Event.ArgumentValue, at event: Int) -> String {
        if case .object(let id) = value { name(of: id, at: event) } else { text(of: value) }
    }

    /// The arguments of an event for people: `animated: true, parent: UINavigationController`.
    func argumentText(of event: Event) -> String {
        event.arguments.map { "\($0.name): \(text(of: $0.value, at: event.index))" }.joined(separator: ", ")
    }

    /// An argument as traces for programs write it: objects by name, sizes as `852x393`.
    public func text(of value: Event.ArgumentValue) -> String {
        switch value {
        case .nothing: "nil"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): JSONText.number(number)
        case .text(let text): text
        case .size(let size): JSONText.size(size)
        case .rect(let rect):
            [rect.minX, rect.minY, rect.width, rect.height].map { JSONText.number(Double($0)) }.joined(separator: " ")
        case .object(let id): name(of: id)
        }
    }
}
