// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let runLoop: HostType = {
        var type = TypeBinding("RunLoop", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { RunLoop() }
        }
        type.property("main", "RunLoop", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(RunLoop.main) }
        }
        type.property("current", "RunLoop", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(RunLoop.current) }
        }
        type.method("perform(_:)", [HostParameter(nil, "block", "() -> Void")]) { call throws(ScriptError) in
            let object: RunLoop = try call.receiver()
            let a0: Block = try call.argument(0)
            object.perform(a0)
            return .void
        }
        type.method(
            "add(_:forMode:)",
            [HostParameter(nil, "timer", "Timer"), HostParameter("forMode", "mode", "RunLoop.Mode")]
        ) { call throws(ScriptError) in
            let object: RunLoop = try call.receiver()
            let a0: Timer = try call.argument(0)
            let a1: RunLoop.Mode = try call.argument(1)
            object.add(a0, forMode: a1)
            return .void
        }
        type.method(
            "run(mode:before:)",
            [HostParameter("mode", "mode", "RunLoop.Mode"), HostParameter("before", "limitDate", "Date")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: RunLoop = try call.receiver()
            let a0: RunLoop.Mode = try call.argument(0)
            let a1: Date = try call.argument(1)
            return call.give(object.run(mode: a0, before: a1))
        }
        type.method("run(until:)", [HostParameter("until", "limitDate", "Date")]) { call throws(ScriptError) in
            let object: RunLoop = try call.receiver()
            let a0: Date = try call.argument(0)
            object.run(until: a0)
            return .void
        }
        type.method(
            "add(_:forMode:)",
            [HostParameter(nil, "port", "Port"), HostParameter("forMode", "mode", "RunLoop.Mode")]
        ) { call throws(ScriptError) in
            let object: RunLoop = try call.receiver()
            let a0: Port = try call.argument(0)
            let a1: RunLoop.Mode = try call.argument(1)
            object.add(a0, forMode: a1)
            return .void
        }
        type.method(
            "remove(_:forMode:)",
            [HostParameter(nil, "port", "Port"), HostParameter("forMode", "mode", "RunLoop.Mode")]
        ) { call throws(ScriptError) in
            let object: RunLoop = try call.receiver()
            let a0: Port = try call.argument(0)
            let a1: RunLoop.Mode = try call.argument(1)
            object.remove(a0, forMode: a1)
            return .void
        }
        return type.hostType
    }()
}

extension Bindings {
    static let runLoopMode: HostType = {
        var type = TypeBinding("RunLoop.Mode", .structure, conformances: ["Hashable", "RawRepresentable"])
        type.addRawValue(of: RunLoop.Mode.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(RunLoop.Mode.`default`)
        }
        type.enumCase("common") { call throws(ScriptError) in
            call.give(RunLoop.Mode.common)
        }
        return type.hostType
    }()
}

extension RunLoop.Mode: BridgedValue {
    package static var hostName: String { "RunLoop.Mode" }
}
