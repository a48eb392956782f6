// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSlider: HostType = {
        var type = TypeBinding("UISlider", .class, superclass: "UIControl")
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UISlider(frame: a0) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UISlider() }
        }
        type.initializer("init(coder:)", [HostParameter("coder", "coder", "NSCoder")], result: "UISlider?") { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UISlider(coder: a0) }
        }
        type.property("value", "Float") { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            return call.give(object.value)
        } set: { call, value throws(ScriptError) in
            let object: UISlider = try call.receiver()
            object.value = try call.read(value)
        }
        type.method(
            "setValue(_:animated:)",
            [HostParameter(nil, "value", "Float"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            let a0: Float = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setValue(a0, animated: a1)
            return .void
        }
        type.property("minimumValue", "Float") { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            return call.give(object.minimumValue)
        } set: { call, value throws(ScriptError) in
            let object: UISlider = try call.receiver()
            object.minimumValue = try call.read(value)
        }
        type.property("maximumValue", "Float") { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            return call.give(object.maximumValue)
        } set: { call, value throws(ScriptError) in
            let object: UISlider = try call.receiver()
            object.maximumValue = try call.read(value)
        }
        type.property("isContinuous", "Bool") { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            return call.give(object.isContinuous)
        } set: { call, value throws(ScriptError) in
            let object: UISlider = try call.receiver()
            object.isContinuous = try call.read(value)
        }
        return type.hostType
    }()
}
