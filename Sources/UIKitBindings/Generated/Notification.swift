// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let notificationName: HostType = {
        var type = TypeBinding("Notification.Name", .structure, conformances: ["Hashable", "RawRepresentable"])
        type.addRawValue(of: Notification.Name.self)
        type.initializer("init(_:)", [HostParameter(nil, "rawValue", "String")]) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.give(Notification.Name(a0))
        }
        return type.hostType
    }()
}

extension Notification.Name: BridgedValue {
    package static var hostName: String { "Notification.Name" }
}
