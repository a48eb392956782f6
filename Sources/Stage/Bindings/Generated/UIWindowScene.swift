// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiWindowScene: HostType = {
        var type = TypeBinding("UIWindowScene", .class, superclass: "UIScene")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIWindowScene() }
        }
        type.property("windows", "[UIWindow]") { call throws(ScriptError) in
            let object: UIWindowScene = try call.receiver()
            return call.give(object.windows)
        }
        type.property("screen", "UIScreen") { call throws(ScriptError) in
            let object: UIWindowScene = try call.receiver()
            return call.give(object.screen)
        }
        return type.hostType
    }()
}
