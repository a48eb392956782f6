/// An early end of a call, of the learner's code or of the host by the learner's code.
public enum ScriptError: Error, Sendable {
    /// A runtime error of Swift. The run is over.
    case trap(String, EndCause = .other)
    /// A compiler error with its message: in a closed world, an undeclared name. The run is over.
    case undeclared(String, name: String? = nil)
    /// An exceeded limit. The run is over.
    case limit(String)
    /// An Objective-C exception, as UIKit raises. The run is over.
    case exception(name: String, reason: String)
    /// A thrown error that nothing has caught. The value is borrowed.
    case thrown(Value)
    /// Something that the host does not simulate. The run continues with nil in its place.
    case refusal(String)
    /// The run has already ended.
    case ended

    /// An access to a variable that is being modified: its value is with whatever modifies it.
    static func overlap(_ name: String) -> ScriptError {
        .trap("Simultaneous accesses to '\(name)', but modification requires exclusive access")
    }
}

/// The cause of a runtime error, which tells what could be assumed to avoid it.
public enum EndCause: Sendable, Hashable {
    /// An unwrapped nil; the member of the program whose value it was: `Profile.user`.
    case foundNil(of: String?)
    /// A missing array element.
    case noElement
    /// A failed forced cast, with the names of the value's type and of the wanted type.
    case cast(from: String, to: String)
    /// Calls or values lie too deeply within each other for the stack.
    case recursion
    /// Any other error.
    case other
}
