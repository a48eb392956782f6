// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let cgLineJoin: HostType = {
        var type = TypeBinding("CGLineJoin", .enumeration, conformances: ["Int32"])
        type.enumCase("miter") { call throws(ScriptError) in
            call.give(CGLineJoin.miter)
        }
        type.enumCase("round") { call throws(ScriptError) in
            call.give(CGLineJoin.round)
        }
        type.enumCase("bevel") { call throws(ScriptError) in
            call.give(CGLineJoin.bevel)
        }
        return type.hostType
    }()
}

extension CGLineJoin: BridgedValue {
    package static var hostName: String { "CGLineJoin" }
}
