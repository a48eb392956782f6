/// Makes JSON of values.
///
/// Fidelity: documented JSONEncoder; without sortedKeys members stand in the order in which they were encoded, for which Foundation has none
/// (simplified).
class JSONEncoder {
    struct OutputFormatting: OptionSet {
        let rawValue: Int
        static let prettyPrinted = OutputFormatting(rawValue: 1)
        static let sortedKeys = OutputFormatting(rawValue: 2)
        static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }
    enum DateEncodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom((Date, Encoder) throws -> Void)
    }
    enum DataEncodingStrategy {
        case deferredToData, base64
        case custom((Data, Encoder) throws -> Void)
    }
    enum NonConformingFloatEncodingStrategy {
        case `throw`
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
    enum KeyEncodingStrategy {
        case useDefaultKeys, convertToSnakeCase
        case custom(([CodingKey]) -> CodingKey)
    }
    var outputFormatting: OutputFormatting = []
    var dateEncodingStrategy: DateEncodingStrategy = .deferredToDate
    var dataEncodingStrategy: DataEncodingStrategy = .base64
    var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy = .throw
    var keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys
    var userInfo: [CodingUserInfoKey: Any] = [:]
    init() {}
    func encode<T>(_ value: T) throws -> Data { _text(of: try _writer().tree(value, T.self), outputFormatting.rawValue) }
    func _writer() -> _Writer {
        let writer = _Writer()
        writer.userInfo = userInfo
        switch keyEncodingStrategy {
        case .useDefaultKeys: break
        case .convertToSnakeCase: writer.isSnaked = true
        case .custom(let body): writer.names = body
        }
        switch nonConformingFloatEncodingStrategy {
        case .throw: break
        case .convertToString(let positive, let negative, let none):
            writer.floats = _Floats(positive: positive, negative: negative, none: none)
        }
        switch dateEncodingStrategy {
        case .deferredToDate:
            writer.dates = { date, encoding in try encoding.number(date.timeIntervalSinceReferenceDate, Double.self, nil) }
        case .secondsSince1970: writer.dates = { date, encoding in try encoding.number(date.timeIntervalSince1970, Double.self, nil) }
        case .millisecondsSince1970:
            writer.dates = { date, encoding in try encoding.number(date.timeIntervalSince1970 * 1000, Double.self, nil) }
        case .iso8601: writer.dates = { date, encoding in _internetText(date) }
        case .formatted(let formatter): writer.dates = { date, encoding in formatter.string(from: date) }
        case .custom(let body):
            writer.dates = { date, encoding in
                try body(date, encoding)
                return encoding.node
            }
        }
        switch dataEncodingStrategy {
        case .deferredToData: writer.bytes = { data, encoding in _bytes(of: data) }
        case .base64: writer.bytes = { data, encoding in data.base64EncodedString() }
        case .custom(let body):
            writer.bytes = { data, encoding in
                try body(data, encoding)
                return encoding.node
            }
        }
        return writer
    }
}
