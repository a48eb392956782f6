// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caTransitionType: HostType = {
        var type = TypeBinding("CATransitionType", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: CATransitionType.self)
        type.enumCase("fade") { call throws(ScriptError) in
            call.give(CATransitionType.fade)
        }
        type.enumCase("moveIn") { call throws(ScriptError) in
            call.give(CATransitionType.moveIn)
        }
        type.enumCase("push") { call throws(ScriptError) in
            call.give(CATransitionType.push)
        }
        type.enumCase("reveal") { call throws(ScriptError) in
            call.give(CATransitionType.reveal)
        }
        return type.hostType
    }()
}

extension CATransitionType: BridgedValue {
    package static var hostName: String { "CATransitionType" }
}
