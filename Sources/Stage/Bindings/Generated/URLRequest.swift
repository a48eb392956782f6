// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let urlRequest: HostType = {
        var type = TypeBinding("URLRequest", .structure, conformances: ["Hashable", "CustomStringConvertible"])
        type.property("url", "URL?") { call throws(ScriptError) in
            let object: URLRequest = try call.receiver()
            return call.give(object.url)
        } set: { call, value throws(ScriptError) in
            var object: URLRequest = try call.receiver()
            object.url = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("httpMethod", "String?") { call throws(ScriptError) in
            let object: URLRequest = try call.receiver()
            return call.give(object.httpMethod)
        } set: { call, value throws(ScriptError) in
            var object: URLRequest = try call.receiver()
            object.httpMethod = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("httpBody", "Data?") { call throws(ScriptError) in
            let object: URLRequest = try call.receiver()
            return call.give(object.httpBody)
        } set: { call, value throws(ScriptError) in
            var object: URLRequest = try call.receiver()
            object.httpBody = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("allHTTPHeaderFields", "[String: String]?") { call throws(ScriptError) in
            let object: URLRequest = try call.receiver()
            return call.give(object.allHTTPHeaderFields)
        } set: { call, value throws(ScriptError) in
            var object: URLRequest = try call.receiver()
            object.allHTTPHeaderFields = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("timeoutInterval", "TimeInterval") { call throws(ScriptError) in
            let object: URLRequest = try call.receiver()
            return call.give(object.timeoutInterval)
        } set: { call, value throws(ScriptError) in
            var object: URLRequest = try call.receiver()
            object.timeoutInterval = try call.read(value)
            call.receiver = call.give(object)
        }
        type.initializer("init(url:)", [HostParameter("url", "url", "URL")]) { call throws(ScriptError) in
            let a0: URL = try call.argument(0)
            return call.give(URLRequest(url: a0))
        }
        type.method(
            "setValue(_:forHTTPHeaderField:)",
            isMutating: true,
            [HostParameter(nil, "value", "String?"), HostParameter("forHTTPHeaderField", "field", "String")]
        ) { call throws(ScriptError) in
            var object: URLRequest = try call.receiver()
            let a0: String? = try call.argument(0)
            let a1: String = try call.argument(1)
            object.setValue(a0, forHTTPHeaderField: a1)
            call.receiver = call.give(object)
            return .void
        }
        type.method(
            "addValue(_:forHTTPHeaderField:)",
            isMutating: true,
            [HostParameter(nil, "value", "String"), HostParameter("forHTTPHeaderField", "field", "String")]
        ) { call throws(ScriptError) in
            var object: URLRequest = try call.receiver()
            let a0: String = try call.argument(0)
            let a1: String = try call.argument(1)
            object.addValue(a0, forHTTPHeaderField: a1)
            call.receiver = call.give(object)
            return .void
        }
        type.method(
            "value(forHTTPHeaderField:)",
            [HostParameter("forHTTPHeaderField", "field", "String")],
            result: "String?"
        ) { call throws(ScriptError) in
            let object: URLRequest = try call.receiver()
            let a0: String = try call.argument(0)
            return call.give(object.value(forHTTPHeaderField: a0))
        }
        type.property("description", "String") { call throws(ScriptError) in
            let object: URLRequest = try call.receiver()
            return call.give(object.description)
        }
        return type.hostType
    }()
}

extension URLRequest: BridgedValue {
    static var hostName: String { "URLRequest" }
}
