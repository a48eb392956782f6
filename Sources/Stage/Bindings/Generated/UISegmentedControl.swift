// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSegmentedControl: HostType = {
        var type = TypeBinding("UISegmentedControl", .class, superclass: "UIControl")
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UISegmentedControl() }
        }
        type.initializer("init(items:)", [HostParameter("items", "items", "[String]?")]) { call throws(ScriptError) in
            let a0: [String]? = try call.argument(0)
            return call.make { UISegmentedControl(items: a0) }
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UISegmentedControl(frame: a0) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UISegmentedControl?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UISegmentedControl(coder: a0) }
        }
        type.property("numberOfSegments", "Int") { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            return call.give(object.numberOfSegments)
        }
        type.property("selectedSegmentIndex", "Int") { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            return call.give(object.selectedSegmentIndex)
        } set: { call, value throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            object.selectedSegmentIndex = try call.read(value)
        }
        type.method("titleForSegment(at:)", [HostParameter("at", "segment", "Int")], result: "String?") { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.titleForSegment(at: a0))
        }
        type.method(
            "setTitle(_:forSegmentAt:)",
            [HostParameter(nil, "title", "String?"), HostParameter("forSegmentAt", "segment", "Int")]
        ) { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: String? = try call.argument(0)
            let a1: Int = try call.argument(1)
            object.setTitle(a0, forSegmentAt: a1)
            return .void
        }
        type.method(
            "insertSegment(withTitle:at:animated:)",
            [
                HostParameter("withTitle", "title", "String?"),
                HostParameter("at", "segment", "Int"),
                HostParameter("animated", "animated", "Bool"),
            ]
        ) { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: String? = try call.argument(0)
            let a1: Int = try call.argument(1)
            let a2: Bool = try call.argument(2)
            object.insertSegment(withTitle: a0, at: a1, animated: a2)
            return .void
        }
        type.method("removeAllSegments()") { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            object.removeAllSegments()
            return .void
        }
        return type.hostType
    }()
}
