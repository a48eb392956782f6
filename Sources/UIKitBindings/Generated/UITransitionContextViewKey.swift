// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTransitionContextViewKey: HostType = {
        var type = TypeBinding("UITransitionContextViewKey", .structure, conformances: ["Hashable"])
        type.enumCase("from") { call throws(ScriptError) in
            call.give(UITransitionContextViewKey.from)
        }
        type.enumCase("to") { call throws(ScriptError) in
            call.give(UITransitionContextViewKey.to)
        }
        return type.hostType
    }()
}

extension UITransitionContextViewKey: BridgedValue {
    package static var hostName: String { "UITransitionContextViewKey" }
}
