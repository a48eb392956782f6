struct _UnkeyedDecoding: UnkeyedDecodingContainer {
    let decoding: _Decoding
    let values: [Any]
    var currentIndex = 0
    init(_ decoding: _Decoding, _ values: [Any]) {
        self.decoding = decoding
        self.values = values
    }
    var codingPath: [CodingKey] { decoding.codingPath }
    var count: Int? { values.count }
    var isAtEnd: Bool { currentIndex >= values.count }
    func _path(to key: CodingKey?) -> [CodingKey] { decoding.path(to: __CodingKey(index: currentIndex)) }
    func next(_ type: Any.Type) throws -> Any {
        if currentIndex < values.count { return values[currentIndex] }
        throw DecodingError.valueNotFound(
            type, DecodingError.Context(codingPath: _path(to: nil), debugDescription: "Unkeyed container is at end."))
    }
    mutating func decodeNil() throws -> Bool {
        if _isNull(try next(Any.self)) {
            currentIndex += 1
            return true
        }
        return false
    }
    mutating func decode<T>(_ type: T.Type) throws -> T {
        let value = try decoding.unbox(try next(type), type, __CodingKey(index: currentIndex))
        currentIndex += 1
        return value
    }
    mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T? {
        if isAtEnd { return nil }
        if try decodeNil() { return nil }
        return try decode(type)
    }
    func inner() throws -> _Decoding { decoding.inner(try next(Any.self), __CodingKey(index: currentIndex)) }
    mutating func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey> {
        let container = try inner().container(keyedBy: type)
        currentIndex += 1
        return container
    }
    mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer {
        let container = try inner().unkeyedContainer()
        currentIndex += 1
        return container
    }
    mutating func superDecoder() throws -> Decoder {
        let decoder = try inner()
        currentIndex += 1
        return decoder
    }
}
