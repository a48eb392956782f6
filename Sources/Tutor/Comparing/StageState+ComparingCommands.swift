import Canvas
import Stage

extension StageState {
    /// The commands of a comparison, and the one that begins one.
    var comparingCommands: [Command] {
        let section = "Two runs side by side"
        guard let beside else {
            let reason = model == nil ? "there is no recording" : limit != nil ? Self.limitReason : nil
            return [
                Command(
                    ["x"], "compare", "compare with another system, device, gesture, or version of the code", section: section,
                    priority: paths.isEmpty ? 1 : 4,
                    unless: reason, .stage(.compareAsked))
            ]
        }
        return [
            Command(
                "difference", "the difference before / after this event", section: section, priority: 9,
                back: (["N"], .stage(.differenceStepped(-1)), reasonNoDifference(-1), "difference before"),
                forward: (["n"], .stage(.differenceStepped(1)), reasonNoDifference(1), "next difference")),
            Command(
                ["t"], "other run", "put \(beside.otherName.title) on the stage, at the same event", section: section, priority: 8,
                .stage(.otherPressed)),
            Command(["x"], "end", "end the comparison", section: section, priority: 8, .stage(.compareEnded)),
        ]
    }

    private func reasonNoDifference(_ direction: Int) -> String? {
        guard differenceStop(direction) == nil else { return nil }
        return differences.isEmpty
            ? "the runs do not differ at this level" : "there is no difference \(direction > 0 ? "after" : "before") this one"
    }
}
