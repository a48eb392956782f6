// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiRectEdge: HostType = {
        var type = TypeBinding("UIRectEdge", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: UIRectEdge.self)
        type.enumCase("top") { call throws(ScriptError) in
            call.give(UIRectEdge.top)
        }
        type.enumCase("left") { call throws(ScriptError) in
            call.give(UIRectEdge.left)
        }
        type.enumCase("bottom") { call throws(ScriptError) in
            call.give(UIRectEdge.bottom)
        }
        type.enumCase("right") { call throws(ScriptError) in
            call.give(UIRectEdge.right)
        }
        type.enumCase("all") { call throws(ScriptError) in
            call.give(UIRectEdge.all)
        }
        return type.hostType
    }()
}

extension UIRectEdge: BridgedOptions {
    package static var hostName: String { "UIRectEdge" }
}
