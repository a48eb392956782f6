// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let cgImage: HostType = {
        var type = TypeBinding("CGImage", .structure, conformances: ["Hashable"])
        type.property("width", "Int") { call throws(ScriptError) in
            let object: CGImage = try call.receiver()
            return call.give(object.width)
        }
        type.property("height", "Int") { call throws(ScriptError) in
            let object: CGImage = try call.receiver()
            return call.give(object.height)
        }
        type.method("cropping(to:)", [HostParameter("to", "rect", "CGRect")], result: "CGImage?") { call throws(ScriptError) in
            let object: CGImage = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.cropping(to: a0))
        }
        return type.hostType
    }()
}

extension CGImage: BridgedValue {
    package static var hostName: String { "CGImage" }
}
