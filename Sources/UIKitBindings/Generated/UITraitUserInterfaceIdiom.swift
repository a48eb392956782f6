// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTraitUserInterfaceIdiom: HostType = {
        var type = TypeBinding("UITraitUserInterfaceIdiom", .enumeration, conformances: ["UITraitDefinition", "Hashable"])
        type.property("defaultValue", "UIUserInterfaceIdiom", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITraitUserInterfaceIdiom.defaultValue) }
        }
        return type.hostType
    }()
}

extension UITraitUserInterfaceIdiom: BridgedValue {
    package static var hostName: String { "UITraitUserInterfaceIdiom" }
}
