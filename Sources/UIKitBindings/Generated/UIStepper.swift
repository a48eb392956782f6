// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiStepper: HostType = {
        var type = TypeBinding("UIStepper", .class, superclass: "UIControl")
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIStepper() }
        }
        type.initializer(
            "init(frame:primaryAction:)",
            [HostParameter("frame", "frame", "CGRect"), HostParameter("primaryAction", "primaryAction", "UIAction?")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: UIAction? = try call.argument(1)
            return call.make { UIStepper(frame: a0, primaryAction: a1) }
        }
        type.property("autorepeat", "Bool") { call throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            return call.give(object.autorepeat)
        } set: { call, value throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            object.autorepeat = try call.read(value)
        }
        type.property("isContinuous", "Bool") { call throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            return call.give(object.isContinuous)
        } set: { call, value throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            object.isContinuous = try call.read(value)
        }
        type.method(
            "setIncrementImage(_:for:)",
            [HostParameter(nil, "image", "UIImage?"), HostParameter("for", "state", "UIControl.State")]
        ) { call throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            let a0: UIImage? = try call.argument(0)
            let a1: UIControl.State = try call.argument(1)
            object.setIncrementImage(a0, for: a1)
            return .void
        }
        type.method(
            "incrementImage(for:)",
            [HostParameter("for", "state", "UIControl.State")],
            result: "UIImage?"
        ) { call throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            let a0: UIControl.State = try call.argument(0)
            return call.give(object.incrementImage(for: a0))
        }
        type.method(
            "setDecrementImage(_:for:)",
            [HostParameter(nil, "image", "UIImage?"), HostParameter("for", "state", "UIControl.State")]
        ) { call throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            let a0: UIImage? = try call.argument(0)
            let a1: UIControl.State = try call.argument(1)
            object.setDecrementImage(a0, for: a1)
            return .void
        }
        type.method(
            "decrementImage(for:)",
            [HostParameter("for", "state", "UIControl.State")],
            result: "UIImage?"
        ) { call throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            let a0: UIControl.State = try call.argument(0)
            return call.give(object.decrementImage(for: a0))
        }
        type.method(
            "setBackgroundImage(_:for:)",
            [HostParameter(nil, "image", "UIImage?"), HostParameter("for", "state", "UIControl.State")]
        ) { call throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            let a0: UIImage? = try call.argument(0)
            let a1: UIControl.State = try call.argument(1)
            object.setBackgroundImage(a0, for: a1)
            return .void
        }
        type.method(
            "backgroundImage(for:)",
            [HostParameter("for", "state", "UIControl.State")],
            result: "UIImage?"
        ) { call throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            let a0: UIControl.State = try call.argument(0)
            return call.give(object.backgroundImage(for: a0))
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIStepper(frame: a0) }
        }
        type.initializer("init(coder:)", [HostParameter("coder", "coder", "NSCoder")], result: "UIStepper?") { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIStepper(coder: a0) }
        }
        type.property("value", "Double") { call throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            return call.give(object.value)
        } set: { call, value throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            object.value = try call.read(value)
        }
        type.property("minimumValue", "Double") { call throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            return call.give(object.minimumValue)
        } set: { call, value throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            object.minimumValue = try call.read(value)
        }
        type.property("maximumValue", "Double") { call throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            return call.give(object.maximumValue)
        } set: { call, value throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            object.maximumValue = try call.read(value)
        }
        type.property("stepValue", "Double") { call throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            return call.give(object.stepValue)
        } set: { call, value throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            object.stepValue = try call.read(value)
        }
        type.property("wraps", "Bool") { call throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            return call.give(object.wraps)
        } set: { call, value throws(ScriptError) in
            let object: UIStepper = try call.receiver()
            object.wraps = try call.read(value)
        }
        type.requireVersion(iOS: 14, ["init(frame:primaryAction:)"])
        return type.hostType
    }()
}
