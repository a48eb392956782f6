// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiRectCorner: HostType = {
        var type = TypeBinding("UIRectCorner", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: UIRectCorner.self)
        type.enumCase("topLeft") { call throws(ScriptError) in
            call.give(UIRectCorner.topLeft)
        }
        type.enumCase("topRight") { call throws(ScriptError) in
            call.give(UIRectCorner.topRight)
        }
        type.enumCase("bottomLeft") { call throws(ScriptError) in
            call.give(UIRectCorner.bottomLeft)
        }
        type.enumCase("bottomRight") { call throws(ScriptError) in
            call.give(UIRectCorner.bottomRight)
        }
        type.enumCase("allCorners") { call throws(ScriptError) in
            call.give(UIRectCorner.allCorners)
        }
        return type.hostType
    }()
}

extension UIRectCorner: BridgedOptions {
    package static var hostName: String { "UIRectCorner" }
}
