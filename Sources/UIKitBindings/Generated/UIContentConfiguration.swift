// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiContentConfiguration: HostType = {
        var type = TypeBinding("UIContentConfiguration", .protocol)
        type.requirement("makeContentView()", [], result: "any UIView & UIContentView")
        type.requirement("updated(for:)", [HostParameter("for", "state", "any UIConfigurationState")], result: "Self")
        return type.hostType
    }()
}
