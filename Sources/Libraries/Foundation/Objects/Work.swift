/// Fidelity: documented NSRecursiveLock.
class NSRecursiveLock: NSLock {
    override var _isRecursive: Bool { true }
}

/// Lets the other threads go on as long as something is so; false where it still is and nothing more comes, or only timers for a minute: who waits
/// without an end waits for ever.
func _othersRun(until end: DispatchTime, while isSo: () -> Bool) -> Bool {
    let last = end == DispatchTime.distantFuture ? DispatchTime.now() + 60.0 : end
    while isSo() {
        if !RunLoop.main._letOthersRun(until: last) { return false }
    }
    return true
}

extension _Waited {
    func wait() {
        if !_waits(until: DispatchTime.distantFuture) { fatalError("Deadlock: " + _missing) }
    }
    func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        _waits(until: timeout) ? DispatchTimeoutResult.success : DispatchTimeoutResult.timedOut
    }
    func wait(wallTimeout: DispatchTime) -> DispatchTimeoutResult { wait(timeout: wallTimeout) }
}

/// Fidelity: documented DispatchTimeoutResult.
enum DispatchTimeoutResult { case success, timedOut }

/// Fidelity: documented BlockOperation.
class BlockOperation: Operation {
    var executionBlocks: [() -> Void] = []
    convenience init(block: @escaping () -> Void) {
        self.init()
        executionBlocks = [block]
    }
    func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }
    override func main() { for block in executionBlocks { block() } }
}

/// Fidelity: documented QualityOfService.
enum QualityOfService: Int { case userInteractive = 33, userInitiated = 25, utility = 17, background = 9, `default` = -1 }

/// Fidelity: documented DispatchGroup; simplified as semaphores are.
extension DispatchGroup: _Waited {
    var _missing: String { "nobody leaves the group that is waited for" }
    func _waits(until end: DispatchTime) -> Bool { _othersRun(until: end, while: { _hasWork }) }
}
