// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTextSmartInsertDeleteType: HostType = {
        var type = TypeBinding("UITextSmartInsertDeleteType", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITextSmartInsertDeleteType.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UITextSmartInsertDeleteType.`default`)
        }
        type.enumCase("no") { call throws(ScriptError) in
            call.give(UITextSmartInsertDeleteType.no)
        }
        type.enumCase("yes") { call throws(ScriptError) in
            call.give(UITextSmartInsertDeleteType.yes)
        }
        return type.hostType
    }()
}

extension UITextSmartInsertDeleteType: BridgedValue {
    package static var hostName: String { "UITextSmartInsertDeleteType" }
}
