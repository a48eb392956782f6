import Canvas
import Curriculum
import Stage
import UIKit

// Two runs side by side: the one on the stage, and another one.
extension StageState {
    /// The settings that a lesson compares, the stage's own among them; empty when none are.
    var comparedSettings: [Setting] {
        guard case .settings(let settings)? = comparison else { return [] }
        return settings.contains(base.setting) ? settings : [base.setting] + settings
    }

    /// The run that a lesson's comparison still needs.
    var comparing: [Effect] {
        guard beside == nil, model != nil, let setting = comparedSettings.first(where: { $0 != base.setting }) else { return [] }
        var request = base
        request.setting = setting
        return [.run(request, .compare(nil))]
    }

    /// Puts another run beside the one on the stage.
    mutating func compare(with other: RunModel, names: RunNames?) -> [Effect] {
        guard let model else { return [] }
        let runs = ComparedRuns(model, other, names: names)
        beside = SideBySide(runs: runs)
        scroll[.timeline] = nil
        guard runs.firstDifference(at: level) == nil else { return [] }
        let isSame = runs.comparison.isEmpty
        // What a page compares is spoken of by the page, and the stage's edge says that there is no difference.
        guard !isSame || comparedSettings.isEmpty else { return [] }
        return [
            .say(
                isSame
                    ? "Both runs have the same events, with the same values."
                    : "No difference at the level \(level.title); l shows more events.")
        ]
    }

    /// Ends the comparison. The run that was there before is on the stage, at the same event.
    mutating func endComparing() {
        guard let beside else { return }
        if beside.side == .second { exchange() }
        self.beside = nil
        if case .settings? = comparison { comparison = nil }
    }

    /// Puts the other run on the stage, at the same event or the same time.
    mutating func exchange() {
        guard var beside else { return }
        let (row, target) = (row, otherEvent ?? 0)
        if let limit {
            self.limit = beside.otherLimit ?? beside.comparison.moment(of: limit, beside.side) ?? 0
            beside.otherLimit = limit
        }
        model = beside.other
        beside.side = beside.side.other
        beside.row = nil
        self.beside = beside
        position = min(target, lastReachable)
        // An event of the old run alone stays the row at which the stage stands.
        if let row, beside.comparison.entries[row][beside.side] == nil { self.beside?.row = row }
        scroll = [:]
    }

    /// The entry of the comparison at which the stage stands; nil before the first.
    var row: Int? {
        guard let beside else { return nil }
        if let row = beside.row { return row }
        return (0...max(0, position)).reversed().lazy.compactMap { beside.comparison.entry(of: $0, beside.side) }.first
    }

    /// Where the other run is now; nil before its first event.
    var otherEvent: Int? {
        guard let beside else { return nil }
        if let row = beside.row { return beside.comparison.entries[row][beside.side.other] }
        return beside.comparison.moment(of: position, beside.side)
    }

    // MARK: Moving

    /// The rows of both runs at the level, up to the last event that may be shown.
    var rows: [Int] {
        guard let beside else { return [] }
        let all = beside.runs.rows(at: level)
        guard limit != nil, let last = beside.comparison.entry(of: lastReachable, beside.side) else { return all }
        return Array(all.prefix(all.firstIndex(after: last)))
    }

    /// The row before or after the one at which the stage stands; nil when there is none.
    func rowStop(_ direction: Int) -> Int? {
        guard beside != nil else { return nil }
        let (rows, current) = (rows, row ?? -1)
        let index = rows.firstIndex(after: current)
        if direction > 0 { return index < rows.count ? rows[index] : nil }
        // Between two rows, on a frame, the one before is the way back.
        let isOn = index > 0 && rows[index - 1] == current && isAt(current)
        let before = index - (isOn ? 2 : 1)
        return before >= 0 ? rows[before] : nil
    }

    /// Whether the stage stands at a row, and not between it and the next.
    private func isAt(_ row: Int) -> Bool {
        guard let beside else { return false }
        return beside.row == row || beside.comparison.entries[row][beside.side] == position
    }

    /// Goes to a row: to its event here, or else to the last one before that.
    mutating func stand(on row: Int) {
        guard let beside else { return }
        if let event = beside.comparison.entries[row][beside.side] { return go(to: event) }
        let before = beside.comparison.entries[..<row].last { $0[beside.side] != nil }?[beside.side]
        go(to: before ?? 0)
        self.beside?.row = row
    }

    /// The differences at the level that may be shown.
    var differences: [Int] {
        guard let beside else { return [] }
        let shown = beside.runs.differences(at: level)
        guard limit != nil else { return shown }
        let last = rows.last ?? -1
        return shown.filter { $0 <= last }
    }

    /// The next difference in a direction; nil when there is none.
    func differenceStop(_ direction: Int) -> Int? {
        let current = row ?? -1
        return direction > 0 ? differences.first { $0 > current } : differences.last { $0 < current }
    }

    mutating func stepDifference(_ direction: Int) -> [Effect] {
        isPlaying = false
        guard let row = differenceStop(direction) else { return [.bell] }
        stand(on: row)
        return []
    }

    // MARK: Words

    /// The difference at which the stage stands, in a sentence with its reason; nil where both are the same.
    var differenceSentence: String? {
        guard let beside, let row, isAt(row), differences.contains(row) || isMoved(row) else { return nil }
        let entry = beside.comparison.entries[row]
        return beside.comparison.sentence(of: entry) + (beside.comparison.reason(of: entry).map { " Why: \($0)." } ?? "")
    }

    // The second place of a moved event is none of the differences, and is one to see.
    private func isMoved(_ row: Int) -> Bool { beside?.comparison.entries[row].elsewhere != nil }

    /// What the comparison comes to, before the first difference; nil after it.
    var firstDifferenceSentence: String? {
        guard let beside, limit == nil, let first = beside.runs.firstDifference(at: level), (row ?? -1) < first else { return nil }
        return "First difference (n goes there): " + beside.comparison.sentence(of: beside.comparison.entries[first])
    }
}
