import Heap
import Interpreter
import Projects
import Stage

/// The time from a controller's first event until it has left for good.
struct Visit {
    let controller: ObjectID
    /// The last event before the controller was made.
    let start: Int
    /// Its last viewDidDisappear.
    let left: Int
    /// The last event of the step in which it left.
    let end: Int
}

/// A disappearance of a controller that comes back: covered, behind another tab, or swiped away and back.
struct RoundTrip {
    let controller: ObjectID
    /// The last event of the step in which it had appeared, or before it leaves; nil where it was cut off before it could appear.
    let shown: Int?
    /// Its viewWillDisappear.
    let leave: Int
    /// Its viewDidAppear.
    let back: Int
    /// The last event of the step in which it came back, or before it leaves again.
    var end: Int
    /// Whether it never was gone: a cancelled gesture.
    let isCancelled: Bool
}

extension RuleContext {
    /// The last event of the step in which an event happens.
    func endOfStep(_ event: Int) -> Int { (inputs.first { $0 > event } ?? recording.events.count) - 1 }

    /// The last event of the launch, and that of each step.
    var restingEvents: [Int] { (inputs.map { $0 - 1 } + [recording.events.count - 1]).filter { $0 >= 0 } }

    /// The step in which an event happens; nil for the launch.
    func startOfStep(_ event: Int) -> Int? { inputs.last { $0 < event } }

    func visitsAndTrips() -> (visits: [Visit], trips: [RoundTrip]) {
        var births: [ObjectID: Int] = [:]
        var shown: [ObjectID: Int] = [:]
        var leaving: [ObjectID: (leave: Int, isGone: Bool)] = [:]
        var left: [ObjectID: Int] = [:]
        var trips: [RoundTrip] = []
        for event in recording.events {
            guard let id = event.object, isOwnController(id) else { continue }
            if births[id] == nil { births[id] = max(0, event.index - 1) }
            guard event.kind == .callback else { continue }
            switch event.name {
            case "viewWillDisappear(_:)":
                leaving[id] = (event.index, false)
                if let last = trips.lastIndex(where: { $0.controller == id }), trips[last].end >= event.index {
                    trips[last].end = max(trips[last].back, event.index - 1)
                }
            case "viewDidDisappear(_:)":
                leaving[id]?.isGone = true
                left[id] = event.index
            case "viewWillAppear(_:)": left[id] = nil
            case "viewDidAppear(_:)":
                let before = shown.updateValue(endOfStep(event.index), forKey: id)
                guard let trip = leaving.removeValue(forKey: id) else { continue }
                trips.append(
                    RoundTrip(
                        controller: id, shown: before.map { min($0, trip.leave - 1) }, leave: trip.leave, back: event.index,
                        end: endOfStep(event.index), isCancelled: !trip.isGone))
            default: continue
            }
        }
        let visits = left.filter { !isOnStage($0.key) }.map { id, event in
            Visit(controller: id, start: births[id] ?? 0, left: event, end: endOfStep(event))
        }
        return (visits.sorted { $0.left < $1.left }, trips)
    }

    // MARK: Shared state

    private static let structural: Set<String> = [
        "viewControllers", "selectedIndex", "selectedViewController", "rootViewController", "frame", "bounds", "center", "transform",
        "items",
        "layoutMargins", "title", "windowScene", "backgroundColor", "accessibilityIdentifier",
    ]

    /// The last assignment of each property of what screens share, in a range of events, of objects that there were before an event.
    func sharedAssignments(in range: ClosedRange<Int>, since start: Int) -> [Assignment] {
        let known = run.objectCount(at: start)
        var seen: Set<String> = []
        return recording.assignments.reversed().filter { assignment in
            range.contains(assignment.eventCount)
                && (Int(assignment.receiver.index) < known || run.isSingle(assignment.receiver)) && run.isShared(assignment.receiver)
                && !isOwnController(assignment.receiver) && !Self.structural.contains(assignment.property)
                && seen.insert("\(assignment.receiver.index).\(assignment.property)").inserted
        }.reversed()
    }

    /// What an assigned property was and is, in words; nil where it is the same at both events.
    func difference(of assignment: Assignment, from before: Int, to after: Int) -> String? {
        let property = assignment.property
        guard let was = run.value(of: property, on: assignment.receiver, at: max(0, before)),
            let now = run.value(of: property, on: assignment.receiver, at: after), was != now
        else { return nil }
        return "\(recording.name(of: assignment.receiver, at: after)).\(property) is \(now): it was \(was) before"
    }

    /// Whether a field is of what screens share: a global, or of an object that is no screen and was there before.
    func isFlag(_ place: FieldPlace, madeBefore start: Int) -> Bool {
        guard let owner = place.owner else { return true }
        guard !run.isController(owner), !run.isView(owner) else { return false }
        return Int(owner.index) < run.objectCount(at: start) || run.isSingle(owner)
    }

    /// The statement in a range of events that gave a field its last value there.
    func lastChange(of place: FieldPlace, in range: ClosedRange<Int>) -> Event? {
        var (now, found): (String?, Event?) = (fields(at: range.upperBound)[place], nil)
        for line in recording.events[range].reversed() where line.kind == .line {
            let before = fields(at: line.index)[place]
            if before != now {
                found = line
                break
            }
            now = before
        }
        return found
    }
}
