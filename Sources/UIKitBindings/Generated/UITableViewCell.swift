// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTableViewCellEditingStyle: HostType = {
        var type = TypeBinding("UITableViewCell.EditingStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITableViewCell.EditingStyle.self)
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UITableViewCell.EditingStyle.none)
        }
        type.enumCase("delete") { call throws(ScriptError) in
            call.give(UITableViewCell.EditingStyle.delete)
        }
        type.enumCase("insert") { call throws(ScriptError) in
            call.give(UITableViewCell.EditingStyle.insert)
        }
        return type.hostType
    }()
}

extension UITableViewCell.EditingStyle: BridgedValue {
    package static var hostName: String { "UITableViewCell.EditingStyle" }
}

extension Bindings {
    static let uiTableViewCell: HostType = {
        var type = TypeBinding("UITableViewCell", .class, superclass: "UIView")
        type.property("backgroundView", "UIView?") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.backgroundView)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            object.backgroundView = try call.read(value)
        }
        type.property("selectedBackgroundView", "UIView?") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.selectedBackgroundView)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            object.selectedBackgroundView = try call.read(value)
        }
        type.property("multipleSelectionBackgroundView", "UIView?") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.multipleSelectionBackgroundView)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            object.multipleSelectionBackgroundView = try call.read(value)
        }
        type.property("textLabel", "UILabel?") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.textLabel)
        }
        type.property("detailTextLabel", "UILabel?") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.detailTextLabel)
        }
        type.property("imageView", "UIImageView?") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.imageView)
        }
        type.property("accessoryType", "UITableViewCell.AccessoryType") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.accessoryType)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            object.accessoryType = try call.read(value)
        }
        type.property("accessoryView", "UIView?") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.accessoryView)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            object.accessoryView = try call.read(value)
        }
        type.property("selectionStyle", "UITableViewCell.SelectionStyle") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.selectionStyle)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            object.selectionStyle = try call.read(value)
        }
        type.method("defaultContentConfiguration()", result: "UIListContentConfiguration") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.defaultContentConfiguration())
        }
        type.method("setNeedsUpdateConfiguration()") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            object.setNeedsUpdateConfiguration()
            return .void
        }
        type.property("automaticallyUpdatesContentConfiguration", "Bool") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.automaticallyUpdatesContentConfiguration)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            object.automaticallyUpdatesContentConfiguration = try call.read(value)
        }
        type.property("backgroundConfiguration", "UIBackgroundConfiguration?") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.backgroundConfiguration)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            object.backgroundConfiguration = try call.read(value)
        }
        type.property("editingStyle", "UITableViewCell.EditingStyle") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.editingStyle)
        }
        type.property("separatorInset", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.separatorInset)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            object.separatorInset = try call.read(value)
        }
        type.property("showsReorderControl", "Bool") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.showsReorderControl)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            object.showsReorderControl = try call.read(value)
        }
        type.property("showingDeleteConfirmation", "Bool") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.showingDeleteConfirmation)
        }
        type.property("editingAccessoryType", "UITableViewCell.AccessoryType") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.editingAccessoryType)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            object.editingAccessoryType = try call.read(value)
        }
        type.initializer(
            "init(style:reuseIdentifier:)",
            [HostParameter("style", "style", "UITableViewCell.CellStyle"), HostParameter("reuseIdentifier", "reuseIdentifier", "String?")]
        ) { call throws(ScriptError) in
            let a0: UITableViewCell.CellStyle = try call.argument(0)
            let a1: String? = try call.argument(1)
            return call.make { UITableViewCell(style: a0, reuseIdentifier: a1) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(style:reuseIdentifier:)",
            passing: [
                HostParameter("style", "style", "UITableViewCell.CellStyle", default: ".default"),
                HostParameter("reuseIdentifier", "reuseIdentifier", "String?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UITableViewCell() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UITableViewCell?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UITableViewCell(coder: a0) }
        }
        type.property("configurationState", "UICellConfigurationState") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.configurationState)
        }
        type.property("reuseIdentifier", "String?") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.reuseIdentifier)
        }
        type.property("contentView", "UIView") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.contentView)
        }
        type.method("prepareForReuse()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.send("prepareForReuse()", to: object, []) {
                object.prepareForReuse()
            }
        }
        type.method(
            "updateConfiguration(using:)",
            isOverridePoint: true,
            [HostParameter("using", "state", "UICellConfigurationState")]
        ) { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            let a0: UICellConfigurationState = try call.argument(0)
            return call.send("updateConfiguration(using:)", to: object, [("state", call.passed(a0))]) {
                object.updateConfiguration(using: a0)
            }
        }
        type.method(
            "setSelected(_:animated:)",
            isOverridePoint: true,
            [HostParameter(nil, "selected", "Bool"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            let a0: Bool = try call.argument(0)
            let a1: Bool = try call.argument(1)
            return call.send("setSelected(_:animated:)", to: object, [("selected", call.passed(a0)), ("animated", call.passed(a1))]) {
                object.setSelected(a0, animated: a1)
            }
        }
        type.method(
            "setHighlighted(_:animated:)",
            isOverridePoint: true,
            [HostParameter(nil, "highlighted", "Bool"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            let a0: Bool = try call.argument(0)
            let a1: Bool = try call.argument(1)
            return call.send(
                "setHighlighted(_:animated:)",
                to: object,
                [("highlighted", call.passed(a0)), ("animated", call.passed(a1))]
            ) {
                object.setHighlighted(a0, animated: a1)
            }
        }
        type.method(
            "setEditing(_:animated:)",
            isOverridePoint: true,
            [HostParameter(nil, "editing", "Bool"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            let a0: Bool = try call.argument(0)
            let a1: Bool = try call.argument(1)
            return call.send("setEditing(_:animated:)", to: object, [("editing", call.passed(a0)), ("animated", call.passed(a1))]) {
                object.setEditing(a0, animated: a1)
            }
        }
        type.property("isEditing", "Bool") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.isEditing)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            object.isEditing = try call.read(value)
        }
        type.property("isSelected", "Bool") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.isSelected)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            object.isSelected = try call.read(value)
        }
        type.property("isHighlighted", "Bool") { call throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            return call.give(object.isHighlighted)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewCell = try call.receiver()
            object.isHighlighted = try call.read(value)
        }
        type.requireVersion(iOS: 14, ["defaultContentConfiguration()"])
        return type.hostType
    }()
}

