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
        type.property("cachePolicy", "URLRequest.CachePolicy") { call throws(ScriptError) in
            let object: URLRequest = try call.receiver()
            return call.give(object.cachePolicy)
        } set: { call, value throws(ScriptError) in
            var object: URLRequest = try call.receiver()
            object.cachePolicy = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("httpShouldHandleCookies", "Bool") { call throws(ScriptError) in
            let object: URLRequest = try call.receiver()
            return call.give(object.httpShouldHandleCookies)
        } set: { call, value throws(ScriptError) in
            var object: URLRequest = try call.receiver()
            object.httpShouldHandleCookies = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("allowsCellularAccess", "Bool") { call throws(ScriptError) in
            let object: URLRequest = try call.receiver()
            return call.give(object.allowsCellularAccess)
        } set: { call, value throws(ScriptError) in
            var object: URLRequest = try call.receiver()
            object.allowsCellularAccess = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("httpShouldUsePipelining", "Bool") { call throws(ScriptError) in
            let object: URLRequest = try call.receiver()
            return call.give(object.httpShouldUsePipelining)
        } set: { call, value throws(ScriptError) in
            var object: URLRequest = try call.receiver()
            object.httpShouldUsePipelining = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("mainDocumentURL", "URL?") { call throws(ScriptError) in
            let object: URLRequest = try call.receiver()
            return call.give(object.mainDocumentURL)
        } set: { call, value throws(ScriptError) in
            var object: URLRequest = try call.receiver()
            object.mainDocumentURL = try call.read(value)
            call.receiver = call.give(object)
        }
        type.initializer(
            "init(url:cachePolicy:timeoutInterval:)",
            [
                HostParameter("url", "url", "URL"),
                HostParameter("cachePolicy", "cachePolicy", "URLRequest.CachePolicy", default: ".useProtocolCachePolicy"),
                HostParameter("timeoutInterval", "timeoutInterval", "TimeInterval", default: "60"),
            ]
        ) { call throws(ScriptError) in
            let a0: URL = try call.argument(0)
            let a1: URLRequest.CachePolicy = try call.argument(1)
            let a2: TimeInterval = try call.argument(2)
            return call.give(URLRequest(url: a0, cachePolicy: a1, timeoutInterval: a2))
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
    package static var hostName: String { "URLRequest" }
}

extension Bindings {
    static let urlRequestCachePolicy: HostType = {
        var type = TypeBinding("URLRequest.CachePolicy", .enumeration, conformances: ["UInt"])
        type.addRawValue(of: URLRequest.CachePolicy.self)
        type.enumCase("useProtocolCachePolicy") { call throws(ScriptError) in
            call.give(URLRequest.CachePolicy.useProtocolCachePolicy)
        }
        type.enumCase("reloadIgnoringLocalCacheData") { call throws(ScriptError) in
            call.give(URLRequest.CachePolicy.reloadIgnoringLocalCacheData)
        }
        type.enumCase("returnCacheDataElseLoad") { call throws(ScriptError) in
            call.give(URLRequest.CachePolicy.returnCacheDataElseLoad)
        }
        type.enumCase("returnCacheDataDontLoad") { call throws(ScriptError) in
            call.give(URLRequest.CachePolicy.returnCacheDataDontLoad)
        }
        type.enumCase("reloadIgnoringLocalAndRemoteCacheData") { call throws(ScriptError) in
            call.give(URLRequest.CachePolicy.reloadIgnoringLocalAndRemoteCacheData)
        }
        type.enumCase("reloadRevalidatingCacheData") { call throws(ScriptError) in
            call.give(URLRequest.CachePolicy.reloadRevalidatingCacheData)
        }
        type.enumCase("reloadIgnoringCacheData") { call throws(ScriptError) in
            call.give(URLRequest.CachePolicy.reloadIgnoringCacheData)
        }
        return type.hostType
    }()
}

extension URLRequest.CachePolicy: BridgedValue {
    package static var hostName: String { "URLRequest.CachePolicy" }
}
