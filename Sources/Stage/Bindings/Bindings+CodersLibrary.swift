internal import Interpreter

extension Bindings {
    /// Foundation's coders, in the learner's own Swift.
    static let codersText = """
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

        /// Whether nothing declares the type, so that nothing is known of what data would hold it.
        func _isNowhere(_ type: Any.Type) -> Bool { _form(type) == 7 }

        /// Makes values of property lists.
        ///
        /// Fidelity: documented PropertyListDecoder.
        class PropertyListDecoder {
            var userInfo: [CodingUserInfoKey: Any] = [:]
            init() {}
            func decode<T>(_ type: T.Type, from data: Data) throws -> T {
                if _isNowhere(type) { return _standIn(type) }
                let coder = _Coder()
                coder.userInfo = userInfo
                coder.words = "The given data was not a valid property list."
                coder.dates = { decoder, value in
                    if let date = value as? Date { return date }
                    throw decoder.unfit(Date.self, "Cannot get value of type Date")
                }
                coder.bytes = { decoder, value in
                    if let data = value as? Data { return data }
                    throw decoder.unfit(Data.self, "Cannot get value of type Data")
                }
                let found = _propertyList(data)
                if found.isEmpty { throw coder.corrupted }
                return try _Decoding(found[0], nil, nil, coder).unbox(found[0], type, nil)
            }
        }

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

        /// Makes property lists of values.
        ///
        /// Fidelity: documented PropertyListEncoder.
        class PropertyListEncoder {
            enum _Format { case xml, binary, openStep }
            var outputFormat: PropertyListSerialization.PropertyListFormat = .binary
            var userInfo: [CodingUserInfoKey: Any] = [:]
            init() {}
            func encode<T>(_ value: T) throws -> Data {
                let writer = _Writer()
                writer.userInfo = userInfo
                guard let data = _propertyList(of: try writer.tree(value, T.self), outputFormat != .xml) else {
                    throw EncodingError.invalidValue(
                        value,
                        EncodingError.Context(codingPath: [], debugDescription: "Unable to encode the given top-level value as property list"))
                }
                return data
            }
        }
        """
}
