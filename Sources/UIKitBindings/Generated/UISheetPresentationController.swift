// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSheetPresentationController: HostType = {
        var type = TypeBinding("UISheetPresentationController", .class, superclass: "UIPresentationController")
        type.initializer(
            "init(presentedViewController:presenting:)",
            [
                HostParameter("presentedViewController", "presentedViewController", "UIViewController"),
                HostParameter("presenting", "presentingViewController", "UIViewController?"),
            ]
        ) { call throws(ScriptError) in
            let a0: UIViewController = try call.argument(0)
            let a1: UIViewController? = try call.argument(1)
            return call.make { UISheetPresentationController(presentedViewController: a0, presenting: a1) }
        }
        type.property("delegate", "(any UISheetPresentationControllerDelegate)?") { call throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.property("detents", "[UISheetPresentationController.Detent]") { call throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            return call.give(object.detents)
        } set: { call, value throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            object.detents = try call.read(value)
        }
        type.property("selectedDetentIdentifier", "UISheetPresentationController.Detent.Identifier?") { call throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            return call.give(object.selectedDetentIdentifier)
        } set: { call, value throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            object.selectedDetentIdentifier = try call.read(value)
        }
        type.property("largestUndimmedDetentIdentifier", "UISheetPresentationController.Detent.Identifier?") { call throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            return call.give(object.largestUndimmedDetentIdentifier)
        } set: { call, value throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            object.largestUndimmedDetentIdentifier = try call.read(value)
        }
        type.property("prefersGrabberVisible", "Bool") { call throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            return call.give(object.prefersGrabberVisible)
        } set: { call, value throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            object.prefersGrabberVisible = try call.read(value)
        }
        type.property("preferredCornerRadius", "CGFloat?") { call throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            return call.give(object.preferredCornerRadius)
        } set: { call, value throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            object.preferredCornerRadius = try call.read(value)
        }
        type.property("prefersEdgeAttachedInCompactHeight", "Bool") { call throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            return call.give(object.prefersEdgeAttachedInCompactHeight)
        } set: { call, value throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            object.prefersEdgeAttachedInCompactHeight = try call.read(value)
        }
        type.property("widthFollowsPreferredContentSizeWhenEdgeAttached", "Bool") { call throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            return call.give(object.widthFollowsPreferredContentSizeWhenEdgeAttached)
        } set: { call, value throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            object.widthFollowsPreferredContentSizeWhenEdgeAttached = try call.read(value)
        }
        type.property("prefersScrollingExpandsWhenScrolledToEdge", "Bool") { call throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            return call.give(object.prefersScrollingExpandsWhenScrolledToEdge)
        } set: { call, value throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            object.prefersScrollingExpandsWhenScrolledToEdge = try call.read(value)
        }
        type.method("animateChanges(_:)", [HostParameter(nil, "changes", "() -> Void")]) { call throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            let a0: Block = try call.argument(0)
            object.animateChanges(a0)
            return .void
        }
        type.method("invalidateDetents()") { call throws(ScriptError) in
            let object: UISheetPresentationController = try call.receiver()
            object.invalidateDetents()
            return .void
        }
        type.requireVersion(
            iOS: 15,
            [
                "animateChanges(_:)",
                "detents",
                "largestUndimmedDetentIdentifier",
                "preferredCornerRadius",
                "prefersEdgeAttachedInCompactHeight",
                "prefersGrabberVisible",
                "prefersScrollingExpandsWhenScrolledToEdge",
                "selectedDetentIdentifier",
                "widthFollowsPreferredContentSizeWhenEdgeAttached",
            ]
        )
        type.requireVersion(iOS: 16, ["invalidateDetents()"])
        return type.hostType
    }()
}

extension Bindings {
    static let uiSheetPresentationControllerDetent: HostType = {
        var type = TypeBinding("UISheetPresentationController.Detent", .class, superclass: "NSObject")
        type.property("identifier", "UISheetPresentationController.Detent.Identifier") { call throws(ScriptError) in
            let object: UISheetPresentationController.Detent = try call.receiver()
            return call.give(object.identifier)
        }
        type.method("medium()", isStatic: true, result: "UISheetPresentationController.Detent") { call throws(ScriptError) in
            call.inWorld { call.give(UISheetPresentationController.Detent.medium()) }
        }
        type.method("large()", isStatic: true, result: "UISheetPresentationController.Detent") { call throws(ScriptError) in
            call.inWorld { call.give(UISheetPresentationController.Detent.large()) }
        }
        type.method(
            "custom(identifier:resolver:)",
            isStatic: true,
            [
                HostParameter("identifier", "identifier", "UISheetPresentationController.Detent.Identifier?", default: "nil"),
                HostParameter("resolver", "resolver", "(any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?"),
            ],
            result: "UISheetPresentationController.Detent"
        ) { call throws(ScriptError) in
            let a0: UISheetPresentationController.Detent.Identifier? = try call.argument(0)
            let a1: Block = try call.argument(1)
            return call.inWorld { call.give(UISheetPresentationController.Detent.custom(identifier: a0, resolver: a1)) }
        }
        type.requireVersion(iOS: 15, ["identifier", "large()", "medium()"])
        type.requireVersion(iOS: 16, ["custom(identifier:resolver:)"])
        return type.hostType
    }()
}

extension Bindings {
    static let uiSheetPresentationControllerDetentIdentifier: HostType = {
        var type = TypeBinding(
            "UISheetPresentationController.Detent.Identifier",
            .structure,
            conformances: ["RawRepresentable", "Hashable"]
        )
        type.addRawValue(of: UISheetPresentationController.Detent.Identifier.self)
        type.initializer("init(_:)", [HostParameter(nil, "rawValue", "String")]) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.give(UISheetPresentationController.Detent.Identifier(a0))
        }
        type.enumCase("medium") { call throws(ScriptError) in
            call.give(UISheetPresentationController.Detent.Identifier.medium)
        }
        type.enumCase("large") { call throws(ScriptError) in
            call.give(UISheetPresentationController.Detent.Identifier.large)
        }
        return type.hostType
    }()
}

extension UISheetPresentationController.Detent.Identifier: BridgedValue {
    package static var hostName: String { "UISheetPresentationController.Detent.Identifier" }
}
