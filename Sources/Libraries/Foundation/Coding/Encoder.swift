extension Encoder {
    /// What values of the library's do when they are asked to encode themselves.
    func _take<T>(_ value: T) throws {
        var container = singleValueContainer()
        try container.encode(value)
    }
}

protocol Encoder {
    var codingPath: [CodingKey] { get }
    var userInfo: [CodingUserInfoKey: Any] { get }
    func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
    func unkeyedContainer() -> UnkeyedEncodingContainer
    func singleValueContainer() -> SingleValueEncodingContainer
}
