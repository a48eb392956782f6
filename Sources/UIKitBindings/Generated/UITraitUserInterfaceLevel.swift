// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTraitUserInterfaceLevel: HostType = {
        var type = TypeBinding("UITraitUserInterfaceLevel", .enumeration, conformances: ["UITraitDefinition", "Hashable"])
        type.property("defaultValue", "UIUserInterfaceLevel", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITraitUserInterfaceLevel.defaultValue) }
        }
        return type.hostType
    }()
}

extension UITraitUserInterfaceLevel: BridgedValue {
    package static var hostName: String { "UITraitUserInterfaceLevel" }
}
