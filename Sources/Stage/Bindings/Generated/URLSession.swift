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
            [HostParameter("configuration", "configuration", "URLSessionConfiguration")]
        ) { call throws(ScriptError) in
            let a0: URLSessionConfiguration = try call.argument(0)
            return call.make { URLSession(configuration: a0) }
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
