// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiDatePickerStyle: HostType = {
        var type = TypeBinding("UIDatePickerStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIDatePickerStyle.self)
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UIDatePickerStyle.automatic)
        }
        type.enumCase("wheels") { call throws(ScriptError) in
            call.give(UIDatePickerStyle.wheels)
        }
        type.enumCase("compact") { call throws(ScriptError) in
            call.give(UIDatePickerStyle.compact)
        }
        type.enumCase("inline") { call throws(ScriptError) in
            call.give(UIDatePickerStyle.inline)
        }
        return type.hostType
    }()
}

extension UIDatePickerStyle: BridgedValue {
    package static var hostName: String { "UIDatePickerStyle" }
}
