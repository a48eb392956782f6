// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPopoverArrowDirection: HostType = {
        var type = TypeBinding("UIPopoverArrowDirection", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: UIPopoverArrowDirection.self)
        type.enumCase("up") { call throws(ScriptError) in
            call.give(UIPopoverArrowDirection.up)
        }
        type.enumCase("down") { call throws(ScriptError) in
            call.give(UIPopoverArrowDirection.down)
        }
        type.enumCase("left") { call throws(ScriptError) in
            call.give(UIPopoverArrowDirection.left)
        }
        type.enumCase("right") { call throws(ScriptError) in
            call.give(UIPopoverArrowDirection.right)
        }
        type.enumCase("any") { call throws(ScriptError) in
            call.give(UIPopoverArrowDirection.any)
        }
        return type.hostType
    }()
}

extension UIPopoverArrowDirection: BridgedOptions {
    package static var hostName: String { "UIPopoverArrowDirection" }
}
