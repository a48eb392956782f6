// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCellConfigurationState: HostType = {
        var type = TypeBinding("UICellConfigurationState", .structure, conformances: ["UIConfigurationState", "Hashable"])
        type.property("traitCollection", "UITraitCollection") { call throws(ScriptError) in
            let object: UICellConfigurationState = try call.receiver()
            return call.give(object.traitCollection)
        } set: { call, value throws(ScriptError) in
            var object: UICellConfigurationState = try call.receiver()
            object.traitCollection = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("isSelected", "Bool") { call throws(ScriptError) in
            let object: UICellConfigurationState = try call.receiver()
            return call.give(object.isSelected)
        } set: { call, value throws(ScriptError) in
            var object: UICellConfigurationState = try call.receiver()
            object.isSelected = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("isHighlighted", "Bool") { call throws(ScriptError) in
            let object: UICellConfigurationState = try call.receiver()
            return call.give(object.isHighlighted)
        } set: { call, value throws(ScriptError) in
            var object: UICellConfigurationState = try call.receiver()
            object.isHighlighted = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("isEditing", "Bool") { call throws(ScriptError) in
            let object: UICellConfigurationState = try call.receiver()
            return call.give(object.isEditing)
        } set: { call, value throws(ScriptError) in
            var object: UICellConfigurationState = try call.receiver()
            object.isEditing = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("isDisabled", "Bool") { call throws(ScriptError) in
            let object: UICellConfigurationState = try call.receiver()
            return call.give(object.isDisabled)
        } set: { call, value throws(ScriptError) in
            var object: UICellConfigurationState = try call.receiver()
            object.isDisabled = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("isFocused", "Bool") { call throws(ScriptError) in
            let object: UICellConfigurationState = try call.receiver()
            return call.give(object.isFocused)
        } set: { call, value throws(ScriptError) in
            var object: UICellConfigurationState = try call.receiver()
            object.isFocused = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("isExpanded", "Bool") { call throws(ScriptError) in
            let object: UICellConfigurationState = try call.receiver()
            return call.give(object.isExpanded)
        } set: { call, value throws(ScriptError) in
            var object: UICellConfigurationState = try call.receiver()
            object.isExpanded = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("isSwiped", "Bool") { call throws(ScriptError) in
            let object: UICellConfigurationState = try call.receiver()
            return call.give(object.isSwiped)
        } set: { call, value throws(ScriptError) in
            var object: UICellConfigurationState = try call.receiver()
            object.isSwiped = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("isReordering", "Bool") { call throws(ScriptError) in
            let object: UICellConfigurationState = try call.receiver()
            return call.give(object.isReordering)
        } set: { call, value throws(ScriptError) in
            var object: UICellConfigurationState = try call.receiver()
            object.isReordering = try call.read(value)
            call.receiver = call.give(object)
        }
        type.initializer(
            "init(traitCollection:)",
            [HostParameter("traitCollection", "traitCollection", "UITraitCollection")]
        ) { call throws(ScriptError) in
            let a0: UITraitCollection = try call.argument(0)
            return call.give(UICellConfigurationState(traitCollection: a0))
        }
        return type.hostType
    }()
}

extension UICellConfigurationState: BridgedValue {
    package static var hostName: String { "UICellConfigurationState" }
}
