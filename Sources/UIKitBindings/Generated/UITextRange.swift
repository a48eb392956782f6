// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTextRange: HostType = {
        var type = TypeBinding("UITextRange", .class, superclass: "NSObject")
        type.property("start", "UITextPosition") { call throws(ScriptError) in
            let object: UITextRange = try call.receiver()
            return call.give(object.start)
        }
        type.property("end", "UITextPosition") { call throws(ScriptError) in
            let object: UITextRange = try call.receiver()
            return call.give(object.end)
        }
        type.property("isEmpty", "Bool") { call throws(ScriptError) in
            let object: UITextRange = try call.receiver()
            return call.give(object.isEmpty)
        }
        return type.hostType
    }()
}
