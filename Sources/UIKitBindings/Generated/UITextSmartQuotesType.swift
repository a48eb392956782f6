// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTextSmartQuotesType: HostType = {
        var type = TypeBinding("UITextSmartQuotesType", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITextSmartQuotesType.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UITextSmartQuotesType.`default`)
        }
        type.enumCase("no") { call throws(ScriptError) in
            call.give(UITextSmartQuotesType.no)
        }
        type.enumCase("yes") { call throws(ScriptError) in
            call.give(UITextSmartQuotesType.yes)
        }
        return type.hostType
    }()
}

extension UITextSmartQuotesType: BridgedValue {
    package static var hostName: String { "UITextSmartQuotesType" }
}
