// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPickerView: HostType = {
        var type = TypeBinding("UIPickerView", .class, superclass: "UIView")
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIPickerView() }
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIPickerView(frame: a0) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIPickerView?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIPickerView(coder: a0) }
        }
        type.property("dataSource", "(any UIPickerViewDataSource)?") { call throws(ScriptError) in
            let object: UIPickerView = try call.receiver()
            return call.give(weakly: object.dataSourceID)
        } set: { call, value throws(ScriptError) in
            let object: UIPickerView = try call.receiver()
            object.dataSourceID = try call.read(value)
        }
        type.property("delegate", "(any UIPickerViewDelegate)?") { call throws(ScriptError) in
            let object: UIPickerView = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UIPickerView = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.property("numberOfComponents", "Int") { call throws(ScriptError) in
            let object: UIPickerView = try call.receiver()
            return call.give(object.numberOfComponents)
        }
        type.method(
            "numberOfRows(inComponent:)",
            [HostParameter("inComponent", "component", "Int")],
            result: "Int"
        ) { call throws(ScriptError) in
            let object: UIPickerView = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.numberOfRows(inComponent: a0))
        }
        type.method(
            "rowSize(forComponent:)",
            [HostParameter("forComponent", "component", "Int")],
            result: "CGSize"
        ) { call throws(ScriptError) in
            let object: UIPickerView = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.rowSize(forComponent: a0))
        }
        type.method(
            "view(forRow:forComponent:)",
            [HostParameter("forRow", "row", "Int"), HostParameter("forComponent", "component", "Int")],
            result: "UIView?"
        ) { call throws(ScriptError) in
            let object: UIPickerView = try call.receiver()
            let a0: Int = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(object.view(forRow: a0, forComponent: a1))
        }
        type.method("reloadAllComponents()") { call throws(ScriptError) in
            let object: UIPickerView = try call.receiver()
            object.reloadAllComponents()
            return .void
        }
        type.method("reloadComponent(_:)", [HostParameter(nil, "component", "Int")]) { call throws(ScriptError) in
            let object: UIPickerView = try call.receiver()
            let a0: Int = try call.argument(0)
            object.reloadComponent(a0)
            return .void
        }
        type.method(
            "selectRow(_:inComponent:animated:)",
            [
                HostParameter(nil, "row", "Int"),
                HostParameter("inComponent", "component", "Int"),
                HostParameter("animated", "animated", "Bool"),
            ]
        ) { call throws(ScriptError) in
            let object: UIPickerView = try call.receiver()
            let a0: Int = try call.argument(0)
            let a1: Int = try call.argument(1)
            let a2: Bool = try call.argument(2)
            object.selectRow(a0, inComponent: a1, animated: a2)
            return .void
        }
        type.method(
            "selectedRow(inComponent:)",
            [HostParameter("inComponent", "component", "Int")],
            result: "Int"
        ) { call throws(ScriptError) in
            let object: UIPickerView = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.selectedRow(inComponent: a0))
        }
        type.property("showsSelectionIndicator", "Bool") { call throws(ScriptError) in
            let object: UIPickerView = try call.receiver()
            return call.give(object.showsSelectionIndicator)
        } set: { call, value throws(ScriptError) in
            let object: UIPickerView = try call.receiver()
            object.showsSelectionIndicator = try call.read(value)
        }
        return type.hostType
    }()
}
