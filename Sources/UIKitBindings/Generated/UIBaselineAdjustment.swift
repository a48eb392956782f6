// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiBaselineAdjustment: HostType = {
        var type = TypeBinding("UIBaselineAdjustment", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIBaselineAdjustment.self)
        type.enumCase("alignBaselines") { call throws(ScriptError) in
            call.give(UIBaselineAdjustment.alignBaselines)
        }
        type.enumCase("alignCenters") { call throws(ScriptError) in
            call.give(UIBaselineAdjustment.alignCenters)
        }
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UIBaselineAdjustment.none)
        }
        return type.hostType
    }()
}

extension UIBaselineAdjustment: BridgedValue {
    package static var hostName: String { "UIBaselineAdjustment" }
}
