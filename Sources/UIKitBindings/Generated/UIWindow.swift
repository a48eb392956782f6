// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiWindowLevel: HostType = {
        var type = TypeBinding("UIWindow.Level", .structure, conformances: ["RawRepresentable", "Hashable", "Comparable"])
        type.addRawValue(of: UIWindow.Level.self)
        type.initializer("init(_:)", [HostParameter(nil, "rawValue", "CGFloat")]) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            return call.give(UIWindow.Level(a0))
        }
        type.enumCase("normal") { call throws(ScriptError) in
            call.give(UIWindow.Level.normal)
        }
        type.enumCase("statusBar") { call throws(ScriptError) in
            call.give(UIWindow.Level.statusBar)
        }
        type.enumCase("alert") { call throws(ScriptError) in
            call.give(UIWindow.Level.alert)
        }
        type.method(
            "<(_:_:)",
            isStatic: true,
            [HostParameter(nil, "left", "UIWindow.Level"), HostParameter(nil, "right", "UIWindow.Level")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let a0: UIWindow.Level = try call.argument(0)
            let a1: UIWindow.Level = try call.argument(1)
            return call.give(a0 < a1)
        }
        type.method(
            "+(_:_:)",
            isStatic: true,
            [HostParameter(nil, "level", "UIWindow.Level"), HostParameter(nil, "difference", "CGFloat")],
            result: "UIWindow.Level"
        ) { call throws(ScriptError) in
            let a0: UIWindow.Level = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(a0 + a1)
        }
        type.method(
            "-(_:_:)",
            isStatic: true,
            [HostParameter(nil, "level", "UIWindow.Level"), HostParameter(nil, "difference", "CGFloat")],
            result: "UIWindow.Level"
        ) { call throws(ScriptError) in
            let a0: UIWindow.Level = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(a0 - a1)
        }
        return type.hostType
    }()
}

extension UIWindow.Level: BridgedValue {
    package static var hostName: String { "UIWindow.Level" }
}

extension Bindings {
    static let uiWindow: HostType = {
        var type = TypeBinding("UIWindow", .class, superclass: "UIView")
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIWindow() }
        }
        type.property("windowLevel", "UIWindow.Level") { call throws(ScriptError) in
            let object: UIWindow = try call.receiver()
            return call.give(object.windowLevel)
        } set: { call, value throws(ScriptError) in
            let object: UIWindow = try call.receiver()
            object.windowLevel = try call.read(value)
        }
        type.property("screen", "UIScreen") { call throws(ScriptError) in
            let object: UIWindow = try call.receiver()
            return call.give(object.screen)
        }
        type.initializer(
            "init(windowScene:)",
            [HostParameter("windowScene", "windowScene", "UIWindowScene")]
        ) { call throws(ScriptError) in
            let a0: UIWindowScene = try call.argument(0)
            return call.make { UIWindow(windowScene: a0) }
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIWindow(frame: a0) }
        }
        type.initializer("init(coder:)", [HostParameter("coder", "coder", "NSCoder")], result: "UIWindow?") { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIWindow(coder: a0) }
        }
        type.property("rootViewController", "UIViewController?") { call throws(ScriptError) in
            let object: UIWindow = try call.receiver()
            return call.give(object.rootViewController)
        } set: { call, value throws(ScriptError) in
            let object: UIWindow = try call.receiver()
            object.rootViewController = try call.read(value)
        }
        type.method("makeKeyAndVisible()") { call throws(ScriptError) in
            let object: UIWindow = try call.receiver()
            object.makeKeyAndVisible()
            return .void
        }
        type.property("windowScene", "UIWindowScene?") { call throws(ScriptError) in
            let object: UIWindow = try call.receiver()
            return call.give(object.windowScene)
        }
        type.property("isKeyWindow", "Bool") { call throws(ScriptError) in
            let object: UIWindow = try call.receiver()
            return call.give(object.isKeyWindow)
        }
        return type.hostType
    }()
}
