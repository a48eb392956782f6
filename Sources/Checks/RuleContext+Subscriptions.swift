import Heap
import Interpreter
import Stage

/// A Combine subscription or an observation of a key path that the learner's code has made.
struct Subscription {
    let object: ObjectID
    /// `AnyCancellable` or `NSKeyValueObservation`.
    let type: String
    /// The statement that made it.
    let place: SourceLocation
    /// The last event before it was made.
    let birth: Int
    /// The callback that ran, as an index into the events; nil for none.
    let callback: Int?
    /// The first event after the outermost callback, or the turn, in which it was made.
    let end: Int
}

extension RuleContext {
    private static let types: Set<String> = ["AnyCancellable", "NSKeyValueObservation"]

    /// The subscriptions, in order.
    func madeSubscriptions() -> [Subscription] {
        recording.objects.compactMap { id in
            let type = recording.typeName(of: id)
            guard Self.types.contains(type), let birth = run.birth(of: id), let place = run.origin(of: id) else { return nil }
            let callback = callback(around: birth)
            let outermost = callbacks(from: callback).last
            let turn = recording.events[birth...].first { $0.kind == .transaction || $0.kind == .input }?.index
            let end = min((outermost?.end).map { $0 + 1 } ?? turn ?? .max, recording.events.count - 1)
            return Subscription(object: id, type: type, place: place, birth: birth, callback: callback, end: end)
        }
    }

    /// The names of the classes and roots that hold an object at an event, by strong references.
    func holders(of object: ObjectID, at event: Int) -> [String] {
        run.memory(at: event).holders(of: object).filter { $0.edge.kind == .strong }.map { holder in
            holder.object.map(recording.typeName) ?? holder.edge.label
        }
    }
}
