// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiControl: HostType = {
        var type = TypeBinding("UIControl", .class, superclass: "UIView")
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIControl(frame: a0) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIControl() }
        }
        type.initializer("init(coder:)", [HostParameter("coder", "coder", "NSCoder")], result: "UIControl?") { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIControl(coder: a0) }
        }
        type.initializer(
            "init(frame:primaryAction:)",
            [HostParameter("frame", "frame", "CGRect"), HostParameter("primaryAction", "primaryAction", "UIAction?")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: UIAction? = try call.argument(1)
            return call.make { UIControl(frame: a0, primaryAction: a1) }
        }
        type.method(
            "addTarget(_:action:for:)",
            [
                HostParameter(nil, "target", "Any?"),
                HostParameter("action", "action", "Selector"),
                HostParameter("for", "controlEvents", "UIControl.Event"),
            ]
        ) { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            let a0: ObjectID? = try call.argument(0)
            let a1: Selector = try call.argument(1)
            let a2: UIControl.Event = try call.argument(2)
            object.addTarget(a0, action: a1, for: a2)
            return .void
        }
        type.method(
            "removeTarget(_:action:for:)",
            [
                HostParameter(nil, "target", "Any?"),
                HostParameter("action", "action", "Selector?"),
                HostParameter("for", "controlEvents", "UIControl.Event"),
            ]
        ) { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            let a0: ObjectID? = try call.argument(0)
            let a1: Selector? = try call.argument(1)
            let a2: UIControl.Event = try call.argument(2)
            object.removeTarget(a0, action: a1, for: a2)
            return .void
        }
        type.method(
            "addAction(_:for:)",
            [HostParameter(nil, "action", "UIAction"), HostParameter("for", "controlEvents", "UIControl.Event")]
        ) { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            let a0: UIAction = try call.argument(0)
            let a1: UIControl.Event = try call.argument(1)
            object.addAction(a0, for: a1)
            return .void
        }
        type.method(
            "removeAction(_:for:)",
            [HostParameter(nil, "action", "UIAction"), HostParameter("for", "controlEvents", "UIControl.Event")]
        ) { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            let a0: UIAction = try call.argument(0)
            let a1: UIControl.Event = try call.argument(1)
            object.removeAction(a0, for: a1)
            return .void
        }
        type.method(
            "actions(forTarget:forControlEvent:)",
            [HostParameter("forTarget", "target", "Any?"), HostParameter("forControlEvent", "controlEvent", "UIControl.Event")],
            result: "[String]?"
        ) { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            let a0: ObjectID? = try call.argument(0)
            let a1: UIControl.Event = try call.argument(1)
            return call.give(object.actions(forTarget: a0, forControlEvent: a1))
        }
        type.property("allControlEvents", "UIControl.Event") { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            return call.give(object.allControlEvents)
        }
        type.property("showsMenuAsPrimaryAction", "Bool") { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            return call.give(object.showsMenuAsPrimaryAction)
        } set: { call, value throws(ScriptError) in
            let object: UIControl = try call.receiver()
            object.showsMenuAsPrimaryAction = try call.read(value)
        }
        type.property("isContextMenuInteractionEnabled", "Bool") { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            return call.give(object.isContextMenuInteractionEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UIControl = try call.receiver()
            object.isContextMenuInteractionEnabled = try call.read(value)
        }
        type.property("contentHorizontalAlignment", "UIControl.ContentHorizontalAlignment") { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            return call.give(object.contentHorizontalAlignment)
        } set: { call, value throws(ScriptError) in
            let object: UIControl = try call.receiver()
            object.contentHorizontalAlignment = try call.read(value)
        }
        type.property("effectiveContentHorizontalAlignment", "UIControl.ContentHorizontalAlignment") { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            return call.give(object.effectiveContentHorizontalAlignment)
        }
        type.property("contentVerticalAlignment", "UIControl.ContentVerticalAlignment") { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            return call.give(object.contentVerticalAlignment)
        } set: { call, value throws(ScriptError) in
            let object: UIControl = try call.receiver()
            object.contentVerticalAlignment = try call.read(value)
        }
        type.property("toolTip", "String?") { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            return call.give(object.toolTip)
        } set: { call, value throws(ScriptError) in
            let object: UIControl = try call.receiver()
            object.toolTip = try call.read(value)
        }
        type.method("performPrimaryAction()") { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            object.performPrimaryAction()
            return .void
        }
        type.property("state", "UIControl.State") { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            return call.give(object.state)
        }
        type.property("isEnabled", "Bool") { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            return call.give(object.isEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UIControl = try call.receiver()
            object.isEnabled = try call.read(value)
        }
        type.property("isSelected", "Bool") { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            return call.give(object.isSelected)
        } set: { call, value throws(ScriptError) in
            let object: UIControl = try call.receiver()
            object.isSelected = try call.read(value)
        }
        type.property("isHighlighted", "Bool") { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            return call.give(object.isHighlighted)
        } set: { call, value throws(ScriptError) in
            let object: UIControl = try call.receiver()
            object.isHighlighted = try call.read(value)
        }
        type.property("isTracking", "Bool") { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            return call.give(object.isTracking)
        }
        type.property("isTouchInside", "Bool") { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            return call.give(object.isTouchInside)
        }
        type.method(
            "beginTracking(_:with:)",
            [HostParameter(nil, "touch", "UITouch"), HostParameter("with", "event", "UIEvent?")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            let a0: UITouch = try call.argument(0)
            let a1: UIEvent? = try call.argument(1)
            return call.give(object.beginTracking(a0, with: a1))
        }
        type.method(
            "continueTracking(_:with:)",
            [HostParameter(nil, "touch", "UITouch"), HostParameter("with", "event", "UIEvent?")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            let a0: UITouch = try call.argument(0)
            let a1: UIEvent? = try call.argument(1)
            return call.give(object.continueTracking(a0, with: a1))
        }
        type.method(
            "endTracking(_:with:)",
            isOverridePoint: true,
            [HostParameter(nil, "touch", "UITouch?"), HostParameter("with", "event", "UIEvent?")]
        ) { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            let a0: UITouch? = try call.argument(0)
            let a1: UIEvent? = try call.argument(1)
            return call.send("endTracking(_:with:)", to: object, [("touch", call.passed(a0)), ("event", call.passed(a1))]) {
                object.endTracking(a0, with: a1)
            }
        }
        type.method(
            "cancelTracking(with:)",
            isOverridePoint: true,
            [HostParameter("with", "event", "UIEvent?")]
        ) { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            let a0: UIEvent? = try call.argument(0)
            return call.send("cancelTracking(with:)", to: object, [("event", call.passed(a0))]) {
                object.cancelTracking(with: a0)
            }
        }
        type.method("sendActions(for:)", [HostParameter("for", "controlEvents", "UIControl.Event")]) { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            let a0: UIControl.Event = try call.argument(0)
            object.sendActions(for: a0)
            return .void
        }
        type.method("sendAction(_:)", isOverridePoint: true, [HostParameter(nil, "action", "UIAction")]) { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            let a0: UIAction = try call.argument(0)
            return call.send("sendAction(_:)", to: object, [("action", call.passed(a0))]) {
                object.sendAction(a0)
            }
        }
        type.requireVersion(
            iOS: 14,
            [
                "addAction(_:for:)",
                "init(frame:primaryAction:)",
                "isContextMenuInteractionEnabled",
                "removeAction(_:for:)",
                "sendAction(_:)",
                "showsMenuAsPrimaryAction",
            ]
        )
        type.requireVersion(iOS: 15, ["toolTip"])
        type.requireVersion(iOS: 17, ["performPrimaryAction()"])
        return type.hostType
    }()
}

extension Bindings {
    static let uiControlContentHorizontalAlignment: HostType = {
        var type = TypeBinding("UIControl.ContentHorizontalAlignment", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIControl.ContentHorizontalAlignment.self)
        type.enumCase("center") { call throws(ScriptError) in
            call.give(UIControl.ContentHorizontalAlignment.center)
        }
        type.enumCase("left") { call throws(ScriptError) in
            call.give(UIControl.ContentHorizontalAlignment.left)
        }
        type.enumCase("right") { call throws(ScriptError) in
            call.give(UIControl.ContentHorizontalAlignment.right)
        }
        type.enumCase("fill") { call throws(ScriptError) in
            call.give(UIControl.ContentHorizontalAlignment.fill)
        }
        type.enumCase("leading") { call throws(ScriptError) in
            call.give(UIControl.ContentHorizontalAlignment.leading)
        }
        type.enumCase("trailing") { call throws(ScriptError) in
            call.give(UIControl.ContentHorizontalAlignment.trailing)
        }
        return type.hostType
    }()
}

extension UIControl.ContentHorizontalAlignment: BridgedValue {
    package static var hostName: String { "UIControl.ContentHorizontalAlignment" }
}

extension Bindings {
    static let uiControlContentVerticalAlignment: HostType = {
        var type = TypeBinding("UIControl.ContentVerticalAlignment", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIControl.ContentVerticalAlignment.self)
        type.enumCase("center") { call throws(ScriptError) in
            call.give(UIControl.ContentVerticalAlignment.center)
        }
        type.enumCase("top") { call throws(ScriptError) in
            call.give(UIControl.ContentVerticalAlignment.top)
        }
        type.enumCase("bottom") { call throws(ScriptError) in
            call.give(UIControl.ContentVerticalAlignment.bottom)
        }
        type.enumCase("fill") { call throws(ScriptError) in
            call.give(UIControl.ContentVerticalAlignment.fill)
        }
        return type.hostType
    }()
}

extension UIControl.ContentVerticalAlignment: BridgedValue {
    package static var hostName: String { "UIControl.ContentVerticalAlignment" }
}

extension Bindings {
    static let uiControlEvent: HostType = {
        var type = TypeBinding("UIControl.Event", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: UIControl.Event.self)
        type.enumCase("touchDown") { call throws(ScriptError) in
            call.give(UIControl.Event.touchDown)
        }
        type.enumCase("touchDownRepeat") { call throws(ScriptError) in
            call.give(UIControl.Event.touchDownRepeat)
        }
        type.enumCase("touchDragInside") { call throws(ScriptError) in
            call.give(UIControl.Event.touchDragInside)
        }
        type.enumCase("touchDragOutside") { call throws(ScriptError) in
            call.give(UIControl.Event.touchDragOutside)
        }
        type.enumCase("touchDragEnter") { call throws(ScriptError) in
            call.give(UIControl.Event.touchDragEnter)
        }
        type.enumCase("touchDragExit") { call throws(ScriptError) in
            call.give(UIControl.Event.touchDragExit)
        }
        type.enumCase("touchUpInside") { call throws(ScriptError) in
            call.give(UIControl.Event.touchUpInside)
        }
        type.enumCase("touchUpOutside") { call throws(ScriptError) in
            call.give(UIControl.Event.touchUpOutside)
        }
        type.enumCase("touchCancel") { call throws(ScriptError) in
            call.give(UIControl.Event.touchCancel)
        }
        type.enumCase("valueChanged") { call throws(ScriptError) in
            call.give(UIControl.Event.valueChanged)
        }
        type.enumCase("primaryActionTriggered") { call throws(ScriptError) in
            call.give(UIControl.Event.primaryActionTriggered)
        }
        type.enumCase("menuActionTriggered") { call throws(ScriptError) in
            call.give(UIControl.Event.menuActionTriggered)
        }
        type.enumCase("editingDidBegin") { call throws(ScriptError) in
            call.give(UIControl.Event.editingDidBegin)
        }
        type.enumCase("editingChanged") { call throws(ScriptError) in
            call.give(UIControl.Event.editingChanged)
        }
        type.enumCase("editingDidEnd") { call throws(ScriptError) in
            call.give(UIControl.Event.editingDidEnd)
        }
        type.enumCase("editingDidEndOnExit") { call throws(ScriptError) in
            call.give(UIControl.Event.editingDidEndOnExit)
        }
        type.enumCase("allTouchEvents") { call throws(ScriptError) in
            call.give(UIControl.Event.allTouchEvents)
        }
        type.enumCase("allEditingEvents") { call throws(ScriptError) in
            call.give(UIControl.Event.allEditingEvents)
        }
        type.enumCase("applicationReserved") { call throws(ScriptError) in
            call.give(UIControl.Event.applicationReserved)
        }
        type.enumCase("systemReserved") { call throws(ScriptError) in
            call.give(UIControl.Event.systemReserved)
        }
        type.enumCase("allEvents") { call throws(ScriptError) in
            call.give(UIControl.Event.allEvents)
        }
        return type.hostType
    }()
}

extension UIControl.Event: BridgedOptions {
    package static var hostName: String { "UIControl.Event" }
}

extension Bindings {
    static let uiControlState: HostType = {
        var type = TypeBinding("UIControl.State", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: UIControl.State.self)
        type.enumCase("normal") { call throws(ScriptError) in
            call.give(UIControl.State.normal)
        }
        type.enumCase("highlighted") { call throws(ScriptError) in
            call.give(UIControl.State.highlighted)
        }
        type.enumCase("disabled") { call throws(ScriptError) in
            call.give(UIControl.State.disabled)
        }
        type.enumCase("selected") { call throws(ScriptError) in
            call.give(UIControl.State.selected)
        }
        type.enumCase("focused") { call throws(ScriptError) in
            call.give(UIControl.State.focused)
        }
        type.enumCase("application") { call throws(ScriptError) in
            call.give(UIControl.State.application)
        }
        type.enumCase("reserved") { call throws(ScriptError) in
            call.give(UIControl.State.reserved)
        }
        return type.hostType
    }()
}

extension UIControl.State: BridgedOptions {
    package static var hostName: String { "UIControl.State" }
}
