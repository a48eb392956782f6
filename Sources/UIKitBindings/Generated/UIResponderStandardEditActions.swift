// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiResponderStandardEditActions: HostType = {
        var type = TypeBinding("UIResponderStandardEditActions", .protocol, conformances: ["NSObjectProtocol"])
        type.requirement("cut(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("copy(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("paste(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("pasteAndMatchStyle(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("pasteAndGo(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("pasteAndSearch(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("select(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("selectAll(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("delete(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("makeTextWritingDirectionLeftToRight(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("makeTextWritingDirectionRightToLeft(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("toggleBoldface(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("toggleItalics(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("toggleUnderline(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("increaseSize(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("decreaseSize(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("find(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("findAndReplace(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("findNext(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("findPrevious(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("useSelectionForFind(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("printContent(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("rename(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("duplicate(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("move(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("export(_:)", [HostParameter(nil, "sender", "Any?")])
        type.requirement("showWritingTools(_:)", [HostParameter(nil, "sender", "Any?")])
        return type.hostType
    }()
}
