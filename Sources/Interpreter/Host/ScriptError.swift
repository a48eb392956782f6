/// What ends a call of the learner's code, or of the host by the learner's code, early.
public enum ScriptError: Error, Sendable {
    /// Swift would end the program here, or a limit was reached: the run is over.
    case trap(String)
    /// An Objective-C exception, such as UIKit raises: the run is over.
    case exception(name: String, reason: String)
    /// The code threw `value` and nobody caught it. The value is borrowed.
    case thrown(Value)
    /// The host does not simulate this; the run goes on with nothing in its place.
    case refusal(String)
    /// The run has ended already.
    case ended
}
