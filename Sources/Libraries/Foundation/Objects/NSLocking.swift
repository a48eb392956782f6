/// Fidelity: documented NSLocking.
protocol NSLocking {
    func lock()
    func unlock()
}

extension NSLocking {
    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
