/// A part of the stage.
enum StagePane: String, CaseIterable, Hashable {
    /// The lesson's text, or the question.
    case prose
    case code
    case screen
    /// The views and the eight facts.
    case hierarchy
    case console
    /// The variables of the running functions.
    case variables
    /// The learner's objects and the references between them.
    case memory
    case timeline
}
