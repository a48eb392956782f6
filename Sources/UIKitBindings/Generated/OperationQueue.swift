// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let operationQueue: HostType = {
        var type = TypeBinding("OperationQueue", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { OperationQueue() }
        }
        type.property("main", "OperationQueue", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(OperationQueue.main) }
        }
        type.property("defaultMaxConcurrentOperationCount", "Int", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(OperationQueue.defaultMaxConcurrentOperationCount) }
        }
        type.property("name", "String?") { call throws(ScriptError) in
            let object: OperationQueue = try call.receiver()
            return call.give(object.name)
        } set: { call, value throws(ScriptError) in
            let object: OperationQueue = try call.receiver()
            object.name = try call.read(value)
        }
        type.property("maxConcurrentOperationCount", "Int") { call throws(ScriptError) in
            let object: OperationQueue = try call.receiver()
            return call.give(object.maxConcurrentOperationCount)
        } set: { call, value throws(ScriptError) in
            let object: OperationQueue = try call.receiver()
            object.maxConcurrentOperationCount = try call.read(value)
        }
        type.property("isSuspended", "Bool") { call throws(ScriptError) in
            let object: OperationQueue = try call.receiver()
            return call.give(object.isSuspended)
        } set: { call, value throws(ScriptError) in
            let object: OperationQueue = try call.receiver()
            object.isSuspended = try call.read(value)
        }
        type.property("underlyingQueue", "DispatchQueue?") { call throws(ScriptError) in
            let object: OperationQueue = try call.receiver()
            return call.give(object.underlyingQueue)
        } set: { call, value throws(ScriptError) in
            let object: OperationQueue = try call.receiver()
            object.underlyingQueue = try call.read(value)
        }
        type.method("addOperation(_:)", [HostParameter(nil, "block", "() -> Void")]) { call throws(ScriptError) in
            let object: OperationQueue = try call.receiver()
            let a0: Block = try call.argument(0)
            object.addOperation(a0)
            return .void
        }
        return type.hostType
    }()
}
