public import Heap
import Interpreter

/// What an expression gave.
public enum Evaluation: Sendable, Hashable {
    /// Its value as `print` shows it.
    case value(String)
    /// Why there is none, in one sentence.
    case failure(String)
}

extension Run {
    /// Evaluates an expression at an event as if it stood in a method of `object`, in a fork of the run that is thrown away.
    ///
    /// A name that is declared nowhere is a failure, not nil as in the learner's code.
    public func evaluate(_ source: String, at event: Int, on object: ObjectID?) -> Evaluation {
        do throws(AskingError) {
            return .value(
                try ask(source, at: event, on: object) { interpreter, value throws(ScriptError) in interpreter.describe(value) })
        } catch {
            return .failure(error.description)
        }
    }
}
