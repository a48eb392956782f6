// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSceneDelegate: HostType = {
        var type = TypeBinding("UISceneDelegate", .protocol)
        type.requirement(
            "scene(_:willConnectTo:options:)",
            [
                HostParameter(nil, "scene", "UIScene"),
                HostParameter("willConnectTo", "session", "UISceneSession"),
                HostParameter("options", "connectionOptions", "UIScene.ConnectionOptions"),
            ]
        )
        type.requirement("sceneDidDisconnect(_:)", [HostParameter(nil, "scene", "UIScene")])
        type.requirement("sceneDidBecomeActive(_:)", [HostParameter(nil, "scene", "UIScene")])
        type.requirement("sceneWillResignActive(_:)", [HostParameter(nil, "scene", "UIScene")])
        type.requirement("sceneWillEnterForeground(_:)", [HostParameter(nil, "scene", "UIScene")])
        type.requirement("sceneDidEnterBackground(_:)", [HostParameter(nil, "scene", "UIScene")])
        return type.hostType
    }()
}
