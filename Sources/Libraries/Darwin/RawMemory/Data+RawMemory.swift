/// Fidelity: documented Data.withUnsafeBytes(_:), withUnsafeMutableBytes(_:), init(bytes:count:), init(buffer:), copyBytes(to:count:).
extension Data {
    init(bytes place: Any, count: Int) { self = _bytes(at: place, count) }
    init(buffer: UnsafeBufferPointer<UInt8>) { self.init(Array(buffer)) }
    init(buffer: UnsafeMutableBufferPointer<UInt8>) { self.init(Array(buffer)) }
    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(_data: self))
    }
    func withUnsafeBytes<Result>(_ body: (UnsafePointer<UInt8>) throws -> Result) rethrows -> Result {
        try body(UnsafePointer<UInt8>(_Row<UInt8>(Array(self)), at: 0))
    }
    mutating func withUnsafeMutableBytes<Result>(_ body: (UnsafeMutableRawBufferPointer) throws -> Result) rethrows -> Result {
        let memory = _Row<UInt8>(Array(self))
        defer { self = Data(memory.values.map { $0[0] }) }
        return try body(UnsafeMutableRawBufferPointer(start: UnsafeMutablePointer<UInt8>(memory, at: 0), count: count))
    }
    mutating func withUnsafeMutableBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>) throws -> Result) rethrows -> Result {
        let memory = _Row<UInt8>(Array(self))
        defer { self = Data(memory.values.map { $0[0] }) }
        return try body(UnsafeMutablePointer<UInt8>(memory, at: 0))
    }
    func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, count: Int) {
        for (index, byte) in prefix(count).enumerated() { pointer[index] = byte }
    }
}
