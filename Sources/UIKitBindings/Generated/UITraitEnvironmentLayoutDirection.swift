// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTraitEnvironmentLayoutDirection: HostType = {
        var type = TypeBinding("UITraitEnvironmentLayoutDirection", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITraitEnvironmentLayoutDirection.self)
        type.enumCase("unspecified") { call throws(ScriptError) in
            call.give(UITraitEnvironmentLayoutDirection.unspecified)
        }
        type.enumCase("leftToRight") { call throws(ScriptError) in
            call.give(UITraitEnvironmentLayoutDirection.leftToRight)
        }
        type.enumCase("rightToLeft") { call throws(ScriptError) in
            call.give(UITraitEnvironmentLayoutDirection.rightToLeft)
        }
        return type.hostType
    }()
}

extension UITraitEnvironmentLayoutDirection: BridgedValue {
    package static var hostName: String { "UITraitEnvironmentLayoutDirection" }
}
