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
