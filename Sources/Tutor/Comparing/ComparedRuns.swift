import Stage

/// Two runs side by side, with a cache of what the panes ask. From outside an immutable value.
final class ComparedRuns {
    let first: RunModel, second: RunModel
    let comparison: Comparison
    private var rowsFound: [Level: [Int]] = [:]
    private var differencesFound: [Level: [Int]] = [:]
    private var firstFound: [Level: Int?] = [:]

    init(_ first: RunModel, _ second: RunModel, names: RunNames?) {
        (self.first, self.second) = (first, second)
        comparison = first.comparison(with: second, names: names)
    }

    func model(_ side: Comparison.Side) -> RunModel { side == .first ? first : second }

    /// The entries of the comparison at which a level stops in one of the runs, in order.
    func rows(at level: Level) -> [Int] {
        if let known = rowsFound[level] { return known }
        let stops = (Set(first.stops(at: level)), Set(second.stops(at: level)))
        let found = comparison.entries.indices.filter { index in
            let entry = comparison.entries[index]
            return entry.first.map(stops.0.contains) == true || entry.second.map(stops.1.contains) == true
        }
        rowsFound[level] = found
        return found
    }

    /// The differences at which a level stops, in order.
    func differences(at level: Level) -> [Int] {
        if let known = differencesFound[level] { return known }
        let rows = Set(rows(at: level))
        let found = comparison.differences.filter(rows.contains)
        differencesFound[level] = found
        return found
    }

    /// The first difference at a level that the code or its user would notice, as an index into the entries.
    func firstDifference(at level: Level) -> Int? {
        if let known = firstFound[level] { return known }
        let found = comparison.firstDifference { level.includes($0, in: $1) }
        firstFound[level] = .some(found)
        return found
    }
}

/// How two runs are called beside one another.
struct RunNames: Hashable {
    var own: RunName
    var other: RunName
}

/// A comparison on the stage.
struct SideBySide {
    var runs: ComparedRuns
    /// Which of the two runs is on the stage.
    var side = Comparison.Side.first
    /// The entry at which the stage stands, where that is an event of the other run alone; nil where it is the position's.
    var row: Int?
    /// The last event of the other run that may be shown while a question is open; nil before that run has been on the stage.
    var otherLimit: Int?

    var comparison: Comparison { runs.comparison }
    /// The run that is not on the stage.
    var other: RunModel { runs.model(side.other) }
    /// What the run on the stage is called, and the other one.
    var name: RunName { comparison.name(side) }
    var otherName: RunName { comparison.name(side.other) }
}
