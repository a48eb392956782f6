// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiLayoutPriority: HostType = {
        var type = TypeBinding("UILayoutPriority", .structure, conformances: ["RawRepresentable", "Hashable", "Comparable"])
        type.addRawValue(of: UILayoutPriority.self)
        type.initializer("init(_:)", [HostParameter(nil, "rawValue", "Float")]) { call throws(ScriptError) in
            let a0: Float = try call.argument(0)
            return call.give(UILayoutPriority(a0))
        }
        type.enumCase("required") { call throws(ScriptError) in
            call.give(UILayoutPriority.required)
        }
        type.enumCase("defaultHigh") { call throws(ScriptError) in
            call.give(UILayoutPriority.defaultHigh)
        }
        type.enumCase("dragThatCanResizeScene") { call throws(ScriptError) in
            call.give(UILayoutPriority.dragThatCanResizeScene)
        }
        type.enumCase("sceneSizeStayPut") { call throws(ScriptError) in
            call.give(UILayoutPriority.sceneSizeStayPut)
        }
        type.enumCase("dragThatCannotResizeScene") { call throws(ScriptError) in
            call.give(UILayoutPriority.dragThatCannotResizeScene)
        }
        type.enumCase("defaultLow") { call throws(ScriptError) in
            call.give(UILayoutPriority.defaultLow)
        }
        type.enumCase("fittingSizeLevel") { call throws(ScriptError) in
            call.give(UILayoutPriority.fittingSizeLevel)
        }
        type.method(
            "<(_:_:)",
            isStatic: true,
            [HostParameter(nil, "left", "UILayoutPriority"), HostParameter(nil, "right", "UILayoutPriority")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let a0: UILayoutPriority = try call.argument(0)
            let a1: UILayoutPriority = try call.argument(1)
            return call.give(a0 < a1)
        }
        type.method(
            "+(_:_:)",
            isStatic: true,
            [HostParameter(nil, "priority", "UILayoutPriority"), HostParameter(nil, "difference", "Float")],
            result: "UILayoutPriority"
        ) { call throws(ScriptError) in
            let a0: UILayoutPriority = try call.argument(0)
            let a1: Float = try call.argument(1)
            return call.give(a0 + a1)
        }
        type.method(
            "-(_:_:)",
            isStatic: true,
            [HostParameter(nil, "priority", "UILayoutPriority"), HostParameter(nil, "difference", "Float")],
            result: "UILayoutPriority"
        ) { call throws(ScriptError) in
            let a0: UILayoutPriority = try call.argument(0)
            let a1: Float = try call.argument(1)
            return call.give(a0 - a1)
        }
        return type.hostType
    }()
}

extension UILayoutPriority: BridgedValue {
    package static var hostName: String { "UILayoutPriority" }
}
