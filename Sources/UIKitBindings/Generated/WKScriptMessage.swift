// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkScriptMessage: HostType = {
        var type = TypeBinding("WKScriptMessage", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { WKScriptMessage() }
        }
        type.property("name", "String") { call throws(ScriptError) in
            let object: WKScriptMessage = try call.receiver()
            return call.give(object.name)
        }
        type.property("webView", "WKWebView?") { call throws(ScriptError) in
            let object: WKScriptMessage = try call.receiver()
            return call.give(object.webView)
        }
        return type.hostType
    }()
}
