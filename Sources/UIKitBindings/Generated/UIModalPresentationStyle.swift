// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiModalPresentationStyle: HostType = {
        var type = TypeBinding("UIModalPresentationStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIModalPresentationStyle.self)
        type.enumCase("fullScreen") { call throws(ScriptError) in
            call.give(UIModalPresentationStyle.fullScreen)
        }
        type.enumCase("pageSheet") { call throws(ScriptError) in
            call.give(UIModalPresentationStyle.pageSheet)
        }
        type.enumCase("formSheet") { call throws(ScriptError) in
            call.give(UIModalPresentationStyle.formSheet)
        }
        type.enumCase("currentContext") { call throws(ScriptError) in
            call.give(UIModalPresentationStyle.currentContext)
        }
        type.enumCase("custom") { call throws(ScriptError) in
            call.give(UIModalPresentationStyle.custom)
        }
        type.enumCase("overFullScreen") { call throws(ScriptError) in
            call.give(UIModalPresentationStyle.overFullScreen)
        }
        type.enumCase("overCurrentContext") { call throws(ScriptError) in
            call.give(UIModalPresentationStyle.overCurrentContext)
        }
        type.enumCase("popover") { call throws(ScriptError) in
            call.give(UIModalPresentationStyle.popover)
        }
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UIModalPresentationStyle.none)
        }
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UIModalPresentationStyle.automatic)
        }
        return type.hostType
    }()
}

extension UIModalPresentationStyle: BridgedValue {
    package static var hostName: String { "UIModalPresentationStyle" }
}
