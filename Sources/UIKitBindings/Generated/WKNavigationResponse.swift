// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkNavigationResponse: HostType = {
        var type = TypeBinding("WKNavigationResponse", .class, superclass: "NSObject")
        type.property("response", "URLResponse") { call throws(ScriptError) in
            let object: WKNavigationResponse = try call.receiver()
            return call.give(object.response)
        }
        type.property("isForMainFrame", "Bool") { call throws(ScriptError) in
            let object: WKNavigationResponse = try call.receiver()
            return call.give(object.isForMainFrame)
        }
        type.property("canShowMIMEType", "Bool") { call throws(ScriptError) in
            let object: WKNavigationResponse = try call.receiver()
            return call.give(object.canShowMIMEType)
        }
        return type.hostType
    }()
}
