// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSwipeGestureRecognizer: HostType = {
        var type = TypeBinding("UISwipeGestureRecognizer", .class, superclass: "UIGestureRecognizer")
        type.initializer(
            "init(target:action:)",
            [HostParameter("target", "target", "Any?"), HostParameter("action", "action", "Selector?")]
        ) { call throws(ScriptError) in
            let a0: ObjectID? = try call.argument(0)
            let a1: Selector? = try call.argument(1)
            return call.make { UISwipeGestureRecognizer(target: a0, action: a1) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(target:action:)",
            passing: [
                HostParameter("target", "target", "Any?", default: "Any?.none"),
                HostParameter("action", "action", "Selector?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UISwipeGestureRecognizer() }
        }
        type.property("direction", "UISwipeGestureRecognizer.Direction") { call throws(ScriptError) in
            let object: UISwipeGestureRecognizer = try call.receiver()
            return call.give(object.direction)
        } set: { call, value throws(ScriptError) in
            let object: UISwipeGestureRecognizer = try call.receiver()
            object.direction = try call.read(value)
        }
        type.property("numberOfTouchesRequired", "Int") { call throws(ScriptError) in
            let object: UISwipeGestureRecognizer = try call.receiver()
            return call.give(object.numberOfTouchesRequired)
        } set: { call, value throws(ScriptError) in
            let object: UISwipeGestureRecognizer = try call.receiver()
            object.numberOfTouchesRequired = try call.read(value)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiSwipeGestureRecognizerDirection: HostType = {
        var type = TypeBinding("UISwipeGestureRecognizer.Direction", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: UISwipeGestureRecognizer.Direction.self)
        type.enumCase("right") { call throws(ScriptError) in
            call.give(UISwipeGestureRecognizer.Direction.right)
        }
        type.enumCase("left") { call throws(ScriptError) in
            call.give(UISwipeGestureRecognizer.Direction.left)
        }
        type.enumCase("up") { call throws(ScriptError) in
            call.give(UISwipeGestureRecognizer.Direction.up)
        }
        type.enumCase("down") { call throws(ScriptError) in
            call.give(UISwipeGestureRecognizer.Direction.down)
        }
        return type.hostType
    }()
}

extension UISwipeGestureRecognizer.Direction: BridgedOptions {
    package static var hostName: String { "UISwipeGestureRecognizer.Direction" }
}
