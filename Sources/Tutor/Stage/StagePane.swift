/// A part of the stage.
enum StagePane: String, CaseIterable, Hashable {
    /// The lesson's text, or the question.
    case prose
    case code
    /// The views.
    case hierarchy
    case console
    /// The variables of the running functions.
    case variables
    /// The learner's objects and the references between them.
    case memory
    case screen
    case timeline

    /// The key that goes to it.
    var digit: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// A word that a tab has room for.
    var name: String { self == .variables ? "vars" : rawValue }
}
