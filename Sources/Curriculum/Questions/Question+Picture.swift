extension Question {
    /// Whether it asks for what frames of the display show: then the display gives the answer away.
    public var asksForPicture: Bool {
        guard [.value, .choose].contains(kind) else { return false }
        return ([code ?? ""] + choices.flatMap(\.expectations).map(\.source)).contains { $0.contains("recording.frames") }
    }
}
