// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caMediaTimingFunctionName: HostType = {
        var type = TypeBinding("CAMediaTimingFunctionName", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: CAMediaTimingFunctionName.self)
        type.enumCase("linear") { call throws(ScriptError) in
            call.give(CAMediaTimingFunctionName.linear)
        }
        type.enumCase("easeIn") { call throws(ScriptError) in
            call.give(CAMediaTimingFunctionName.easeIn)
        }
        type.enumCase("easeOut") { call throws(ScriptError) in
            call.give(CAMediaTimingFunctionName.easeOut)
        }
        type.enumCase("easeInEaseOut") { call throws(ScriptError) in
            call.give(CAMediaTimingFunctionName.easeInEaseOut)
        }
        type.enumCase("default") { call throws(ScriptError) in
            call.give(CAMediaTimingFunctionName.`default`)
        }
        return type.hostType
    }()
}

extension CAMediaTimingFunctionName: BridgedValue {
    package static var hostName: String { "CAMediaTimingFunctionName" }
}
