// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caLayerContentsGravity: HostType = {
        var type = TypeBinding("CALayerContentsGravity", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: CALayerContentsGravity.self)
        type.enumCase("center") { call throws(ScriptError) in
            call.give(CALayerContentsGravity.center)
        }
        type.enumCase("top") { call throws(ScriptError) in
            call.give(CALayerContentsGravity.top)
        }
        type.enumCase("bottom") { call throws(ScriptError) in
            call.give(CALayerContentsGravity.bottom)
        }
        type.enumCase("left") { call throws(ScriptError) in
            call.give(CALayerContentsGravity.left)
        }
        type.enumCase("right") { call throws(ScriptError) in
            call.give(CALayerContentsGravity.right)
        }
        type.enumCase("resize") { call throws(ScriptError) in
            call.give(CALayerContentsGravity.resize)
        }
        type.enumCase("resizeAspect") { call throws(ScriptError) in
            call.give(CALayerContentsGravity.resizeAspect)
        }
        type.enumCase("resizeAspectFill") { call throws(ScriptError) in
            call.give(CALayerContentsGravity.resizeAspectFill)
        }
        return type.hostType
    }()
}

extension CALayerContentsGravity: BridgedValue {
    package static var hostName: String { "CALayerContentsGravity" }
}
