// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkUserContentController: HostType = {
        var type = TypeBinding("WKUserContentController", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { WKUserContentController() }
        }
        type.property("userScripts", "[WKUserScript]") { call throws(ScriptError) in
            let object: WKUserContentController = try call.receiver()
            return call.give(object.userScripts)
        }
        type.method("addUserScript(_:)", [HostParameter(nil, "userScript", "WKUserScript")]) { call throws(ScriptError) in
            let object: WKUserContentController = try call.receiver()
            let a0: WKUserScript = try call.argument(0)
            object.addUserScript(a0)
            return .void
        }
        type.method("removeAllUserScripts()") { call throws(ScriptError) in
            let object: WKUserContentController = try call.receiver()
            object.removeAllUserScripts()
            return .void
        }
        type.method(
            "add(_:name:)",
            [HostParameter(nil, "scriptMessageHandler", "any WKScriptMessageHandler"), HostParameter("name", "name", "String")]
        ) { call throws(ScriptError) in
            let object: WKUserContentController = try call.receiver()
            let a0 = try call.conforming(0, to: (any WKScriptMessageHandler).self)
            let a1: String = try call.argument(1)
            object.add(a0, name: a1)
            return .void
        }
        type.method("removeScriptMessageHandler(forName:)", [HostParameter("forName", "name", "String")]) { call throws(ScriptError) in
            let object: WKUserContentController = try call.receiver()
            let a0: String = try call.argument(0)
            object.removeScriptMessageHandler(forName: a0)
            return .void
        }
        type.method("removeAllScriptMessageHandlers()") { call throws(ScriptError) in
            let object: WKUserContentController = try call.receiver()
            object.removeAllScriptMessageHandlers()
            return .void
        }
        type.requireVersion(iOS: 14, ["removeAllScriptMessageHandlers()"])
        return type.hostType
    }()
}
