// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiLegibilityWeight: HostType = {
        var type = TypeBinding("UILegibilityWeight", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UILegibilityWeight.self)
        type.enumCase("unspecified") { call throws(ScriptError) in
            call.give(UILegibilityWeight.unspecified)
        }
        type.enumCase("regular") { call throws(ScriptError) in
            call.give(UILegibilityWeight.regular)
        }
        type.enumCase("bold") { call throws(ScriptError) in
            call.give(UILegibilityWeight.bold)
        }
        return type.hostType
    }()
}

extension UILegibilityWeight: BridgedValue {
    package static var hostName: String { "UILegibilityWeight" }
}
