// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiBarStyle: HostType = {
        var type = TypeBinding("UIBarStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIBarStyle.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UIBarStyle.`default`)
        }
        type.enumCase("black") { call throws(ScriptError) in
            call.give(UIBarStyle.black)
        }
        type.enumCase("blackTranslucent") { call throws(ScriptError) in
            call.give(UIBarStyle.blackTranslucent)
        }
        return type.hostType
    }()
}

extension UIBarStyle: BridgedValue {
    package static var hostName: String { "UIBarStyle" }
}
