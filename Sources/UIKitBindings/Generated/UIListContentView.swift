// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiListContentView: HostType = {
        var type = TypeBinding("UIListContentView", .class, superclass: "UIView")
        type.initializer(
            "init(configuration:)",
            [HostParameter("configuration", "configuration", "UIListContentConfiguration")]
        ) { call throws(ScriptError) in
            let a0: UIListContentConfiguration = try call.argument(0)
            return call.make { UIListContentView(configuration: a0) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIListContentView?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIListContentView(coder: a0) }
        }
        type.requireVersion(iOS: 14, ["init(configuration:)"])
        return type.hostType
    }()
}
