// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiStoryboard: HostType = {
        var type = TypeBinding("UIStoryboard", .class, superclass: "NSObject")
        type.initializer(
            "init(name:bundle:)",
            [HostParameter("name", "name", "String"), HostParameter("bundle", "storyboardBundleOrNil", "Bundle?")]
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: Bundle? = try call.argument(1)
            return call.make { UIStoryboard(name: a0, bundle: a1) }
        }
        type.method("instantiateInitialViewController()", result: "UIViewController?") { call throws(ScriptError) in
            let object: UIStoryboard = try call.receiver()
            return call.give(object.instantiateInitialViewController())
        }
        type.method(
            "instantiateViewController(withIdentifier:)",
            [HostParameter("withIdentifier", "identifier", "String")],
            result: "UIViewController"
        ) { call throws(ScriptError) in
            let object: UIStoryboard = try call.receiver()
            let a0: String = try call.argument(0)
            return call.give(object.instantiateViewController(withIdentifier: a0))
        }
        return type.hostType
    }()
}
