import Heap
import UIKit

/// Two runs side by side, event by event. It tells which events belong together and which only one run has. It also tells which come at
/// another place, and which have other values.
public struct Comparison {
    /// The relation of an event to the other run.
    public enum Change: String, Sendable {
        /// Both have it, and the same is true at it.
        case same
        /// Both have it; arguments, texts, callers or facts differ.
        case differs
        /// Only the first has it there.
        case removed
        /// Only the second has it there.
        case added
    }

    /// One of the two runs.
    public enum Side: Sendable {
        case first, second

        /// The other one.
        public var other: Side { self == .first ? .second : .first }
    }

    /// One event, or two that belong together, as indices into the recordings.
    public struct Entry: Sendable, Hashable {
        /// Their relation.
        public let change: Change
        /// The event of the first recording.
        public let first: Int?
        /// The event of the second recording.
        public let second: Int?
        /// The same event of the other run where that has it earlier or later; nil when it has it not, or in the same place.
        public internal(set) var elsewhere: Int?
        /// Whether only facts differ, which say what will be true later on.
        var differsInFactsOnly = false

        /// The event of one run.
        public subscript(side: Side) -> Int? { side == .first ? first : second }

        /// The run whose event is spoken of: the second, if that has it.
        var side: Side { second == nil ? .first : .second }
    }

    /// The runs.
    public let first: Run, second: Run
    /// How they are called.
    public let firstName: RunName, secondName: RunName
    /// The events of both, in an order that keeps each run's own order.
    public let entries: [Entry]
    /// The differences, as indices into `entries`. Of an event that comes at another place only the first run's is one.
    public let differences: [Int]
    let firstConsultations: [Consultation], secondConsultations: [Consultation]
    /// The lines of the runs' files.
    private let firstLines: SourceLines, secondLines: SourceLines
    private let eventValues: EventValues
    /// For each event of a run its entry; -1 for one that is not compared.
    private let firstPlaces: [Int], secondPlaces: [Int]

    /// Compares two runs. Times, numbers and lines do not count. `names` says how they are called, where their settings do not.
    /// `measuresFacts` compares the facts at each callback too, which costs a fork and a layout pass each.
    public init(
        _ first: Run, _ second: Run, onlyCallbacks: Bool = false, names: (RunName, RunName)? = nil, measuresFacts: Bool = true
    ) {
        (self.first, self.second) = (first, second)
        (firstName, secondName) = names ?? RunName.pair(first.recording, second.recording)
        let systems = (first.recording.setting.os, second.recording.setting.os)
        firstConsultations = Self.consultations(of: first, from: systems.0, to: systems.1)
        secondConsultations = Self.consultations(of: second, from: systems.0, to: systems.1)
        let (old, new) = (SourceLines(first.recording), SourceLines(second.recording))
        (firstLines, secondLines) = (old, new)
        let objects = ObjectPairs(old, new)
        let alignment = Alignment(old, new, objects, onlyCallbacks: onlyCallbacks)
        let moved = MovedEvents(alignment, first.recording)
        var entries: [Entry] = []
        var (left, right) = (0, 0)
        func addLonely(upTo end: (Int, Int)) {
            while left < alignment.first.count, alignment.first[left] < end.0 {
                let event = alignment.first[left]
                entries.append(Entry(change: .removed, first: event, second: nil, elsewhere: moved.fromFirst[event]))
                left += 1
            }
            while right < alignment.second.count, alignment.second[right] < end.1 {
                let event = alignment.second[right]
                entries.append(Entry(change: .added, first: nil, second: event, elsewhere: moved.fromSecond[event]))
                right += 1
            }
        }
        let values = EventValues(first, second, objects, measuresFacts: measuresFacts)
        eventValues = values
        for pair in alignment.pairs {
            addLonely(upTo: pair)
            let isTold = !values.told(pair.first, pair.second).isEmpty
            let isSame = !isTold && values.facts(pair.first, pair.second).isEmpty
            entries.append(
                Entry(change: isSame ? .same : .differs, first: pair.first, second: pair.second, differsInFactsOnly: !isTold && !isSame))
            (left, right) = (left + 1, right + 1)
        }
        addLonely(upTo: (.max, .max))
        self.entries = entries
        differences = entries.indices.filter { index in
            let entry = entries[index]
            return entry.change != .same && !(entry.change == .added && entry.elsewhere != nil)
        }
        firstPlaces = Self.places(entries.map(\.first), count: first.recording.events.count)
        secondPlaces = Self.places(entries.map(\.second), count: second.recording.events.count)
    }

    private static func places(_ events: [Int?], count: Int) -> [Int] {
        var places = [Int](repeating: -1, count: count)
        for (place, event) in events.enumerated() { if let event { places[event] = place } }
        return places
    }

    /// Whether nothing differs.
    public var isEmpty: Bool { differences.isEmpty }

    /// One of the runs.
    public func run(_ side: Side) -> Run { side == .first ? first : second }

    /// The lines of the files of one of the runs.
    func lines(_ side: Side) -> SourceLines { side == .first ? firstLines : secondLines }

    /// How one of the runs is called.
    public func name(_ side: Side) -> RunName { side == .first ? firstName : secondName }

    /// The entry of an event, as an index; nil when the event is not compared, as frames are not.
    public func entry(of event: Int, _ side: Side) -> Int? {
        let places = side == .first ? firstPlaces : secondPlaces
        return places.indices.contains(event) && places[event] >= 0 ? places[event] : nil
    }

    /// The same event of the other run, in the same place or elsewhere; nil when that has it not.
    public func counterpart(of event: Int, _ side: Side) -> Int? {
        entry(of: event, side).flatMap { entries[$0][side.other] ?? entries[$0].elsewhere }
    }

    /// Where the other run is when this one is at an event: at the same event, if it has it. Otherwise it is as long after the last event
    /// that both have, and before the next one. Nil before the first that both have.
    public func moment(of event: Int, _ side: Side) -> Int? {
        if let place = entry(of: event, side), let same = entries[place][side.other] { return same }
        let (events, others) = (run(side).recording.events, run(side.other).recording.events)
        func both(_ event: Int) -> Int? { entry(of: event, side).flatMap { entries[$0][side.other] } }
        guard let last = (0..<event).last(where: { both($0) != nil }), let start = both(last) else { return nil }
        let end = events.indices.dropFirst(event + 1).lazy.compactMap(both).first ?? others.count
        let time = others[start].time + events[event].time - events[last].time + 1e-6
        return others[start..<max(start + 1, end)].last { $0.time <= time }?.index ?? start
    }

    /// What both have with other values; empty for other entries.
    public func values(of entry: Entry) -> [EventValues.Difference] {
        guard let left = entry.first, let right = entry.second else { return [] }
        return eventValues.differences(left, right)
    }

    /// The first difference that the code or its user would notice, as an index into `entries`; the first of all where there is none.
    /// `isWanted` chooses among the events.
    public func firstDifference(where isWanted: (Event, Recording) -> Bool = { _, _ in true }) -> Int? {
        let wanted = differences.filter { index in
            let (recording, event) = told(entries[index])
            return isWanted(event, recording)
        }
        return wanted.first { told(entries[$0]).event.isOutcome && !entries[$0].differsInFactsOnly } ?? wanted.first
    }

    /// The event of an entry that is spoken of, and its recording.
    func told(_ entry: Entry) -> (recording: Recording, event: Event) {
        let recording = run(entry.side).recording
        return (recording, recording.events[entry[entry.side] ?? 0])
    }
}
