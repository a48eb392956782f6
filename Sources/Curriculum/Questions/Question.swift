public import Interpreter
public import Projects
internal import Stage

/// One question. It holds no right answer: an answer is graded by running it.
public struct Question: Sendable, Identifiable {
    /// The learner's task.
    public enum Kind: String, Sendable, CaseIterable {
        /// Put the code into a callback.
        case place
        /// Put moments in order.
        case order
        /// Choose the callback that comes next.
        case next
        /// Write the value of an expression.
        case value
        /// Fill a row of the table.
        case cell
        /// Find the line that is wrong.
        case spot
        /// Edit a file until the expectations hold.
        case fix
        /// Choose the true statements.
        case choose
        /// Put given lines into a callback, in an order that works.
        case lines
        /// Choose the event that another event follows from.
        case why
        /// Choose what mends the learner's own code: made of a finding, and never written in a lesson.
        case mend

        /// The kinds that a lesson can ask.
        public static let allCases: [Kind] = [.place, .order, .next, .value, .cell, .spot, .fix, .choose, .lines, .why]
    }

    /// The id: `first-frame`. Unique in its lesson.
    public let id: String
    /// The learner's task.
    public let kind: Kind
    /// The question's text.
    public let prompt: [Block]
    /// The choices, in the order of the file; empty when the learner writes.
    public internal(set) var choices: [Choice]
    /// For each choice its place in the lesson, where that is another one.
    var places: [Int]?
    /// What the lesson says something of: lines of the file for spot; facts for a row of cells, rows for a grid.
    public internal(set) var remarks: [Choice] = []
    /// The snippet to place, or the expression to evaluate; nil for the other kinds.
    public let code: String?
    /// The expectations on the result, for place, fix and lines.
    public let expectations: [Expectation]
    /// Hints by degrees.
    public let hints: [[Block]]
    /// The moment at which it is asked; nil for the end of the recording.
    public let at: Moment?
    /// The callbacks whose facts are asked, one row each, for cell.
    public internal(set) var rows: [Moment] = []
    /// The ids of the claims that an answer to it shows, beside those of the step that asks it.
    public internal(set) var claims: [String] = []
    /// The callbacks that it speaks of, without their parentheses: found once, when it is read, as progress is told after each answer.
    public internal(set) var callbacks: Set<String> = []
    /// The runs, at least one. The stage shows the first.
    public internal(set) var scenarios: [RunPrescription]
    /// What the code needs of a callback; nil if nothing is stated.
    public let needs: Needs?
    /// The class that the snippet or the lines go into.
    public let into: String?
    /// The callback that the lines go into, for lines.
    public internal(set) var callback: String?
    /// The lines of the usual solution in order, as places among the choices, for lines.
    public internal(set) var usual: [Int] = []
    /// The path of the file to edit, or in which to find a line.
    public let file: String
    /// The facts of the question, for cell, in the table's order.
    public let facts: [String]
    /// The kind of mistake whose line is to be found, for spot; the rule that found the mistake, for mend.
    public let finding: String?
    /// One way to mend the file, for fix and mend; nil when none is known.
    public let solution: Source?
    /// The rule's advice on this mistake, in the imperative, without a full stop, for mend; empty where there is none.
    public internal(set) var advice = ""
    /// Its place in the file; for mend, the mistake's in the learner's.
    public let location: SourceLocation

    /// One choice.
    public struct Choice: Sendable, Hashable {
        /// The choice's text.
        public let text: [Inline]
        /// The expectations that hold exactly when it is right, for choose.
        public let expectations: [Expectation]
        /// Its moment, for order, next and why.
        public let moment: Moment?
        /// Its place in the file.
        public let location: SourceLocation
        /// The belief that leads to it, in the words of somebody who holds it; nil where none is named.
        public internal(set) var belief: String?
        /// The rule whose mistakes it mends, for mend; nil for the other kinds.
        public internal(set) var rule: String?
        /// What answers that belief, or says why the choice is right; empty where the lesson says nothing.
        public internal(set) var says: [Inline] = []
    }

    /// A condition on a recording: a Swift expression.
    public struct Expectation: Sendable, Hashable {
        /// The expression.
        public let source: String
        /// The same in words, as the comment behind it says; nil where there is none.
        public internal(set) var words: String?
        /// Its place in the file.
        public let location: SourceLocation
    }

    /// The data that code needs in the callback it is put into.
    public struct Needs: Sendable, Hashable {
        /// Facts that must hold there, in the table's order.
        public let facts: [String]
        /// Whether it must run before the first frame that shows its controller.
        public let isBeforeFirstFrame: Bool
        /// Whether it must run once for each appearance, or once for each life.
        public let often: Often?

        /// How often code must run.
        public enum Often: String, Sendable {
            case oncePerAppearance = "once per appearance"
            case once = "once"
        }
    }
}
