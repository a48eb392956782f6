internal import Foundation
internal import Interpreter
internal import UIKit

extension Bindings {
    /// Methods of code that runs the run loop from within itself. If what the code waits for never comes, the wait ends the code, as a
    /// deadlock would. While code only makes a stand-in, a wait takes no time if nothing is under way.
    static func completeRunLoop(_ type: inout TypeBinding) {
        type.method(
            "run(mode:before:)", [HostParameter("mode", "mode", "RunLoop.Mode"), HostParameter("before", "limitDate", "Date")],
            result: "Bool"
        ) { call throws(ScriptError) in
            try call.runLoop(until: try call.argument(1), orSource: true)
            return .bool(true)
        }
        type.method("run(until:)", [HostParameter("until", "limitDate", "Date")]) { call throws(ScriptError) in
            try call.runLoop(until: try call.argument(0), orSource: false)
            return .void
        }
        type.method("_letOthersRun(until:)", [HostParameter("until", "end", "DispatchTime")], result: "Bool") { call throws(ScriptError) in
            let end: UIKit.DispatchTime = try call.argument(0)
            return .bool(call.inWorld { call.host.world.letOthersRun(until: end) })
        }
    }

    static func completeDispatchGroup(_ type: inout TypeBinding) {
        type.property("_hasWork", "Bool") { call throws(ScriptError) in
            let group: UIKit.DispatchGroup = try call.receiver()
            return .bool(group.hasWork)
        }
    }
}

extension HostCall {
    fileprivate func runLoop(until date: Date, orSource: Bool) throws(ScriptError) {
        let isVain = interpreter.isMaking
        let hasCome = inWorld {
            host.world.runLoop(until: date.timeIntervalSince(World.launchDate), orSource: orSource, inVain: isVain)
        }
        if !hasCome { throw .trap("Fatal error: \(RunLoop.deadlock)") }
    }
}
