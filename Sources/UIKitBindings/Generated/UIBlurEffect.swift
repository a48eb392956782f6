// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiBlurEffect: HostType = {
        var type = TypeBinding("UIBlurEffect", .class, superclass: "UIVisualEffect")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIBlurEffect() }
        }
        type.initializer("init(style:)", [HostParameter("style", "style", "UIBlurEffect.Style")]) { call throws(ScriptError) in
            let a0: UIBlurEffect.Style = try call.argument(0)
            return call.make { UIBlurEffect(style: a0) }
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiBlurEffectStyle: HostType = {
        var type = TypeBinding("UIBlurEffect.Style", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIBlurEffect.Style.self)
        type.enumCase("extraLight") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.extraLight)
        }
        type.enumCase("light") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.light)
        }
        type.enumCase("dark") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.dark)
        }
        type.enumCase("regular") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.regular)
        }
        type.enumCase("prominent") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.prominent)
        }
        type.enumCase("systemUltraThinMaterial") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.systemUltraThinMaterial)
        }
        type.enumCase("systemThinMaterial") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.systemThinMaterial)
        }
        type.enumCase("systemMaterial") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.systemMaterial)
        }
        type.enumCase("systemThickMaterial") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.systemThickMaterial)
        }
        type.enumCase("systemChromeMaterial") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.systemChromeMaterial)
        }
        type.enumCase("systemUltraThinMaterialLight") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.systemUltraThinMaterialLight)
        }
        type.enumCase("systemThinMaterialLight") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.systemThinMaterialLight)
        }
        type.enumCase("systemMaterialLight") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.systemMaterialLight)
        }
        type.enumCase("systemThickMaterialLight") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.systemThickMaterialLight)
        }
        type.enumCase("systemChromeMaterialLight") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.systemChromeMaterialLight)
        }
        type.enumCase("systemUltraThinMaterialDark") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.systemUltraThinMaterialDark)
        }
        type.enumCase("systemThinMaterialDark") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.systemThinMaterialDark)
        }
        type.enumCase("systemMaterialDark") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.systemMaterialDark)
        }
        type.enumCase("systemThickMaterialDark") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.systemThickMaterialDark)
        }
        type.enumCase("systemChromeMaterialDark") { call throws(ScriptError) in
            call.give(UIBlurEffect.Style.systemChromeMaterialDark)
        }
        return type.hostType
    }()
}

extension UIBlurEffect.Style: BridgedValue {
    package static var hostName: String { "UIBlurEffect.Style" }
}
