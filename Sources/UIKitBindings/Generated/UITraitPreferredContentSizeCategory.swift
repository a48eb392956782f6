// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTraitPreferredContentSizeCategory: HostType = {
        var type = TypeBinding("UITraitPreferredContentSizeCategory", .enumeration, conformances: ["UITraitDefinition", "Hashable"])
        type.property("defaultValue", "UIContentSizeCategory", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITraitPreferredContentSizeCategory.defaultValue) }
        }
        return type.hostType
    }()
}

extension UITraitPreferredContentSizeCategory: BridgedValue {
    package static var hostName: String { "UITraitPreferredContentSizeCategory" }
}
