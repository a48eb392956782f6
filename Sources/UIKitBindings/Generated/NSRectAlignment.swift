// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsRectAlignment: HostType = {
        var type = TypeBinding("NSRectAlignment", .enumeration, conformances: ["Int"])
        type.addRawValue(of: NSRectAlignment.self)
        type.enumCase("none") { call throws(ScriptError) in
            call.give(NSRectAlignment.none)
        }
        type.enumCase("top") { call throws(ScriptError) in
            call.give(NSRectAlignment.top)
        }
        type.enumCase("topLeading") { call throws(ScriptError) in
            call.give(NSRectAlignment.topLeading)
        }
        type.enumCase("leading") { call throws(ScriptError) in
            call.give(NSRectAlignment.leading)
        }
        type.enumCase("bottomLeading") { call throws(ScriptError) in
            call.give(NSRectAlignment.bottomLeading)
        }
        type.enumCase("bottom") { call throws(ScriptError) in
            call.give(NSRectAlignment.bottom)
        }
        type.enumCase("bottomTrailing") { call throws(ScriptError) in
            call.give(NSRectAlignment.bottomTrailing)
        }
        type.enumCase("trailing") { call throws(ScriptError) in
            call.give(NSRectAlignment.trailing)
        }
        type.enumCase("topTrailing") { call throws(ScriptError) in
            call.give(NSRectAlignment.topTrailing)
        }
        return type.hostType
    }()
}

extension NSRectAlignment: BridgedValue {
    package static var hostName: String { "NSRectAlignment" }
}
