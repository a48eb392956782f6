// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTextSmartDashesType: HostType = {
        var type = TypeBinding("UITextSmartDashesType", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITextSmartDashesType.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UITextSmartDashesType.`default`)
        }
        type.enumCase("no") { call throws(ScriptError) in
            call.give(UITextSmartDashesType.no)
        }
        type.enumCase("yes") { call throws(ScriptError) in
            call.give(UITextSmartDashesType.yes)
        }
        return type.hostType
    }()
}

extension UITextSmartDashesType: BridgedValue {
    package static var hostName: String { "UITextSmartDashesType" }
}
