// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSwitchStyle: HostType = {
        var type = TypeBinding("UISwitch.Style", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UISwitch.Style.self)
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UISwitch.Style.automatic)
        }
        type.enumCase("checkbox") { call throws(ScriptError) in
            call.give(UISwitch.Style.checkbox)
        }
        type.enumCase("sliding") { call throws(ScriptError) in
            call.give(UISwitch.Style.sliding)
        }
        return type.hostType
    }()
}

extension UISwitch.Style: BridgedValue {
    package static var hostName: String { "UISwitch.Style" }
}

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
        type.initializer(
            "init(frame:primaryAction:)",
            [HostParameter("frame", "frame", "CGRect"), HostParameter("primaryAction", "primaryAction", "UIAction?")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: UIAction? = try call.argument(1)
            return call.make { UISwitch(frame: a0, primaryAction: a1) }
        }
        type.property("thumbTintColor", "UIColor?") { call throws(ScriptError) in
            let object: UISwitch = try call.receiver()
            return call.give(object.thumbTintColor)
        } set: { call, value throws(ScriptError) in
            let object: UISwitch = try call.receiver()
            object.thumbTintColor = try call.read(value)
        }
        type.property("onImage", "UIImage?") { call throws(ScriptError) in
            let object: UISwitch = try call.receiver()
            return call.give(object.onImage)
        } set: { call, value throws(ScriptError) in
            let object: UISwitch = try call.receiver()
            object.onImage = try call.read(value)
        }
        type.property("offImage", "UIImage?") { call throws(ScriptError) in
            let object: UISwitch = try call.receiver()
            return call.give(object.offImage)
        } set: { call, value throws(ScriptError) in
            let object: UISwitch = try call.receiver()
            object.offImage = try call.read(value)
        }
        type.property("title", "String?") { call throws(ScriptError) in
            let object: UISwitch = try call.receiver()
            return call.give(object.title)
        } set: { call, value throws(ScriptError) in
            let object: UISwitch = try call.receiver()
            object.title = try call.read(value)
        }
        type.property("preferredStyle", "UISwitch.Style") { call throws(ScriptError) in
            let object: UISwitch = try call.receiver()
            return call.give(object.preferredStyle)
        } set: { call, value throws(ScriptError) in
            let object: UISwitch = try call.receiver()
            object.preferredStyle = try call.read(value)
        }
        type.property("style", "UISwitch.Style") { call throws(ScriptError) in
            let object: UISwitch = try call.receiver()
            return call.give(object.style)
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
        type.requireVersion(iOS: 14, ["init(frame:primaryAction:)", "preferredStyle", "style", "title"])
        return type.hostType
    }()
}
