// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiMenuController: HostType = {
        var type = TypeBinding("UIMenuController", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIMenuController() }
        }
        type.property("shared", "UIMenuController", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIMenuController.shared) }
        }
        type.property("menuItems", "[UIMenuItem]?") { call throws(ScriptError) in
            let object: UIMenuController = try call.receiver()
            return call.give(object.menuItems)
        } set: { call, value throws(ScriptError) in
            let object: UIMenuController = try call.receiver()
            object.menuItems = try call.read(value)
        }
        type.property("arrowDirection", "UIMenuController.ArrowDirection") { call throws(ScriptError) in
            let object: UIMenuController = try call.receiver()
            return call.give(object.arrowDirection)
        } set: { call, value throws(ScriptError) in
            let object: UIMenuController = try call.receiver()
            object.arrowDirection = try call.read(value)
        }
        type.property("isMenuVisible", "Bool") { call throws(ScriptError) in
            let object: UIMenuController = try call.receiver()
            return call.give(object.isMenuVisible)
        } set: { call, value throws(ScriptError) in
            let object: UIMenuController = try call.receiver()
            object.isMenuVisible = try call.read(value)
        }
        type.method(
            "setTargetRect(_:in:)",
            [HostParameter(nil, "targetRect", "CGRect"), HostParameter("in", "targetView", "UIView")]
        ) { call throws(ScriptError) in
            let object: UIMenuController = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1: UIView = try call.argument(1)
            object.setTargetRect(a0, in: a1)
            return .void
        }
        type.method(
            "setMenuVisible(_:animated:)",
            [HostParameter(nil, "menuVisible", "Bool"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UIMenuController = try call.receiver()
            let a0: Bool = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setMenuVisible(a0, animated: a1)
            return .void
        }
        type.method(
            "showMenu(from:rect:)",
            [HostParameter("from", "targetView", "UIView"), HostParameter("rect", "targetRect", "CGRect")]
        ) { call throws(ScriptError) in
            let object: UIMenuController = try call.receiver()
            let a0: UIView = try call.argument(0)
            let a1: CGRect = try call.argument(1)
            object.showMenu(from: a0, rect: a1)
            return .void
        }
        type.method("hideMenu()") { call throws(ScriptError) in
            let object: UIMenuController = try call.receiver()
            object.hideMenu()
            return .void
        }
        type.method("hideMenu(from:)", [HostParameter("from", "targetView", "UIView")]) { call throws(ScriptError) in
            let object: UIMenuController = try call.receiver()
            let a0: UIView = try call.argument(0)
            object.hideMenu(from: a0)
            return .void
        }
        type.method("update()") { call throws(ScriptError) in
            let object: UIMenuController = try call.receiver()
            object.update()
            return .void
        }
        type.property("menuFrame", "CGRect") { call throws(ScriptError) in
            let object: UIMenuController = try call.receiver()
            return call.give(object.menuFrame)
        }
        type.property("willShowMenuNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIMenuController.willShowMenuNotification) }
        }
        type.property("didShowMenuNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIMenuController.didShowMenuNotification) }
        }
        type.property("willHideMenuNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIMenuController.willHideMenuNotification) }
        }
        type.property("didHideMenuNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIMenuController.didHideMenuNotification) }
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiMenuControllerArrowDirection: HostType = {
        var type = TypeBinding("UIMenuController.ArrowDirection", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIMenuController.ArrowDirection.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UIMenuController.ArrowDirection.`default`)
        }
        type.enumCase("up") { call throws(ScriptError) in
            call.give(UIMenuController.ArrowDirection.up)
        }
        type.enumCase("down") { call throws(ScriptError) in
            call.give(UIMenuController.ArrowDirection.down)
        }
        type.enumCase("left") { call throws(ScriptError) in
            call.give(UIMenuController.ArrowDirection.left)
        }
        type.enumCase("right") { call throws(ScriptError) in
            call.give(UIMenuController.ArrowDirection.right)
        }
        return type.hostType
    }()
}

extension UIMenuController.ArrowDirection: BridgedValue {
    package static var hostName: String { "UIMenuController.ArrowDirection" }
}
