// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiContextMenuInteractionCommitStyle: HostType = {
        var type = TypeBinding("UIContextMenuInteractionCommitStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIContextMenuInteractionCommitStyle.self)
        type.enumCase("dismiss") { call throws(ScriptError) in
            call.give(UIContextMenuInteractionCommitStyle.dismiss)
        }
        type.enumCase("pop") { call throws(ScriptError) in
            call.give(UIContextMenuInteractionCommitStyle.pop)
        }
        return type.hostType
    }()
}

extension UIContextMenuInteractionCommitStyle: BridgedValue {
    package static var hostName: String { "UIContextMenuInteractionCommitStyle" }
}
