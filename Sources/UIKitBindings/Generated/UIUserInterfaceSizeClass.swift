// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiUserInterfaceSizeClass: HostType = {
        var type = TypeBinding("UIUserInterfaceSizeClass", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIUserInterfaceSizeClass.self)
        type.enumCase("unspecified") { call throws(ScriptError) in
            call.give(UIUserInterfaceSizeClass.unspecified)
        }
        type.enumCase("compact") { call throws(ScriptError) in
            call.give(UIUserInterfaceSizeClass.compact)
        }
        type.enumCase("regular") { call throws(ScriptError) in
            call.give(UIUserInterfaceSizeClass.regular)
        }
        return type.hostType
    }()
}

extension UIUserInterfaceSizeClass: BridgedValue {
    package static var hostName: String { "UIUserInterfaceSizeClass" }
}
