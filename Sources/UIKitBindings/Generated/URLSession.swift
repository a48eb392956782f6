// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let urlSession: HostType = {
        var type = TypeBinding("URLSession", .class, superclass: "NSObject")
        type.property("shared", "URLSession", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(URLSession.shared) }
        }
        type.initializer(
            "init(configuration:)",
            [HostParameter("configuration", "configuration", "URLSessionConfiguration")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: URLSessionConfiguration = try call.argument(0)
            return call.make { URLSession(configuration: a0) }
        }
        type.initializer(
            "init(configuration:delegate:delegateQueue:)",
            [
                HostParameter("configuration", "configuration", "URLSessionConfiguration"),
                HostParameter("delegate", "delegate", "AnyObject?"),
                HostParameter("delegateQueue", "queue", "OperationQueue?"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: URLSessionConfiguration = try call.argument(0)
            let a1: ObjectID? = try call.argument(1)
            let a2: OperationQueue? = try call.argument(2)
            return call.make { URLSession(configuration: a0, delegate: a1, delegateQueue: a2) }
        }
        type.property("configuration", "URLSessionConfiguration") { call throws(ScriptError) in
            let object: URLSession = try call.receiver()
            return call.give(object.configuration)
        }
        type.property("delegate", "(any URLSessionDelegate)?") { call throws(ScriptError) in
            let object: URLSession = try call.receiver()
            return call.give(object.delegate as? NSObject)
        }
        type.property("delegateQueue", "OperationQueue") { call throws(ScriptError) in
            let object: URLSession = try call.receiver()
            return call.give(object.delegateQueue)
        }
        type.method("finishTasksAndInvalidate()") { call throws(ScriptError) in
            let object: URLSession = try call.receiver()
            object.finishTasksAndInvalidate()
            return .void
        }
        type.method("invalidateAndCancel()") { call throws(ScriptError) in
            let object: URLSession = try call.receiver()
            object.invalidateAndCancel()
            return .void
        }
        type.method(
            "dataTask(with:)",
            [HostParameter("with", "request", "URLRequest")],
            result: "URLSessionDataTask"
        ) { call throws(ScriptError) in
            let object: URLSession = try call.receiver()
            let a0: URLRequest = try call.argument(0)
            return call.give(object.dataTask(with: a0))
        }
        type.method("dataTask(with:)", [HostParameter("with", "url", "URL")], result: "URLSessionDataTask") { call throws(ScriptError) in
            let object: URLSession = try call.receiver()
            let a0: URL = try call.argument(0)
            return call.give(object.dataTask(with: a0))
        }
        type.method(
            "dataTask(with:completionHandler:)",
            [
                HostParameter("with", "request", "URLRequest"),
                HostParameter("completionHandler", "completionHandler", "(Data?, URLResponse?, (any Error)?) -> Void"),
            ],
            result: "URLSessionDataTask"
        ) { call throws(ScriptError) in
            let object: URLSession = try call.receiver()
            let a0: URLRequest = try call.argument(0)
            let a1: Block = try call.argument(1)
            return call.give(object.dataTask(with: a0, completionHandler: a1))
        }
        return type.hostType
    }()
}

extension Bindings {
    static let urlSessionResponseDisposition: HostType = {
        var type = TypeBinding("URLSession.ResponseDisposition", .enumeration, conformances: ["Int"])
        type.addRawValue(of: URLSession.ResponseDisposition.self)
        type.enumCase("cancel") { call throws(ScriptError) in
            call.give(URLSession.ResponseDisposition.cancel)
        }
        type.enumCase("allow") { call throws(ScriptError) in
            call.give(URLSession.ResponseDisposition.allow)
        }
        type.enumCase("becomeDownload") { call throws(ScriptError) in
            call.give(URLSession.ResponseDisposition.becomeDownload)
        }
        type.enumCase("becomeStream") { call throws(ScriptError) in
            call.give(URLSession.ResponseDisposition.becomeStream)
        }
        return type.hostType
    }()
}

extension URLSession.ResponseDisposition: BridgedValue {
    package static var hostName: String { "URLSession.ResponseDisposition" }
}
