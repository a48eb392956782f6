import Canvas
import Stage

// The head of a run of the learner's own code.
extension StageState {
    /// Why nothing is to be said of what the run is worth; nil where there is.
    var reasonNoWorth: String? {
        guard let model else { return "there is no recording" }
        return model.worth == nil ? "nothing is assumed here: the files declare all that they name" : nil
    }

    /// The whole head, as a trace has it.
    func showWorth() -> [Effect] {
        guard let worth = model?.worth else { return [.bell] }
        let lines = worth.lineTexts().flatMap { ["", "\($0.capitalizedFirst)."] }.dropFirst()
        return [.present(.notice(Notice("What this run is worth", Array(lines), hanging: 2)))]
    }
}
