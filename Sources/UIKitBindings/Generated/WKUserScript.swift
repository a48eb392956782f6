// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkUserScript: HostType = {
        var type = TypeBinding("WKUserScript", .class, superclass: "NSObject")
        type.initializer(
            "init(source:injectionTime:forMainFrameOnly:)",
            [
                HostParameter("source", "source", "String"),
                HostParameter("injectionTime", "injectionTime", "WKUserScriptInjectionTime"),
                HostParameter("forMainFrameOnly", "forMainFrameOnly", "Bool"),
            ]
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: WKUserScriptInjectionTime = try call.argument(1)
            let a2: Bool = try call.argument(2)
            return call.make { WKUserScript(source: a0, injectionTime: a1, forMainFrameOnly: a2) }
        }
        type.property("source", "String") { call throws(ScriptError) in
            let object: WKUserScript = try call.receiver()
            return call.give(object.source)
        }
        type.property("injectionTime", "WKUserScriptInjectionTime") { call throws(ScriptError) in
            let object: WKUserScript = try call.receiver()
            return call.give(object.injectionTime)
        }
        type.property("isForMainFrameOnly", "Bool") { call throws(ScriptError) in
            let object: WKUserScript = try call.receiver()
            return call.give(object.isForMainFrameOnly)
        }
        return type.hostType
    }()
}
