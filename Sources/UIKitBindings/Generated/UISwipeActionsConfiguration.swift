// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSwipeActionsConfiguration: HostType = {
        var type = TypeBinding("UISwipeActionsConfiguration", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UISwipeActionsConfiguration() }
        }
        type.initializer("init(actions:)", [HostParameter("actions", "actions", "[UIContextualAction]")]) { call throws(ScriptError) in
            let a0: [UIContextualAction] = try call.argument(0)
            return call.make { UISwipeActionsConfiguration(actions: a0) }
        }
        type.property("actions", "[UIContextualAction]") { call throws(ScriptError) in
            let object: UISwipeActionsConfiguration = try call.receiver()
            return call.give(object.actions)
        }
        type.property("performsFirstActionWithFullSwipe", "Bool") { call throws(ScriptError) in
            let object: UISwipeActionsConfiguration = try call.receiver()
            return call.give(object.performsFirstActionWithFullSwipe)
        } set: { call, value throws(ScriptError) in
            let object: UISwipeActionsConfiguration = try call.receiver()
            object.performsFirstActionWithFullSwipe = try call.read(value)
        }
        return type.hostType
    }()
}
