// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caBasicAnimation: HostType = {
        var type = TypeBinding("CABasicAnimation", .class, superclass: "CAPropertyAnimation")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { CABasicAnimation() }
        }
        type.initializer("init(keyPath:)", [HostParameter("keyPath", "path", "String?")]) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            return call.make { CABasicAnimation(keyPath: a0) }
        }
        return type.hostType
    }()
}
