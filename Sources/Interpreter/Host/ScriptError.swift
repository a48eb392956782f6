/// What ends a call of the learner's code, or of the host by the learner's code, early.
public enum ScriptError: Error, Sendable {
    /// Swift would end the program here: the run is over.
    case trap(String)
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

    /// What would end an app where files are missing, as a console says it; nil for what ends a run whatever else there is.
    var end: String? {
        switch self {
        case .trap(let message): message.hasPrefix("stack overflow") ? nil : message
        case .exception(let name, let reason): "\(name): \(reason)"
        case .limit, .thrown, .refusal, .ended: nil
        }
    }
}
