// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiWindowSceneDelegate: HostType = {
        var type = TypeBinding("UIWindowSceneDelegate", .protocol, conformances: ["UISceneDelegate"])
        type.requirement(
            "windowScene(_:didUpdateEffectiveGeometry:)",
            [
                HostParameter(nil, "windowScene", "UIWindowScene"),
                HostParameter("didUpdateEffectiveGeometry", "previousEffectiveGeometry", "UIWindowScene.Geometry"),
            ]
        )
        type.requirement(
            "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
            [
                HostParameter(nil, "windowScene", "UIWindowScene"),
                HostParameter("didUpdate", "previousCoordinateSpace", "any UICoordinateSpace"),
                HostParameter("interfaceOrientation", "previousInterfaceOrientation", "UIInterfaceOrientation"),
                HostParameter("traitCollection", "previousTraitCollection", "UITraitCollection"),
            ]
        )
        type.requireVersion(iOS: 26, ["windowScene(_:didUpdateEffectiveGeometry:)"])
        return type.hostType
    }()
}
