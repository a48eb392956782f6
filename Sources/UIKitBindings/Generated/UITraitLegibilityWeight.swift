// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTraitLegibilityWeight: HostType = {
        var type = TypeBinding("UITraitLegibilityWeight", .enumeration, conformances: ["UITraitDefinition", "Hashable"])
        type.property("defaultValue", "UILegibilityWeight", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITraitLegibilityWeight.defaultValue) }
        }
        return type.hostType
    }()
}

extension UITraitLegibilityWeight: BridgedValue {
    package static var hostName: String { "UITraitLegibilityWeight" }
}
