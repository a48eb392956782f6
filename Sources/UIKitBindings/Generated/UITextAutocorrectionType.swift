// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTextAutocorrectionType: HostType = {
        var type = TypeBinding("UITextAutocorrectionType", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITextAutocorrectionType.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UITextAutocorrectionType.`default`)
        }
        type.enumCase("no") { call throws(ScriptError) in
            call.give(UITextAutocorrectionType.no)
        }
        type.enumCase("yes") { call throws(ScriptError) in
            call.give(UITextAutocorrectionType.yes)
        }
        return type.hostType
    }()
}

extension UITextAutocorrectionType: BridgedValue {
    package static var hostName: String { "UITextAutocorrectionType" }
}
