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

func _errorDomain(of error: CustomNSError) -> String { type(of: error).errorDomain }

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
