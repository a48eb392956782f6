// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiEdgeInsets: HostType = {
        var type = TypeBinding("UIEdgeInsets", .structure, conformances: ["Hashable"])
        type.property("top", "CGFloat") { call throws(ScriptError) in
            let object: UIEdgeInsets = try call.receiver()
            return call.give(object.top)
        } set: { call, value throws(ScriptError) in
            var object: UIEdgeInsets = try call.receiver()
            object.top = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("left", "CGFloat") { call throws(ScriptError) in
            let object: UIEdgeInsets = try call.receiver()
            return call.give(object.left)
        } set: { call, value throws(ScriptError) in
            var object: UIEdgeInsets = try call.receiver()
            object.left = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("bottom", "CGFloat") { call throws(ScriptError) in
            let object: UIEdgeInsets = try call.receiver()
            return call.give(object.bottom)
        } set: { call, value throws(ScriptError) in
            var object: UIEdgeInsets = try call.receiver()
            object.bottom = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("right", "CGFloat") { call throws(ScriptError) in
            let object: UIEdgeInsets = try call.receiver()
            return call.give(object.right)
        } set: { call, value throws(ScriptError) in
            var object: UIEdgeInsets = try call.receiver()
            object.right = try call.read(value)
            call.receiver = call.give(object)
        }
        type.initializer(
            "init(top:left:bottom:right:)",
            [
                HostParameter("top", "top", "CGFloat"),
                HostParameter("left", "left", "CGFloat"),
                HostParameter("bottom", "bottom", "CGFloat"),
                HostParameter("right", "right", "CGFloat"),
            ]
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGFloat = try call.argument(3)
            return call.give(UIEdgeInsets(top: a0, left: a1, bottom: a2, right: a3))
        }
        type.initializer("init()") { call throws(ScriptError) in
            call.give(UIEdgeInsets())
        }
        type.enumCase("zero") { call throws(ScriptError) in
            call.give(UIEdgeInsets.zero)
        }
        return type.hostType
    }()
}

extension UIEdgeInsets: BridgedValue {
    package static var hostName: String { "UIEdgeInsets" }
}
