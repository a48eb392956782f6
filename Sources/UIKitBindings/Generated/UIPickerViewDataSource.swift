// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPickerViewDataSource: HostType = {
        var type = TypeBinding("UIPickerViewDataSource", .protocol, conformances: ["NSObjectProtocol"])
        type.requirement("numberOfComponents(in:)", [HostParameter("in", "pickerView", "UIPickerView")], result: "Int")
        type.requirement(
            "pickerView(_:numberOfRowsInComponent:)",
            [HostParameter(nil, "pickerView", "UIPickerView"), HostParameter("numberOfRowsInComponent", "component", "Int")],
            result: "Int"
        )
        return type.hostType
    }()
}
