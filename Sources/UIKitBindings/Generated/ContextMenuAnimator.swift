// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let contextMenuAnimator: HostType = {
        var type = TypeBinding(
            "ContextMenuAnimator",
            .class,
            superclass: "NSObject",
            conformances: ["UIContextMenuInteractionCommitAnimating"]
        )
        type.property("previewViewController", "UIViewController?") { call throws(ScriptError) in
            let object: ContextMenuAnimator = try call.receiver()
            return call.give(object.previewViewController)
        }
        type.property("preferredCommitStyle", "UIContextMenuInteractionCommitStyle") { call throws(ScriptError) in
            let object: ContextMenuAnimator = try call.receiver()
            return call.give(object.preferredCommitStyle)
        } set: { call, value throws(ScriptError) in
            let object: ContextMenuAnimator = try call.receiver()
            object.preferredCommitStyle = try call.read(value)
        }
        type.method("addAnimations(_:)", [HostParameter(nil, "animations", "() -> Void")]) { call throws(ScriptError) in
            let object: ContextMenuAnimator = try call.receiver()
            let a0: Block = try call.argument(0)
            object.addAnimations(a0)
            return .void
        }
        type.method("addCompletion(_:)", [HostParameter(nil, "completion", "() -> Void")]) { call throws(ScriptError) in
            let object: ContextMenuAnimator = try call.receiver()
            let a0: Block = try call.argument(0)
            object.addCompletion(a0)
            return .void
        }
        return type.hostType
    }()
}
