/// Fidelity: documented Array.withUnsafeBytes(_:), withUnsafeMutableBytes(_:), of bytes.
extension Array where Element == UInt8 {
    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(_data: Data(self)))
    }
    mutating func withUnsafeMutableBytes<Result>(_ body: (UnsafeMutableRawBufferPointer) throws -> Result) rethrows -> Result {
        let memory = _Row<UInt8>(self)
        defer { self = memory.values.map { $0[0] } }
        return try body(UnsafeMutableRawBufferPointer(start: UnsafeMutablePointer<UInt8>(memory, at: 0), count: count))
    }
}
