// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let urlResponse: HostType = {
        var type = TypeBinding("URLResponse", .class, superclass: "NSObject")
        type.property("url", "URL?") { call throws(ScriptError) in
            let object: URLResponse = try call.receiver()
            return call.give(object.url)
        }
        return type.hostType
    }()
}
