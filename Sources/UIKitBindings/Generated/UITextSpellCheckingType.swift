// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTextSpellCheckingType: HostType = {
        var type = TypeBinding("UITextSpellCheckingType", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITextSpellCheckingType.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UITextSpellCheckingType.`default`)
        }
        type.enumCase("no") { call throws(ScriptError) in
            call.give(UITextSpellCheckingType.no)
        }
        type.enumCase("yes") { call throws(ScriptError) in
            call.give(UITextSpellCheckingType.yes)
        }
        return type.hostType
    }()
}

extension UITextSpellCheckingType: BridgedValue {
    package static var hostName: String { "UITextSpellCheckingType" }
}
