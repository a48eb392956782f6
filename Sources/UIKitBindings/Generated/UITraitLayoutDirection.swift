// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTraitLayoutDirection: HostType = {
        var type = TypeBinding("UITraitLayoutDirection", .enumeration, conformances: ["UITraitDefinition", "Hashable"])
        type.property("defaultValue", "UITraitEnvironmentLayoutDirection", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITraitLayoutDirection.defaultValue) }
        }
        return type.hostType
    }()
}

extension UITraitLayoutDirection: BridgedValue {
    package static var hostName: String { "UITraitLayoutDirection" }
}
