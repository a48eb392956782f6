// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let dispatchWorkItemFlags: HostType = {
        var type = TypeBinding("DispatchWorkItemFlags", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: DispatchWorkItemFlags.self)
        type.enumCase("barrier") { call throws(ScriptError) in
            call.give(DispatchWorkItemFlags.barrier)
        }
        return type.hostType
    }()
}

extension DispatchWorkItemFlags: BridgedOptions {
    package static var hostName: String { "DispatchWorkItemFlags" }
}
