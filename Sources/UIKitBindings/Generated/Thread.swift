// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let thread: HostType = {
        var type = TypeBinding("Thread", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { Thread() }
        }
        type.property("isMainThread", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(Thread.isMainThread) }
        }
        return type.hostType
    }()
}