extension Bindings {
    static let uiTableViewCellCellStyle: HostType = {
        var type = TypeBinding("UITableViewCell.CellStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITableViewCell.CellStyle.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UITableViewCell.CellStyle.`default`)
        }
        type.enumCase("value1") { call throws(ScriptError) in
            call.give(UITableViewCell.CellStyle.value1)
        }
        type.enumCase("value2") { call throws(ScriptError) in
            call.give(UITableViewCell.CellStyle.value2)
        }
        type.enumCase("subtitle") { call throws(ScriptError) in
            call.give(UITableViewCell.CellStyle.subtitle)
        }
        return type.hostType
    }()
}

extension UITableViewCell.CellStyle: BridgedValue {
    package static var hostName: String { "UITableViewCell.CellStyle" }
}

extension Bindings {
    static let uiTableViewCellSelectionStyle: HostType = {
        var type = TypeBinding("UITableViewCell.SelectionStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITableViewCell.SelectionStyle.self)
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UITableViewCell.SelectionStyle.none)
        }
        type.enumCase("blue") { call throws(ScriptError) in
            call.give(UITableViewCell.SelectionStyle.blue)
        }
        type.enumCase("gray") { call throws(ScriptError) in
            call.give(UITableViewCell.SelectionStyle.gray)
        }
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UITableViewCell.SelectionStyle.`default`)
        }
        return type.hostType
    }()
}

extension UITableViewCell.SelectionStyle: BridgedValue {
    package static var hostName: String { "UITableViewCell.SelectionStyle" }
}

extension Bindings {
    static let uiTableViewCellAccessoryType: HostType = {
        var type = TypeBinding("UITableViewCell.AccessoryType", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITableViewCell.AccessoryType.self)
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UITableViewCell.AccessoryType.none)
        }
        type.enumCase("disclosureIndicator") { call throws(ScriptError) in
            call.give(UITableViewCell.AccessoryType.disclosureIndicator)
        }
        type.enumCase("detailDisclosureButton") { call throws(ScriptError) in
            call.give(UITableViewCell.AccessoryType.detailDisclosureButton)
        }
        type.enumCase("checkmark") { call throws(ScriptError) in
            call.give(UITableViewCell.AccessoryType.checkmark)
        }
        type.enumCase("detailButton") { call throws(ScriptError) in
            call.give(UITableViewCell.AccessoryType.detailButton)
        }
        return type.hostType
    }()
}

extension UITableViewCell.AccessoryType: BridgedValue {
    package static var hostName: String { "UITableViewCell.AccessoryType" }
}

extension Bindings {
    static let uiTableViewCellSeparatorStyle: HostType = {
        var type = TypeBinding("UITableViewCell.SeparatorStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITableViewCell.SeparatorStyle.self)
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UITableViewCell.SeparatorStyle.none)
        }
        type.enumCase("singleLine") { call throws(ScriptError) in
            call.give(UITableViewCell.SeparatorStyle.singleLine)
        }
        return type.hostType
    }()
}

extension UITableViewCell.SeparatorStyle: BridgedValue {
    package static var hostName: String { "UITableViewCell.SeparatorStyle" }
}
