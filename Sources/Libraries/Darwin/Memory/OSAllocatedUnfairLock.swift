/// Fidelity: documented OSAllocatedUnfairLock; locking what is locked ends the run, as it does there.
final class OSAllocatedUnfairLock<State> {
    var _state: State
    var _isHeld = false
    init(initialState: State) { _state = initialState }
    init(uncheckedState: State) { _state = uncheckedState }
    func lock() {
        if _isHeld { fatalError("BUG IN CLIENT OF LIBPLATFORM: Trying to recursively lock an os_unfair_lock") }
        _isHeld = true
    }
    func unlock() { _isHeld = false }
    func lockIfAvailable() -> Bool {
        if _isHeld { return false }
        _isHeld = true
        return true
    }
    func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body(&_state)
    }
    func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result { try withLock(body) }
}

extension OSAllocatedUnfairLock where State == Void {
    convenience init() { self.init(initialState: ()) }
    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
