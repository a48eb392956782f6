// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiFeedbackGenerator: HostType = {
        var type = TypeBinding("UIFeedbackGenerator", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIFeedbackGenerator() }
        }
        type.method("prepare()") { call throws(ScriptError) in
            let object: UIFeedbackGenerator = try call.receiver()
            object.prepare()
            return .void
        }
        return type.hostType
    }()
}
