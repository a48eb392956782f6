// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caLayerCornerCurve: HostType = {
        var type = TypeBinding("CALayerCornerCurve", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: CALayerCornerCurve.self)
        type.enumCase("circular") { call throws(ScriptError) in
            call.give(CALayerCornerCurve.circular)
        }
        type.enumCase("continuous") { call throws(ScriptError) in
            call.give(CALayerCornerCurve.continuous)
        }
        return type.hostType
    }()
}

extension CALayerCornerCurve: BridgedValue {
    package static var hostName: String { "CALayerCornerCurve" }
}
