// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiApplication: HostType = {
        var type = TypeBinding("UIApplication", .class, superclass: "UIResponder")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIApplication() }
        }
        type.property("didFinishLaunchingNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIApplication.didFinishLaunchingNotification) }
        }
        type.property("didBecomeActiveNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIApplication.didBecomeActiveNotification) }
        }
        type.property("willResignActiveNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIApplication.willResignActiveNotification) }
        }
        type.property("didEnterBackgroundNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIApplication.didEnterBackgroundNotification) }
        }
        type.property("willEnterForegroundNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIApplication.willEnterForegroundNotification) }
        }
        type.property("willTerminateNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIApplication.willTerminateNotification) }
        }
        type.property("didReceiveMemoryWarningNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIApplication.didReceiveMemoryWarningNotification) }
        }
        type.property("shared", "UIApplication", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIApplication.shared) }
        }
        type.property("windows", "[UIWindow]") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.windows)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiApplicationLaunchOptionsKey: HostType = {
        var type = TypeBinding("UIApplication.LaunchOptionsKey", .structure, conformances: ["Hashable"])
        return type.hostType
    }()
}

extension UIApplication.LaunchOptionsKey: BridgedValue {
    static var hostName: String { "UIApplication.LaunchOptionsKey" }
}
