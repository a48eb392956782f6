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
    public func evaluate(_ source: String, at event: Int, on object: ObjectID?) -> Evaluation {
        fork(at: event) {
            do {
                let value = try script.interpreter.evaluate(source, on: object.map { .object($0) } ?? .void)
                return .value(script.interpreter.describe(value))
            } catch {
                return .failure(String(describing: error))
            }
        }
    }
}
