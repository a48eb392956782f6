// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiStoryboardUnwindSegueSource: HostType = {
        var type = TypeBinding("UIStoryboardUnwindSegueSource", .class, superclass: "NSObject")
        type.property("source", "UIViewController") { call throws(ScriptError) in
            let object: UIStoryboardUnwindSegueSource = try call.receiver()
            return call.give(object.source)
        }
        type.property("unwindAction", "Selector") { call throws(ScriptError) in
            let object: UIStoryboardUnwindSegueSource = try call.receiver()
            return call.give(object.unwindAction)
        }
        return type.hostType
    }()
}
