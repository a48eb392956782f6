// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caAnimationCalculationMode: HostType = {
        var type = TypeBinding("CAAnimationCalculationMode", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: CAAnimationCalculationMode.self)
        type.enumCase("linear") { call throws(ScriptError) in
            call.give(CAAnimationCalculationMode.linear)
        }
        type.enumCase("discrete") { call throws(ScriptError) in
            call.give(CAAnimationCalculationMode.discrete)
        }
        type.enumCase("paced") { call throws(ScriptError) in
            call.give(CAAnimationCalculationMode.paced)
        }
        type.enumCase("cubic") { call throws(ScriptError) in
            call.give(CAAnimationCalculationMode.cubic)
        }
        type.enumCase("cubicPaced") { call throws(ScriptError) in
            call.give(CAAnimationCalculationMode.cubicPaced)
        }
        return type.hostType
    }()
}

extension CAAnimationCalculationMode: BridgedValue {
    package static var hostName: String { "CAAnimationCalculationMode" }
}
