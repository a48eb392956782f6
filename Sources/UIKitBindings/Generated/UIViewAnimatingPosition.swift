// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiViewAnimatingPosition: HostType = {
        var type = TypeBinding("UIViewAnimatingPosition", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIViewAnimatingPosition.self)
        type.enumCase("end") { call throws(ScriptError) in
            call.give(UIViewAnimatingPosition.end)
        }
        type.enumCase("start") { call throws(ScriptError) in
            call.give(UIViewAnimatingPosition.start)
        }
        type.enumCase("current") { call throws(ScriptError) in
            call.give(UIViewAnimatingPosition.current)
        }
        return type.hostType
    }()
}

extension UIViewAnimatingPosition: BridgedValue {
    package static var hostName: String { "UIViewAnimatingPosition" }
}
