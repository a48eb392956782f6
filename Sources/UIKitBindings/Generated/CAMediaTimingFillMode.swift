// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caMediaTimingFillMode: HostType = {
        var type = TypeBinding("CAMediaTimingFillMode", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: CAMediaTimingFillMode.self)
        type.enumCase("removed") { call throws(ScriptError) in
            call.give(CAMediaTimingFillMode.removed)
        }
        type.enumCase("forwards") { call throws(ScriptError) in
            call.give(CAMediaTimingFillMode.forwards)
        }
        type.enumCase("backwards") { call throws(ScriptError) in
            call.give(CAMediaTimingFillMode.backwards)
        }
        type.enumCase("both") { call throws(ScriptError) in
            call.give(CAMediaTimingFillMode.both)
        }
        return type.hostType
    }()
}

extension CAMediaTimingFillMode: BridgedValue {
    package static var hostName: String { "CAMediaTimingFillMode" }
}
