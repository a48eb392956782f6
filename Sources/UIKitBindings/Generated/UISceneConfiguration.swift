// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSceneConfiguration: HostType = {
        var type = TypeBinding("UISceneConfiguration", .class, superclass: "NSObject")
        type.initializer(
            "init(name:sessionRole:)",
            [HostParameter("name", "name", "String?"), HostParameter("sessionRole", "sessionRole", "UISceneSession.Role")]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: UISceneSession.Role = try call.argument(1)
            return call.make { UISceneConfiguration(name: a0, sessionRole: a1) }
        }
        type.property("name", "String?") { call throws(ScriptError) in
            let object: UISceneConfiguration = try call.receiver()
            return call.give(object.name)
        }
        type.property("role", "UISceneSession.Role") { call throws(ScriptError) in
            let object: UISceneConfiguration = try call.receiver()
            return call.give(object.role)
        }
        return type.hostType
    }()
}
