// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiStatusBarStyle: HostType = {
        var type = TypeBinding("UIStatusBarStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIStatusBarStyle.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UIStatusBarStyle.`default`)
        }
        type.enumCase("lightContent") { call throws(ScriptError) in
            call.give(UIStatusBarStyle.lightContent)
        }
        type.enumCase("darkContent") { call throws(ScriptError) in
            call.give(UIStatusBarStyle.darkContent)
        }
        return type.hostType
    }()
}

extension UIStatusBarStyle: BridgedValue {
    package static var hostName: String { "UIStatusBarStyle" }
}
