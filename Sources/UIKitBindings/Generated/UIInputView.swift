// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiInputView: HostType = {
        var type = TypeBinding("UIInputView", .class, superclass: "UIView")
        type.initializer(
            "init(frame:inputViewStyle:)",
            [HostParameter("frame", "frame", "CGRect"), HostParameter("inputViewStyle", "inputViewStyle", "UIInputView.Style")]
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: UIInputView.Style = try call.argument(1)
            return call.make { UIInputView(frame: a0, inputViewStyle: a1) }
        }
        type.initializer(
            "init(frame:)",
            [HostParameter("frame", "frame", "CGRect")],
            delegatesTo: "init(frame:inputViewStyle:)",
            passing: [
                HostParameter("frame", "frame", "CGRect"),
                HostParameter("inputViewStyle", "inputViewStyle", "UIInputView.Style", default: ".default"),
            ]
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIInputView(frame: a0) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIInputView() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIInputView?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIInputView(coder: a0) }
        }
        type.property("inputViewStyle", "UIInputView.Style") { call throws(ScriptError) in
            let object: UIInputView = try call.receiver()
            return call.give(object.inputViewStyle)
        }
        type.property("allowsSelfSizing", "Bool") { call throws(ScriptError) in
            let object: UIInputView = try call.receiver()
            return call.give(object.allowsSelfSizing)
        } set: { call, value throws(ScriptError) in
            let object: UIInputView = try call.receiver()
            object.allowsSelfSizing = try call.read(value)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiInputViewStyle: HostType = {
        var type = TypeBinding("UIInputView.Style", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIInputView.Style.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UIInputView.Style.`default`)
        }
        type.enumCase("keyboard") { call throws(ScriptError) in
            call.give(UIInputView.Style.keyboard)
        }
        return type.hostType
    }()
}

extension UIInputView.Style: BridgedValue {
    package static var hostName: String { "UIInputView.Style" }
}
