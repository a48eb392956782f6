// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let urlSessionConfiguration: HostType = {
        var type = TypeBinding("URLSessionConfiguration", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { URLSessionConfiguration() }
        }
        type.property("default", "URLSessionConfiguration", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(URLSessionConfiguration.`default`) }
        }
        type.property("ephemeral", "URLSessionConfiguration", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(URLSessionConfiguration.ephemeral) }
        }
        return type.hostType
    }()
}
