// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caFrameRateRange: HostType = {
        var type = TypeBinding("CAFrameRateRange", .structure, conformances: ["Hashable"])
        type.property("minimum", "Float") { call throws(ScriptError) in
            let object: CAFrameRateRange = try call.receiver()
            return call.give(object.minimum)
        } set: { call, value throws(ScriptError) in
            var object: CAFrameRateRange = try call.receiver()
            object.minimum = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("maximum", "Float") { call throws(ScriptError) in
            let object: CAFrameRateRange = try call.receiver()
            return call.give(object.maximum)
        } set: { call, value throws(ScriptError) in
            var object: CAFrameRateRange = try call.receiver()
            object.maximum = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("preferred", "Float?") { call throws(ScriptError) in
            let object: CAFrameRateRange = try call.receiver()
            return call.give(object.preferred)
        } set: { call, value throws(ScriptError) in
            var object: CAFrameRateRange = try call.receiver()
            object.preferred = try call.read(value)
            call.receiver = call.give(object)
        }
        type.initializer(
            "init(minimum:maximum:preferred:)",
            [
                HostParameter("minimum", "minimum", "Float"),
                HostParameter("maximum", "maximum", "Float"),
                HostParameter("preferred", "preferred", "Float?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let a0: Float = try call.argument(0)
            let a1: Float = try call.argument(1)
            let a2: Float? = try call.argument(2)
            return call.give(CAFrameRateRange(minimum: a0, maximum: a1, preferred: a2))
        }
        type.enumCase("default") { call throws(ScriptError) in
            call.give(CAFrameRateRange.`default`)
        }
        type.requireVersion(iOS: 15, ["default", "init(minimum:maximum:preferred:)", "maximum", "minimum", "preferred"])
        return type.hostType
    }()
}

extension CAFrameRateRange: BridgedValue {
    package static var hostName: String { "CAFrameRateRange" }
}
