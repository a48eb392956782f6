// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTargetedPreview: HostType = {
        var type = TypeBinding("UITargetedPreview", .class, superclass: "NSObject")
        type.initializer("init(view:)", [HostParameter("view", "view", "UIView")], isConvenience: true) { call throws(ScriptError) in
            let a0: UIView = try call.argument(0)
            return call.make { UITargetedPreview(view: a0) }
        }
        type.initializer(
            "init(view:parameters:)",
            [HostParameter("view", "view", "UIView"), HostParameter("parameters", "parameters", "UIPreviewParameters")]
        ) { call throws(ScriptError) in
            let a0: UIView = try call.argument(0)
            let a1: UIPreviewParameters = try call.argument(1)
            return call.make { UITargetedPreview(view: a0, parameters: a1) }
        }
        type.initializer(
            "init(view:parameters:target:)",
            [
                HostParameter("view", "view", "UIView"),
                HostParameter("parameters", "parameters", "UIPreviewParameters"),
                HostParameter("target", "target", "UIPreviewTarget"),
            ]
        ) { call throws(ScriptError) in
            let a0: UIView = try call.argument(0)
            let a1: UIPreviewParameters = try call.argument(1)
            let a2: UIPreviewTarget = try call.argument(2)
            return call.make { UITargetedPreview(view: a0, parameters: a1, target: a2) }
        }
        type.property("view", "UIView") { call throws(ScriptError) in
            let object: UITargetedPreview = try call.receiver()
            return call.give(object.view)
        }
        type.property("parameters", "UIPreviewParameters") { call throws(ScriptError) in
            let object: UITargetedPreview = try call.receiver()
            return call.give(object.parameters)
        }
        type.property("size", "CGSize") { call throws(ScriptError) in
            let object: UITargetedPreview = try call.receiver()
            return call.give(object.size)
        }
        return type.hostType
    }()
}
