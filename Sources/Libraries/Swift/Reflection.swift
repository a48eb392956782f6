enum MemoryLayout<T> {
    static var size: Int { _memoryLayout(T.self, 0) }
    static var stride: Int { _memoryLayout(T.self, 1) }
    static var alignment: Int { _memoryLayout(T.self, 2) }
    static func size<Value>(ofValue value: Value) -> Int { _memoryLayout(Value.self, 0) }
    static func stride<Value>(ofValue value: Value) -> Int { _memoryLayout(Value.self, 1) }
    static func alignment<Value>(ofValue value: Value) -> Int { _memoryLayout(Value.self, 2) }
}
