// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPopoverPresentationController: HostType = {
        var type = TypeBinding("UIPopoverPresentationController", .class, superclass: "UIPresentationController")
        type.initializer(
            "init(presentedViewController:presenting:)",
            [
                HostParameter("presentedViewController", "presentedViewController", "UIViewController"),
                HostParameter("presenting", "presentingViewController", "UIViewController?"),
            ]
        ) { call throws(ScriptError) in
            let a0: UIViewController = try call.argument(0)
            let a1: UIViewController? = try call.argument(1)
            return call.make { UIPopoverPresentationController(presentedViewController: a0, presenting: a1) }
        }
        type.property("delegate", "(any UIPopoverPresentationControllerDelegate)?") { call throws(ScriptError) in
            let object: UIPopoverPresentationController = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UIPopoverPresentationController = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.property("sourceView", "UIView?") { call throws(ScriptError) in
            let object: UIPopoverPresentationController = try call.receiver()
            return call.give(object.sourceView)
        } set: { call, value throws(ScriptError) in
            let object: UIPopoverPresentationController = try call.receiver()
            object.sourceView = try call.read(value)
        }
        type.property("sourceRect", "CGRect") { call throws(ScriptError) in
            let object: UIPopoverPresentationController = try call.receiver()
            return call.give(object.sourceRect)
        } set: { call, value throws(ScriptError) in
            let object: UIPopoverPresentationController = try call.receiver()
            object.sourceRect = try call.read(value)
        }
        type.property("barButtonItem", "UIBarButtonItem?") { call throws(ScriptError) in
            let object: UIPopoverPresentationController = try call.receiver()
            return call.give(object.barButtonItem)
        } set: { call, value throws(ScriptError) in
            let object: UIPopoverPresentationController = try call.receiver()
            object.barButtonItem = try call.read(value)
        }
        type.property("permittedArrowDirections", "UIPopoverArrowDirection") { call throws(ScriptError) in
            let object: UIPopoverPresentationController = try call.receiver()
            return call.give(object.permittedArrowDirections)
        } set: { call, value throws(ScriptError) in
            let object: UIPopoverPresentationController = try call.receiver()
            object.permittedArrowDirections = try call.read(value)
        }
        type.property("adaptiveSheetPresentationController", "UISheetPresentationController") { call throws(ScriptError) in
            let object: UIPopoverPresentationController = try call.receiver()
            return call.give(object.adaptiveSheetPresentationController)
        }
        type.requireVersion(iOS: 15, ["adaptiveSheetPresentationController"])
        return type.hostType
    }()
}
