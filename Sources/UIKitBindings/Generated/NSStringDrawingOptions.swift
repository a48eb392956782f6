// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsStringDrawingOptions: HostType = {
        var type = TypeBinding("NSStringDrawingOptions", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: NSStringDrawingOptions.self)
        type.enumCase("usesLineFragmentOrigin") { call throws(ScriptError) in
            call.give(NSStringDrawingOptions.usesLineFragmentOrigin)
        }
        type.enumCase("usesFontLeading") { call throws(ScriptError) in
            call.give(NSStringDrawingOptions.usesFontLeading)
        }
        type.enumCase("usesDeviceMetrics") { call throws(ScriptError) in
            call.give(NSStringDrawingOptions.usesDeviceMetrics)
        }
        type.enumCase("truncatesLastVisibleLine") { call throws(ScriptError) in
            call.give(NSStringDrawingOptions.truncatesLastVisibleLine)
        }
        return type.hostType
    }()
}

extension NSStringDrawingOptions: BridgedOptions {
    package static var hostName: String { "NSStringDrawingOptions" }
}
