// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPreviewParameters: HostType = {
        var type = TypeBinding("UIPreviewParameters", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIPreviewParameters() }
        }
        type.property("backgroundColor", "UIColor?") { call throws(ScriptError) in
            let object: UIPreviewParameters = try call.receiver()
            return call.give(object.backgroundColor)
        } set: { call, value throws(ScriptError) in
            let object: UIPreviewParameters = try call.receiver()
            object.backgroundColor = try call.read(value)
        }
        return type.hostType
    }()
}
