// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTraitOverrides: HostType = {
        var type = TypeBinding("UITraitOverrides", .protocol, conformances: ["UIMutableTraits"])
        type.requirement("contains(_:)", [HostParameter(nil, "trait", "UITrait")], result: "Bool")
        type.requirement("remove(_:)", [HostParameter(nil, "trait", "UITrait")])
        return type.hostType
    }()
}
