internal import Heap
internal import Interpreter
public import Stage

/// An expression whose value a step watches: `ProfileViewController.badge.backgroundColor`.
public struct Watch: Sendable, Hashable, CustomStringConvertible {
    /// The expression as it was written.
    public let description: String
    /// The class that it begins with, or one object's name: `Row#2`. Nil when it begins with something else.
    public let type: String?
    /// The expression, evaluated on the class's newest object.
    public let expression: String

    /// Reads an expression; the class is a first word with a capital letter.
    public init(_ text: String) {
        description = text
        let head = text.prefix { $0 != "." }
        if let first = head.first, first.isUppercase, head.endIndex != text.endIndex,
            head.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "#" })
        {
            type = String(head)
            expression = String(text[text.index(after: head.endIndex)...])
        } else {
            type = nil
            expression = text
        }
    }

    /// The value at an event, as `print` shows it. A failure when no object of the class has been made yet, and when the expression fails.
    public func value(in run: Run, at event: Int) -> Evaluation {
        guard let type else { return value(in: run, at: event, on: nil) }
        guard let object = run.newestObject(of: type, at: event) else { return .failure("there is no \(type) yet") }
        return value(in: run, at: event, on: object)
    }

    private func value(in run: Run, at event: Int, on object: ObjectID?) -> Evaluation {
        do throws(AskingError) {
            return .value(try run.ask(expression, at: event, on: object) { $0.describe($1) })
        } catch {
            return .failure(error.description)
        }
    }
}
