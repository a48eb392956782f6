// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsLayoutAnchor: HostType = {
        var type = TypeBinding("NSLayoutAnchor", .protocol, conformances: ["Hashable"])
        type.requirement("attribute", "NSLayoutConstraint.Attribute")
        return type.hostType
    }()
}
