// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caDisplayLink: HostType = {
        var type = TypeBinding("CADisplayLink", .class, superclass: "NSObject")
        type.initializer(
            "init(target:selector:)",
            [HostParameter("target", "target", "Any"), HostParameter("selector", "selector", "Selector")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: ObjectID = try call.argument(0)
            let a1: Selector = try call.argument(1)
            return call.make { CADisplayLink(target: a0, selector: a1) }
        }
        type.property("isPaused", "Bool") { call throws(ScriptError) in
            let object: CADisplayLink = try call.receiver()
            return call.give(object.isPaused)
        } set: { call, value throws(ScriptError) in
            let object: CADisplayLink = try call.receiver()
            object.isPaused = try call.read(value)
        }
        type.property("timestamp", "Double") { call throws(ScriptError) in
            let object: CADisplayLink = try call.receiver()
            return call.give(object.timestamp)
        }
        type.property("duration", "Double") { call throws(ScriptError) in
            let object: CADisplayLink = try call.receiver()
            return call.give(object.duration)
        }
        type.property("targetTimestamp", "Double") { call throws(ScriptError) in
            let object: CADisplayLink = try call.receiver()
            return call.give(object.targetTimestamp)
        }
        type.property("preferredFramesPerSecond", "Int") { call throws(ScriptError) in
            let object: CADisplayLink = try call.receiver()
            return call.give(object.preferredFramesPerSecond)
        } set: { call, value throws(ScriptError) in
            let object: CADisplayLink = try call.receiver()
            object.preferredFramesPerSecond = try call.read(value)
        }
        type.method(
            "add(to:forMode:)",
            [HostParameter("to", "runloop", "RunLoop"), HostParameter("forMode", "mode", "RunLoop.Mode")]
        ) { call throws(ScriptError) in
            let object: CADisplayLink = try call.receiver()
            let a0: RunLoop = try call.argument(0)
            let a1: RunLoop.Mode = try call.argument(1)
            object.add(to: a0, forMode: a1)
            return .void
        }
        type.method(
            "remove(from:forMode:)",
            [HostParameter("from", "runloop", "RunLoop"), HostParameter("forMode", "mode", "RunLoop.Mode")]
        ) { call throws(ScriptError) in
            let object: CADisplayLink = try call.receiver()
            let a0: RunLoop = try call.argument(0)
            let a1: RunLoop.Mode = try call.argument(1)
            object.remove(from: a0, forMode: a1)
            return .void
        }
        type.method("invalidate()") { call throws(ScriptError) in
            let object: CADisplayLink = try call.receiver()
            object.invalidate()
            return .void
        }
        return type.hostType
    }()
}
