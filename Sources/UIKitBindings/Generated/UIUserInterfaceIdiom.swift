// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiUserInterfaceIdiom: HostType = {
        var type = TypeBinding("UIUserInterfaceIdiom", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIUserInterfaceIdiom.self)
        type.enumCase("unspecified") { call throws(ScriptError) in
            call.give(UIUserInterfaceIdiom.unspecified)
        }
        type.enumCase("phone") { call throws(ScriptError) in
            call.give(UIUserInterfaceIdiom.phone)
        }
        type.enumCase("pad") { call throws(ScriptError) in
            call.give(UIUserInterfaceIdiom.pad)
        }
        return type.hostType
    }()
}

extension UIUserInterfaceIdiom: BridgedValue {
    package static var hostName: String { "UIUserInterfaceIdiom" }
}
