// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiContextMenuInteraction: HostType = {
        var type = TypeBinding("UIContextMenuInteraction", .class, superclass: "NSObject", conformances: ["UIInteraction"])
        type.initializer(
            "init(delegate:)",
            [HostParameter("delegate", "delegate", "AnyObject")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: ObjectID? = try call.argument(0)
            return call.make { UIContextMenuInteraction(delegate: a0) }
        }
        type.property("delegate", "(any UIContextMenuInteractionDelegate)?") { call throws(ScriptError) in
            let object: UIContextMenuInteraction = try call.receiver()
            return call.give(object.delegate as? NSObject)
        }
        type.property("view", "UIView?") { call throws(ScriptError) in
            let object: UIContextMenuInteraction = try call.receiver()
            return call.give(object.view)
        }
        type.method("willMove(to:)", [HostParameter("to", "view", "UIView?")]) { call throws(ScriptError) in
            let object: UIContextMenuInteraction = try call.receiver()
            let a0: UIView? = try call.argument(0)
            object.willMove(to: a0)
            return .void
        }
        type.method("didMove(to:)", [HostParameter("to", "view", "UIView?")]) { call throws(ScriptError) in
            let object: UIContextMenuInteraction = try call.receiver()
            let a0: UIView? = try call.argument(0)
            object.didMove(to: a0)
            return .void
        }
        type.method("location(in:)", [HostParameter("in", "view", "UIView?")], result: "CGPoint") { call throws(ScriptError) in
            let object: UIContextMenuInteraction = try call.receiver()
            let a0: UIView? = try call.argument(0)
            return call.give(object.location(in: a0))
        }
        type.method("dismissMenu()") { call throws(ScriptError) in
            let object: UIContextMenuInteraction = try call.receiver()
            object.dismissMenu()
            return .void
        }
        return type.hostType
    }()
}
