public import Heap

/// One transition between controllers.
public struct Transition: Sendable, Hashable {
    /// The container or presenter in which it took place.
    public let container: ObjectID
    /// The first and the last event.
    public let events: ClosedRange<Int>
    /// The frames that the display showed while it was in flight, as indices; empty when it took no time.
    public let frames: Range<Int>
}

extension Recording {
    /// The transitions, in order of beginning.
    public var transitions: [Transition] {
        var found: [Transition] = []
        var open: [(container: ObjectID, event: Int)] = []
        for event in events where event.kind == .system {
            guard let container = event.object else { continue }
            if event.name == "transitionBegan" {
                open.append((container, event.index))
            } else if event.name == "transitionEnded", let index = open.firstIndex(where: { $0.container == container }) {
                let start = open.remove(at: index).event
                let first = frames.firstIndex { $0.eventCount > start } ?? frames.count
                let last = frames.lastIndex { $0.eventCount <= event.index } ?? -1
                found.append(Transition(container: container, events: start...event.index, frames: first..<max(first, last + 1)))
            }
        }
        return found.sorted { $0.events.lowerBound < $1.events.lowerBound }
    }

    /// The objects with a lane in a timeline: the learner's controllers in order of their first callback, then UIKit's.
    public var lanes: [ObjectID] {
        var seen: Set<ObjectID> = []
        var own: [ObjectID] = []
        var system: [ObjectID] = []
        for event in events where event.kind == .callback {
            guard let id = event.object, seen.insert(id).inserted else { continue }
            if typeName(of: id).hasPrefix("UI") { system.append(id) } else { own.append(id) }
        }
        return own + system
    }
}
