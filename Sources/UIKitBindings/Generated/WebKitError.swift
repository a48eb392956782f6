// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let webKitError: HostType = {
        var type = TypeBinding("WebKitError", .structure, conformances: ["Error", "Hashable"])
        type.property("code", "Int") { call throws(ScriptError) in
            let object: WebKitError = try call.receiver()
            return call.give(object.code)
        }
        type.property("localizedDescription", "String") { call throws(ScriptError) in
            let object: WebKitError = try call.receiver()
            return call.give(object.localizedDescription)
        }
        return type.hostType
    }()
}

extension WebKitError: BridgedValue {
    package static var hostName: String { "WebKitError" }
}
