// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let dispatchQoS: HostType = {
        var type = TypeBinding("DispatchQoS", .structure, conformances: ["Hashable"])
        type.enumCase("background") { call throws(ScriptError) in
            call.give(DispatchQoS.background)
        }
        type.enumCase("utility") { call throws(ScriptError) in
            call.give(DispatchQoS.utility)
        }
        type.enumCase("default") { call throws(ScriptError) in
            call.give(DispatchQoS.`default`)
        }
        type.enumCase("userInitiated") { call throws(ScriptError) in
            call.give(DispatchQoS.userInitiated)
        }
        type.enumCase("userInteractive") { call throws(ScriptError) in
            call.give(DispatchQoS.userInteractive)
        }
        type.enumCase("unspecified") { call throws(ScriptError) in
            call.give(DispatchQoS.unspecified)
        }
        return type.hostType
    }()
}

extension DispatchQoS: BridgedValue {
    package static var hostName: String { "DispatchQoS" }
}

extension Bindings {
    static let dispatchQoSQoSClass: HostType = {
        var type = TypeBinding("DispatchQoS.QoSClass", .enumeration, conformances: ["Hashable"])
        type.enumCase("background") { call throws(ScriptError) in
            call.give(DispatchQoS.QoSClass.background)
        }
        type.enumCase("utility") { call throws(ScriptError) in
            call.give(DispatchQoS.QoSClass.utility)
        }
        type.enumCase("default") { call throws(ScriptError) in
            call.give(DispatchQoS.QoSClass.`default`)
        }
        type.enumCase("userInitiated") { call throws(ScriptError) in
            call.give(DispatchQoS.QoSClass.userInitiated)
        }
        type.enumCase("userInteractive") { call throws(ScriptError) in
            call.give(DispatchQoS.QoSClass.userInteractive)
        }
        type.enumCase("unspecified") { call throws(ScriptError) in
            call.give(DispatchQoS.QoSClass.unspecified)
        }
        return type.hostType
    }()
}

extension DispatchQoS.QoSClass: BridgedValue {
    package static var hostName: String { "DispatchQoS.QoSClass" }
}
