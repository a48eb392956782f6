// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiApplicationDelegate: HostType = {
        var type = TypeBinding("UIApplicationDelegate", .protocol)
        type.requirement(
            "application(_:willFinishLaunchingWithOptions:)",
            [
                HostParameter(nil, "application", "UIApplication"),
                HostParameter("willFinishLaunchingWithOptions", "launchOptions", "[UIApplication.LaunchOptionsKey: Any]?"),
            ],
            result: "Bool"
        )
        type.requirement(
            "application(_:supportedInterfaceOrientationsFor:)",
            [
                HostParameter(nil, "application", "UIApplication"),
                HostParameter("supportedInterfaceOrientationsFor", "window", "UIWindow?"),
            ],
            result: "UIInterfaceOrientationMask"
        )
        type.requirement(
            "application(_:didFinishLaunchingWithOptions:)",
            [
                HostParameter(nil, "application", "UIApplication"),
                HostParameter("didFinishLaunchingWithOptions", "launchOptions", "[UIApplication.LaunchOptionsKey: Any]?"),
            ],
            result: "Bool"
        )
        type.requirement("applicationDidBecomeActive(_:)", [HostParameter(nil, "application", "UIApplication")])
        type.requirement("applicationWillResignActive(_:)", [HostParameter(nil, "application", "UIApplication")])
        type.requirement("applicationDidEnterBackground(_:)", [HostParameter(nil, "application", "UIApplication")])
        type.requirement("applicationWillEnterForeground(_:)", [HostParameter(nil, "application", "UIApplication")])
        type.requirement("applicationWillTerminate(_:)", [HostParameter(nil, "application", "UIApplication")])
        type.requirement("applicationDidReceiveMemoryWarning(_:)", [HostParameter(nil, "application", "UIApplication")])
        type.requirement(
            "application(_:configurationForConnecting:options:)",
            [
                HostParameter(nil, "application", "UIApplication"),
                HostParameter("configurationForConnecting", "connectingSceneSession", "UISceneSession"),
                HostParameter("options", "options", "UIScene.ConnectionOptions"),
            ],
            result: "UISceneConfiguration"
        )
        return type.hostType
    }()
}
