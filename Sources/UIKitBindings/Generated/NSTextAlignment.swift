// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsTextAlignment: HostType = {
        var type = TypeBinding("NSTextAlignment", .enumeration, conformances: ["Int"])
        type.addRawValue(of: NSTextAlignment.self)
        type.enumCase("left") { call throws(ScriptError) in
            call.give(NSTextAlignment.left)
        }
        type.enumCase("center") { call throws(ScriptError) in
            call.give(NSTextAlignment.center)
        }
        type.enumCase("right") { call throws(ScriptError) in
            call.give(NSTextAlignment.right)
        }
        type.enumCase("justified") { call throws(ScriptError) in
            call.give(NSTextAlignment.justified)
        }
        type.enumCase("natural") { call throws(ScriptError) in
            call.give(NSTextAlignment.natural)
        }
        return type.hostType
    }()
}

extension NSTextAlignment: BridgedValue {
    package static var hostName: String { "NSTextAlignment" }
}
