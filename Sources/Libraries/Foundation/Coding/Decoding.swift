protocol SingleValueDecodingContainer {
    var codingPath: [CodingKey] { get }
    func decodeNil() -> Bool
    func decode<T>(_ type: T.Type) throws -> T
}

/// One value that is being decoded, and where it stands.
final class _Decoding: _CodingPlace, Decoder, SingleValueDecodingContainer {
    let value: Any
    let coder: _Coder
    init(_ value: Any, _ outer: _Decoding?, _ key: CodingKey?, _ coder: _Coder) {
        self.value = value
        self.coder = coder
        super.init(outer, key)
    }
    var userInfo: [CodingUserInfoKey: Any] { coder.userInfo }
    func _path(to key: CodingKey?) -> [CodingKey] { codingPath }
    func inner(_ value: Any, _ key: CodingKey?) -> _Decoding { _Decoding(value, self, key, coder) }
    func context(_ words: String, _ key: CodingKey? = nil) -> DecodingError.Context {
        DecodingError.Context(codingPath: path(to: key), debugDescription: words)
    }

    func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard let values = value as? [String: Any] else {
            throw unfit([String: Any].self, "Cannot get keyed decoding container")
        }
        return KeyedDecodingContainer(_decoding: self, _values: coder.read(values, self), _keys: type)
    }
    func unkeyedContainer() throws -> UnkeyedDecodingContainer { _UnkeyedDecoding(self, try list()) }
    func singleValueContainer() throws -> SingleValueDecodingContainer { self }
    func list() throws -> [Any] {
        guard let values = value as? [Any] else { throw unfit([Any].self, "Cannot get unkeyed decoding container") }
        return values
    }
    func unfit(_ type: Any.Type, _ words: String) -> DecodingError {
        _isNull(value)
            ? .valueNotFound(type, context(words + " -- found null value instead"))
            : .typeMismatch(type, context("Expected to decode \(type) but found \(_found(value)) instead."))
    }
    func decodeNil() -> Bool { _isNull(value) }
    func decode<T>(_ type: T.Type) throws -> T { try unbox(value, type, nil) }

    func unbox(_ value: Any, _ type: Any.Type, _ key: CodingKey?) throws -> Any {
        switch _form(type) {
        case 0:
            if let result = _scalar(value, type) { return result }
            if let text = value as? String, let number = coder.floats.number(text, type) { return number }
            if _isNull(value) {
                throw DecodingError.valueNotFound(type, context("Cannot get value of type \(type) -- found null value instead", key))
            }
            if type != Bool.self, type != String.self, _found(value) == "number" { throw coder.corrupted }
            throw DecodingError.typeMismatch(
                type, context("Expected to decode \(type) but found \(_found(value)) instead.", key))
        case 1: return _isNull(value) ? nil : try unbox(value, _argument(type), key)
        case 2: return try inner(value, key).all(_argument(type))
        case 3: return Set(try inner(value, key).all(_argument(type)))
        case 4: return try inner(value, key).dictionary(_argument(type), _content(type))
        case 5: return try type.init(from: inner(value, key))
        case 6: return try foundation(value, type, key)
        case 9:
            let bounds = try inner(value, key).all(_argument(type))
            if "\(type)".hasPrefix("Closed") { return bounds[0]...bounds[1] }
            return bounds[0]..<bounds[1]
        default: return _standIn(type)
        }
    }
    func all(_ type: Any.Type) throws -> [Any] {
        var result: [Any] = []
        for (index, item) in try list().enumerated() { result.append(try unbox(item, type, __CodingKey(index: index))) }
        return result
    }
    func dictionary(_ keyType: Any.Type, _ type: Any.Type) throws -> Any {
        var result: [AnyHashable: Any] = [:]
        let form = _keyForm(keyType)
        if form == 3 {
            let items = try list()
            if items.count % 2 != 0 {
                throw DecodingError.dataCorrupted(
                    context("Expected collection of key-value pairs; encountered odd-length array instead."))
            }
            for index in stride(from: 0, to: items.count, by: 2) {
                let key = try unbox(items[index], keyType, __CodingKey(index: index))
                result[key] = try unbox(items[index + 1], type, __CodingKey(index: index + 1))
            }
            return result
        }
        guard let values = value as? [String: Any] else {
            throw unfit([String: Any].self, "Cannot get keyed decoding container")
        }
        for (name, item) in values {
            if form == 0 {
                result[name] = try unbox(item, type, __DictionaryCodingKey(stringValue: name))
            } else if form == 1 {
                guard let number = Int(name) else {
                    throw DecodingError.typeMismatch(
                        Int.self,
                        context("Expected Int key but found String key instead.", __DictionaryCodingKey(stringValue: name)))
                }
                result[number] = try unbox(item, type, __DictionaryCodingKey(stringValue: name, intValue: number))
            } else if let key = keyType.init(rawValue: name) {
                result[key] = try unbox(item, type, __DictionaryCodingKey(stringValue: name))
            }
        }
        return result
    }

    func foundation(_ value: Any, _ type: Any.Type, _ key: CodingKey?) throws -> Any {
        switch "\(type)" {
        case "Date": return try coder.date(inner(value, key), value)
        case "Data": return try coder.data(inner(value, key), value)
        case "URL":
            let text: String = try unbox(value, String.self, key)
            if let url = URL(string: text), !text.isEmpty { return url }
            throw DecodingError.dataCorrupted(context("Invalid URL string.", key))
        case "UUID":
            let text: String = try unbox(value, String.self, key)
            if let id = UUID(uuidString: text) { return id }
            throw DecodingError.dataCorrupted(context("Attempted to decode UUID from invalid UUID string.", key))
        case "Decimal":
            if let number = _decimal(value) { return number }
            if _isNull(value) {
                throw DecodingError.valueNotFound(type, context("Cannot get value of type \(type) -- found null value instead", key))
            }
            throw DecodingError.typeMismatch(type, context("", key))
        case "CGPoint":
            var list = try inner(value, key).unkeyedContainer()
            return CGPoint(x: try list.decode(CGFloat.self), y: try list.decode(CGFloat.self))
        case "CGSize":
            var list = try inner(value, key).unkeyedContainer()
            return CGSize(width: try list.decode(CGFloat.self), height: try list.decode(CGFloat.self))
        case "CGRect":
            var list = try inner(value, key).unkeyedContainer()
            return CGRect(origin: try list.decode(CGPoint.self), size: try list.decode(CGSize.self))
        case "IndexSet":
            let parts: [String: [[String: Int]]] = try unbox(value, [String: [[String: Int]]].self, key)
            var set = IndexSet()
            for part in parts["indexes"] ?? [] {
                let start = part["location"] ?? 0
                set.insert(integersIn: start..<(start + (part["length"] ?? 0)))
            }
            return set
        default: return _standIn(type)
        }
    }
}

