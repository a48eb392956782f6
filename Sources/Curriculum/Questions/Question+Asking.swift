internal import Projects
internal import Stage

extension Question {
    /// The moment at which the stage stands while it is asked: its own, else the end of its run, or where that gives the answer away the last step.
    public var shownAt: Moment {
        if let at { return at }
        guard [.value, .choose].contains(kind) else { return .end }
        let steps = scenarios.first?.setting.steps.count ?? 0
        return steps > 0 ? .input(steps) : .start
    }

    /// Whether it asks for what frames of the display show: then the display gives the answer away.
    public var asksForPicture: Bool {
        guard [.value, .choose].contains(kind) else { return false }
        return ([code ?? ""] + choices.flatMap(\.expectations).map(\.source)).contains { $0.contains("recording.frames") }
    }
}
