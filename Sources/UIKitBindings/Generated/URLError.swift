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
    package static var hostName: String { "URLError" }
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
        type.enumCase("badURL") { call throws(ScriptError) in
            call.give(URLError.Code.badURL)
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
        type.enumCase("cannotConnectToHost") { call throws(ScriptError) in
            call.give(URLError.Code.cannotConnectToHost)
        }
        type.enumCase("networkConnectionLost") { call throws(ScriptError) in
            call.give(URLError.Code.networkConnectionLost)
        }
        type.enumCase("dnsLookupFailed") { call throws(ScriptError) in
            call.give(URLError.Code.dnsLookupFailed)
        }
        type.enumCase("httpTooManyRedirects") { call throws(ScriptError) in
            call.give(URLError.Code.httpTooManyRedirects)
        }
        type.enumCase("resourceUnavailable") { call throws(ScriptError) in
            call.give(URLError.Code.resourceUnavailable)
        }
        type.enumCase("notConnectedToInternet") { call throws(ScriptError) in
            call.give(URLError.Code.notConnectedToInternet)
        }
        type.enumCase("badServerResponse") { call throws(ScriptError) in
            call.give(URLError.Code.badServerResponse)
        }
        type.enumCase("userCancelledAuthentication") { call throws(ScriptError) in
            call.give(URLError.Code.userCancelledAuthentication)
        }
        type.enumCase("userAuthenticationRequired") { call throws(ScriptError) in
            call.give(URLError.Code.userAuthenticationRequired)
        }
        type.enumCase("zeroByteResource") { call throws(ScriptError) in
            call.give(URLError.Code.zeroByteResource)
        }
        type.enumCase("cannotDecodeRawData") { call throws(ScriptError) in
            call.give(URLError.Code.cannotDecodeRawData)
        }
        type.enumCase("cannotDecodeContentData") { call throws(ScriptError) in
            call.give(URLError.Code.cannotDecodeContentData)
        }
        type.enumCase("cannotParseResponse") { call throws(ScriptError) in
            call.give(URLError.Code.cannotParseResponse)
        }
        type.enumCase("internationalRoamingOff") { call throws(ScriptError) in
            call.give(URLError.Code.internationalRoamingOff)
        }
        type.enumCase("callIsActive") { call throws(ScriptError) in
            call.give(URLError.Code.callIsActive)
        }
        type.enumCase("dataNotAllowed") { call throws(ScriptError) in
            call.give(URLError.Code.dataNotAllowed)
        }
        type.enumCase("appTransportSecurityRequiresSecureConnection") { call throws(ScriptError) in
            call.give(URLError.Code.appTransportSecurityRequiresSecureConnection)
        }
        type.enumCase("fileDoesNotExist") { call throws(ScriptError) in
            call.give(URLError.Code.fileDoesNotExist)
        }
        type.enumCase("secureConnectionFailed") { call throws(ScriptError) in
            call.give(URLError.Code.secureConnectionFailed)
        }
        return type.hostType
    }()
}

extension URLError.Code: BridgedValue {
    package static var hostName: String { "URLError.Code" }
}
