public import Heap
public import Interpreter
import UIKit
internal import UIKitBindings

/// A variable or property with its value as text.
public struct NamedValue: Sendable, Hashable {
    /// Its name in the code.
    public let name: String
    /// An object by its name in the recording, anything else as `debugPrint` shows it.
    public let value: String
}

/// A function of the learner's that was running.
public struct RunningFunction: Sendable, Hashable {
    /// The full name.
    public let name: String
    /// The statement that it was at.
    public let location: SourceLocation?
    /// The variables in that statement's scope: parameters and local variables, outermost first; without `self`.
    public let variables: [NamedValue]
    /// The object whose method it is; nil for free functions.
    public let object: ObjectID?
}

extension Run {
    /// The learner's functions that were running at an event, innermost first. A callback's own is not among them when it has just been
    /// entered. Costs a fork.
    public func runningFunctions(at event: Int) -> [RunningFunction] {
        fork(at: event) {
            script.interpreter.runningFunctions.map { function in
                RunningFunction(
                    name: function.name, location: function.location, variables: named(function.locals), object: function.object)
            }
        }
    }

    /// The stored properties of one of the learner's objects at an event, superclasses' first. Costs a fork.
    public func properties(of object: ObjectID, at event: Int) -> [NamedValue] {
        fork(at: event) {
            named(script.interpreter.properties(of: object))
        }
    }

    private func named(_ values: [(name: String, value: Value)]) -> [NamedValue] {
        values.map { NamedValue(name: $0.name, value: text(of: $0.value)) }
    }

    // An object by its name: its own description would be code that runs.
    func text(of value: Value) -> String {
        switch value {
        case .object(let id), .weak(let id), .unowned(let id):
            world.space.heap.isReachableWeakly(id) ? recording.name(of: id) : "nil"
        case .closure: "a closure"
        case .missing: "not yet set"
        case .held: "being modified"
        default: script.interpreter.debugDescribe(value)
        }
    }
}
