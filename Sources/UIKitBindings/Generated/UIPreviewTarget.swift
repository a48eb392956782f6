// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPreviewTarget: HostType = {
        var type = TypeBinding("UIPreviewTarget", .class, superclass: "NSObject")
        type.initializer(
            "init(container:center:)",
            [HostParameter("container", "container", "UIView"), HostParameter("center", "center", "CGPoint")]
        ) { call throws(ScriptError) in
            let a0: UIView = try call.argument(0)
            let a1: CGPoint = try call.argument(1)
            return call.make { UIPreviewTarget(container: a0, center: a1) }
        }
        type.property("container", "UIView") { call throws(ScriptError) in
            let object: UIPreviewTarget = try call.receiver()
            return call.give(object.container)
        }
        type.property("center", "CGPoint") { call throws(ScriptError) in
            let object: UIPreviewTarget = try call.receiver()
            return call.give(object.center)
        }
        return type.hostType
    }()
}
