// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caGradientLayerType: HostType = {
        var type = TypeBinding("CAGradientLayerType", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: CAGradientLayerType.self)
        type.enumCase("axial") { call throws(ScriptError) in
            call.give(CAGradientLayerType.axial)
        }
        type.enumCase("radial") { call throws(ScriptError) in
            call.give(CAGradientLayerType.radial)
        }
        type.enumCase("conic") { call throws(ScriptError) in
            call.give(CAGradientLayerType.conic)
        }
        return type.hostType
    }()
}

extension CAGradientLayerType: BridgedValue {
    package static var hostName: String { "CAGradientLayerType" }
}
