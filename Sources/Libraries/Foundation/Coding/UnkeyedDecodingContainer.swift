protocol UnkeyedDecodingContainer {
    var codingPath: [CodingKey] { get }
    var count: Int? { get }
    var currentIndex: Int { get }
    var isAtEnd: Bool { get }
    mutating func decodeNil() throws -> Bool
    mutating func decode<T>(_ type: T.Type) throws -> T
    mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T?
    mutating func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey>
    mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer
    mutating func superDecoder() throws -> Decoder
}
