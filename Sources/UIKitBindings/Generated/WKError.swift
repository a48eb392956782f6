// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkError: HostType = {
        var type = TypeBinding("WKError", .structure, conformances: ["Error", "Hashable"])
        type.property("code", "WKError.Code") { call throws(ScriptError) in
            let object: WKError = try call.receiver()
            return call.give(object.code)
        }
        type.initializer("init(_:)", [HostParameter(nil, "code", "WKError.Code")]) { call throws(ScriptError) in
            let a0: WKError.Code = try call.argument(0)
            return call.give(WKError(a0))
        }
        type.property("localizedDescription", "String") { call throws(ScriptError) in
            let object: WKError = try call.receiver()
            return call.give(object.localizedDescription)
        }
        return type.hostType
    }()
}

extension WKError: BridgedValue {
    package static var hostName: String { "WKError" }
}

extension Bindings {
    static let wkErrorCode: HostType = {
        var type = TypeBinding("WKError.Code", .enumeration, conformances: ["Int"])
        type.addRawValue(of: WKError.Code.self)
        type.enumCase("unknown") { call throws(ScriptError) in
            call.give(WKError.Code.unknown)
        }
        type.enumCase("webContentProcessTerminated") { call throws(ScriptError) in
            call.give(WKError.Code.webContentProcessTerminated)
        }
        type.enumCase("webViewInvalidated") { call throws(ScriptError) in
            call.give(WKError.Code.webViewInvalidated)
        }
        type.enumCase("javaScriptExceptionOccurred") { call throws(ScriptError) in
            call.give(WKError.Code.javaScriptExceptionOccurred)
        }
        type.enumCase("javaScriptResultTypeIsUnsupported") { call throws(ScriptError) in
            call.give(WKError.Code.javaScriptResultTypeIsUnsupported)
        }
        return type.hostType
    }()
}

extension WKError.Code: BridgedValue {
    package static var hostName: String { "WKError.Code" }
}
