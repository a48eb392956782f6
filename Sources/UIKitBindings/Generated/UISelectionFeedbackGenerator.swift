// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSelectionFeedbackGenerator: HostType = {
        var type = TypeBinding("UISelectionFeedbackGenerator", .class, superclass: "UIFeedbackGenerator")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UISelectionFeedbackGenerator() }
        }
        type.method("selectionChanged()") { call throws(ScriptError) in
            let object: UISelectionFeedbackGenerator = try call.receiver()
            object.selectionChanged()
            return .void
        }
        return type.hostType
    }()
}
