// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiFontMetrics: HostType = {
        var type = TypeBinding("UIFontMetrics", .structure, conformances: ["Hashable"])
        type.initializer(
            "init(forTextStyle:)",
            [HostParameter("forTextStyle", "textStyle", "UIFont.TextStyle")]
        ) { call throws(ScriptError) in
            let a0: UIFont.TextStyle = try call.argument(0)
            return call.give(UIFontMetrics(forTextStyle: a0))
        }
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UIFontMetrics.`default`)
        }
        type.method("scaledFont(for:)", [HostParameter("for", "font", "UIFont")], result: "UIFont") { call throws(ScriptError) in
            let object: UIFontMetrics = try call.receiver()
            let a0: UIFont = try call.argument(0)
            return call.give(object.scaledFont(for: a0))
        }
        type.method(
            "scaledFont(for:maximumPointSize:)",
            [HostParameter("for", "font", "UIFont"), HostParameter("maximumPointSize", "maximumPointSize", "CGFloat")],
            result: "UIFont"
        ) { call throws(ScriptError) in
            let object: UIFontMetrics = try call.receiver()
            let a0: UIFont = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.scaledFont(for: a0, maximumPointSize: a1))
        }
        type.method(
            "scaledFont(for:compatibleWith:)",
            [HostParameter("for", "font", "UIFont"), HostParameter("compatibleWith", "traitCollection", "UITraitCollection?")],
            result: "UIFont"
        ) { call throws(ScriptError) in
            let object: UIFontMetrics = try call.receiver()
            let a0: UIFont = try call.argument(0)
            let a1: UITraitCollection? = try call.argument(1)
            return call.give(object.scaledFont(for: a0, compatibleWith: a1))
        }
        type.method(
            "scaledFont(for:maximumPointSize:compatibleWith:)",
            [
                HostParameter("for", "font", "UIFont"),
                HostParameter("maximumPointSize", "maximumPointSize", "CGFloat"),
                HostParameter("compatibleWith", "traitCollection", "UITraitCollection?"),
            ],
            result: "UIFont"
        ) { call throws(ScriptError) in
            let object: UIFontMetrics = try call.receiver()
            let a0: UIFont = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: UITraitCollection? = try call.argument(2)
            return call.give(object.scaledFont(for: a0, maximumPointSize: a1, compatibleWith: a2))
        }
        type.method("scaledValue(for:)", [HostParameter("for", "value", "CGFloat")], result: "CGFloat") { call throws(ScriptError) in
            let object: UIFontMetrics = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            return call.give(object.scaledValue(for: a0))
        }
        type.method(
            "scaledValue(for:compatibleWith:)",
            [HostParameter("for", "value", "CGFloat"), HostParameter("compatibleWith", "traitCollection", "UITraitCollection?")],
            result: "CGFloat"
        ) { call throws(ScriptError) in
            let object: UIFontMetrics = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            let a1: UITraitCollection? = try call.argument(1)
            return call.give(object.scaledValue(for: a0, compatibleWith: a1))
        }
        return type.hostType
    }()
}

extension UIFontMetrics: BridgedValue {
    package static var hostName: String { "UIFontMetrics" }
}
