/// What a decoder is asked for by key.
///
/// Fidelity: documented KeyedDecodingContainer, UnkeyedDecodingContainer, SingleValueDecodingContainer.
protocol KeyedDecodingContainerProtocol {}

struct KeyedDecodingContainer<K>: KeyedDecodingContainerProtocol {
    typealias Key = K
    let _decoding: _Decoding
    let _values: [String: Any]
    let _keys: Any.Type
    var codingPath: [CodingKey] { _decoding.codingPath }
    var allKeys: [Key] {
        var found: [Key] = []
        for name in _values.keys { if let key = _keys.init(stringValue: name) { found.append(key) } }
        return found
    }
    func _path(to key: Any) -> [CodingKey] { _decoding.path(to: _key(key)) }
    func _key(_ key: Any) -> CodingKey { _member(key, of: _keys) }
    func contains(_ key: Key) -> Bool { _values[_key(key).stringValue] != nil }
    func _value(_ key: CodingKey) throws -> Any {
        if let value = _values[key.stringValue] { return value }
        throw DecodingError.keyNotFound(
            key,
            DecodingError.Context(
                codingPath: codingPath, debugDescription: "No value associated with key \(key) (\"\(key.stringValue)\")."))
    }
    func decodeNil(forKey key: Key) throws -> Bool { _isNull(try _value(_key(key))) }
    func decode<T>(_ type: T.Type, forKey key: Key) throws -> T {
        let key = _key(key)
        return try _decoding.unbox(try _value(key), type, key)
    }
    func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T? {
        let key = _key(key)
        guard let value = _values[key.stringValue], !_isNull(value) else { return nil }
        return try _decoding.unbox(value, type, key)
    }
    func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<NestedKey> {
        let key = _key(key)
        return try _decoding.inner(try _value(key), key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer {
        let key = _key(key)
        return try _decoding.inner(try _value(key), key).unkeyedContainer()
    }
    func superDecoder() throws -> Decoder {
        _decoding.inner(_values["super"] ?? NSNull(), __CodingKey(stringValue: "super"))
    }
    func superDecoder(forKey key: Key) throws -> Decoder {
        let key = _key(key)
        return _decoding.inner(_values[key.stringValue] ?? NSNull(), key)
    }
}
