internal import Interpreter

extension Bindings {
    /// The words of programs that decode or encode.
    static let codingWords = ["Decoder", "Encoder", "DecodingError", "EncodingError", "KeyedDecodingContainer", "KeyedEncodingContainer"]

    /// What values are coded with, in the learner's own Swift: keys, containers, errors, and Foundation's coders.
    ///
    /// What Swift makes of a type that is Codable the interpreter makes too, where this library is (`Declarations+Coding.swift`).
    static let codingLibrary = Program.Library(
        path: "Coding", text: [codingText, decodingText, encodingText, codersText].joined(separator: "\n"))

    private static let codingText = """
        /// What has a text and a number for its name.
        ///
        /// Fidelity: documented CodingKey.
        protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible {
            var stringValue: String { get }
            var intValue: Int? { get }
            init?(stringValue: String)
            init?(intValue: Int)
        }
        extension CodingKey {
            var description: String { "\\(type(of: self))(stringValue: \\"\\(stringValue)\\", intValue: \\(intValue.map { "\\($0)" } ?? "nil"))" }
            var debugDescription: String { description }
        }
        /// Fidelity: documented CodingKeyRepresentable.
        protocol CodingKeyRepresentable {
            var codingKey: CodingKey { get }
            init?<T: CodingKey>(codingKey: T)
        }
        extension CodingKeyRepresentable {
            var codingKey: CodingKey { __DictionaryCodingKey(stringValue: "\\(self.rawValue)", intValue: nil) }
        }
        struct __CodingKey: CodingKey {
            let stringValue: String
            let intValue: Int?
            init(index: Int) {
                stringValue = "Index \\(index)"
                intValue = index
            }
            init(stringValue: String) {
                self.stringValue = stringValue
                intValue = nil
            }
            init(intValue: Int) {
                stringValue = "\\(intValue)"
                self.intValue = intValue
            }
        }
        struct __DictionaryCodingKey: CodingKey {
            let stringValue: String
            let intValue: Int?
            init(stringValue: String, intValue: Int? = nil) {
                self.stringValue = stringValue
                self.intValue = intValue
            }
            init(intValue: Int) {
                stringValue = "\\(intValue)"
                self.intValue = intValue
            }
        }

        /// Where a value stands that is being coded.
        class _CodingPlace {
            let outer: _CodingPlace?
            let key: CodingKey?
            init(_ outer: _CodingPlace?, _ key: CodingKey?) {
                self.outer = outer
                self.key = key
            }
            var codingPath: [CodingKey] { outer == nil ? [] : outer!.path(to: key) }
            func path(to key: CodingKey?) -> [CodingKey] { key == nil ? codingPath : codingPath + [key!] }
        }
        /// What a coder's settings say, whichever way it codes.
        class _CodingSettings {
            var userInfo: [CodingUserInfoKey: Any] = [:]
            var floats = _Floats()
            var names: (([CodingKey]) -> CodingKey)?
            var isSnaked = false
        }

        /// Fidelity: documented Decodable, Encodable, Codable.
        protocol Decodable { init(from decoder: Decoder) throws }
        protocol Encodable { func encode(to encoder: Encoder) throws }
        protocol Codable: Decodable, Encodable {}
        extension Encoder {
            /// What values of the library's do when they are asked to encode themselves.
            func _take<T>(_ value: T) throws {
                var container = singleValueContainer()
                try container.encode(value)
            }
        }
        extension Bool: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }
        extension String: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }
        extension Int: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }
        extension Double: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }
        extension Array: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }
        extension Dictionary: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }
        extension Set: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }
        extension Date: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }
        extension URL: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }
        extension Data: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }
        extension UUID: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }
        extension Decimal: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }
        extension IndexSet: Codable {}

        /// Fidelity: documented Decoder, Encoder.
        protocol Decoder {
            var codingPath: [CodingKey] { get }
            var userInfo: [CodingUserInfoKey: Any] { get }
            func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
            func unkeyedContainer() throws -> UnkeyedDecodingContainer
            func singleValueContainer() throws -> SingleValueDecodingContainer
        }
        protocol Encoder {
            var codingPath: [CodingKey] { get }
            var userInfo: [CodingUserInfoKey: Any] { get }
            func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
            func unkeyedContainer() -> UnkeyedEncodingContainer
            func singleValueContainer() -> SingleValueEncodingContainer
        }
        /// Fidelity: documented CodingUserInfoKey.
        struct CodingUserInfoKey: Hashable {
            let rawValue: String
            init?(rawValue: String) { self.rawValue = rawValue }
        }

        func _pathText(_ path: [CodingKey]) -> String {
            var text = ""
            for key in path {
                if let index = key.intValue {
                    text += "[\\(index)]"
                } else {
                    text += text.isEmpty ? key.stringValue : "." + key.stringValue
                }
            }
            return text
        }
        func _errorText(_ what: String, _ path: [CodingKey], _ words: String, _ cause: Error?) -> String {
            var parts = [what]
            if !path.isEmpty { parts.append("Path: \\(_pathText(path))") }
            if !words.isEmpty { parts.append("Debug description: \\(words)") }
            if let cause { parts.append("Underlying error: \\(cause)") }
            var text = ""
            for part in parts { text += text.isEmpty ? part : (text.hasSuffix(".") ? " " : ". ") + part }
            return text
        }

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
                        "DecodingError.typeMismatch: expected value of type \\(type)", context.codingPath, context.debugDescription,
                        context.underlyingError)
                case .valueNotFound(let type, let context):
                    return _errorText(
                        "DecodingError.valueNotFound: Expected value of type \\(type) but found null instead", context.codingPath,
                        context.debugDescription, context.underlyingError)
                case .keyNotFound(let key, let context):
                    return _errorText(
                        "DecodingError.keyNotFound: Key '\\(key.stringValue)' not found in keyed decoding container.", context.codingPath,
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
                        "EncodingError.invalidValue: \\(String(reflecting: value)) (\\(type(of: value)))", context.codingPath,
                        context.debugDescription, context.underlyingError)
                }
            }
            var localizedDescription: String { "The data couldn’t be written because it isn’t in the correct format." }
            var errorDescription: String? { localizedDescription }
            var failureReason: String? { nil }
            var recoverySuggestion: String? { nil }
        }
        """
}
