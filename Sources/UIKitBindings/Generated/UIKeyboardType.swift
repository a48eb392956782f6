// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiKeyboardType: HostType = {
        var type = TypeBinding("UIKeyboardType", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIKeyboardType.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UIKeyboardType.`default`)
        }
        type.enumCase("asciiCapable") { call throws(ScriptError) in
            call.give(UIKeyboardType.asciiCapable)
        }
        type.enumCase("numbersAndPunctuation") { call throws(ScriptError) in
            call.give(UIKeyboardType.numbersAndPunctuation)
        }
        type.enumCase("URL") { call throws(ScriptError) in
            call.give(UIKeyboardType.URL)
        }
        type.enumCase("numberPad") { call throws(ScriptError) in
            call.give(UIKeyboardType.numberPad)
        }
        type.enumCase("phonePad") { call throws(ScriptError) in
            call.give(UIKeyboardType.phonePad)
        }
        type.enumCase("namePhonePad") { call throws(ScriptError) in
            call.give(UIKeyboardType.namePhonePad)
        }
        type.enumCase("emailAddress") { call throws(ScriptError) in
            call.give(UIKeyboardType.emailAddress)
        }
        type.enumCase("decimalPad") { call throws(ScriptError) in
            call.give(UIKeyboardType.decimalPad)
        }
        type.enumCase("twitter") { call throws(ScriptError) in
            call.give(UIKeyboardType.twitter)
        }
        type.enumCase("webSearch") { call throws(ScriptError) in
            call.give(UIKeyboardType.webSearch)
        }
        type.enumCase("asciiCapableNumberPad") { call throws(ScriptError) in
            call.give(UIKeyboardType.asciiCapableNumberPad)
        }
        return type.hostType
    }()
}

extension UIKeyboardType: BridgedValue {
    package static var hostName: String { "UIKeyboardType" }
}
