// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let urlError: HostType = {
        var type = TypeBinding("URLError", .structure, conformances: ["Error", "Hashable"])
        type.property("code", "URLError.Code") { call throws(ScriptError) in
            let object: URLError = try call.receiver()
            return call.give(object.code)
        }
        type.initializer("init(_:)", [HostParameter(nil, "code", "URLError.Code")]) { call throws(ScriptError) in
            let a0: URLError.Code = try call.argument(0)
            return call.give(URLError(a0))
        }
        type.property("localizedDescription", "String") { call throws(ScriptError) in
            let object: URLError = try call.receiver()
            return call.give(object.localizedDescription)
        }
        return type.hostType
    }()
}

extension URLError: BridgedValue {
    static var hostName: String { "URLError" }
}

extension Bindings {
    static let urlErrorCode: HostType = {
        var type = TypeBinding("URLError.Code", .enumeration, conformances: ["Int"])
        type.addRawValue(of: URLError.Code.self)
        type.enumCase("unknown") { call throws(ScriptError) in
            call.give(URLError.Code.unknown)
        }
        type.enumCase("cancelled") { call throws(ScriptError) in
            call.give(URLError.Code.cancelled)
        }
        type.enumCase("timedOut") { call throws(ScriptError) in
            call.give(URLError.Code.timedOut)
        }
        type.enumCase("unsupportedURL") { call throws(ScriptError) in
            call.give(URLError.Code.unsupportedURL)
        }
        type.enumCase("cannotFindHost") { call throws(ScriptError) in
            call.give(URLError.Code.cannotFindHost)
        }
        type.enumCase("networkConnectionLost") { call throws(ScriptError) in
            call.give(URLError.Code.networkConnectionLost)
        }
        type.enumCase("notConnectedToInternet") { call throws(ScriptError) in
            call.give(URLError.Code.notConnectedToInternet)
        }
        type.enumCase("badServerResponse") { call throws(ScriptError) in
            call.give(URLError.Code.badServerResponse)
        }
        type.enumCase("fileDoesNotExist") { call throws(ScriptError) in
            call.give(URLError.Code.fileDoesNotExist)
        }
        return type.hostType
    }()
}

extension URLError.Code: BridgedValue {
    static var hostName: String { "URLError.Code" }
}
