/// Fidelity: documented Decodable, Encodable, Codable.
protocol Decodable { init(from decoder: Decoder) throws }

protocol Encodable { func encode(to encoder: Encoder) throws }

protocol Codable: Decodable, Encodable {}

/// Fidelity: documented Decoder, Encoder.
protocol Decoder {
    var codingPath: [CodingKey] { get }
    var userInfo: [CodingUserInfoKey: Any] { get }
    func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
    func unkeyedContainer() throws -> UnkeyedDecodingContainer
    func singleValueContainer() throws -> SingleValueDecodingContainer
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
            text += "[\(index)]"
        } else {
            text += text.isEmpty ? key.stringValue : "." + key.stringValue
        }
    }
    return text
}

func _errorText(_ what: String, _ path: [CodingKey], _ words: String, _ cause: Error?) -> String {
    var parts = [what]
    if !path.isEmpty { parts.append("Path: \(_pathText(path))") }
    if !words.isEmpty { parts.append("Debug description: \(words)") }
    if let cause { parts.append("Underlying error: \(cause)") }
    var text = ""
    for part in parts { text += text.isEmpty ? part : (text.hasSuffix(".") ? " " : ". ") + part }
    return text
}

extension Bool: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }

extension String: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }

extension Int: Codable {}

extension Int8: Codable {}

extension Int16: Codable {}

extension Int32: Codable {}

extension Int64: Codable {}

extension UInt: Codable {}

extension UInt8: Codable {}

extension UInt16: Codable {}

extension UInt32: Codable {}

extension UInt64: Codable {}

extension BinaryInteger { func encode(to encoder: Encoder) throws { try encoder._take(self) } }

extension Double: Codable {}

extension Float: Codable {}

extension BinaryFloatingPoint { func encode(to encoder: Encoder) throws { try encoder._take(self) } }

extension Array: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }

extension Dictionary: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }

extension Set: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }

extension Date: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }

extension URL: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }

extension Data: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }

extension UUID: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }

extension Decimal: Codable { func encode(to encoder: Encoder) throws { try encoder._take(self) } }

extension IndexSet: Codable {}
