// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiWindowScene: HostType = {
        var type = TypeBinding(
            "UIWindowScene",
            .class,
            superclass: "UIScene",
            conformances: ["UITraitEnvironment", "UITraitChangeObservable"]
        )
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIWindowScene() }
        }
        type.property("statusBarManager", "UIStatusBarManager?") { call throws(ScriptError) in
            let object: UIWindowScene = try call.receiver()
            return call.give(object.statusBarManager)
        }
        type.property("windows", "[UIWindow]") { call throws(ScriptError) in
            let object: UIWindowScene = try call.receiver()
            return call.give(object.windows)
        }
        type.property("keyWindow", "UIWindow?") { call throws(ScriptError) in
            let object: UIWindowScene = try call.receiver()
            return call.give(object.keyWindow)
        }
        type.property("interfaceOrientation", "UIInterfaceOrientation") { call throws(ScriptError) in
            let object: UIWindowScene = try call.receiver()
            return call.give(object.interfaceOrientation)
        }
        type.property("screen", "UIScreen") { call throws(ScriptError) in
            let object: UIWindowScene = try call.receiver()
            return call.give(object.screen)
        }
        type.property("effectiveGeometry", "UIWindowScene.Geometry") { call throws(ScriptError) in
            let object: UIWindowScene = try call.receiver()
            return call.give(object.effectiveGeometry)
        }
        type.property("coordinateSpace", "any UICoordinateSpace") { call throws(ScriptError) in
            let object: UIWindowScene = try call.receiver()
            return call.give(object.coordinateSpace as? NSObject)
        }
        type.property("traitCollection", "UITraitCollection") { call throws(ScriptError) in
            let object: UIWindowScene = try call.receiver()
            return call.give(object.traitCollection)
        }
        type.method(
            "traitCollectionDidChange(_:)",
            [HostParameter(nil, "previousTraitCollection", "UITraitCollection?")]
        ) { call throws(ScriptError) in
            let object: UIWindowScene = try call.receiver()
            let a0: UITraitCollection? = try call.argument(0)
            object.traitCollectionDidChange(a0)
            return .void
        }
        type.property("traitOverrides", "any UITraitOverrides") { call throws(ScriptError) in
            let object: UIWindowScene = try call.receiver()
            return call.give(object.traitOverrides as? NSObject)
        }
        type.method(
            "registerForTraitChanges(_:handler:)",
            [HostParameter(nil, "traits", "[UITrait]"), HostParameter("handler", "handler", "(UIWindowScene, UITraitCollection) -> Void")],
            result: "any UITraitChangeRegistration"
        ) { call throws(ScriptError) in
            let object: UIWindowScene = try call.receiver()
            let a0: [TraitKey] = try call.argument(0)
            let a1: Block = try call.argument(1)
            return call.give(object.registerForTraitChanges(a0, handler: a1) as? NSObject)
        }
        type.method(
            "registerForTraitChanges(_:target:action:)",
            [
                HostParameter(nil, "traits", "[UITrait]"),
                HostParameter("target", "target", "Any"),
                HostParameter("action", "action", "Selector"),
            ],
            result: "any UITraitChangeRegistration"
        ) { call throws(ScriptError) in
            let object: UIWindowScene = try call.receiver()
            let a0: [TraitKey] = try call.argument(0)
            let a1: ObjectID = try call.argument(1)
            let a2: Selector = try call.argument(2)
            return call.give(object.registerForTraitChanges(a0, target: a1, action: a2) as? NSObject)
        }
        type.method(
            "registerForTraitChanges(_:action:)",
            [HostParameter(nil, "traits", "[UITrait]"), HostParameter("action", "action", "Selector")],
            result: "any UITraitChangeRegistration"
        ) { call throws(ScriptError) in
            let object: UIWindowScene = try call.receiver()
            let a0: [TraitKey] = try call.argument(0)
            let a1: Selector = try call.argument(1)
            return call.give(object.registerForTraitChanges(a0, action: a1) as? NSObject)
        }
        type.method(
            "unregisterForTraitChanges(_:)",
            [HostParameter(nil, "registration", "any UITraitChangeRegistration")]
        ) { call throws(ScriptError) in
            let object: UIWindowScene = try call.receiver()
            let a0 = try call.conforming(0, to: (any UITraitChangeRegistration).self)
            object.unregisterForTraitChanges(a0)
            return .void
        }
        type.requireVersion(iOS: 15, ["keyWindow"])
        type.requireVersion(iOS: 16, ["effectiveGeometry"])
        type.requireVersion(
            iOS: 17,
            [
                "registerForTraitChanges(_:action:)",
                "registerForTraitChanges(_:handler:)",
                "registerForTraitChanges(_:target:action:)",
                "traitOverrides",
                "unregisterForTraitChanges(_:)",
            ]
        )
        return type.hostType
    }()
}

extension Bindings {
    static let uiWindowSceneGeometry: HostType = {
        var type = TypeBinding("UIWindowScene.Geometry", .class, superclass: "NSObject")
        type.property("interfaceOrientation", "UIInterfaceOrientation") { call throws(ScriptError) in
            let object: UIWindowScene.Geometry = try call.receiver()
            return call.give(object.interfaceOrientation)
        }
        type.property("coordinateSpace", "any UICoordinateSpace") { call throws(ScriptError) in
            let object: UIWindowScene.Geometry = try call.receiver()
            return call.give(object.coordinateSpace as? NSObject)
        }
        type.property("isInteractivelyResizing", "Bool") { call throws(ScriptError) in
            let object: UIWindowScene.Geometry = try call.receiver()
            return call.give(object.isInteractivelyResizing)
        }
        type.requireVersion(iOS: 16, ["interfaceOrientation"])
        type.requireVersion(iOS: 26, ["coordinateSpace", "isInteractivelyResizing"])
        return type.hostType
    }()
}
