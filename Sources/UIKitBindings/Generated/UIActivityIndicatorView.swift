// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiActivityIndicatorView: HostType = {
        var type = TypeBinding("UIActivityIndicatorView", .class, superclass: "UIView")
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIActivityIndicatorView() }
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIActivityIndicatorView(frame: a0) }
        }
        type.initializer(
            "init(style:)",
            [HostParameter("style", "style", "UIActivityIndicatorView.Style")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIActivityIndicatorView.Style = try call.argument(0)
            return call.make { UIActivityIndicatorView(style: a0) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIActivityIndicatorView?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIActivityIndicatorView(coder: a0) }
        }
        type.property("style", "UIActivityIndicatorView.Style") { call throws(ScriptError) in
            let object: UIActivityIndicatorView = try call.receiver()
            return call.give(object.style)
        } set: { call, value throws(ScriptError) in
            let object: UIActivityIndicatorView = try call.receiver()
            object.style = try call.read(value)
        }
        type.property("isAnimating", "Bool") { call throws(ScriptError) in
            let object: UIActivityIndicatorView = try call.receiver()
            return call.give(object.isAnimating)
        }
        type.method("startAnimating()") { call throws(ScriptError) in
            let object: UIActivityIndicatorView = try call.receiver()
            object.startAnimating()
            return .void
        }
        type.method("stopAnimating()") { call throws(ScriptError) in
            let object: UIActivityIndicatorView = try call.receiver()
            object.stopAnimating()
            return .void
        }
        type.property("hidesWhenStopped", "Bool") { call throws(ScriptError) in
            let object: UIActivityIndicatorView = try call.receiver()
            return call.give(object.hidesWhenStopped)
        } set: { call, value throws(ScriptError) in
            let object: UIActivityIndicatorView = try call.receiver()
            object.hidesWhenStopped = try call.read(value)
        }
        type.property("color", "UIColor!") { call throws(ScriptError) in
            let object: UIActivityIndicatorView = try call.receiver()
            return call.give(object.color)
        } set: { call, value throws(ScriptError) in
            let object: UIActivityIndicatorView = try call.receiver()
            object.color = try call.read(value)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiActivityIndicatorViewStyle: HostType = {
        var type = TypeBinding("UIActivityIndicatorView.Style", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIActivityIndicatorView.Style.self)
        type.enumCase("medium") { call throws(ScriptError) in
            call.give(UIActivityIndicatorView.Style.medium)
        }
        type.enumCase("large") { call throws(ScriptError) in
            call.give(UIActivityIndicatorView.Style.large)
        }
        return type.hostType
    }()
}

extension UIActivityIndicatorView.Style: BridgedValue {
    package static var hostName: String { "UIActivityIndicatorView.Style" }
}
