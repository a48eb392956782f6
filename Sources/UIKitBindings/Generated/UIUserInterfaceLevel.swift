// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiUserInterfaceLevel: HostType = {
        var type = TypeBinding("UIUserInterfaceLevel", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIUserInterfaceLevel.self)
        type.enumCase("unspecified") { call throws(ScriptError) in
            call.give(UIUserInterfaceLevel.unspecified)
        }
        type.enumCase("base") { call throws(ScriptError) in
            call.give(UIUserInterfaceLevel.base)
        }
        type.enumCase("elevated") { call throws(ScriptError) in
            call.give(UIUserInterfaceLevel.elevated)
        }
        return type.hostType
    }()
}

extension UIUserInterfaceLevel: BridgedValue {
    package static var hostName: String { "UIUserInterfaceLevel" }
}
