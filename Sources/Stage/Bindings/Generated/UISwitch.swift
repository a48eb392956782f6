// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSwitch: HostType = {
        var type = TypeBinding("UISwitch", .class, superclass: "UIControl")
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UISwitch() }
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UISwitch(frame: a0) }
        }
        type.initializer("init(coder:)", [HostParameter("coder", "coder", "NSCoder")], result: "UISwitch?") { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UISwitch(coder: a0) }
        }
        type.property("isOn", "Bool") { call throws(ScriptError) in
            let object: UISwitch = try call.receiver()
            return call.give(object.isOn)
        } set: { call, value throws(ScriptError) in
            let object: UISwitch = try call.receiver()
            object.isOn = try call.read(value)
        }
        type.method(
            "setOn(_:animated:)",
            [HostParameter(nil, "on", "Bool"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UISwitch = try call.receiver()
            let a0: Bool = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setOn(a0, animated: a1)
            return .void
        }
        type.property("onTintColor", "UIColor?") { call throws(ScriptError) in
            let object: UISwitch = try call.receiver()
            return call.give(object.onTintColor)
        } set: { call, value throws(ScriptError) in
            let object: UISwitch = try call.receiver()
            object.onTintColor = try call.read(value)
        }
        return type.hostType
    }()
}
