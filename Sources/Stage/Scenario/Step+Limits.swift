// The limits of a run's steps. A step beyond them is bad usage, and would only look as if it had no effect.
extension Step {
    /// The characters of a step, in bytes of UTF-8.
    static let longestText = 2_000
    /// The longest time of the run's clock for one step, and for all steps of a run together, in seconds: a day.
    static let longestTime = 86_400.0
    /// The points that a finger may move, or that a window may measure.
    static let mostPoints = 100_000.0
    /// The steps of a run.
    static let most = 1_000

    /// A time in seconds; nil if the text is not one. Throws if it is too long.
    static func seconds(_ text: String) throws(StepError) -> Double? {
        guard let seconds = Double(text), seconds >= 0 else { return nil }
        guard seconds <= longestTime else { throw StepError("'\(text)' seconds are more than a day, which is the most that a step takes") }
        return seconds
    }

    /// A length in points; nil if the text is not one, or if it is larger than any screen.
    static func points(_ text: String) -> Double? { Double(text).flatMap { abs($0) <= mostPoints ? $0 : nil } }

    /// The time of the run's clock that the step itself takes, in seconds.
    private var time: Double {
        let own: Double
        switch action {
        case .wait(let seconds), .press(_, let seconds): own = seconds
        default: own = 0
        }
        return own + (start ?? 0)
    }

    /// Why a run's steps are too many or take too long; nil when they do not.
    public static func excess(of steps: [Step]) -> String? {
        if steps.count > most { return "there are \(steps.count) steps; a run takes \(most) at most" }
        let time = steps.reduce(0) { $0 + $1.time }
        return time > longestTime ? "the steps take more than a day of the run's clock, which is the most that a run takes" : nil
    }
}
