// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkFrameInfo: HostType = {
        var type = TypeBinding("WKFrameInfo", .class, superclass: "NSObject")
        type.property("isMainFrame", "Bool") { call throws(ScriptError) in
            let object: WKFrameInfo = try call.receiver()
            return call.give(object.isMainFrame)
        }
        type.property("request", "URLRequest") { call throws(ScriptError) in
            let object: WKFrameInfo = try call.receiver()
            return call.give(object.request)
        }
        return type.hostType
    }()
}
