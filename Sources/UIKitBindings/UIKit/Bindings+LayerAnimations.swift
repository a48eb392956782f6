internal import Heap
internal import Interpreter
internal import UIKit

// The start and end values of layer animations. They may be of any type, so no binding can be generated.
extension Bindings {
    static func completeLayerAnimation(_ type: inout TypeBinding) {
        if type.name == "CAKeyframeAnimation" {
            addValue("values", "[Any]?", to: &type) { call, value in
                (call.interpreter.elements(of: value) ?? []).map { call.host.argument($0) }
            }
        } else {
            for name in ["fromValue", "toValue", "byValue"] {
                addValue(name, "Any?", to: &type) { call, value in
                    if case .none = value { return [] }
                    return [call.host.argument(value)]
                }
            }
        }
    }

    private static func addValue(
        _ name: String, _ kind: String, to type: inout TypeBinding, _ read: @escaping @Sendable (HostCall, Value) -> [Argument]
    ) {
        type.property(name, kind) { call throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            return call.give(object.given(name))
        } set: { call, value throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            let given: ObjectID? = try call.read(value)
            object.give(given, read(call, value), name)
        }
    }
}
