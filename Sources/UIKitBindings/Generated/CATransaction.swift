// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caTransaction: HostType = {
        var type = TypeBinding("CATransaction", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { CATransaction() }
        }
        type.method("begin()", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(CATransaction.begin()) }
        }
        type.method("commit()", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(CATransaction.commit()) }
        }
        type.method("flush()", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(CATransaction.flush()) }
        }
        type.method("animationDuration()", isStatic: true, result: "Double") { call throws(ScriptError) in
            call.inWorld { call.give(CATransaction.animationDuration()) }
        }
        type.method("setAnimationDuration(_:)", isStatic: true, [HostParameter(nil, "dur", "Double")]) { call throws(ScriptError) in
            let a0: Double = try call.argument(0)
            return call.inWorld { call.give(CATransaction.setAnimationDuration(a0)) }
        }
        type.method("disableActions()", isStatic: true, result: "Bool") { call throws(ScriptError) in
            call.inWorld { call.give(CATransaction.disableActions()) }
        }
        type.method("setDisableActions(_:)", isStatic: true, [HostParameter(nil, "flag", "Bool")]) { call throws(ScriptError) in
            let a0: Bool = try call.argument(0)
            return call.inWorld { call.give(CATransaction.setDisableActions(a0)) }
        }
        type.method("setCompletionBlock(_:)", isStatic: true, [HostParameter(nil, "block", "(() -> Void)?")]) { call throws(ScriptError) in
            let a0: Block? = try call.argument(0)
            return call.inWorld { call.give(CATransaction.setCompletionBlock(a0)) }
        }
        return type.hostType
    }()
}
