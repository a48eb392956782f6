// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let cgColor: HostType = {
        var type = TypeBinding("CGColor", .structure, conformances: ["Hashable"])
        return type.hostType
    }()
}

extension CGColor: BridgedValue {
    static var hostName: String { "CGColor" }
}
