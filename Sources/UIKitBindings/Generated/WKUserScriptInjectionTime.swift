// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkUserScriptInjectionTime: HostType = {
        var type = TypeBinding("WKUserScriptInjectionTime", .enumeration, conformances: ["Int"])
        type.addRawValue(of: WKUserScriptInjectionTime.self)
        type.enumCase("atDocumentStart") { call throws(ScriptError) in
            call.give(WKUserScriptInjectionTime.atDocumentStart)
        }
        type.enumCase("atDocumentEnd") { call throws(ScriptError) in
            call.give(WKUserScriptInjectionTime.atDocumentEnd)
        }
        return type.hostType
    }()
}

extension WKUserScriptInjectionTime: BridgedValue {
    package static var hostName: String { "WKUserScriptInjectionTime" }
}
