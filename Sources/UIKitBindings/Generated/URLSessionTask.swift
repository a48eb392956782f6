// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let urlSessionTask: HostType = {
        var type = TypeBinding("URLSessionTask", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { URLSessionTask() }
        }
        type.property("state", "URLSessionTask.State") { call throws(ScriptError) in
            let object: URLSessionTask = try call.receiver()
            return call.give(object.state)
        }
        type.property("defaultPriority", "Float", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(URLSessionTask.defaultPriority) }
        }
        type.property("lowPriority", "Float", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(URLSessionTask.lowPriority) }
        }
        type.property("highPriority", "Float", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(URLSessionTask.highPriority) }
        }
        type.property("priority", "Float") { call throws(ScriptError) in
            let object: URLSessionTask = try call.receiver()
            return call.give(object.priority)
        } set: { call, value throws(ScriptError) in
            let object: URLSessionTask = try call.receiver()
            object.priority = try call.read(value)
        }
        type.property("taskIdentifier", "Int") { call throws(ScriptError) in
            let object: URLSessionTask = try call.receiver()
            return call.give(object.taskIdentifier)
        }
        type.property("originalRequest", "URLRequest?") { call throws(ScriptError) in
            let object: URLSessionTask = try call.receiver()
            return call.give(object.originalRequest)
        }
        type.property("currentRequest", "URLRequest?") { call throws(ScriptError) in
            let object: URLSessionTask = try call.receiver()
            return call.give(object.currentRequest)
        }
        type.property("response", "URLResponse?") { call throws(ScriptError) in
            let object: URLSessionTask = try call.receiver()
            return call.give(object.response)
        }
        type.property("taskDescription", "String?") { call throws(ScriptError) in
            let object: URLSessionTask = try call.receiver()
            return call.give(object.taskDescription)
        } set: { call, value throws(ScriptError) in
            let object: URLSessionTask = try call.receiver()
            object.taskDescription = try call.read(value)
        }
        type.method("resume()") { call throws(ScriptError) in
            let object: URLSessionTask = try call.receiver()
            object.resume()
            return .void
        }
        type.method("suspend()") { call throws(ScriptError) in
            let object: URLSessionTask = try call.receiver()
            object.suspend()
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

extension Bindings {
    static let urlSessionTaskState: HostType = {
        var type = TypeBinding("URLSessionTask.State", .enumeration, conformances: ["Int"])
        type.addRawValue(of: URLSessionTask.State.self)
        type.enumCase("running") { call throws(ScriptError) in
            call.give(URLSessionTask.State.running)
        }
        type.enumCase("suspended") { call throws(ScriptError) in
            call.give(URLSessionTask.State.suspended)
        }
        type.enumCase("canceling") { call throws(ScriptError) in
            call.give(URLSessionTask.State.canceling)
        }
        type.enumCase("completed") { call throws(ScriptError) in
            call.give(URLSessionTask.State.completed)
        }
        return type.hostType
    }()
}

extension URLSessionTask.State: BridgedValue {
    package static var hostName: String { "URLSessionTask.State" }
}
