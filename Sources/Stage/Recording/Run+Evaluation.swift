public import Heap
import Interpreter
internal import UIKitBindings

/// The result of an expression.
public enum Evaluation: Sendable, Hashable {
    /// Its value as `print` shows it.
    case value(String)
    /// Why it has no value, in one sentence.
    case failure(String)
}

extension Run {
    /// Evaluates an expression at an event, in a fork of the run that is thrown away. The expression stands beside the statement that runs
    /// then, with its local variables. If none runs, it stands in a method of `object`.
    ///
    /// A name that is declared nowhere is a failure, not a placeholder as in the learner's code.
    public func evaluate(_ source: String, at event: Int, on object: ObjectID?) -> Evaluation {
        let statement = recording.events[event].kind == .callback ? nil : fork(at: event) { script.interpreter.runningFunctions.first }
        do throws(AskingError) {
            return .value(
                try ask(source, at: event, on: statement?.object ?? object, bindings: statement?.locals ?? []) {
                    interpreter, value throws(ScriptError) in interpreter.describe(value)
                })
        } catch {
            return .failure(error.description)
        }
    }
}
