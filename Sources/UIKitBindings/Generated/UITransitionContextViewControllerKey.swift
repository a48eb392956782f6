// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTransitionContextViewControllerKey: HostType = {
        var type = TypeBinding("UITransitionContextViewControllerKey", .structure, conformances: ["Hashable"])
        type.enumCase("from") { call throws(ScriptError) in
            call.give(UITransitionContextViewControllerKey.from)
        }
        type.enumCase("to") { call throws(ScriptError) in
            call.give(UITransitionContextViewControllerKey.to)
        }
        return type.hostType
    }()
}

extension UITransitionContextViewControllerKey: BridgedValue {
    package static var hostName: String { "UITransitionContextViewControllerKey" }
}
