// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTraitDisplayScale: HostType = {
        var type = TypeBinding("UITraitDisplayScale", .enumeration, conformances: ["UITraitDefinition", "Hashable"])
        type.property("defaultValue", "CGFloat", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITraitDisplayScale.defaultValue) }
        }
        return type.hostType
    }()
}

extension UITraitDisplayScale: BridgedValue {
    package static var hostName: String { "UITraitDisplayScale" }
}
