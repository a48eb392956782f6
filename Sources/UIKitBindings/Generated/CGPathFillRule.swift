// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let cgPathFillRule: HostType = {
        var type = TypeBinding("CGPathFillRule", .enumeration, conformances: ["Int"])
        type.addRawValue(of: CGPathFillRule.self)
        type.enumCase("winding") { call throws(ScriptError) in
            call.give(CGPathFillRule.winding)
        }
        type.enumCase("evenOdd") { call throws(ScriptError) in
            call.give(CGPathFillRule.evenOdd)
        }
        return type.hostType
    }()
}

extension CGPathFillRule: BridgedValue {
    package static var hostName: String { "CGPathFillRule" }
}
