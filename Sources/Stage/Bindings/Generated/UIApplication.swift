// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiApplication: HostType = {
        var type = TypeBinding("UIApplication", .class, superclass: "UIResponder")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIApplication() }
        }
        type.property("shared", "UIApplication", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIApplication.shared) }
        }
        type.property("windows", "[UIWindow]") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            return call.give(object.windows)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiApplicationLaunchOptionsKey: HostType = {
        var type = TypeBinding("UIApplication.LaunchOptionsKey", .structure, conformances: ["Hashable"])
        return type.hostType
    }()
}

extension UIApplication.LaunchOptionsKey: BridgedValue {
    static var hostName: String { "UIApplication.LaunchOptionsKey" }
}
