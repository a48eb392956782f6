// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPickerViewDelegate: HostType = {
        var type = TypeBinding("UIPickerViewDelegate", .protocol, conformances: ["NSObjectProtocol"])
        type.requirement(
            "pickerView(_:widthForComponent:)",
            [HostParameter(nil, "pickerView", "UIPickerView"), HostParameter("widthForComponent", "component", "Int")],
            result: "CGFloat"
        )
        type.requirement(
            "pickerView(_:rowHeightForComponent:)",
            [HostParameter(nil, "pickerView", "UIPickerView"), HostParameter("rowHeightForComponent", "component", "Int")],
            result: "CGFloat"
        )
        type.requirement(
            "pickerView(_:titleForRow:forComponent:)",
            [
                HostParameter(nil, "pickerView", "UIPickerView"),
                HostParameter("titleForRow", "row", "Int"),
                HostParameter("forComponent", "component", "Int"),
            ],
            result: "String?"
        )
        type.requirement(
            "pickerView(_:attributedTitleForRow:forComponent:)",
            [
                HostParameter(nil, "pickerView", "UIPickerView"),
                HostParameter("attributedTitleForRow", "row", "Int"),
                HostParameter("forComponent", "component", "Int"),
            ],
            result: "NSAttributedString?"
        )
        type.requirement(
            "pickerView(_:viewForRow:forComponent:reusing:)",
            [
                HostParameter(nil, "pickerView", "UIPickerView"),
                HostParameter("viewForRow", "row", "Int"),
                HostParameter("forComponent", "component", "Int"),
                HostParameter("reusing", "view", "UIView?"),
            ],
            result: "UIView"
        )
        type.requirement(
            "pickerView(_:didSelectRow:inComponent:)",
            [
                HostParameter(nil, "pickerView", "UIPickerView"),
                HostParameter("didSelectRow", "row", "Int"),
                HostParameter("inComponent", "component", "Int"),
            ]
        )
        return type.hostType
    }()
}
