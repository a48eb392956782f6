// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTabBarDelegate: HostType = {
        var type = TypeBinding("UITabBarDelegate", .protocol)
        type.requirement(
            "tabBar(_:didSelect:)",
            [HostParameter(nil, "tabBar", "UITabBar"), HostParameter("didSelect", "item", "UITabBarItem")]
        )
        return type.hostType
    }()
}
