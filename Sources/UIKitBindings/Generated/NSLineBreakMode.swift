// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsLineBreakMode: HostType = {
        var type = TypeBinding("NSLineBreakMode", .enumeration, conformances: ["Int"])
        type.addRawValue(of: NSLineBreakMode.self)
        type.enumCase("byWordWrapping") { call throws(ScriptError) in
            call.give(NSLineBreakMode.byWordWrapping)
        }
        type.enumCase("byCharWrapping") { call throws(ScriptError) in
            call.give(NSLineBreakMode.byCharWrapping)
        }
        type.enumCase("byClipping") { call throws(ScriptError) in
            call.give(NSLineBreakMode.byClipping)
        }
        type.enumCase("byTruncatingHead") { call throws(ScriptError) in
            call.give(NSLineBreakMode.byTruncatingHead)
        }
        type.enumCase("byTruncatingTail") { call throws(ScriptError) in
            call.give(NSLineBreakMode.byTruncatingTail)
        }
        type.enumCase("byTruncatingMiddle") { call throws(ScriptError) in
            call.give(NSLineBreakMode.byTruncatingMiddle)
        }
        return type.hostType
    }()
}

extension NSLineBreakMode: BridgedValue {
    package static var hostName: String { "NSLineBreakMode" }
}
