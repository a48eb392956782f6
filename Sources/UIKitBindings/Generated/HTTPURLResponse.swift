// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let httpurlResponse: HostType = {
        var type = TypeBinding("HTTPURLResponse", .class, superclass: "URLResponse")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { HTTPURLResponse() }
        }
        type.property("statusCode", "Int") { call throws(ScriptError) in
            let object: HTTPURLResponse = try call.receiver()
            return call.give(object.statusCode)
        }
        type.method(
            "value(forHTTPHeaderField:)",
            [HostParameter("forHTTPHeaderField", "field", "String")],
            result: "String?"
        ) { call throws(ScriptError) in
            let object: HTTPURLResponse = try call.receiver()
            let a0: String = try call.argument(0)
            return call.give(object.value(forHTTPHeaderField: a0))
        }
        return type.hostType
    }()
}
