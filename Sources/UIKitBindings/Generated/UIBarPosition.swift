// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiBarPosition: HostType = {
        var type = TypeBinding("UIBarPosition", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIBarPosition.self)
        type.enumCase("any") { call throws(ScriptError) in
            call.give(UIBarPosition.any)
        }
        type.enumCase("bottom") { call throws(ScriptError) in
            call.give(UIBarPosition.bottom)
        }
        type.enumCase("top") { call throws(ScriptError) in
            call.give(UIBarPosition.top)
        }
        type.enumCase("topAttached") { call throws(ScriptError) in
            call.give(UIBarPosition.topAttached)
        }
        return type.hostType
    }()
}

extension UIBarPosition: BridgedValue {
    package static var hostName: String { "UIBarPosition" }
}
