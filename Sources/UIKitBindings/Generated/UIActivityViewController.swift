// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiActivityViewController: HostType = {
        var type = TypeBinding("UIActivityViewController", .class, superclass: "RemoteViewController")
        type.initializer(
            "init(activityItems:applicationActivities:)",
            [
                HostParameter("activityItems", "activityItems", "Any"),
                HostParameter("applicationActivities", "applicationActivities", "[UIActivity]?"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: ObjectID? = try call.argument(0)
            let a1: [UIActivity]? = try call.argument(1)
            return call.make { UIActivityViewController(activityItems: a0, applicationActivities: a1) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIActivityViewController?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIActivityViewController(coder: a0) }
        }
        type.property("excludedActivityTypes", "[UIActivity.ActivityType]?") { call throws(ScriptError) in
            let object: UIActivityViewController = try call.receiver()
            return call.give(object.excludedActivityTypes)
        } set: { call, value throws(ScriptError) in
            let object: UIActivityViewController = try call.receiver()
            object.excludedActivityTypes = try call.read(value)
        }
        return type.hostType
    }()
}
