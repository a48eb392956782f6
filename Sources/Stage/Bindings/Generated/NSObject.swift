// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsObject: HostType = {
        var type = TypeBinding("NSObject", .class, conformances: ["Hashable", "CustomStringConvertible"])
        type.initializer("init()") { call throws(ScriptError) in
            call.make { NSObject() }
        }
        type.property("description", "String") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.description)
        }
        return type.hostType
    }()
}
