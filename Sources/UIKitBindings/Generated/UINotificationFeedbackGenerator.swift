// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiNotificationFeedbackGenerator: HostType = {
        var type = TypeBinding("UINotificationFeedbackGenerator", .class, superclass: "UIFeedbackGenerator")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UINotificationFeedbackGenerator() }
        }
        type.method(
            "notificationOccurred(_:)",
            [HostParameter(nil, "notificationType", "UINotificationFeedbackGenerator.FeedbackType")]
        ) { call throws(ScriptError) in
            let object: UINotificationFeedbackGenerator = try call.receiver()
            let a0: UINotificationFeedbackGenerator.FeedbackType = try call.argument(0)
            object.notificationOccurred(a0)
            return .void
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiNotificationFeedbackGeneratorFeedbackType: HostType = {
        var type = TypeBinding("UINotificationFeedbackGenerator.FeedbackType", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UINotificationFeedbackGenerator.FeedbackType.self)
        type.enumCase("success") { call throws(ScriptError) in
            call.give(UINotificationFeedbackGenerator.FeedbackType.success)
        }
        type.enumCase("warning") { call throws(ScriptError) in
            call.give(UINotificationFeedbackGenerator.FeedbackType.warning)
        }
        type.enumCase("error") { call throws(ScriptError) in
            call.give(UINotificationFeedbackGenerator.FeedbackType.error)
        }
        return type.hostType
    }()
}

extension UINotificationFeedbackGenerator.FeedbackType: BridgedValue {
    package static var hostName: String { "UINotificationFeedbackGenerator.FeedbackType" }
}
