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
        type.initializer(
            "init(frame:primaryAction:)",
            [HostParameter("frame", "frame", "CGRect"), HostParameter("primaryAction", "primaryAction", "UIAction?")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: UIAction? = try call.argument(1)
            return call.make { UISlider(frame: a0, primaryAction: a1) }
        }
        type.property("minimumTrackTintColor", "UIColor?") { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            return call.give(object.minimumTrackTintColor)
        } set: { call, value throws(ScriptError) in
            let object: UISlider = try call.receiver()
            object.minimumTrackTintColor = try call.read(value)
        }
        type.property("maximumTrackTintColor", "UIColor?") { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            return call.give(object.maximumTrackTintColor)
        } set: { call, value throws(ScriptError) in
            let object: UISlider = try call.receiver()
            object.maximumTrackTintColor = try call.read(value)
        }
        type.property("thumbTintColor", "UIColor?") { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            return call.give(object.thumbTintColor)
        } set: { call, value throws(ScriptError) in
            let object: UISlider = try call.receiver()
            object.thumbTintColor = try call.read(value)
        }
        type.property("minimumValueImage", "UIImage?") { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            return call.give(object.minimumValueImage)
        } set: { call, value throws(ScriptError) in
            let object: UISlider = try call.receiver()
            object.minimumValueImage = try call.read(value)
        }
        type.property("maximumValueImage", "UIImage?") { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            return call.give(object.maximumValueImage)
        } set: { call, value throws(ScriptError) in
            let object: UISlider = try call.receiver()
            object.maximumValueImage = try call.read(value)
        }
        type.method(
            "setThumbImage(_:for:)",
            [HostParameter(nil, "image", "UIImage?"), HostParameter("for", "state", "UIControl.State")]
        ) { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            let a0: UIImage? = try call.argument(0)
            let a1: UIControl.State = try call.argument(1)
            object.setThumbImage(a0, for: a1)
            return .void
        }
        type.method(
            "thumbImage(for:)",
            [HostParameter("for", "state", "UIControl.State")],
            result: "UIImage?"
        ) { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            let a0: UIControl.State = try call.argument(0)
            return call.give(object.thumbImage(for: a0))
        }
        type.property("currentThumbImage", "UIImage?") { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            return call.give(object.currentThumbImage)
        }
        type.method(
            "setMinimumTrackImage(_:for:)",
            [HostParameter(nil, "image", "UIImage?"), HostParameter("for", "state", "UIControl.State")]
        ) { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            let a0: UIImage? = try call.argument(0)
            let a1: UIControl.State = try call.argument(1)
            object.setMinimumTrackImage(a0, for: a1)
            return .void
        }
        type.method(
            "minimumTrackImage(for:)",
            [HostParameter("for", "state", "UIControl.State")],
            result: "UIImage?"
        ) { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            let a0: UIControl.State = try call.argument(0)
            return call.give(object.minimumTrackImage(for: a0))
        }
        type.property("currentMinimumTrackImage", "UIImage?") { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            return call.give(object.currentMinimumTrackImage)
        }
        type.method(
            "setMaximumTrackImage(_:for:)",
            [HostParameter(nil, "image", "UIImage?"), HostParameter("for", "state", "UIControl.State")]
        ) { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            let a0: UIImage? = try call.argument(0)
            let a1: UIControl.State = try call.argument(1)
            object.setMaximumTrackImage(a0, for: a1)
            return .void
        }
        type.method(
            "maximumTrackImage(for:)",
            [HostParameter("for", "state", "UIControl.State")],
            result: "UIImage?"
        ) { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            let a0: UIControl.State = try call.argument(0)
            return call.give(object.maximumTrackImage(for: a0))
        }
        type.property("currentMaximumTrackImage", "UIImage?") { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            return call.give(object.currentMaximumTrackImage)
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
        type.method(
            "trackRect(forBounds:)",
            [HostParameter("forBounds", "bounds", "CGRect")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.trackRect(forBounds: a0))
        }
        type.method(
            "thumbRect(forBounds:trackRect:value:)",
            [
                HostParameter("forBounds", "bounds", "CGRect"),
                HostParameter("trackRect", "rect", "CGRect"),
                HostParameter("value", "value", "Float"),
            ],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UISlider = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1: CGRect = try call.argument(1)
            let a2: Float = try call.argument(2)
            return call.give(object.thumbRect(forBounds: a0, trackRect: a1, value: a2))
        }
        type.requireVersion(iOS: 14, ["init(frame:primaryAction:)"])
        return type.hostType
    }()
}
