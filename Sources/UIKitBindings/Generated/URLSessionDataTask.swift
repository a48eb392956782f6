// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let urlSessionDataTask: HostType = {
        var type = TypeBinding("URLSessionDataTask", .class, superclass: "URLSessionTask")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { URLSessionDataTask() }
        }
        return type.hostType
    }()
}
