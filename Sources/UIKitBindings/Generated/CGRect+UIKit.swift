// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static func extendCgRect(_ type: inout TypeBinding) {
        type.method("inset(by:)", [HostParameter("by", "insets", "UIEdgeInsets")], result: "CGRect") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            let a0: UIEdgeInsets = try call.argument(0)
            return call.give(object.inset(by: a0))
        }
    }
}
