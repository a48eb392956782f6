// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCellAccessory: HostType = {
        var type = TypeBinding("UICellAccessory", .structure, conformances: ["Hashable"])
        type.method(
            "disclosureIndicator(displayed:)",
            isStatic: true,
            [HostParameter("displayed", "displayed", "UICellAccessory.DisplayedState", default: ".always")],
            result: "UICellAccessory"
        ) { call throws(ScriptError) in
            let a0: UICellAccessory.DisplayedState = try call.argument(0)
            return call.inWorld { call.give(UICellAccessory.disclosureIndicator(displayed: a0)) }
        }
        type.method(
            "outlineDisclosure(displayed:)",
            isStatic: true,
            [HostParameter("displayed", "displayed", "UICellAccessory.DisplayedState", default: ".always")],
            result: "UICellAccessory"
        ) { call throws(ScriptError) in
            let a0: UICellAccessory.DisplayedState = try call.argument(0)
            return call.inWorld { call.give(UICellAccessory.outlineDisclosure(displayed: a0)) }
        }
        type.method(
            "checkmark(displayed:)",
            isStatic: true,
            [HostParameter("displayed", "displayed", "UICellAccessory.DisplayedState", default: ".always")],
            result: "UICellAccessory"
        ) { call throws(ScriptError) in
            let a0: UICellAccessory.DisplayedState = try call.argument(0)
            return call.inWorld { call.give(UICellAccessory.checkmark(displayed: a0)) }
        }
        type.method(
            "delete(displayed:)",
            isStatic: true,
            [HostParameter("displayed", "displayed", "UICellAccessory.DisplayedState", default: ".whenEditing")],
            result: "UICellAccessory"
        ) { call throws(ScriptError) in
            let a0: UICellAccessory.DisplayedState = try call.argument(0)
            return call.inWorld { call.give(UICellAccessory.delete(displayed: a0)) }
        }
        type.method(
            "insert(displayed:)",
            isStatic: true,
            [HostParameter("displayed", "displayed", "UICellAccessory.DisplayedState", default: ".whenEditing")],
            result: "UICellAccessory"
        ) { call throws(ScriptError) in
            let a0: UICellAccessory.DisplayedState = try call.argument(0)
            return call.inWorld { call.give(UICellAccessory.insert(displayed: a0)) }
        }
        type.method(
            "reorder(displayed:)",
            isStatic: true,
            [HostParameter("displayed", "displayed", "UICellAccessory.DisplayedState", default: ".whenEditing")],
            result: "UICellAccessory"
        ) { call throws(ScriptError) in
            let a0: UICellAccessory.DisplayedState = try call.argument(0)
            return call.inWorld { call.give(UICellAccessory.reorder(displayed: a0)) }
        }
        type.method(
            "multiselect(displayed:)",
            isStatic: true,
            [HostParameter("displayed", "displayed", "UICellAccessory.DisplayedState", default: ".whenEditing")],
            result: "UICellAccessory"
        ) { call throws(ScriptError) in
            let a0: UICellAccessory.DisplayedState = try call.argument(0)
            return call.inWorld { call.give(UICellAccessory.multiselect(displayed: a0)) }
        }
        type.method(
            "label(text:displayed:)",
            isStatic: true,
            [
                HostParameter("text", "text", "String"),
                HostParameter("displayed", "displayed", "UICellAccessory.DisplayedState", default: ".always"),
            ],
            result: "UICellAccessory"
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: UICellAccessory.DisplayedState = try call.argument(1)
            return call.inWorld { call.give(UICellAccessory.label(text: a0, displayed: a1)) }
        }
        type.requireVersion(
            iOS: 14,
            [
                "checkmark(displayed:)",
                "delete(displayed:)",
                "disclosureIndicator(displayed:)",
                "insert(displayed:)",
                "label(text:displayed:)",
                "multiselect(displayed:)",
                "outlineDisclosure(displayed:)",
                "reorder(displayed:)",
            ]
        )
        return type.hostType
    }()
}

extension UICellAccessory: BridgedValue {
    package static var hostName: String { "UICellAccessory" }
}

extension Bindings {
    static let uiCellAccessoryDisplayedState: HostType = {
        var type = TypeBinding("UICellAccessory.DisplayedState", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UICellAccessory.DisplayedState.self)
        type.enumCase("always") { call throws(ScriptError) in
            call.give(UICellAccessory.DisplayedState.always)
        }
        type.enumCase("whenEditing") { call throws(ScriptError) in
            call.give(UICellAccessory.DisplayedState.whenEditing)
        }
        type.enumCase("whenNotEditing") { call throws(ScriptError) in
            call.give(UICellAccessory.DisplayedState.whenNotEditing)
        }
        return type.hostType
    }()
}

extension UICellAccessory.DisplayedState: BridgedValue {
    package static var hostName: String { "UICellAccessory.DisplayedState" }
}
