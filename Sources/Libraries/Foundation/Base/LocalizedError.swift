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
        errorDescription ?? "The operation couldn’t be completed. (\(self._domain) error \(self._code).)"
    }
}
