// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiViewAnimatingState: HostType = {
        var type = TypeBinding("UIViewAnimatingState", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIViewAnimatingState.self)
        type.enumCase("inactive") { call throws(ScriptError) in
            call.give(UIViewAnimatingState.inactive)
        }
        type.enumCase("active") { call throws(ScriptError) in
            call.give(UIViewAnimatingState.active)
        }
        type.enumCase("stopped") { call throws(ScriptError) in
            call.give(UIViewAnimatingState.stopped)
        }
        return type.hostType
    }()
}

extension UIViewAnimatingState: BridgedValue {
    package static var hostName: String { "UIViewAnimatingState" }
}
