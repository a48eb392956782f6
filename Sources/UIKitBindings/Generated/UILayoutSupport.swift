// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiLayoutSupport: HostType = {
        var type = TypeBinding("UILayoutSupport", .protocol)
        type.requirement("length", "CGFloat")
        type.requirement("topAnchor", "NSLayoutYAxisAnchor")
        type.requirement("bottomAnchor", "NSLayoutYAxisAnchor")
        type.requirement("heightAnchor", "NSLayoutDimension")
        return type.hostType
    }()
}
