// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiUpdateLink: HostType = {
        var type = TypeBinding("UIUpdateLink", .class, superclass: "NSObject")
        type.initializer("init(view:)", [HostParameter("view", "view", "UIView")]) { call throws(ScriptError) in
            let a0: UIView = try call.argument(0)
            return call.make { UIUpdateLink(view: a0) }
        }
        type.initializer(
            "init(windowScene:)",
            [HostParameter("windowScene", "windowScene", "UIWindowScene")]
        ) { call throws(ScriptError) in
            let a0: UIWindowScene = try call.argument(0)
            return call.make { UIUpdateLink(windowScene: a0) }
        }
        type.initializer(
            "init(view:actionHandler:)",
            [HostParameter("view", "view", "UIView"), HostParameter("actionHandler", "handler", "(UIUpdateLink, UIUpdateInfo) -> Void")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIView = try call.argument(0)
            let a1: Block = try call.argument(1)
            return call.make { UIUpdateLink(view: a0, actionHandler: a1) }
        }
        type.initializer(
            "init(view:actionTarget:selector:)",
            [
                HostParameter("view", "view", "UIView"),
                HostParameter("actionTarget", "target", "Any"),
                HostParameter("selector", "selector", "Selector"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIView = try call.argument(0)
            let a1: ObjectID = try call.argument(1)
            let a2: Selector = try call.argument(2)
            return call.make { UIUpdateLink(view: a0, actionTarget: a1, selector: a2) }
        }
        type.initializer(
            "init(windowScene:actionHandler:)",
            [
                HostParameter("windowScene", "windowScene", "UIWindowScene"),
                HostParameter("actionHandler", "handler", "(UIUpdateLink, UIUpdateInfo) -> Void"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIWindowScene = try call.argument(0)
            let a1: Block = try call.argument(1)
            return call.make { UIUpdateLink(windowScene: a0, actionHandler: a1) }
        }
        type.initializer(
            "init(windowScene:actionTarget:selector:)",
            [
                HostParameter("windowScene", "windowScene", "UIWindowScene"),
                HostParameter("actionTarget", "target", "Any"),
                HostParameter("selector", "selector", "Selector"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIWindowScene = try call.argument(0)
            let a1: ObjectID = try call.argument(1)
            let a2: Selector = try call.argument(2)
            return call.make { UIUpdateLink(windowScene: a0, actionTarget: a1, selector: a2) }
        }
        type.method(
            "addAction(handler:)",
            [HostParameter("handler", "handler", "(UIUpdateLink, UIUpdateInfo) -> Void")]
        ) { call throws(ScriptError) in
            let object: UIUpdateLink = try call.receiver()
            let a0: Block = try call.argument(0)
            object.addAction(handler: a0)
            return .void
        }
        type.method(
            "addAction(to:handler:)",
            [
                HostParameter("to", "phase", "UIUpdateActionPhase"),
                HostParameter("handler", "handler", "(UIUpdateLink, UIUpdateInfo) -> Void"),
            ]
        ) { call throws(ScriptError) in
            let object: UIUpdateLink = try call.receiver()
            let a0: UIUpdateActionPhase = try call.argument(0)
            let a1: Block = try call.argument(1)
            object.addAction(to: a0, handler: a1)
            return .void
        }
        type.method(
            "addAction(target:selector:)",
            [HostParameter("target", "target", "Any"), HostParameter("selector", "selector", "Selector")]
        ) { call throws(ScriptError) in
            let object: UIUpdateLink = try call.receiver()
            let a0: ObjectID = try call.argument(0)
            let a1: Selector = try call.argument(1)
            object.addAction(target: a0, selector: a1)
            return .void
        }
        type.method(
            "addAction(to:target:selector:)",
            [
                HostParameter("to", "phase", "UIUpdateActionPhase"),
                HostParameter("target", "target", "Any"),
                HostParameter("selector", "selector", "Selector"),
            ]
        ) { call throws(ScriptError) in
            let object: UIUpdateLink = try call.receiver()
            let a0: UIUpdateActionPhase = try call.argument(0)
            let a1: ObjectID = try call.argument(1)
            let a2: Selector = try call.argument(2)
            object.addAction(to: a0, target: a1, selector: a2)
            return .void
        }
        type.property("isEnabled", "Bool") { call throws(ScriptError) in
            let object: UIUpdateLink = try call.receiver()
            return call.give(object.isEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UIUpdateLink = try call.receiver()
            object.isEnabled = try call.read(value)
        }
        type.property("requiresContinuousUpdates", "Bool") { call throws(ScriptError) in
            let object: UIUpdateLink = try call.receiver()
            return call.give(object.requiresContinuousUpdates)
        } set: { call, value throws(ScriptError) in
            let object: UIUpdateLink = try call.receiver()
            object.requiresContinuousUpdates = try call.read(value)
        }
        type.property("preferredFrameRateRange", "CAFrameRateRange") { call throws(ScriptError) in
            let object: UIUpdateLink = try call.receiver()
            return call.give(object.preferredFrameRateRange)
        } set: { call, value throws(ScriptError) in
            let object: UIUpdateLink = try call.receiver()
            object.preferredFrameRateRange = try call.read(value)
        }
        type.property("wantsImmediatePresentation", "Bool") { call throws(ScriptError) in
            let object: UIUpdateLink = try call.receiver()
            return call.give(object.wantsImmediatePresentation)
        } set: { call, value throws(ScriptError) in
            let object: UIUpdateLink = try call.receiver()
            object.wantsImmediatePresentation = try call.read(value)
        }
        type.property("wantsLowLatencyEventDispatch", "Bool") { call throws(ScriptError) in
            let object: UIUpdateLink = try call.receiver()
            return call.give(object.wantsLowLatencyEventDispatch)
        } set: { call, value throws(ScriptError) in
            let object: UIUpdateLink = try call.receiver()
            object.wantsLowLatencyEventDispatch = try call.read(value)
        }
        type.method("currentUpdateInfo()", result: "UIUpdateInfo?") { call throws(ScriptError) in
            let object: UIUpdateLink = try call.receiver()
            return call.give(object.currentUpdateInfo())
        }
        type.requireVersion(
            iOS: 18,
            [
                "addAction(handler:)",
                "addAction(target:selector:)",
                "addAction(to:handler:)",
                "addAction(to:target:selector:)",
                "currentUpdateInfo()",
                "init(view:)",
                "init(view:actionHandler:)",
                "init(view:actionTarget:selector:)",
                "init(windowScene:)",
                "init(windowScene:actionHandler:)",
                "init(windowScene:actionTarget:selector:)",
                "isEnabled",
                "preferredFrameRateRange",
                "requiresContinuousUpdates",
                "wantsImmediatePresentation",
                "wantsLowLatencyEventDispatch",
            ]
        )
        return type.hostType
    }()
}
