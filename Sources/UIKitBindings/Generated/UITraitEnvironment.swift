// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTraitEnvironment: HostType = {
        var type = TypeBinding("UITraitEnvironment", .protocol)
        type.requirement("traitCollection", "UITraitCollection")
        type.requirement("traitCollectionDidChange(_:)", [HostParameter(nil, "previousTraitCollection", "UITraitCollection?")])
        return type.hostType
    }()
}
