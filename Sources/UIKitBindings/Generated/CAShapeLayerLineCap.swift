// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caShapeLayerLineCap: HostType = {
        var type = TypeBinding("CAShapeLayerLineCap", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: CAShapeLayerLineCap.self)
        type.enumCase("butt") { call throws(ScriptError) in
            call.give(CAShapeLayerLineCap.butt)
        }
        type.enumCase("round") { call throws(ScriptError) in
            call.give(CAShapeLayerLineCap.round)
        }
        type.enumCase("square") { call throws(ScriptError) in
            call.give(CAShapeLayerLineCap.square)
        }
        return type.hostType
    }()
}

extension CAShapeLayerLineCap: BridgedValue {
    package static var hostName: String { "CAShapeLayerLineCap" }
}
