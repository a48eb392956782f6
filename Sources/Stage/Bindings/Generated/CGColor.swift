// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let cgColor: HostType = {
        var type = TypeBinding("CGColor", .structure, conformances: ["Hashable"])
        type.property("alpha", "CGFloat") { call throws(ScriptError) in
            let object: CGColor = try call.receiver()
            return call.give(object.alpha)
        }
        type.property("components", "[CGFloat]?") { call throws(ScriptError) in
            let object: CGColor = try call.receiver()
            return call.give(object.components)
        }
        type.property("numberOfComponents", "Int") { call throws(ScriptError) in
            let object: CGColor = try call.receiver()
            return call.give(object.numberOfComponents)
        }
        return type.hostType
    }()
}

extension CGColor: BridgedValue {
    static var hostName: String { "CGColor" }
}
