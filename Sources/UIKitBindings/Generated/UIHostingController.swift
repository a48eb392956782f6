// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiHostingController: HostType = {
        var type = TypeBinding("UIHostingController", .class, superclass: "UIViewController")
        type.initializer(
            "init(rootView:)",
            [HostParameter("rootView", "rootView", "Any")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: Argument = try call.argument(0)
            return call.make { UIHostingController(rootView: a0) }
        }
        type.initializer(
            "init(coder:rootView:)",
            [HostParameter("coder", "coder", "NSCoder"), HostParameter("rootView", "rootView", "Any")],
            result: "UIHostingController?",
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            let a1: Argument = try call.argument(1)
            return call.make { UIHostingController(coder: a0, rootView: a1) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIHostingController?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIHostingController(coder: a0) }
        }
        type.property("rootView", "Any") { call throws(ScriptError) in
            let object: UIHostingController = try call.receiver()
            return call.give(weakly: object.rootViewID)
        } set: { call, value throws(ScriptError) in
            let object: UIHostingController = try call.receiver()
            object.rootViewID = try call.read(value)
        }
        return type.hostType
    }()
}
