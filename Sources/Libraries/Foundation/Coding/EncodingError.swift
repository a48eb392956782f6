/// Why a value cannot be encoded.
///
/// Fidelity: documented EncodingError; its text is what Swift 6.3 prints.
enum EncodingError: Error, CustomDebugStringConvertible {
    struct Context {
        let codingPath: [CodingKey]
        let debugDescription: String
        let underlyingError: Error?
        init(codingPath: [CodingKey], debugDescription: String, underlyingError: Error? = nil) {
            self.codingPath = codingPath
            self.debugDescription = debugDescription
            self.underlyingError = underlyingError
        }
    }
    case invalidValue(Any, Context)
    var debugDescription: String {
        switch self {
        case .invalidValue(let value, let context):
            return _errorText(
                "EncodingError.invalidValue: \(String(reflecting: value)) (\(type(of: value)))", context.codingPath,
                context.debugDescription, context.underlyingError)
        }
    }
    var localizedDescription: String { "The data couldn’t be written because it isn’t in the correct format." }
    var errorDescription: String? { localizedDescription }
    var failureReason: String? { nil }
    var recoverySuggestion: String? { nil }
}
