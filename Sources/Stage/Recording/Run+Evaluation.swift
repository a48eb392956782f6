public import Heap
public import Interpreter

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

    /// The same for expectations: with constants, a wanted type, and whatever `read` takes from the value while the fork exists.
    public func evaluate<Answer>(
        _ source: String, at event: Int, on object: ObjectID?, bindings: [(name: String, value: Value)], type: String? = nil,
        read: (Interpreter, Value) throws(ScriptError) -> Answer
    ) throws -> Answer {
        try fork(at: event) {
            let interpreter = script.interpreter
            let receiver: Value = object.map { .object($0) } ?? .void
            return try read(interpreter, try interpreter.evaluate(source, on: receiver, bindings: bindings, type: type))
        }
    }
}
