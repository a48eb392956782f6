// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let cgPathDrawingMode: HostType = {
        var type = TypeBinding("CGPathDrawingMode", .enumeration, conformances: ["Int32"])
        type.enumCase("fill") { call throws(ScriptError) in
            call.give(CGPathDrawingMode.fill)
        }
        type.enumCase("eoFill") { call throws(ScriptError) in
            call.give(CGPathDrawingMode.eoFill)
        }
        type.enumCase("stroke") { call throws(ScriptError) in
            call.give(CGPathDrawingMode.stroke)
        }
        type.enumCase("fillStroke") { call throws(ScriptError) in
            call.give(CGPathDrawingMode.fillStroke)
        }
        type.enumCase("eoFillStroke") { call throws(ScriptError) in
            call.give(CGPathDrawingMode.eoFillStroke)
        }
        return type.hostType
    }()
}

extension CGPathDrawingMode: BridgedValue {
    package static var hostName: String { "CGPathDrawingMode" }
}
