// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiBarMetrics: HostType = {
        var type = TypeBinding("UIBarMetrics", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIBarMetrics.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UIBarMetrics.`default`)
        }
        type.enumCase("compact") { call throws(ScriptError) in
            call.give(UIBarMetrics.compact)
        }
        type.enumCase("defaultPrompt") { call throws(ScriptError) in
            call.give(UIBarMetrics.defaultPrompt)
        }
        type.enumCase("compactPrompt") { call throws(ScriptError) in
            call.give(UIBarMetrics.compactPrompt)
        }
        return type.hostType
    }()
}

extension UIBarMetrics: BridgedValue {
    package static var hostName: String { "UIBarMetrics" }
}
