/// The events that come in another order in one run than in the other. Both runs have them between the same two steps of the user.
struct MovedEvents {
    /// For an event of the first run the same one of the second.
    private(set) var fromFirst: [Int: Int] = [:]
    /// The same the other way round.
    private(set) var fromSecond: [Int: Int] = [:]

    private struct Place: Hashable {
        var key: Int
        /// How many steps both runs have behind them.
        var steps: Int
    }

    init(_ alignment: Alignment, _ recording: Recording) {
        let steps = alignment.pairs.filter { recording.events[$0.first].kind == .input }
        let (paired, otherPaired) = (Set(alignment.pairs.map(\.first)), Set(alignment.pairs.map(\.second)))
        var waiting: [Place: [Int]] = [:]
        var passed = 0
        for (event, key) in zip(alignment.second, alignment.secondKeys) {
            while passed < steps.count, steps[passed].second < event { passed += 1 }
            if !otherPaired.contains(event) { waiting[Place(key: key, steps: passed), default: []].append(event) }
        }
        for (place, events) in waiting { waiting[place] = events.reversed() }
        passed = 0
        for (event, key) in zip(alignment.first, alignment.firstKeys) {
            while passed < steps.count, steps[passed].first < event { passed += 1 }
            guard !paired.contains(event), let other = waiting[Place(key: key, steps: passed)]?.popLast() else { continue }
            fromFirst[event] = other
            fromSecond[other] = event
        }
    }
}
