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
        type.property("statusBarFrame", "CGRect") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.statusBarFrame)
        }
        type.property("isStatusBarHidden", "Bool") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.isStatusBarHidden)
        }
        type.property("statusBarStyle", "UIStatusBarStyle") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.statusBarStyle)
        }
        type.property("statusBarOrientation", "UIInterfaceOrientation") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.statusBarOrientation)
        }
        type.property("isNetworkActivityIndicatorVisible", "Bool") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.isNetworkActivityIndicatorVisible)
        } set: { call, value throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            object.isNetworkActivityIndicatorVisible = try call.read(value)
        }
        type.method(
            "beginBackgroundTask(expirationHandler:)",
            [HostParameter("expirationHandler", "handler", "(() -> Void)?", default: "nil")],
            result: "UIBackgroundTaskIdentifier"
        ) { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            let a0: Block? = try call.argument(0)
            return call.give(object.beginBackgroundTask(expirationHandler: a0))
        }
        type.method(
            "beginBackgroundTask(withName:expirationHandler:)",
            [
                HostParameter("withName", "taskName", "String?"),
                HostParameter("expirationHandler", "handler", "(() -> Void)?", default: "nil"),
            ],
            result: "UIBackgroundTaskIdentifier"
        ) { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            let a0: String? = try call.argument(0)
            let a1: Block? = try call.argument(1)
            return call.give(object.beginBackgroundTask(withName: a0, expirationHandler: a1))
        }
        type.method(
            "endBackgroundTask(_:)",
            [HostParameter(nil, "identifier", "UIBackgroundTaskIdentifier")]
        ) { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            let a0: UIBackgroundTaskIdentifier = try call.argument(0)
            object.endBackgroundTask(a0)
            return .void
        }
        type.property("backgroundTimeRemaining", "TimeInterval") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.backgroundTimeRemaining)
        }
        type.method("beginReceivingRemoteControlEvents()") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            object.beginReceivingRemoteControlEvents()
            return .void
        }
        type.method("endReceivingRemoteControlEvents()") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            object.endReceivingRemoteControlEvents()
            return .void
        }
        type.property("supportsAlternateIcons", "Bool") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.supportsAlternateIcons)
        }
        type.property("alternateIconName", "String?") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.alternateIconName)
        }
        type.property("userInterfaceLayoutDirection", "UIUserInterfaceLayoutDirection") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.userInterfaceLayoutDirection)
        }
        type.property("isProtectedDataAvailable", "Bool") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.isProtectedDataAvailable)
        }
        type.method(
            "setMinimumBackgroundFetchInterval(_:)",
            [HostParameter(nil, "minimumBackgroundFetchInterval", "TimeInterval")]
        ) { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            let a0: TimeInterval = try call.argument(0)
            object.setMinimumBackgroundFetchInterval(a0)
            return .void
        }
        type.property("openNotificationSettingsURLString", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIApplication.openNotificationSettingsURLString) }
        }
        type.property("userDidTakeScreenshotNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIApplication.userDidTakeScreenshotNotification) }
        }
        type.property("significantTimeChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIApplication.significantTimeChangeNotification) }
        }
        type.property("protectedDataDidBecomeAvailableNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIApplication.protectedDataDidBecomeAvailableNotification) }
        }
        type.property("protectedDataWillBecomeUnavailableNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIApplication.protectedDataWillBecomeUnavailableNotification) }
        }
        type.property("preferredContentSizeCategory", "UIContentSizeCategory") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.preferredContentSizeCategory)
        }
        type.property("openSettingsURLString", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIApplication.openSettingsURLString) }
        }
        type.property("applicationIconBadgeNumber", "Int") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.applicationIconBadgeNumber)
        } set: { call, value throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            object.applicationIconBadgeNumber = try call.read(value)
        }
        type.property("isRegisteredForRemoteNotifications", "Bool") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.isRegisteredForRemoteNotifications)
        }
        type.method("registerForRemoteNotifications()") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            object.registerForRemoteNotifications()
            return .void
        }
        type.method("unregisterForRemoteNotifications()") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            object.unregisterForRemoteNotifications()
            return .void
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
        type.property("keyWindow", "UIWindow?") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.keyWindow)
        }
        type.property("connectedScenes", "Set<UIScene>") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.connectedScenes)
        }
        type.property("applicationState", "UIApplication.State") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.applicationState)
        }
        type.property("delegate", "(any UIApplicationDelegate)?") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.method(
            "sendAction(_:to:from:for:)",
            [
                HostParameter(nil, "action", "Selector"),
                HostParameter("to", "target", "Any?"),
                HostParameter("from", "sender", "Any?"),
                HostParameter("for", "event", "UIEvent?"),
            ],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            let a0: Selector = try call.argument(0)
            let a1: ObjectID? = try call.argument(1)
            let a2: ObjectID? = try call.argument(2)
            let a3: UIEvent? = try call.argument(3)
            return call.give(object.sendAction(a0, to: a1, from: a2, for: a3))
        }
        type.property("isIdleTimerDisabled", "Bool") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.isIdleTimerDisabled)
        } set: { call, value throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            object.isIdleTimerDisabled = try call.read(value)
        }
        type.property("supportsMultipleScenes", "Bool") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.supportsMultipleScenes)
        }
        type.method("canOpenURL(_:)", [HostParameter(nil, "url", "URL")], result: "Bool") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            let a0: URL = try call.argument(0)
            return call.give(object.canOpenURL(a0))
        }
        type.requireVersion(iOS: 16, ["openNotificationSettingsURLString"])
        return type.hostType
    }()
}

extension Bindings {
    static let uiApplicationState: HostType = {
        var type = TypeBinding("UIApplication.State", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIApplication.State.self)
        type.enumCase("active") { call throws(ScriptError) in
            call.give(UIApplication.State.active)
        }
        type.enumCase("inactive") { call throws(ScriptError) in
            call.give(UIApplication.State.inactive)
        }
        type.enumCase("background") { call throws(ScriptError) in
            call.give(UIApplication.State.background)
        }
        return type.hostType
    }()
}

extension UIApplication.State: BridgedValue {
    package static var hostName: String { "UIApplication.State" }
}

extension Bindings {
    static let uiApplicationLaunchOptionsKey: HostType = {
        var type = TypeBinding("UIApplication.LaunchOptionsKey", .structure, conformances: ["Hashable"])
        return type.hostType
    }()
}

extension UIApplication.LaunchOptionsKey: BridgedValue {
    package static var hostName: String { "UIApplication.LaunchOptionsKey" }
}

extension Bindings {
    static let uiApplicationOpenExternalURLOptionsKey: HostType = {
        var type = TypeBinding("UIApplication.OpenExternalURLOptionsKey", .structure, conformances: ["Hashable"])
        return type.hostType
    }()
}

extension UIApplication.OpenExternalURLOptionsKey: BridgedValue {
    package static var hostName: String { "UIApplication.OpenExternalURLOptionsKey" }
}
