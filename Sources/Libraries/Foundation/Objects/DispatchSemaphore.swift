/// A count that threads wait for.
///
/// Fidelity: documented DispatchSemaphore; simplified, threads take turns: while one waits, what the others have to do is done; where nothing more
/// comes, the run ends.
final class DispatchSemaphore: NSObject, _Waited {
    var _missing: String { "nobody signals the semaphore that is waited for" }
    var _count: Int
    init(value: Int) {
        _count = value
        super.init()
    }
    func signal() -> Int {
        _count += 1
        return 0
    }
    func _waits(until end: DispatchTime) -> Bool {
        guard _othersRun(until: end, while: { _count <= 0 }) else { return false }
        _count -= 1
        return true
    }
}

/// What threads wait for, with an end to it or without.
protocol _Waited {
    var _missing: String { get }
    func _waits(until end: DispatchTime) -> Bool
}
