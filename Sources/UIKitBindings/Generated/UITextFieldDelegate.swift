// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTextFieldDelegate: HostType = {
        var type = TypeBinding("UITextFieldDelegate", .protocol)
        type.requirement("textFieldShouldBeginEditing(_:)", [HostParameter(nil, "textField", "UITextField")], result: "Bool")
        type.requirement("textFieldDidBeginEditing(_:)", [HostParameter(nil, "textField", "UITextField")])
        type.requirement("textFieldShouldEndEditing(_:)", [HostParameter(nil, "textField", "UITextField")], result: "Bool")
        type.requirement("textFieldDidEndEditing(_:)", [HostParameter(nil, "textField", "UITextField")])
        type.requirement(
            "textFieldDidEndEditing(_:reason:)",
            [HostParameter(nil, "textField", "UITextField"), HostParameter("reason", "reason", "UITextField.DidEndEditingReason")]
        )
        type.requirement(
            "textField(_:shouldChangeCharactersIn:replacementString:)",
            [
                HostParameter(nil, "textField", "UITextField"),
                HostParameter("shouldChangeCharactersIn", "range", "NSRange"),
                HostParameter("replacementString", "string", "String"),
            ],
            result: "Bool"
        )
        type.requirement("textFieldDidChangeSelection(_:)", [HostParameter(nil, "textField", "UITextField")])
        type.requirement("textFieldShouldClear(_:)", [HostParameter(nil, "textField", "UITextField")], result: "Bool")
        type.requirement("textFieldShouldReturn(_:)", [HostParameter(nil, "textField", "UITextField")], result: "Bool")
        return type.hostType
    }()
}
