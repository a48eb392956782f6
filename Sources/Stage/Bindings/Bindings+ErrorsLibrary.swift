internal import Interpreter

extension Bindings {
    /// Foundation's errors, in the learner's own Swift.
    static let errorsLibrary = Program.Library(
        path: "Errors",
        text: """
            /// An error that can say what it is.
            ///
            /// Fidelity: documented LocalizedError.
            protocol LocalizedError: Error {
                var errorDescription: String? { get }
                var failureReason: String? { get }
                var recoverySuggestion: String? { get }
                var helpAnchor: String? { get }
            }
            extension LocalizedError {
                var errorDescription: String? { nil }
                var failureReason: String? { nil }
                var recoverySuggestion: String? { nil }
                var helpAnchor: String? { nil }
                var localizedDescription: String {
                    errorDescription ?? "The operation couldn’t be completed. (\\(self._domain) error \\(self._code).)"
                }
            }

            /// An error that says its domain and number.
            ///
            /// Fidelity: documented CustomNSError.
            protocol CustomNSError: Error {
                static var errorDomain: String { get }
                var errorCode: Int { get }
                var errorUserInfo: [String: Any] { get }
            }
            extension CustomNSError {
                static var errorDomain: String { String(reflecting: self) }
                var errorCode: Int { self._code }
                var errorUserInfo: [String: Any] { [:] }
            }

            /// Fidelity: documented NSLocalizedDescriptionKey.
            let NSLocalizedDescriptionKey = "NSLocalizedDescription"
            /// Fidelity: documented NSLocalizedFailureReasonErrorKey.
            let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
            /// Fidelity: documented NSLocalizedRecoverySuggestionErrorKey.
            let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
            /// Fidelity: documented NSUnderlyingErrorKey.
            let NSUnderlyingErrorKey = "NSUnderlyingError"
            /// Fidelity: documented NSCocoaErrorDomain.
            let NSCocoaErrorDomain = "NSCocoaErrorDomain"
            /// Fidelity: documented NSURLErrorDomain.
            let NSURLErrorDomain = "NSURLErrorDomain"

            /// An error with a domain and a number.
            ///
            /// Fidelity: documented NSError; the words for an error without any are reported.
            class NSError: NSObject, Error {
                let domain: String
                let code: Int
                let userInfo: [String: Any]
                init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
                    self.domain = domain
                    self.code = code
                    self.userInfo = userInfo ?? [:]
                    super.init()
                }
                override func isEqual(_ object: Any?) -> Bool {
                    guard let other = object as? NSError else { return false }
                    return other.domain == domain && other.code == code && other.userInfo.count == userInfo.count
                        && other.localizedDescription == localizedDescription
                }
                override var hash: Int { code }
                /// What a cast to one of Foundation's errors finds.
                var _bridged: Any {
                    if domain == NSCocoaErrorDomain { return CocoaError(_nsError: self) }
                    if domain == NSURLErrorDomain { return URLError(URLError.Code(rawValue: code)) }
                    return self
                }
                override var description: String {
                    "Error Domain=\\(domain) Code=\\(code)"
                        + ((userInfo[NSLocalizedDescriptionKey] as? String).map { " \\"\\($0)\\"" } ?? " \\"(null)\\"")
                }
                var localizedDescription: String {
                    userInfo[NSLocalizedDescriptionKey] as? String ?? "The operation couldn’t be completed. (\\(domain) error \\(code).)"
                }
                var localizedFailureReason: String? { userInfo[NSLocalizedFailureReasonErrorKey] as? String }
                var localizedRecoverySuggestion: String? { userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String }
            }

            /// What `as NSError` gives: errors by domain and number. One of the program's stays what it was for whoever casts it back.
            func _asNSError(_ error: Any) -> Any {
                if error is NSError { return error }
                if error is CocoaError { return (error as! CocoaError)._nsError }
                if error is URLError {
                    return NSError(
                        domain: NSURLErrorDomain, code: (error as! URLError).code.rawValue,
                        userInfo: [NSLocalizedDescriptionKey: (error as! URLError).localizedDescription])
                }
                if error is WKError {
                    return NSError(
                        domain: WKErrorDomain, code: (error as! WKError).code.rawValue,
                        userInfo: [NSLocalizedDescriptionKey: (error as! WKError).localizedDescription])
                }
                if error is WebKitError {
                    return NSError(
                        domain: "WebKitErrorDomain", code: (error as! WebKitError).code,
                        userInfo: [NSLocalizedDescriptionKey: (error as! WebKitError).localizedDescription])
                }
                return (error as? Error).map { _ErrorObject(_error: $0) } ?? error
            }
            /// One of the program's errors as the system sees it.
            final class _ErrorObject: NSError {
                let _error: Any
                init(_error error: Error) {
                    _error = error
                    if let custom = error as? CustomNSError {
                        super.init(domain: _errorDomain(of: custom), code: custom.errorCode, userInfo: custom.errorUserInfo)
                    } else {
                        super.init(domain: error._domain, code: error._code)
                    }
                }
                override var localizedDescription: String {
                    if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
                    return _error is LocalizedError || !(_error is CustomNSError)
                        ? (_error as! Error).localizedDescription : super.localizedDescription
                }
                override var localizedFailureReason: String? { (_error as? LocalizedError)?.failureReason ?? super.localizedFailureReason }
                override var localizedRecoverySuggestion: String? {
                    (_error as? LocalizedError)?.recoverySuggestion ?? super.localizedRecoverySuggestion
                }
            }
            func _errorDomain(of error: CustomNSError) -> String { type(of: error).errorDomain }
            extension URLError {
                var errorCode: Int { code.rawValue }
                static var unknown: Code { .unknown }
                static var cancelled: Code { .cancelled }
                static var badURL: Code { .badURL }
                static var timedOut: Code { .timedOut }
                static var unsupportedURL: Code { .unsupportedURL }
                static var cannotFindHost: Code { .cannotFindHost }
                static var cannotConnectToHost: Code { .cannotConnectToHost }
                static var networkConnectionLost: Code { .networkConnectionLost }
                static var notConnectedToInternet: Code { .notConnectedToInternet }
                static var badServerResponse: Code { .badServerResponse }
                static var cannotParseResponse: Code { .cannotParseResponse }
                static var userAuthenticationRequired: Code { .userAuthenticationRequired }
                static var dataNotAllowed: Code { .dataNotAllowed }
                static var secureConnectionFailed: Code { .secureConnectionFailed }
            }
            /// Fidelity: documented WKErrorDomain.
            let WKErrorDomain = "WKErrorDomain"
            /// Fidelity: documented NSURLErrorUnknown.
            let NSURLErrorUnknown = -1
            /// Fidelity: documented NSURLErrorCancelled.
            let NSURLErrorCancelled = -999
            /// Fidelity: documented NSURLErrorBadURL.
            let NSURLErrorBadURL = -1000
            /// Fidelity: documented NSURLErrorTimedOut.
            let NSURLErrorTimedOut = -1001
            /// Fidelity: documented NSURLErrorUnsupportedURL.
            let NSURLErrorUnsupportedURL = -1002
            /// Fidelity: documented NSURLErrorCannotFindHost.
            let NSURLErrorCannotFindHost = -1003
            /// Fidelity: documented NSURLErrorCannotConnectToHost.
            let NSURLErrorCannotConnectToHost = -1004
            /// Fidelity: documented NSURLErrorNetworkConnectionLost.
            let NSURLErrorNetworkConnectionLost = -1005
            /// Fidelity: documented NSURLErrorNotConnectedToInternet.
            let NSURLErrorNotConnectedToInternet = -1009
            /// Fidelity: documented NSURLErrorBadServerResponse.
            let NSURLErrorBadServerResponse = -1011
            """)
}
