import Canvas
import Stage

/// What differs where a page's run stands beside the same run on another system: in sentences, with the rules and their sources.
struct SystemsNote {
    private let stage: StageState
    /// The most rules that are named; the timeline has the rest.
    private static let most = 3

    init(_ stage: StageState) { self.stage = stage }

    /// An empty line and the note; nothing where no other system stands beside the run.
    func lines(width: Int, theme: Theme) -> [StyledText] {
        guard let beside = stage.beside, stage.hasOtherSystem else { return [] }
        let comparison = beside.comparison
        var lines = ["", StyledText("\(beside.name.title), and \(beside.otherName.title) beside it", theme.title)]
        if let first = beside.runs.firstDifference(at: stage.level) {
            lines.append(StyledText(comparison.sentence(of: comparison.entries[first]), theme.text))
        } else {
            lines.append(StyledText("Nothing differs at the level \(stage.level.title).", theme.text))
        }
        for rule in comparison.rules.prefix(Self.most) {
            lines.append(StyledText(rule.says, theme.text) + StyledText(" (\(rule.source))", theme.dim))
        }
        return lines.flatMap { $0.wrapped(to: width) }
    }
}

extension StageState {
    /// Whether a run on another system stands beside this one, and may be spoken of.
    var hasOtherSystem: Bool {
        guard let beside, limit == nil else { return false }
        return beside.comparison.first.recording.setting.os != beside.comparison.second.recording.setting.os
    }
}
