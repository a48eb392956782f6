extension Thread {
    static let _only = Thread()
    static let _memory = NSMutableDictionary()
    static var _name: String? = nil
    /// Fidelity: documented Thread.name; simplified, there is one thread.
    var name: String? {
        get { Thread._name }
        set { Thread._name = newValue }
    }
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
