// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiUpdateActionPhase: HostType = {
        var type = TypeBinding("UIUpdateActionPhase", .structure, conformances: ["Hashable"])
        type.enumCase("afterUpdateScheduled") { call throws(ScriptError) in
            call.give(UIUpdateActionPhase.afterUpdateScheduled)
        }
        type.enumCase("beforeEventDispatch") { call throws(ScriptError) in
            call.give(UIUpdateActionPhase.beforeEventDispatch)
        }
        type.enumCase("afterEventDispatch") { call throws(ScriptError) in
            call.give(UIUpdateActionPhase.afterEventDispatch)
        }
        type.enumCase("beforeCADisplayLinkDispatch") { call throws(ScriptError) in
            call.give(UIUpdateActionPhase.beforeCADisplayLinkDispatch)
        }
        type.enumCase("afterCADisplayLinkDispatch") { call throws(ScriptError) in
            call.give(UIUpdateActionPhase.afterCADisplayLinkDispatch)
        }
        type.enumCase("beforeCATransactionCommit") { call throws(ScriptError) in
            call.give(UIUpdateActionPhase.beforeCATransactionCommit)
        }
        type.enumCase("afterCATransactionCommit") { call throws(ScriptError) in
            call.give(UIUpdateActionPhase.afterCATransactionCommit)
        }
        type.enumCase("beforeLowLatencyEventDispatch") { call throws(ScriptError) in
            call.give(UIUpdateActionPhase.beforeLowLatencyEventDispatch)
        }
        type.enumCase("afterLowLatencyEventDispatch") { call throws(ScriptError) in
            call.give(UIUpdateActionPhase.afterLowLatencyEventDispatch)
        }
        type.enumCase("beforeLowLatencyCATransactionCommit") { call throws(ScriptError) in
            call.give(UIUpdateActionPhase.beforeLowLatencyCATransactionCommit)
        }
        type.enumCase("afterLowLatencyCATransactionCommit") { call throws(ScriptError) in
            call.give(UIUpdateActionPhase.afterLowLatencyCATransactionCommit)
        }
        type.enumCase("afterUpdateComplete") { call throws(ScriptError) in
            call.give(UIUpdateActionPhase.afterUpdateComplete)
        }
        type.requireVersion(
            iOS: 18,
            [
                "afterCADisplayLinkDispatch",
                "afterCATransactionCommit",
                "afterEventDispatch",
                "afterLowLatencyCATransactionCommit",
                "afterLowLatencyEventDispatch",
                "afterUpdateComplete",
                "afterUpdateScheduled",
                "beforeCADisplayLinkDispatch",
                "beforeCATransactionCommit",
                "beforeEventDispatch",
                "beforeLowLatencyCATransactionCommit",
                "beforeLowLatencyEventDispatch",
            ]
        )
        return type.hostType
    }()
}

extension UIUpdateActionPhase: BridgedValue {
    package static var hostName: String { "UIUpdateActionPhase" }
}
