// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiUpdateInfo: HostType = {
        var type = TypeBinding("UIUpdateInfo", .structure, conformances: ["Hashable"])
        type.property("modelTime", "TimeInterval") { call throws(ScriptError) in
            let object: UIUpdateInfo = try call.receiver()
            return call.give(object.modelTime)
        }
        type.property("completionDeadlineTime", "TimeInterval") { call throws(ScriptError) in
            let object: UIUpdateInfo = try call.receiver()
            return call.give(object.completionDeadlineTime)
        }
        type.property("estimatedPresentationTime", "TimeInterval") { call throws(ScriptError) in
            let object: UIUpdateInfo = try call.receiver()
            return call.give(object.estimatedPresentationTime)
        }
        type.property("isImmediatePresentationExpected", "Bool") { call throws(ScriptError) in
            let object: UIUpdateInfo = try call.receiver()
            return call.give(object.isImmediatePresentationExpected)
        }
        type.property("isLowLatencyEventDispatchConfirmed", "Bool") { call throws(ScriptError) in
            let object: UIUpdateInfo = try call.receiver()
            return call.give(object.isLowLatencyEventDispatchConfirmed)
        }
        type.property("isPerformingLowLatencyPhases", "Bool") { call throws(ScriptError) in
            let object: UIUpdateInfo = try call.receiver()
            return call.give(object.isPerformingLowLatencyPhases)
        }
        type.method(
            "current(for:)",
            isStatic: true,
            [HostParameter("for", "view", "UIView")],
            result: "UIUpdateInfo?"
        ) { call throws(ScriptError) in
            let a0: UIView = try call.argument(0)
            return call.inWorld { call.give(UIUpdateInfo.current(for: a0)) }
        }
        type.method(
            "current(for:)",
            isStatic: true,
            [HostParameter("for", "windowScene", "UIWindowScene")],
            result: "UIUpdateInfo?"
        ) { call throws(ScriptError) in
            let a0: UIWindowScene = try call.argument(0)
            return call.inWorld { call.give(UIUpdateInfo.current(for: a0)) }
        }
        type.requireVersion(
            iOS: 18,
            [
                "completionDeadlineTime",
                "current(for:)",
                "estimatedPresentationTime",
                "isImmediatePresentationExpected",
                "isLowLatencyEventDispatchConfirmed",
                "isPerformingLowLatencyPhases",
                "modelTime",
            ]
        )
        return type.hostType
    }()
}

extension UIUpdateInfo: BridgedValue {
    package static var hostName: String { "UIUpdateInfo" }
}
