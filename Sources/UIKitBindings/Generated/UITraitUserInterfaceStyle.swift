// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTraitUserInterfaceStyle: HostType = {
        var type = TypeBinding("UITraitUserInterfaceStyle", .enumeration, conformances: ["UITraitDefinition", "Hashable"])
        type.property("defaultValue", "UIUserInterfaceStyle", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITraitUserInterfaceStyle.defaultValue) }
        }
        return type.hostType
    }()
}

extension UITraitUserInterfaceStyle: BridgedValue {
    package static var hostName: String { "UITraitUserInterfaceStyle" }
}
