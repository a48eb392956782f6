// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiUserInterfaceLayoutDirection: HostType = {
        var type = TypeBinding("UIUserInterfaceLayoutDirection", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIUserInterfaceLayoutDirection.self)
        type.enumCase("leftToRight") { call throws(ScriptError) in
            call.give(UIUserInterfaceLayoutDirection.leftToRight)
        }
        type.enumCase("rightToLeft") { call throws(ScriptError) in
            call.give(UIUserInterfaceLayoutDirection.rightToLeft)
        }
        return type.hostType
    }()
}

extension UIUserInterfaceLayoutDirection: BridgedValue {
    package static var hostName: String { "UIUserInterfaceLayoutDirection" }
}
