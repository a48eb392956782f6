internal import Heap
internal import Interpreter
internal import UIKit

// The standard edit actions. The sender may be anything, so no binding can be generated.
extension Bindings {
    static func completeResponder(_ type: inout TypeBinding) {
        for name in UIResponder.standardEdits {
            type.method(name, isOverridePoint: true, [HostParameter(nil, "sender", "Any?")]) { call throws(ScriptError) in
                let object: UIResponder = try call.receiver()
                let sender: Argument = try call.argument(0)
                if !object.isEditor(of: name), call.interpreter.hasUnknownMembers(object.id),
                    call.interpreter.override(of: name, on: object.id) == nil
                {
                    // A class that nothing declares may have a method of its own by the name.
                    call.host.observer?.didUsePlaceholder("\(call.host.world.typeName(of: object)).\(name)", at: call.location)
                    return .void
                }
                return call.send(name, to: object, [("sender", sender)]) { object.edit(name) }
            }
        }
        type.method(
            "target(forAction:withSender:)",
            [HostParameter("forAction", "action", "Selector"), HostParameter("withSender", "sender", "Any?")], result: "Any?"
        ) { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            let action: Selector = try call.argument(0)
            let sender: ObjectID? = try call.argument(1)
            return call.give(object.target(of: action, sender: sender))
        }
    }
}
