// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiRefreshControl: HostType = {
        var type = TypeBinding("UIRefreshControl", .class, superclass: "UIControl")
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIRefreshControl(frame: a0) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIRefreshControl() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIRefreshControl?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIRefreshControl(coder: a0) }
        }
        type.initializer(
            "init(frame:primaryAction:)",
            [HostParameter("frame", "frame", "CGRect"), HostParameter("primaryAction", "primaryAction", "UIAction?")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: UIAction? = try call.argument(1)
            return call.make { UIRefreshControl(frame: a0, primaryAction: a1) }
        }
        type.property("attributedTitle", "NSAttributedString?") { call throws(ScriptError) in
            let object: UIRefreshControl = try call.receiver()
            return call.give(object.attributedTitle)
        } set: { call, value throws(ScriptError) in
            let object: UIRefreshControl = try call.receiver()
            object.attributedTitle = try call.read(value)
        }
        type.property("isRefreshing", "Bool") { call throws(ScriptError) in
            let object: UIRefreshControl = try call.receiver()
            return call.give(object.isRefreshing)
        }
        type.method("beginRefreshing()") { call throws(ScriptError) in
            let object: UIRefreshControl = try call.receiver()
            object.beginRefreshing()
            return .void
        }
        type.method("endRefreshing()") { call throws(ScriptError) in
            let object: UIRefreshControl = try call.receiver()
            object.endRefreshing()
            return .void
        }
        type.requireVersion(iOS: 14, ["init(frame:primaryAction:)"])
        return type.hostType
    }()
}
