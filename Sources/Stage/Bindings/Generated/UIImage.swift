// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiImage: HostType = {
        var type = TypeBinding("UIImage", .structure, conformances: ["Hashable", "CustomStringConvertible"])
        type.property("size", "CGSize") { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            return call.give(object.size)
        }
        type.initializer(
            "init(systemName:)",
            [HostParameter("systemName", "name", "String")],
            result: "UIImage?"
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.give(UIImage(systemName: a0))
        }
        type.initializer("init(named:)", [HostParameter("named", "name", "String")], result: "UIImage?") { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.give(UIImage(named: a0))
        }
        type.property("description", "String") { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            return call.give(object.description)
        }
        return type.hostType
    }()
}

extension UIImage: BridgedValue {
    static var hostName: String { "UIImage" }
}
