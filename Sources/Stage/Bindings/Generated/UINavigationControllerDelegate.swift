// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiNavigationControllerDelegate: HostType = {
        var type = TypeBinding("UINavigationControllerDelegate", .protocol)
        type.requirement(
            "navigationController(_:willShow:animated:)",
            [
                HostParameter(nil, "navigationController", "UINavigationController"),
                HostParameter("willShow", "viewController", "UIViewController"),
                HostParameter("animated", "animated", "Bool"),
            ]
        )
        type.requirement(
            "navigationController(_:didShow:animated:)",
            [
                HostParameter(nil, "navigationController", "UINavigationController"),
                HostParameter("didShow", "viewController", "UIViewController"),
                HostParameter("animated", "animated", "Bool"),
            ]
        )
        return type.hostType
    }()
}
