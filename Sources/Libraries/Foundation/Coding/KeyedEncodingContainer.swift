/// What an encoder is given by key.
///
/// Fidelity: documented KeyedEncodingContainer, UnkeyedEncodingContainer, SingleValueEncodingContainer.
protocol KeyedEncodingContainerProtocol {}

struct KeyedEncodingContainer<K>: KeyedEncodingContainerProtocol {
    typealias Key = K
    let _encoding: _Encoding
    let _keys: Any.Type
    var codingPath: [CodingKey] { _encoding.codingPath }
    func _key(_ key: Any) -> CodingKey { _member(key, of: _keys) }
    func encode<T>(_ value: T, forKey key: Key) throws { try _put(value, T.self, _key(key)) }
    func encodeIfPresent<T>(_ value: T?, forKey key: Key) throws {
        if let value { try _put(value, T.self, _key(key)) }
    }
    func encodeConditional<T>(_ value: T, forKey key: Key) throws { try _put(value, T.self, _key(key)) }
    func encodeNil(forKey key: Key) throws {
        let key = _key(key)
        _encoding.node.values[_encoding.name(key)] = NSNull()
    }
    func _put(_ value: Any, _ type: Any.Type, _ key: CodingKey) throws {
        _encoding.node.values[_encoding.name(key)] = try _encoding.box(value, type, key)
    }
    func _inner(_ key: CodingKey) -> _Encoding {
        let node = _Node()
        _encoding.node.values[_encoding.name(key)] = node
        return _Encoding(node, _encoding, key, _encoding.coder)
    }
    func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<NestedKey> {
        _inner(_key(key)).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer { _inner(_key(key)).unkeyedContainer() }
    func superEncoder() -> Encoder { _inner(__CodingKey(stringValue: "super")) }
    func superEncoder(forKey key: Key) -> Encoder { _inner(_key(key)) }
}

struct _UnkeyedEncoding: UnkeyedEncodingContainer {
    let encoding: _Encoding
    init(_ encoding: _Encoding) { self.encoding = encoding }
    var codingPath: [CodingKey] { encoding.codingPath }
    var count: Int { encoding.node.items.count }
    func encode<T>(_ value: T) throws { encoding.node.items.append(try encoding.box(value, T.self, __CodingKey(index: count))) }
    func encode<T>(contentsOf values: T) throws {
        for value in values { encoding.node.items.append(try encoding.box(value, type(of: value), __CodingKey(index: count))) }
    }
    func encodeNil() throws { encoding.node.items.append(NSNull()) }
    func inner() -> _Encoding {
        let node = _Node()
        encoding.node.items.append(node)
        return _Encoding(node, encoding, __CodingKey(index: count - 1), encoding.coder)
    }
    func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
        inner().container(keyedBy: type)
    }
    func nestedUnkeyedContainer() -> UnkeyedEncodingContainer { inner().unkeyedContainer() }
    func superEncoder() -> Encoder { inner() }
}

/// What has been encoded of one value. `form` 0 nothing, 1 by key, 2 a list, 3 a value by itself.
final class _Node {
    var form = 0
    var values: [String: Any] = [:]
    var items: [Any] = []
    var single: Any = NSNull()
    var tree: Any {
        switch form {
        case 2: return items.map { _tree(of: $0) }
        case 3: return _tree(of: single)
        default:
            var result: [String: Any] = [:]
            for (name, value) in values { result[name] = _tree(of: value) }
            return result
        }
    }
}
