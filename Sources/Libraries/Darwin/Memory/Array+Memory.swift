/// Fidelity: documented Array.withUnsafeBufferPointer(_:), withUnsafeMutableBufferPointer(_:), init(unsafeUninitializedCapacity:initializingWith:).
extension Array {
    init(
        unsafeUninitializedCapacity capacity: Int, initializingWith body: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void
    ) rethrows {
        var buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: capacity)
        var count = 0
        try body(&buffer, &count)
        self = (0..<count).map { buffer[$0] }
    }
    func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) throws -> Result) rethrows -> Result {
        try body(UnsafeBufferPointer<Element>(start: UnsafePointer<Element>(_Row<Element>(self), at: 0), count: count))
    }
    mutating func withUnsafeMutableBufferPointer<Result>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
    ) rethrows -> Result {
        let memory = _Row<Element>(self)
        var buffer = UnsafeMutableBufferPointer<Element>(start: UnsafeMutablePointer<Element>(memory, at: 0), count: count)
        defer { self = memory.values.map { $0[0] } }
        return try body(&buffer)
    }
}
