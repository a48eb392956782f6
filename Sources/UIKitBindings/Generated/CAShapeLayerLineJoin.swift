// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caShapeLayerLineJoin: HostType = {
        var type = TypeBinding("CAShapeLayerLineJoin", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: CAShapeLayerLineJoin.self)
        type.enumCase("miter") { call throws(ScriptError) in
            call.give(CAShapeLayerLineJoin.miter)
        }
        type.enumCase("round") { call throws(ScriptError) in
            call.give(CAShapeLayerLineJoin.round)
        }
        type.enumCase("bevel") { call throws(ScriptError) in
            call.give(CAShapeLayerLineJoin.bevel)
        }
        return type.hostType
    }()
}

extension CAShapeLayerLineJoin: BridgedValue {
    package static var hostName: String { "CAShapeLayerLineJoin" }
}
