protocol UnkeyedEncodingContainer {
    var codingPath: [CodingKey] { get }
    var count: Int { get }
    func encode<T>(_ value: T) throws
    func encode<T>(contentsOf values: T) throws
    func encodeNil() throws
    func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type) -> KeyedEncodingContainer<NestedKey>
    func nestedUnkeyedContainer() -> UnkeyedEncodingContainer
    func superEncoder() -> Encoder
}

protocol SingleValueEncodingContainer {
    var codingPath: [CodingKey] { get }
    func encode<T>(_ value: T) throws
    func encodeNil() throws
}

func _tree(of value: Any) -> Any { (value as? _Node)?.tree ?? value }

/// One value that is being encoded, and where it stands.
final class _Encoding: _CodingPlace, Encoder, SingleValueEncodingContainer {
    let node: _Node
    let coder: _Writer
    init(_ node: _Node, _ outer: _Encoding?, _ key: CodingKey?, _ coder: _Writer) {
        self.node = node
        self.coder = coder
        super.init(outer, key)
    }
    var userInfo: [CodingUserInfoKey: Any] { coder.userInfo }
    func name(_ key: CodingKey) -> String { coder.name(key, self) }
    func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        node.form = 1
        return KeyedEncodingContainer(_encoding: self, _keys: type)
    }
    func unkeyedContainer() -> UnkeyedEncodingContainer {
        node.form = 2
        return _UnkeyedEncoding(self)
    }
    func singleValueContainer() -> SingleValueEncodingContainer { self }
    func encode<T>(_ value: T) throws {
        node.form = 3
        node.single = try box(value, T.self, nil)
    }
    func encodeNil() throws {
        node.form = 3
        node.single = NSNull()
    }
    func inner(_ key: CodingKey?) -> _Encoding { _Encoding(_Node(), self, key, coder) }

    func box(_ value: Any, _ type: Any.Type, _ key: CodingKey?) throws -> Any {
        if value == nil { return NSNull() }
        switch _form(type) {
        case 0: return try number(value, type, key)
        case 1: return try box(value, _argument(type), key)
        case 2, 3, 9:
            let encoding = inner(key)
            encoding.node.form = 2
            if _form(type) == 9 {
                let bounds = [value.lowerBound, value.upperBound]
                encoding.node.items = try bounds.map { try encoding.box($0, Int.self, nil) }
                return encoding.node
            }
            let element = _argument(type)
            for (index, item) in value.enumerated() {
                let own = _isKnown(element) ? element : Swift.type(of: item)
                encoding.node.items.append(try encoding.box(item, own, __CodingKey(index: index)))
            }
            return encoding.node
        case 4: return try inner(key).dictionary(value, _argument(type), _content(type))
        case 5:
            let encoding = inner(key)
            try value.encode(to: encoding)
            return encoding.node
        case 6: return try foundation(value, type, key)
        case 7: return _unwritten(value)
        default:
            if _isKnown(Swift.type(of: value)) { return try box(value, Swift.type(of: value), key) }
            _refuse("encoding a \(Swift.type(of: value))")
            return NSNull()
        }
    }
    func _unwritten(_ value: Any) -> Any {
        _refuse("encoding a \(value)")
        return NSNull()
    }
    func number(_ value: Any, _ type: Any.Type, _ key: CodingKey?) throws -> Any {
        if let number = _number(value, type) { return number }
        if let text = coder.floats.text(value) { return text }
        throw EncodingError.invalidValue(
            value,
            EncodingError.Context(
                codingPath: path(to: key), debugDescription: "Unable to encode \(type).\(value) directly in JSON."))
    }
    func dictionary(_ value: Any, _ keyType: Any.Type, _ type: Any.Type) throws -> Any {
        let form = value.isEmpty || _isKnown(keyType) ? _keyForm(keyType) : _keyForm(Swift.type(of: value.first!.key))
        node.form = form == 3 ? 2 : 1
        for (key, item) in value {
            let own = _isKnown(type) ? type : Swift.type(of: item)
            if form == 3 {
                let keys = _isKnown(keyType) ? keyType : Swift.type(of: key)
                node.items.append(try box(key, keys, __CodingKey(index: node.items.count)))
                node.items.append(try box(item, own, __CodingKey(index: node.items.count)))
            } else {
                let name = form == 2 ? "\(key.rawValue)" : "\(key)"
                node.values[name] = try box(item, own, __DictionaryCodingKey(stringValue: name, intValue: form == 1 ? key : nil))
            }
        }
        return node
    }
    func foundation(_ value: Any, _ type: Any.Type, _ key: CodingKey?) throws -> Any {
        let encoding = inner(key)
        switch "\(type)" {
        case "Date": return try coder.date(value, encoding)
        case "Data": return try coder.data(value, encoding)
        case "URL": return value.absoluteString
        case "UUID": return value.uuidString
        case "Decimal": return _decimalNumber(value)
        case "CGPoint": return try encoding.box([value.x, value.y], [CGFloat].self, nil)
        case "CGSize": return try encoding.box([value.width, value.height], [CGFloat].self, nil)
        case "CGRect":
            let list = encoding.unkeyedContainer()
            try list.encode(value.origin)
            try list.encode(value.size)
            return encoding.node
        case "IndexSet":
            let parts = value.rangeView.map { ["location": $0.lowerBound, "length": $0.count] }
            return try encoding.box(["indexes": parts], [String: [[String: Int]]].self, nil)
        default: return _unwritten(value)
        }
    }
}

/// What an encoder's settings say.
final class _Writer: _CodingSettings {
    var dates: (Date, _Encoding) throws -> Any = { date, encoding in date }
    var bytes: (Data, _Encoding) throws -> Any = { data, encoding in data }
    func date(_ date: Date, _ encoding: _Encoding) throws -> Any { try dates(date, encoding) }
    func data(_ data: Data, _ encoding: _Encoding) throws -> Any { try bytes(data, encoding) }
    func name(_ key: CodingKey, _ encoding: _Encoding) -> String {
        if isSnaked { return _snaked(key.stringValue) }
        if let names { return names(encoding.codingPath + [key]).stringValue }
        return key.stringValue
    }
    func tree(_ value: Any, _ type: Any.Type) throws -> Any {
        let result = try _Encoding(_Node(), nil, nil, self).box(value, type, nil)
        if let node = result as? _Node, node.form == 0 {
            throw EncodingError.invalidValue(
                value, EncodingError.Context(codingPath: [], debugDescription: "Top-level \(type) did not encode any values."))
        }
        return _tree(of: result)
    }
}

extension _Floats {
    func text(_ value: Double) -> String? {
        if positive == nil { return nil }
        return value.isNaN ? none : value > 0 ? positive : negative
    }
}
