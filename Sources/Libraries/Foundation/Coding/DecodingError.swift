/// Why a value cannot be decoded.
///
/// Fidelity: documented DecodingError; its text is what Swift 6.3 prints, without the error of the text that JSON is read from (simplified).
enum DecodingError: Error, CustomDebugStringConvertible {
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
    case typeMismatch(Any.Type, Context)
    case valueNotFound(Any.Type, Context)
    case keyNotFound(CodingKey, Context)
    case dataCorrupted(Context)

    static func dataCorruptedError(forKey key: Any, in container: Any, debugDescription: String) -> DecodingError {
        .dataCorrupted(Context(codingPath: container._path(to: key), debugDescription: debugDescription))
    }
    static func dataCorruptedError(in container: Any, debugDescription: String) -> DecodingError {
        .dataCorrupted(Context(codingPath: container._path(to: nil), debugDescription: debugDescription))
    }
    var debugDescription: String {
        switch self {
        case .typeMismatch(let type, let context):
            return _errorText(
                "DecodingError.typeMismatch: expected value of type \(type)", context.codingPath, context.debugDescription,
                context.underlyingError)
        case .valueNotFound(let type, let context):
            return _errorText(
                "DecodingError.valueNotFound: Expected value of type \(type) but found null instead", context.codingPath,
                context.debugDescription, context.underlyingError)
        case .keyNotFound(let key, let context):
            return _errorText(
                "DecodingError.keyNotFound: Key '\(key.stringValue)' not found in keyed decoding container.", context.codingPath,
                context.debugDescription, context.underlyingError)
        case .dataCorrupted(let context):
            return _errorText(
                "DecodingError.dataCorrupted: Data was corrupted", context.codingPath, context.debugDescription,
                context.underlyingError)
        }
    }
    var localizedDescription: String {
        switch self {
        case .keyNotFound, .valueNotFound: return "The data couldn’t be read because it is missing."
        default: return "The data couldn’t be read because it isn’t in the correct format."
        }
    }
    var errorDescription: String? { localizedDescription }
    var failureReason: String? { nil }
    var recoverySuggestion: String? { nil }
}
