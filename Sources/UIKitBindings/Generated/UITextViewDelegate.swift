// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTextViewDelegate: HostType = {
        var type = TypeBinding("UITextViewDelegate", .protocol, conformances: ["UIScrollViewDelegate"])
        type.requirement("textViewShouldBeginEditing(_:)", [HostParameter(nil, "textView", "UITextView")], result: "Bool")
        type.requirement("textViewShouldEndEditing(_:)", [HostParameter(nil, "textView", "UITextView")], result: "Bool")
        type.requirement("textViewDidBeginEditing(_:)", [HostParameter(nil, "textView", "UITextView")])
        type.requirement("textViewDidEndEditing(_:)", [HostParameter(nil, "textView", "UITextView")])
        type.requirement(
            "textView(_:shouldChangeTextIn:replacementText:)",
            [
                HostParameter(nil, "textView", "UITextView"),
                HostParameter("shouldChangeTextIn", "range", "NSRange"),
                HostParameter("replacementText", "text", "String"),
            ],
            result: "Bool"
        )
        type.requirement("textViewDidChange(_:)", [HostParameter(nil, "textView", "UITextView")])
        type.requirement("textViewDidChangeSelection(_:)", [HostParameter(nil, "textView", "UITextView")])
        return type.hostType
    }()
}
