internal import Heap
internal import Interpreter
internal import UIKit

// Members of web pages whose arguments may be of any class.
extension Bindings {
    static func completeUserContent(_ type: inout TypeBinding) {
        let handler = HostParameter(nil, "scriptMessageHandler", "WKScriptMessageHandler")
        type.method("add(_:name:)", [handler, HostParameter("name", "name", "String")]) { call throws(ScriptError) in
            let object: WKUserContentController = try call.receiver()
            let handler: ObjectID = try call.argument(0)
            object.add(handler, name: try call.argument(1))
            return .void
        }
    }
}
