/// Fidelity: documented NSSelectorFromString.
func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Fidelity: documented NSStringFromSelector.
func NSStringFromSelector(_ selector: Selector) -> String { "\(selector)" }

/// Fidelity: documented objc_sync_enter; there is one thread, so that nobody waits.
func objc_sync_enter(_ object: Any) -> Int { 0 }

/// Fidelity: documented objc_sync_exit; there is one thread, so that nobody waits.
func objc_sync_exit(_ object: Any) -> Int { 0 }

typealias IMP = UnsafeMutableRawPointer

/// Fidelity: documented sleep(_:), usleep(_:) of POSIX.
@discardableResult func sleep(_ seconds: UInt32) -> UInt32 {
    Thread.sleep(forTimeInterval: Double(seconds))
    return 0
}

@discardableResult func usleep(_ microseconds: UInt32) -> Int32 {
    Thread.sleep(forTimeInterval: Double(microseconds) / 1_000_000)
    return 0
}

typealias pthread_key_t = Int

var _threadKeys = 0

var _threadValues: [Int: Any] = [:]

/// Fidelity: documented pthread_key_create; simplified, there is one thread, which never ends.
func pthread_key_create(_ key: inout Int, _ destructor: Any?) -> Int {
    _threadKeys += 1
    key = _threadKeys
    return 0
}

func pthread_key_create(_ key: UnsafeMutablePointer<Int>, _ destructor: Any?) -> Int {
    _threadKeys += 1
    key.initialize(to: _threadKeys)
    return 0
}

/// Fidelity: documented pthread_getspecific.
func pthread_getspecific(_ key: Int) -> Any? { _threadValues[key] }

/// Fidelity: documented pthread_setspecific.
func pthread_setspecific(_ key: Int, _ value: Any?) -> Int {
    _threadValues[key] = value
    return 0
}

/// Fidelity: documented pthread_main_np.
func pthread_main_np() -> Int { Thread.isMainThread ? 1 : 0 }

/// A key of a value that belongs to a queue.
///
/// Fidelity: documented DispatchSpecificKey.
final class DispatchSpecificKey<T> {
    var _values: [(queue: DispatchQueue, value: T)] = []
    init() {}
}

/// What is asked of the queue that runs.
///
/// Fidelity: documented DispatchPredicate; barriers are as others, as nothing overlaps (simplified).
enum DispatchPredicate {
    case onQueue(DispatchQueue), onQueueAsBarrier(DispatchQueue), notOnQueue(DispatchQueue)
}

/// Fidelity: documented dispatchPrecondition(condition:); reported (the crash's words).
func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
    let asked: DispatchQueue
    var word = ""
    switch condition() {
    case .onQueue(let queue), .onQueueAsBarrier(let queue): asked = queue
    case .notOnQueue(let queue):
        asked = queue
        word = "not "
    }
    if (asked._isHeld || DispatchQueue._running().contains { $0 === asked }) == word.isEmpty { return }
    fatalError("BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was \(word)expected to execute on queue [\(asked.label)]")
}

extension NSObject {
    /// Fidelity: documented NSObject.method(for:); simplified, a pointer that is only compared: an object without the method has one as well,
    /// that of what forwards.
    func method(for selector: Selector) -> IMP? { UnsafeMutableRawPointer(_object: self) }
}
