// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let cgLineCap: HostType = {
        var type = TypeBinding("CGLineCap", .enumeration, conformances: ["Int32"])
        type.enumCase("butt") { call throws(ScriptError) in
            call.give(CGLineCap.butt)
        }
        type.enumCase("round") { call throws(ScriptError) in
            call.give(CGLineCap.round)
        }
        type.enumCase("square") { call throws(ScriptError) in
            call.give(CGLineCap.square)
        }
        return type.hostType
    }()
}

extension CGLineCap: BridgedValue {
    package static var hostName: String { "CGLineCap" }
}
