// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiContentInsetsReference: HostType = {
        var type = TypeBinding("UIContentInsetsReference", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIContentInsetsReference.self)
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UIContentInsetsReference.automatic)
        }
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UIContentInsetsReference.none)
        }
        type.enumCase("safeArea") { call throws(ScriptError) in
            call.give(UIContentInsetsReference.safeArea)
        }
        type.enumCase("layoutMargins") { call throws(ScriptError) in
            call.give(UIContentInsetsReference.layoutMargins)
        }
        type.enumCase("readableContent") { call throws(ScriptError) in
            call.give(UIContentInsetsReference.readableContent)
        }
        return type.hostType
    }()
}

extension UIContentInsetsReference: BridgedValue {
    package static var hostName: String { "UIContentInsetsReference" }
}
