// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let remoteViewController: HostType = {
        var type = TypeBinding("RemoteViewController", .class, superclass: "UIViewController")
        type.initializer(
            "init(nibName:bundle:)",
            [HostParameter("nibName", "nibNameOrNil", "String?"), HostParameter("bundle", "nibBundleOrNil", "Bundle?")]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: Bundle? = try call.argument(1)
            return call.make { RemoteViewController(nibName: a0, bundle: a1) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(nibName:bundle:)",
            passing: [
                HostParameter("nibName", "nibNameOrNil", "String?", default: "nil"),
                HostParameter("bundle", "nibBundleOrNil", "Bundle?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { RemoteViewController() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "RemoteViewController?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { RemoteViewController(coder: a0) }
        }
        return type.hostType
    }()
}
