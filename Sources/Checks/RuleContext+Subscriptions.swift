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

    /// How many of one line are looked at: for each, the memory is read at many events.
    private static let mostOfOneLine = 10

    /// The subscriptions, in order.
    func madeSubscriptions() -> [Subscription] {
        let made = recording.objects.filter { Self.types.contains(recording.typeName(of: $0)) }
        return sample(made, most: Self.mostOfOneLine) { run.origin(of: $0) }.compactMap { id in
            let type = recording.typeName(of: id)
            guard let birth = run.birth(of: id), let place = run.origin(of: id) else { return nil }
            let callback = callback(around: birth)
            let outermost = callbacks(from: callback).last
            let turn = recording.events[birth...].first { $0.kind == .transaction || $0.kind == .input }?.index
            let end = min((outermost?.end).map { $0 + 1 } ?? turn ?? .max, recording.events.count - 1)
            return Subscription(object: id, type: type, place: place, birth: birth, callback: callback, end: end)
        }
    }

    /// The names of the classes and roots that hold an object at an event, by strong references.
    func holders(of object: ObjectID, at event: Int) -> [String] {
        memory(at: event).holders(of: object).filter { $0.edge.kind == .strong }.map { holder in
            holder.object.map(recording.typeName) ?? holder.edge.label
        }
    }

    /// Whether a stored property of the learner's held a subscription shortly before it died. Its owner may have died with it.
    func wasKept(_ subscription: Subscription) -> Bool {
        let last = lastEvent(ofLife: subscription.object, from: subscription.birth)
        return (min(subscription.birth + 1, last)...last).suffix(Self.mostEventsOfDying).reversed().contains { event in
            memory(at: event).holders(of: subscription.object).contains { holder in
                guard holder.edge.kind == .strong else { return false }
                guard let object = holder.object else { return run.global(labelled: holder.edge.label) != nil }
                return run.property(labelled: holder.edge.label, of: recording.typeName(of: object)) != nil
            }
        }
    }

    private static let mostEventsOfDying = 16

    /// Whether the publisher of a Combine subscription has completed before the subscription was ended.
    func hasCompleted(_ subscription: Subscription) -> Bool {
        let memory = memory(at: lastEvent(ofLife: subscription.object, from: subscription.birth))
        func targets(_ object: ObjectID, _ label: String) -> [ObjectID] {
            (memory.node(object)?.edges ?? []).filter { $0.label == label }.map(\.target)
        }
        // What has completed has let go of the closure for its values; what was cancelled has let go of the sink as well.
        let sinks = targets(subscription.object, "_action").flatMap { targets($0, "[sink]") }
        return sinks.contains { targets($0, "_value").isEmpty }
    }

    /// The last event at which an object lives.
    private func lastEvent(ofLife object: ObjectID, from birth: Int) -> Int {
        var (alive, dead) = (min(birth + 1, recording.events.count - 1), recording.events.count)
        while dead - alive > 1 {
            let middle = (alive + dead) / 2
            if run.isAlive(object, at: middle) { alive = middle } else { dead = middle }
        }
        return alive
    }
}
