// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTextContentType: HostType = {
        var type = TypeBinding("UITextContentType", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: UITextContentType.self)
        type.enumCase("name") { call throws(ScriptError) in
            call.give(UITextContentType.name)
        }
        type.enumCase("username") { call throws(ScriptError) in
            call.give(UITextContentType.username)
        }
        type.enumCase("password") { call throws(ScriptError) in
            call.give(UITextContentType.password)
        }
        type.enumCase("newPassword") { call throws(ScriptError) in
            call.give(UITextContentType.newPassword)
        }
        type.enumCase("oneTimeCode") { call throws(ScriptError) in
            call.give(UITextContentType.oneTimeCode)
        }
        type.enumCase("emailAddress") { call throws(ScriptError) in
            call.give(UITextContentType.emailAddress)
        }
        type.enumCase("telephoneNumber") { call throws(ScriptError) in
            call.give(UITextContentType.telephoneNumber)
        }
        return type.hostType
    }()
}

extension UITextContentType: BridgedValue {
    package static var hostName: String { "UITextContentType" }
}
