/// Makes values of JSON.
///
/// Fidelity: documented JSONDecoder; JSON5 is refused.
class JSONDecoder {
    enum DateDecodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom((Decoder) throws -> Date)
    }
    enum DataDecodingStrategy {
        case deferredToData, base64
        case custom((Decoder) throws -> Data)
    }
    enum NonConformingFloatDecodingStrategy {
        case `throw`
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
    enum KeyDecodingStrategy {
        case useDefaultKeys, convertFromSnakeCase
        case custom(([CodingKey]) -> CodingKey)
    }
    var dateDecodingStrategy: DateDecodingStrategy = .deferredToDate
    var dataDecodingStrategy: DataDecodingStrategy = .base64
    var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy = .throw
    var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
    var userInfo: [CodingUserInfoKey: Any] = [:]
    var assumesTopLevelDictionary = false
    var allowsJSON5 = false {
        didSet { if allowsJSON5 { _refuse("JSON5") } }
    }
    init() {}
    func decode<T>(_ type: T.Type, from data: Data) throws -> T {
        if _isNowhere(type) { return _standIn(type) }
        let coder = _coder()
        let found = _tree(data)
        if found.isEmpty { throw coder.corrupted }
        return try _Decoding(found[0], nil, nil, coder).unbox(found[0], type, nil)
    }
    func _coder() -> _Coder {
        let coder = _Coder()
        coder.userInfo = userInfo
        switch keyDecodingStrategy {
        case .useDefaultKeys: break
        case .convertFromSnakeCase: coder.isSnaked = true
        case .custom(let body): coder.names = body
        }
        switch nonConformingFloatDecodingStrategy {
        case .throw: break
        case .convertFromString(let positive, let negative, let none):
            coder.floats = _Floats(positive: positive, negative: negative, none: none)
        }
        coder.dates = _dates()
        switch dataDecodingStrategy {
        case .deferredToData: coder.bytes = { decoder, value in Data(try decoder.decode([UInt8].self)) }
        case .base64:
            coder.bytes = { decoder, value in
                if let data = Data(base64Encoded: try decoder.decode(String.self)) { return data }
                throw DecodingError.dataCorrupted(decoder.context("Encountered Data is not valid Base64."))
            }
        case .custom(let body): coder.bytes = { decoder, value in try body(decoder) }
        }
        return coder
    }
    func _dates() -> (Decoder, Any) throws -> Date {
        switch dateDecodingStrategy {
        case .deferredToDate: return { decoder, value in Date(timeIntervalSinceReferenceDate: try decoder.decode(Double.self)) }
        case .secondsSince1970: return { decoder, value in Date(timeIntervalSince1970: try decoder.decode(Double.self)) }
        case .millisecondsSince1970:
            return { decoder, value in Date(timeIntervalSince1970: try decoder.decode(Double.self) / 1000) }
        case .iso8601:
            return { decoder, value in
                if let date = _internetDate(try decoder.decode(String.self)) { return date }
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(
                        codingPath: decoder.outer!.codingPath,
                        debugDescription: "Expected date string to be ISO8601-formatted."))
            }
        case .formatted(let formatter):
            return { decoder, value in
                if let date = formatter.date(from: try decoder.decode(String.self)) { return date }
                throw DecodingError.dataCorrupted(decoder.context("Date string does not match format expected by formatter."))
            }
        case .custom(let body): return { decoder, value in try body(decoder) }
        }
    }
}
