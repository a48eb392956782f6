// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTraitVerticalSizeClass: HostType = {
        var type = TypeBinding("UITraitVerticalSizeClass", .enumeration, conformances: ["UITraitDefinition", "Hashable"])
        type.property("defaultValue", "UIUserInterfaceSizeClass", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITraitVerticalSizeClass.defaultValue) }
        }
        return type.hostType
    }()
}

extension UITraitVerticalSizeClass: BridgedValue {
    package static var hostName: String { "UITraitVerticalSizeClass" }
}
