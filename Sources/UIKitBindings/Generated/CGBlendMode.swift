// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let cgBlendMode: HostType = {
        var type = TypeBinding("CGBlendMode", .enumeration, conformances: ["Int32"])
        type.enumCase("normal") { call throws(ScriptError) in
            call.give(CGBlendMode.normal)
        }
        type.enumCase("multiply") { call throws(ScriptError) in
            call.give(CGBlendMode.multiply)
        }
        type.enumCase("screen") { call throws(ScriptError) in
            call.give(CGBlendMode.screen)
        }
        type.enumCase("overlay") { call throws(ScriptError) in
            call.give(CGBlendMode.overlay)
        }
        type.enumCase("darken") { call throws(ScriptError) in
            call.give(CGBlendMode.darken)
        }
        type.enumCase("lighten") { call throws(ScriptError) in
            call.give(CGBlendMode.lighten)
        }
        type.enumCase("clear") { call throws(ScriptError) in
            call.give(CGBlendMode.clear)
        }
        type.enumCase("copy") { call throws(ScriptError) in
            call.give(CGBlendMode.copy)
        }
        type.enumCase("sourceIn") { call throws(ScriptError) in
            call.give(CGBlendMode.sourceIn)
        }
        type.enumCase("sourceOut") { call throws(ScriptError) in
            call.give(CGBlendMode.sourceOut)
        }
        type.enumCase("sourceAtop") { call throws(ScriptError) in
            call.give(CGBlendMode.sourceAtop)
        }
        type.enumCase("destinationOver") { call throws(ScriptError) in
            call.give(CGBlendMode.destinationOver)
        }
        type.enumCase("destinationIn") { call throws(ScriptError) in
            call.give(CGBlendMode.destinationIn)
        }
        type.enumCase("destinationOut") { call throws(ScriptError) in
            call.give(CGBlendMode.destinationOut)
        }
        return type.hostType
    }()
}

extension CGBlendMode: BridgedValue {
    package static var hostName: String { "CGBlendMode" }
}
