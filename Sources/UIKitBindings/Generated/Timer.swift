// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let timer: HostType = {
        var type = TypeBinding("Timer", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { Timer() }
        }
        type.initializer(
            "init(timeInterval:repeats:block:)",
            [
                HostParameter("timeInterval", "interval", "TimeInterval"),
                HostParameter("repeats", "repeats", "Bool"),
                HostParameter("block", "block", "(Timer) -> Void"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: TimeInterval = try call.argument(0)
            let a1: Bool = try call.argument(1)
            let a2: Block = try call.argument(2)
            return call.make { Timer(timeInterval: a0, repeats: a1, block: a2) }
        }
        type.initializer(
            "init(timeInterval:target:selector:userInfo:repeats:)",
            [
                HostParameter("timeInterval", "interval", "TimeInterval"),
                HostParameter("target", "target", "Any"),
                HostParameter("selector", "selector", "Selector"),
                HostParameter("userInfo", "userInfo", "Any?"),
                HostParameter("repeats", "repeats", "Bool"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: TimeInterval = try call.argument(0)
            let a1: ObjectID = try call.argument(1)
            let a2: Selector = try call.argument(2)
            let a3: ObjectID? = try call.argument(3)
            let a4: Bool = try call.argument(4)
            return call.make { Timer(timeInterval: a0, target: a1, selector: a2, userInfo: a3, repeats: a4) }
        }
        type.initializer(
            "init(fire:interval:repeats:block:)",
            [
                HostParameter("fire", "date", "Date"),
                HostParameter("interval", "interval", "TimeInterval"),
                HostParameter("repeats", "repeats", "Bool"),
                HostParameter("block", "block", "(Timer) -> Void"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: Date = try call.argument(0)
            let a1: TimeInterval = try call.argument(1)
            let a2: Bool = try call.argument(2)
            let a3: Block = try call.argument(3)
            return call.make { Timer(fire: a0, interval: a1, repeats: a2, block: a3) }
        }
        type.initializer(
            "init(fireAt:interval:target:selector:userInfo:repeats:)",
            [
                HostParameter("fireAt", "date", "Date"),
                HostParameter("interval", "interval", "TimeInterval"),
                HostParameter("target", "target", "Any"),
                HostParameter("selector", "selector", "Selector"),
                HostParameter("userInfo", "userInfo", "Any?"),
                HostParameter("repeats", "repeats", "Bool"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: Date = try call.argument(0)
            let a1: TimeInterval = try call.argument(1)
            let a2: ObjectID = try call.argument(2)
            let a3: Selector = try call.argument(3)
            let a4: ObjectID? = try call.argument(4)
            let a5: Bool = try call.argument(5)
            return call.make { Timer(fireAt: a0, interval: a1, target: a2, selector: a3, userInfo: a4, repeats: a5) }
        }
        type.method(
            "scheduledTimer(withTimeInterval:repeats:block:)",
            isStatic: true,
            [
                HostParameter("withTimeInterval", "interval", "TimeInterval"),
                HostParameter("repeats", "repeats", "Bool"),
                HostParameter("block", "block", "(Timer) -> Void"),
            ],
            result: "Timer"
        ) { call throws(ScriptError) in
            let a0: TimeInterval = try call.argument(0)
            let a1: Bool = try call.argument(1)
            let a2: Block = try call.argument(2)
            return call.inWorld { call.give(Timer.scheduledTimer(withTimeInterval: a0, repeats: a1, block: a2)) }
        }
        type.method(
            "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)",
            isStatic: true,
            [
                HostParameter("timeInterval", "interval", "TimeInterval"),
                HostParameter("target", "target", "Any"),
                HostParameter("selector", "selector", "Selector"),
                HostParameter("userInfo", "userInfo", "Any?"),
                HostParameter("repeats", "repeats", "Bool"),
            ],
            result: "Timer"
        ) { call throws(ScriptError) in
            let a0: TimeInterval = try call.argument(0)
            let a1: ObjectID = try call.argument(1)
            let a2: Selector = try call.argument(2)
            let a3: ObjectID? = try call.argument(3)
            let a4: Bool = try call.argument(4)
            return call.inWorld { call.give(Timer.scheduledTimer(timeInterval: a0, target: a1, selector: a2, userInfo: a3, repeats: a4)) }
        }
        type.property("isValid", "Bool") { call throws(ScriptError) in
            let object: Timer = try call.receiver()
            return call.give(object.isValid)
        }
        type.property("timeInterval", "TimeInterval") { call throws(ScriptError) in
            let object: Timer = try call.receiver()
            return call.give(object.timeInterval)
        }
        type.property("tolerance", "TimeInterval") { call throws(ScriptError) in
            let object: Timer = try call.receiver()
            return call.give(object.tolerance)
        } set: { call, value throws(ScriptError) in
            let object: Timer = try call.receiver()
            object.tolerance = try call.read(value)
        }
        type.property("fireDate", "Date") { call throws(ScriptError) in
            let object: Timer = try call.receiver()
            return call.give(object.fireDate)
        } set: { call, value throws(ScriptError) in
            let object: Timer = try call.receiver()
            object.fireDate = try call.read(value)
        }
        type.method("fire()") { call throws(ScriptError) in
            let object: Timer = try call.receiver()
            object.fire()
            return .void
        }
        type.method("invalidate()") { call throws(ScriptError) in
            let object: Timer = try call.receiver()
            object.invalidate()
            return .void
        }
        return type.hostType
    }()
}
