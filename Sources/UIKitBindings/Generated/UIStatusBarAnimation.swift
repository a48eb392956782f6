// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiStatusBarAnimation: HostType = {
        var type = TypeBinding("UIStatusBarAnimation", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIStatusBarAnimation.self)
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UIStatusBarAnimation.none)
        }
        type.enumCase("fade") { call throws(ScriptError) in
            call.give(UIStatusBarAnimation.fade)
        }
        type.enumCase("slide") { call throws(ScriptError) in
            call.give(UIStatusBarAnimation.slide)
        }
        return type.hostType
    }()
}

extension UIStatusBarAnimation: BridgedValue {
    package static var hostName: String { "UIStatusBarAnimation" }
}
