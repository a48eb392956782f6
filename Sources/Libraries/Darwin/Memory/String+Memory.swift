/// Fidelity: documented String.withCString(_:), init(cString:).
extension String {
    func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        try body(UnsafePointer<CChar>(_Row<CChar>(utf8.map { CChar(bitPattern: $0) } + [0]), at: 0))
    }
    init(cString pointer: UnsafePointer<CChar>) {
        var bytes: [UInt8] = []
        while pointer[bytes.count] != 0 { bytes.append(UInt8(truncatingIfNeeded: pointer[bytes.count])) }
        self = String(decoding: bytes, as: UTF8.self)
    }
}
