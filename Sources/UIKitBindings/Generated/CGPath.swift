// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let cgPath: HostType = {
        var type = TypeBinding("CGPath", .structure, conformances: ["Hashable"])
        type.property("isEmpty", "Bool") { call throws(ScriptError) in
            let object: CGPath = try call.receiver()
            return call.give(object.isEmpty)
        }
        type.property("currentPoint", "CGPoint") { call throws(ScriptError) in
            let object: CGPath = try call.receiver()
            return call.give(object.currentPoint)
        }
        type.property("boundingBox", "CGRect") { call throws(ScriptError) in
            let object: CGPath = try call.receiver()
            return call.give(object.boundingBox)
        }
        type.method("contains(_:)", [HostParameter(nil, "point", "CGPoint")], result: "Bool") { call throws(ScriptError) in
            let object: CGPath = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            return call.give(object.contains(a0))
        }
        return type.hostType
    }()
}

extension CGPath: BridgedValue {
    package static var hostName: String { "CGPath" }
}
