// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caShapeLayerFillRule: HostType = {
        var type = TypeBinding("CAShapeLayerFillRule", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: CAShapeLayerFillRule.self)
        type.enumCase("nonZero") { call throws(ScriptError) in
            call.give(CAShapeLayerFillRule.nonZero)
        }
        type.enumCase("evenOdd") { call throws(ScriptError) in
            call.give(CAShapeLayerFillRule.evenOdd)
        }
        return type.hostType
    }()
}

extension CAShapeLayerFillRule: BridgedValue {
    package static var hostName: String { "CAShapeLayerFillRule" }
}
