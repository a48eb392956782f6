// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSemanticContentAttribute: HostType = {
        var type = TypeBinding("UISemanticContentAttribute", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UISemanticContentAttribute.self)
        type.enumCase("unspecified") { call throws(ScriptError) in
            call.give(UISemanticContentAttribute.unspecified)
        }
        type.enumCase("playback") { call throws(ScriptError) in
            call.give(UISemanticContentAttribute.playback)
        }
        type.enumCase("spatial") { call throws(ScriptError) in
            call.give(UISemanticContentAttribute.spatial)
        }
        type.enumCase("forceLeftToRight") { call throws(ScriptError) in
            call.give(UISemanticContentAttribute.forceLeftToRight)
        }
        type.enumCase("forceRightToLeft") { call throws(ScriptError) in
            call.give(UISemanticContentAttribute.forceRightToLeft)
        }
        return type.hostType
    }()
}

extension UISemanticContentAttribute: BridgedValue {
    package static var hostName: String { "UISemanticContentAttribute" }
}
