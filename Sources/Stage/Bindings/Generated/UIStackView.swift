// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiStackView: HostType = {
        var type = TypeBinding("UIStackView", .class, superclass: "UIView")
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIStackView(frame: a0) }
        }
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIStackView() }
        }
        type.initializer("init(coder:)", [HostParameter("coder", "coder", "NSCoder")], result: "UIStackView?") { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIStackView(coder: a0) }
        }
        return type.hostType
    }()
}