/// What a coder's settings say.
final class _Coder: _CodingSettings {
    var dates: (Decoder, Any) throws -> Date = { decoder, value in
        Date(timeIntervalSinceReferenceDate: try decoder.decode(Double.self))
    }
    var bytes: (Decoder, Any) throws -> Data = { decoder, value in try decoder.decode(Data.self) }
    var words = "The given data was not valid JSON."
    var corrupted: DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: words))
    }
    func date(_ decoder: _Decoding, _ value: Any) throws -> Date { try dates(decoder, value) }
    func data(_ decoder: _Decoding, _ value: Any) throws -> Data { try bytes(decoder, value) }
    func read(_ values: [String: Any], _ decoder: _Decoding) -> [String: Any] {
        if !isSnaked, names == nil { return values }
        var result: [String: Any] = [:]
        for (name, value) in values {
            let own = isSnaked ? _unsnaked(name) : names!(decoder.codingPath + [__CodingKey(stringValue: name)]).stringValue
            if result[own] == nil { result[own] = value }
        }
        return result
    }
}

/// The texts that stand for what JSON has no numbers for.
struct _Floats {
    var positive: String?
    var negative: String?
    var none: String?
    func number(_ text: String, _ type: Any.Type) -> Double? {
        guard positive != nil, type == Double.self || type == Float.self else { return nil }
        if text == positive { return .infinity }
        if text == negative { return -Double.infinity }
        return text == none ? .nan : nil
    }
}
