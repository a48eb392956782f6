internal import Heap
internal import Interpreter
internal import UIKit

// A hosting controller's root view: a value of any type, which the controller retains.
extension Bindings {
    static func completeHosting(_ type: inout TypeBinding) {
        type.initializer("init(rootView:)", [HostParameter("rootView", "rootView", "Any")]) { call throws(ScriptError) in
            let shown = Argument.object(held(call.arguments[0], call))
            return call.make { UIHostingController(rootView: shown) }
        }
        type.property("rootView", "Any") { call throws(ScriptError) in
            let object: UIHostingController = try call.receiver()
            return object.rootViewID.map { call.interpreter.value(of: $0) } ?? .none
        } set: { call, value throws(ScriptError) in
            let object: UIHostingController = try call.receiver()
            object.rootViewID = held(value, call)
        }
    }

    private static func held(_ value: Value, _ call: HostCall) -> ObjectID {
        if case .object(let id) = value { id } else { call.interpreter.hold(value) }
    }
}
