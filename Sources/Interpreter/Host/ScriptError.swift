/// What ends a call of the learner's code, or of the host by the learner's code, early.
public enum ScriptError: Error, Sendable {
    /// Swift would end the program here: the run is over.
    case trap(String, EndCause = .other)
    /// The code is no Swift that compiles, in the compiler's words: it names what nothing declares, in a closed world. The run is over.
    case undeclared(String, name: String? = nil)
    /// The run has used up what a run may use, and is over.
    case limit(String)
    /// An Objective-C exception, such as UIKit raises: the run is over.
    case exception(name: String, reason: String)
    /// The code threw `value` and nobody caught it. The value is borrowed.
    case thrown(Value)
    /// The host does not simulate this; the run goes on with nothing in its place.
    case refusal(String)
    /// The run has ended already.
    case ended
}

/// What a runtime error is about: what could have been otherwise, so that the run would not have ended.
public enum EndCause: Sendable, Hashable {
    /// Something was nil that is demanded; the program's member whose value it was, by its type's name and its own: `Profile.user`.
    case foundNil(of: String?)
    /// An array had no such element.
    case noElement
    /// A forced cast failed: the names of the value's type and of the type that was wanted.
    case cast(from: String, to: String)
    /// Calls or values lie too deeply within each other for the stack.
    case recursion
    /// Any other error.
    case other
}
