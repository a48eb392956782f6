// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiStoryboardSegue: HostType = {
        var type = TypeBinding("UIStoryboardSegue", .class, superclass: "NSObject")
        type.initializer(
            "init(identifier:source:destination:)",
            [
                HostParameter("identifier", "identifier", "String?"),
                HostParameter("source", "source", "UIViewController"),
                HostParameter("destination", "destination", "UIViewController"),
            ]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: UIViewController = try call.argument(1)
            let a2: UIViewController = try call.argument(2)
            return call.make { UIStoryboardSegue(identifier: a0, source: a1, destination: a2) }
        }
        type.initializer(
            "init(identifier:source:destination:performHandler:)",
            [
                HostParameter("identifier", "identifier", "String?"),
                HostParameter("source", "source", "UIViewController"),
                HostParameter("destination", "destination", "UIViewController"),
                HostParameter("performHandler", "performHandler", "() -> Void"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: UIViewController = try call.argument(1)
            let a2: UIViewController = try call.argument(2)
            let a3: Block = try call.argument(3)
            return call.make { UIStoryboardSegue(identifier: a0, source: a1, destination: a2, performHandler: a3) }
        }
        type.property("identifier", "String?") { call throws(ScriptError) in
            let object: UIStoryboardSegue = try call.receiver()
            return call.give(object.identifier)
        }
        type.property("source", "UIViewController") { call throws(ScriptError) in
            let object: UIStoryboardSegue = try call.receiver()
            return call.give(object.source)
        }
        type.property("destination", "UIViewController") { call throws(ScriptError) in
            let object: UIStoryboardSegue = try call.receiver()
            return call.give(object.destination)
        }
        type.method("perform()") { call throws(ScriptError) in
            let object: UIStoryboardSegue = try call.receiver()
            object.perform()
            return .void
        }
        return type.hostType
    }()
}
