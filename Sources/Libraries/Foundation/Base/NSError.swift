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
        "Error Domain=\(domain) Code=\(code)"
            + ((userInfo[NSLocalizedDescriptionKey] as? String).map { " \"\($0)\"" } ?? " \"(null)\"")
    }
    var localizedDescription: String {
        userInfo[NSLocalizedDescriptionKey] as? String ?? "The operation couldn’t be completed. (\(domain) error \(code).)"
    }
    var localizedFailureReason: String? { userInfo[NSLocalizedFailureReasonErrorKey] as? String }
    var localizedRecoverySuggestion: String? { userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String }
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
