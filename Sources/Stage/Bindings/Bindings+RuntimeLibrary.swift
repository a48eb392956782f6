internal import Interpreter

extension Bindings {
    /// What belongs to a thread or a queue, and what is done by the names that Objective-C's runtime has, in the learner's own Swift. There is one thread: what is kept for it is kept for all.
    static let runtimeLibrary = Program.Library(
        path: "Runtime",
        text: """
            /// Fidelity: documented NSSelectorFromString.
            func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
            /// Fidelity: documented NSStringFromSelector.
            func NSStringFromSelector(_ selector: Selector) -> String { "\\(selector)" }
            /// Fidelity: documented objc_sync_enter; there is one thread, so that nobody waits.
            func objc_sync_enter(_ object: Any) -> Int { 0 }
            /// Fidelity: documented objc_sync_exit; there is one thread, so that nobody waits.
            func objc_sync_exit(_ object: Any) -> Int { 0 }

            typealias IMP = UnsafeMutableRawPointer
            extension NSObject {
                /// Fidelity: documented NSObject.method(for:); simplified, a pointer that is only compared: an object without the method has one as well,
                /// that of what forwards.
                func method(for selector: Selector) -> IMP? { UnsafeMutableRawPointer(_object: self) }
            }

            extension UIApplication {
                /// Fidelity: documented responds(to:); simplified, of the class only `sharedApplication` is known, by which extensions look for the app.
                static func responds(to selector: Selector) -> Bool { NSStringFromSelector(selector) == "sharedApplication" }
                /// Fidelity: documented perform(_:); simplified, as responds(to:).
                static func perform(_ selector: Selector) -> Unmanaged<UIApplication>? {
                    responds(to: selector) ? Unmanaged.passUnretained(UIApplication.shared) : nil
                }
                /// Fidelity: documented value(forKeyPath:); simplified, as responds(to:).
                static func value(forKeyPath path: String) -> Any? { path == "sharedApplication" ? UIApplication.shared : nil }
            }

            extension Thread {
                static let _only = Thread()
                static let _memory = NSMutableDictionary()
                static var _name: String? = nil
                /// Fidelity: documented Thread.name; simplified, there is one thread.
                var name: String? { get { Thread._name } set { Thread._name = newValue } }
                /// Fidelity: documented Thread.current; simplified, there is one thread.
                static var current: Thread { _only }
                /// Fidelity: documented Thread.main.
                static var main: Thread { _only }
                /// Fidelity: documented Thread.threadDictionary; simplified, there is one thread.
                var threadDictionary: NSMutableDictionary { Thread._memory }
                /// Fidelity: documented Thread.isMainThread.
                var isMainThread: Bool { Thread.isMainThread }
                /// Fidelity: documented Thread.sleep(forTimeInterval:); of the main thread, and to whole frames (simplified).
                static func sleep(forTimeInterval interval: Double) {
                    if !_blockMainThread(interval) { _refuse("sleeping away from the main thread: what follows runs at once") }
                }
                /// Fidelity: documented Thread.sleep(until:); of the main thread, and to whole frames (simplified).
                static func sleep(until date: Date) { sleep(forTimeInterval: date.timeIntervalSinceNow) }
            }
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
            extension DispatchQueue {
                /// Fidelity: documented DispatchQueue.setSpecific(key:value:).
                func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {
                    key._values.removeAll { $0.queue === self }
                    if let value { key._values.append((queue: self, value: value)) }
                }
                /// Fidelity: documented DispatchQueue.getSpecific(key:).
                func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { key._values.first { $0.queue === self }?.value }
                /// Fidelity: documented DispatchQueue.getSpecific(key:).
                static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
                    for queue in _running() {
                        if let value = queue.getSpecific(key: key) { return value }
                    }
                    return nil
                }
                static func _running() -> [DispatchQueue] {
                    var queues: [DispatchQueue] = []
                    var queue = _current
                    while let one = queue {
                        queues.append(one)
                        queue = one._target
                    }
                    return queues
                }
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
                fatalError("BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was \\(word)expected to execute on queue [\\(asked.label)]")
            }
            """)

    /// Foundation's collections that are objects, in the learner's own Swift.
}
