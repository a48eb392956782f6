// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSceneSession: HostType = {
        var type = TypeBinding("UISceneSession", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UISceneSession() }
        }
        type.property("role", "UISceneSession.Role") { call throws(ScriptError) in
            let object: UISceneSession = try call.receiver()
            return call.give(object.role)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiSceneSessionRole: HostType = {
        var type = TypeBinding("UISceneSession.Role", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: UISceneSession.Role.self)
        type.enumCase("windowApplication") { call throws(ScriptError) in
            call.give(UISceneSession.Role.windowApplication)
        }
        return type.hostType
    }()
}

extension UISceneSession.Role: BridgedValue {
    package static var hostName: String { "UISceneSession.Role" }
}
