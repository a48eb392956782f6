// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caCornerMask: HostType = {
        var type = TypeBinding("CACornerMask", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: CACornerMask.self)
        type.enumCase("layerMinXMinYCorner") { call throws(ScriptError) in
            call.give(CACornerMask.layerMinXMinYCorner)
        }
        type.enumCase("layerMaxXMinYCorner") { call throws(ScriptError) in
            call.give(CACornerMask.layerMaxXMinYCorner)
        }
        type.enumCase("layerMinXMaxYCorner") { call throws(ScriptError) in
            call.give(CACornerMask.layerMinXMaxYCorner)
        }
        type.enumCase("layerMaxXMaxYCorner") { call throws(ScriptError) in
            call.give(CACornerMask.layerMaxXMaxYCorner)
        }
        return type.hostType
    }()
}

extension CACornerMask: BridgedOptions {
    package static var hostName: String { "CACornerMask" }
}
