// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiUserInterfaceStyle: HostType = {
        var type = TypeBinding("UIUserInterfaceStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIUserInterfaceStyle.self)
        type.enumCase("unspecified") { call throws(ScriptError) in
            call.give(UIUserInterfaceStyle.unspecified)
        }
        type.enumCase("light") { call throws(ScriptError) in
            call.give(UIUserInterfaceStyle.light)
        }
        type.enumCase("dark") { call throws(ScriptError) in
            call.give(UIUserInterfaceStyle.dark)
        }
        return type.hostType
    }()
}

extension UIUserInterfaceStyle: BridgedValue {
    package static var hostName: String { "UIUserInterfaceStyle" }
}
