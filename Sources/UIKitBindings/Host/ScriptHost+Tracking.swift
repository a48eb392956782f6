public import Heap
internal import Interpreter
internal import Projects
public import UIKit

// The noting of observed properties, which the library `Observation` does.
extension ScriptHost {
    /// Whether the app's Info.plist says so.
    public var enablesObservationTracking: Bool { resources.ownInformation["UIObservationTrackingEnabled"] as? Bool ?? false }

    /// Notes the observed properties that code reads, where the program has any.
    public func beginTracking() { callLibrary("_beginUpdate", []) }

    /// Ends the innermost such noting.
    public func endTracking(of id: ObjectID, as method: UpdateMethod) {
        callLibrary("_endUpdate", [interpreter.value(of: id), .int(method.rawValue)])
    }

    private func callLibrary(_ name: String, _ arguments: [Value]) {
        attempt { () throws(ScriptError) -> Void in _ = try interpreter.callLibrary(name, arguments) }
    }
}
