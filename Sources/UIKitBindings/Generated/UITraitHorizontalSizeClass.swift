// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTraitHorizontalSizeClass: HostType = {
        var type = TypeBinding("UITraitHorizontalSizeClass", .enumeration, conformances: ["UITraitDefinition", "Hashable"])
        type.property("defaultValue", "UIUserInterfaceSizeClass", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITraitHorizontalSizeClass.defaultValue) }
        }
        return type.hostType
    }()
}

extension UITraitHorizontalSizeClass: BridgedValue {
    package static var hostName: String { "UITraitHorizontalSizeClass" }
}
