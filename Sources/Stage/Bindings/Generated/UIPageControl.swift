// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPageControl: HostType = {
        var type = TypeBinding("UIPageControl", .class, superclass: "UIControl")
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIPageControl(frame: a0) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIPageControl() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIPageControl?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIPageControl(coder: a0) }
        }
        type.property("numberOfPages", "Int") { call throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            return call.give(object.numberOfPages)
        } set: { call, value throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            object.numberOfPages = try call.read(value)
        }
        type.property("currentPage", "Int") { call throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            return call.give(object.currentPage)
        } set: { call, value throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            object.currentPage = try call.read(value)
        }
        return type.hostType
    }()
}
