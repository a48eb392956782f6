// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let urlSessionConfiguration: HostType = {
        var type = TypeBinding("URLSessionConfiguration", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { URLSessionConfiguration() }
        }
        type.property("default", "URLSessionConfiguration", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(URLSessionConfiguration.`default`) }
        }
        type.property("ephemeral", "URLSessionConfiguration", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(URLSessionConfiguration.ephemeral) }
        }
        type.method(
            "background(withIdentifier:)",
            isStatic: true,
            [HostParameter("withIdentifier", "identifier", "String")],
            result: "URLSessionConfiguration"
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.inWorld { call.give(URLSessionConfiguration.background(withIdentifier: a0)) }
        }
        type.property("identifier", "String?") { call throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            return call.give(object.identifier)
        }
        type.property("timeoutIntervalForRequest", "TimeInterval") { call throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            return call.give(object.timeoutIntervalForRequest)
        } set: { call, value throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            object.timeoutIntervalForRequest = try call.read(value)
        }
        type.property("timeoutIntervalForResource", "TimeInterval") { call throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            return call.give(object.timeoutIntervalForResource)
        } set: { call, value throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            object.timeoutIntervalForResource = try call.read(value)
        }
        type.property("waitsForConnectivity", "Bool") { call throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            return call.give(object.waitsForConnectivity)
        } set: { call, value throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            object.waitsForConnectivity = try call.read(value)
        }
        type.property("allowsCellularAccess", "Bool") { call throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            return call.give(object.allowsCellularAccess)
        } set: { call, value throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            object.allowsCellularAccess = try call.read(value)
        }
        type.property("allowsExpensiveNetworkAccess", "Bool") { call throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            return call.give(object.allowsExpensiveNetworkAccess)
        } set: { call, value throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            object.allowsExpensiveNetworkAccess = try call.read(value)
        }
        type.property("allowsConstrainedNetworkAccess", "Bool") { call throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            return call.give(object.allowsConstrainedNetworkAccess)
        } set: { call, value throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            object.allowsConstrainedNetworkAccess = try call.read(value)
        }
        type.property("requestCachePolicy", "URLRequest.CachePolicy") { call throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            return call.give(object.requestCachePolicy)
        } set: { call, value throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            object.requestCachePolicy = try call.read(value)
        }
        type.property("httpShouldSetCookies", "Bool") { call throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            return call.give(object.httpShouldSetCookies)
        } set: { call, value throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            object.httpShouldSetCookies = try call.read(value)
        }
        type.property("httpShouldUsePipelining", "Bool") { call throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            return call.give(object.httpShouldUsePipelining)
        } set: { call, value throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            object.httpShouldUsePipelining = try call.read(value)
        }
        type.property("isDiscretionary", "Bool") { call throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            return call.give(object.isDiscretionary)
        } set: { call, value throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            object.isDiscretionary = try call.read(value)
        }
        type.property("httpMaximumConnectionsPerHost", "Int") { call throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            return call.give(object.httpMaximumConnectionsPerHost)
        } set: { call, value throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            object.httpMaximumConnectionsPerHost = try call.read(value)
        }
        type.property("httpAdditionalHeaders", "[String: String]?") { call throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            return call.give(object.httpAdditionalHeaders)
        } set: { call, value throws(ScriptError) in
            let object: URLSessionConfiguration = try call.receiver()
            object.httpAdditionalHeaders = try call.read(value)
        }
        return type.hostType
    }()
}
