/// What lets one thread in at a time. Threads here take turns: while one waits, what the others have to do is done.
///
/// Fidelity: documented NSLock; where nobody else comes to unlock it, the run ends, as it would wait for ever.
class NSLock: NSObject, NSLocking {
    var name: String?
    var _depth = 0
    var _isRecursive: Bool { false }
    func lock() {
        if _depth > 0 && !_isRecursive && !_othersRun(until: DispatchTime.distantFuture, while: { _depth > 0 }) {
            fatalError("Deadlock: a lock was locked twice")
        }
        _depth += 1
    }
    func unlock() { _depth -= 1 }
    func `try`() -> Bool {
        if _depth > 0 && !_isRecursive { return false }
        _depth += 1
        return true
    }
    func lock(before limit: Date) -> Bool { self.try() }
}
