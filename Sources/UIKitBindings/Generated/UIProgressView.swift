// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiProgressView: HostType = {
        var type = TypeBinding("UIProgressView", .class, superclass: "UIView")
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIProgressView() }
        }
        type.property("trackTintColor", "UIColor?") { call throws(ScriptError) in
            let object: UIProgressView = try call.receiver()
            return call.give(object.trackTintColor)
        } set: { call, value throws(ScriptError) in
            let object: UIProgressView = try call.receiver()
            object.trackTintColor = try call.read(value)
        }
        type.property("progressImage", "UIImage?") { call throws(ScriptError) in
            let object: UIProgressView = try call.receiver()
            return call.give(object.progressImage)
        } set: { call, value throws(ScriptError) in
            let object: UIProgressView = try call.receiver()
            object.progressImage = try call.read(value)
        }
        type.property("trackImage", "UIImage?") { call throws(ScriptError) in
            let object: UIProgressView = try call.receiver()
            return call.give(object.trackImage)
        } set: { call, value throws(ScriptError) in
            let object: UIProgressView = try call.receiver()
            object.trackImage = try call.read(value)
        }
        type.property("progressViewStyle", "UIProgressView.Style") { call throws(ScriptError) in
            let object: UIProgressView = try call.receiver()
            return call.give(object.progressViewStyle)
        } set: { call, value throws(ScriptError) in
            let object: UIProgressView = try call.receiver()
            object.progressViewStyle = try call.read(value)
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIProgressView(frame: a0) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIProgressView?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIProgressView(coder: a0) }
        }
        type.initializer(
            "init(progressViewStyle:)",
            [HostParameter("progressViewStyle", "style", "UIProgressView.Style")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIProgressView.Style = try call.argument(0)
            return call.make { UIProgressView(progressViewStyle: a0) }
        }
        type.property("progress", "Float") { call throws(ScriptError) in
            let object: UIProgressView = try call.receiver()
            return call.give(object.progress)
        } set: { call, value throws(ScriptError) in
            let object: UIProgressView = try call.receiver()
            object.progress = try call.read(value)
        }
        type.method(
            "setProgress(_:animated:)",
            [HostParameter(nil, "progress", "Float"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UIProgressView = try call.receiver()
            let a0: Float = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setProgress(a0, animated: a1)
            return .void
        }
        type.property("progressTintColor", "UIColor?") { call throws(ScriptError) in
            let object: UIProgressView = try call.receiver()
            return call.give(object.progressTintColor)
        } set: { call, value throws(ScriptError) in
            let object: UIProgressView = try call.receiver()
            object.progressTintColor = try call.read(value)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiProgressViewStyle: HostType = {
        var type = TypeBinding("UIProgressView.Style", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIProgressView.Style.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UIProgressView.Style.`default`)
        }
        type.enumCase("bar") { call throws(ScriptError) in
            call.give(UIProgressView.Style.bar)
        }
        return type.hostType
    }()
}

extension UIProgressView.Style: BridgedValue {
    package static var hostName: String { "UIProgressView.Style" }
}
