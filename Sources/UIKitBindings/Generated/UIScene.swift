// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiScene: HostType = {
        var type = TypeBinding("UIScene", .class, superclass: "UIResponder")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIScene() }
        }
        type.property("willConnectNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIScene.willConnectNotification) }
        }
        type.property("didActivateNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIScene.didActivateNotification) }
        }
        type.property("willDeactivateNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIScene.willDeactivateNotification) }
        }
        type.property("willEnterForegroundNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIScene.willEnterForegroundNotification) }
        }
        type.property("didEnterBackgroundNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIScene.didEnterBackgroundNotification) }
        }
        type.property("activationState", "UIScene.ActivationState") { call throws(ScriptError) in
            let object: UIScene = try call.receiver()
            return call.give(object.activationState)
        }
        type.property("session", "UISceneSession") { call throws(ScriptError) in
            let object: UIScene = try call.receiver()
            return call.give(object.session)
        }
        type.property("delegate", "(any UISceneDelegate)?") { call throws(ScriptError) in
            let object: UIScene = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UIScene = try call.receiver()
            object.delegateID = try call.read(value)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiSceneActivationState: HostType = {
        var type = TypeBinding("UIScene.ActivationState", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIScene.ActivationState.self)
        type.enumCase("unattached") { call throws(ScriptError) in
            call.give(UIScene.ActivationState.unattached)
        }
        type.enumCase("foregroundActive") { call throws(ScriptError) in
            call.give(UIScene.ActivationState.foregroundActive)
        }
        type.enumCase("foregroundInactive") { call throws(ScriptError) in
            call.give(UIScene.ActivationState.foregroundInactive)
        }
        type.enumCase("background") { call throws(ScriptError) in
            call.give(UIScene.ActivationState.background)
        }
        return type.hostType
    }()
}

extension UIScene.ActivationState: BridgedValue {
    package static var hostName: String { "UIScene.ActivationState" }
}

extension Bindings {
    static let uiSceneConnectionOptions: HostType = {
        var type = TypeBinding("UIScene.ConnectionOptions", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIScene.ConnectionOptions() }
        }
        return type.hostType
    }()
}
