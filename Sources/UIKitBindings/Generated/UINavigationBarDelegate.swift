// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiNavigationBarDelegate: HostType = {
        var type = TypeBinding("UINavigationBarDelegate", .protocol, conformances: ["UIBarPositioningDelegate"])
        type.requirement(
            "navigationBar(_:shouldPush:)",
            [HostParameter(nil, "navigationBar", "UINavigationBar"), HostParameter("shouldPush", "item", "UINavigationItem")],
            result: "Bool"
        )
        type.requirement(
            "navigationBar(_:didPush:)",
            [HostParameter(nil, "navigationBar", "UINavigationBar"), HostParameter("didPush", "item", "UINavigationItem")]
        )
        type.requirement(
            "navigationBar(_:shouldPop:)",
            [HostParameter(nil, "navigationBar", "UINavigationBar"), HostParameter("shouldPop", "item", "UINavigationItem")],
            result: "Bool"
        )
        type.requirement(
            "navigationBar(_:didPop:)",
            [HostParameter(nil, "navigationBar", "UINavigationBar"), HostParameter("didPop", "item", "UINavigationItem")]
        )
        return type.hostType
    }()
}
