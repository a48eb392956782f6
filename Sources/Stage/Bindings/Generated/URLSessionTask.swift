// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let urlSessionTask: HostType = {
        var type = TypeBinding("URLSessionTask", .class, superclass: "NSObject")
        type.property("originalRequest", "URLRequest?") { call throws(ScriptError) in
            let object: URLSessionTask = try call.receiver()
            return call.give(object.originalRequest)
        }
        type.method("resume()") { call throws(ScriptError) in
            let object: URLSessionTask = try call.receiver()
            object.resume()
            return .void
        }
        type.method("cancel()") { call throws(ScriptError) in
            let object: URLSessionTask = try call.receiver()
            object.cancel()
            return .void
        }
        return type.hostType
    }()
}
