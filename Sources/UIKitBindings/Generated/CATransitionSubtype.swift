// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caTransitionSubtype: HostType = {
        var type = TypeBinding("CATransitionSubtype", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: CATransitionSubtype.self)
        type.enumCase("fromRight") { call throws(ScriptError) in
            call.give(CATransitionSubtype.fromRight)
        }
        type.enumCase("fromLeft") { call throws(ScriptError) in
            call.give(CATransitionSubtype.fromLeft)
        }
        type.enumCase("fromTop") { call throws(ScriptError) in
            call.give(CATransitionSubtype.fromTop)
        }
        type.enumCase("fromBottom") { call throws(ScriptError) in
            call.give(CATransitionSubtype.fromBottom)
        }
        return type.hostType
    }()
}

extension CATransitionSubtype: BridgedValue {
    package static var hostName: String { "CATransitionSubtype" }
}
