// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiConfigurationState: HostType = {
        var type = TypeBinding("UIConfigurationState", .protocol)
        type.requirement("traitCollection", "UITraitCollection", isSettable: true)
        return type.hostType
    }()
}
