// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiVibrancyEffect: HostType = {
        var type = TypeBinding("UIVibrancyEffect", .class, superclass: "UIVisualEffect")
        type.initializer("init(blurEffect:)", [HostParameter("blurEffect", "blurEffect", "UIBlurEffect")]) { call throws(ScriptError) in
            let a0: UIBlurEffect = try call.argument(0)
            return call.make { UIVibrancyEffect(blurEffect: a0) }
        }
        type.initializer(
            "init(blurEffect:style:)",
            [
                HostParameter("blurEffect", "blurEffect", "UIBlurEffect"),
                HostParameter("style", "style", "UIVibrancyEffect.UIVibrancyEffectStyle"),
            ]
        ) { call throws(ScriptError) in
            let a0: UIBlurEffect = try call.argument(0)
            let a1: UIVibrancyEffect.UIVibrancyEffectStyle = try call.argument(1)
            return call.make { UIVibrancyEffect(blurEffect: a0, style: a1) }
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiVibrancyEffectUIVibrancyEffectStyle: HostType = {
        var type = TypeBinding("UIVibrancyEffect.UIVibrancyEffectStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIVibrancyEffect.UIVibrancyEffectStyle.self)
        type.enumCase("label") { call throws(ScriptError) in
            call.give(UIVibrancyEffect.UIVibrancyEffectStyle.label)
        }
        type.enumCase("secondaryLabel") { call throws(ScriptError) in
            call.give(UIVibrancyEffect.UIVibrancyEffectStyle.secondaryLabel)
        }
        type.enumCase("tertiaryLabel") { call throws(ScriptError) in
            call.give(UIVibrancyEffect.UIVibrancyEffectStyle.tertiaryLabel)
        }
        type.enumCase("quaternaryLabel") { call throws(ScriptError) in
            call.give(UIVibrancyEffect.UIVibrancyEffectStyle.quaternaryLabel)
        }
        type.enumCase("fill") { call throws(ScriptError) in
            call.give(UIVibrancyEffect.UIVibrancyEffectStyle.fill)
        }
        type.enumCase("secondaryFill") { call throws(ScriptError) in
            call.give(UIVibrancyEffect.UIVibrancyEffectStyle.secondaryFill)
        }
        type.enumCase("tertiaryFill") { call throws(ScriptError) in
            call.give(UIVibrancyEffect.UIVibrancyEffectStyle.tertiaryFill)
        }
        type.enumCase("separator") { call throws(ScriptError) in
            call.give(UIVibrancyEffect.UIVibrancyEffectStyle.separator)
        }
        return type.hostType
    }()
}

extension UIVibrancyEffect.UIVibrancyEffectStyle: BridgedValue {
    package static var hostName: String { "UIVibrancyEffect.UIVibrancyEffectStyle" }
}
