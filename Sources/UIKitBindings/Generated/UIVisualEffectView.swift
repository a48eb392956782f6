// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiVisualEffectView: HostType = {
        var type = TypeBinding("UIVisualEffectView", .class, superclass: "UIView")
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIVisualEffectView() }
        }
        type.initializer("init(effect:)", [HostParameter("effect", "effect", "UIVisualEffect?")]) { call throws(ScriptError) in
            let a0: UIVisualEffect? = try call.argument(0)
            return call.make { UIVisualEffectView(effect: a0) }
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIVisualEffectView(frame: a0) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIVisualEffectView?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIVisualEffectView(coder: a0) }
        }
        type.property("contentView", "UIView") { call throws(ScriptError) in
            let object: UIVisualEffectView = try call.receiver()
            return call.give(object.contentView)
        }
        type.property("effect", "UIVisualEffect?") { call throws(ScriptError) in
            let object: UIVisualEffectView = try call.receiver()
            return call.give(object.effect)
        } set: { call, value throws(ScriptError) in
            let object: UIVisualEffectView = try call.receiver()
            object.effect = try call.read(value)
        }
        return type.hostType
    }()
}
