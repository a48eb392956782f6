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
        return type.hostType
    }()
}

extension CGImage: BridgedValue {
    static var hostName: String { "CGImage" }
}
