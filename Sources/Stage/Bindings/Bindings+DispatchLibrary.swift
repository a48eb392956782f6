internal import Interpreter

extension Bindings {
    /// Lengths of time that code takes apart, and timers of dispatch queues, in the learner's own Swift.
    static let dispatchLibrary = Program.Library(
        path: "Dispatch",
        text: """
            /// A length of time.
            ///
            /// Fidelity: documented DispatchTimeInterval.
            enum DispatchTimeInterval: Hashable {
                case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never
                func _seconds() -> Double {
                    switch self {
                    case .seconds(let count): return Double(count)
                    case .milliseconds(let count): return Double(count) / 1e3
                    case .microseconds(let count): return Double(count) / 1e6
                    case .nanoseconds(let count): return Double(count) / 1e9
                    case .never: return Double.greatestFiniteMagnitude
                    }
                }
                static func == (left: DispatchTimeInterval, right: DispatchTimeInterval) -> Bool { left._seconds() == right._seconds() }
                func hash(into hasher: inout Hasher) { hasher.combine(_seconds()) }
            }

            /// A moment of the clock on the wall: here the run's own clock too.
            ///
            /// Fidelity: documented DispatchWallTime; simplified.
            typealias DispatchWallTime = DispatchTime

            /// Fidelity: documented DispatchSourceProtocol.
            protocol DispatchSourceProtocol: AnyObject {
                var isCancelled: Bool { get }
                func setEventHandler(handler: (() -> Void)?)
                func setCancelHandler(handler: (() -> Void)?)
                func setRegistrationHandler(handler: (() -> Void)?)
                func activate()
                func resume()
                func suspend()
                func cancel()
            }
            extension DispatchSourceProtocol {
                func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {
                    setEventHandler(handler: handler)
                }
                func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {
                    setCancelHandler(handler: handler)
                }
            }
            /// Fidelity: documented DispatchSourceTimer.
            protocol DispatchSourceTimer: DispatchSourceProtocol {
                func _begin(_ deadline: DispatchTime, _ repeating: Double?)
            }
            extension DispatchSourceTimer {
                func schedule(
                    deadline: DispatchTime, repeating: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)
                ) {
                    _begin(deadline, repeating == .never ? nil : repeating._seconds())
                }
                func schedule(deadline: DispatchTime, repeating: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
                    _begin(deadline, repeating)
                }
                func schedule(
                    wallDeadline: DispatchTime, repeating: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)
                ) {
                    _begin(wallDeadline, repeating == .never ? nil : repeating._seconds())
                }
                func schedule(wallDeadline: DispatchTime, repeating: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
                    _begin(wallDeadline, repeating)
                }
            }

            /// A timer of a queue. It waits until it is resumed; one that nobody holds any more fires no more.
            ///
            /// Fidelity: documented DispatchSourceTimer, dispatch_resume, dispatch_source_cancel; reported (the crash's words); the leeway does not
            /// count (simplified).
            class DispatchSource: NSObject {
                struct TimerFlags: OptionSet {
                    let rawValue: UInt
                    static let strict = TimerFlags(rawValue: 1)
                }
                static func makeTimerSource(flags: TimerFlags = [], queue: DispatchQueue? = nil) -> DispatchSourceTimer {
                    _DispatchTimer(queue ?? DispatchQueue.global())
                }
            }
            final class _DispatchTimer: DispatchSource, DispatchSourceTimer {
                private let queue: DispatchQueue
                private var handler: (() -> Void)?
                private var cancelHandler: (() -> Void)?
                private var interval: Double?
                private var turn = 0
                private var isActive = false
                private var suspensions = 0
                private var isDue = false
                private var next: DispatchTime?
                private(set) var isCancelled = false

                init(_ queue: DispatchQueue) {
                    self.queue = queue
                    super.init()
                }

                deinit {
                    if !isActive { fatalError("BUG IN CLIENT OF LIBDISPATCH: Release of an inactive object") }
                    if suspensions > 0 { fatalError("BUG IN CLIENT OF LIBDISPATCH: Release of a suspended object") }
                }

                func _begin(_ deadline: DispatchTime, _ repeating: Double?) {
                    interval = repeating
                    isDue = false
                    wait(until: deadline)
                }

                private func wait(until time: DispatchTime) {
                    turn += 1
                    next = time
                    guard isActive else { return }
                    let turn = self.turn
                    queue.asyncAfter(deadline: time) { [weak self] in self?.reach(turn) }
                }

                private func reach(_ turn: Int) {
                    guard turn == self.turn, !isCancelled else { return }
                    if let interval, let next { wait(until: next + interval) } else { next = nil }
                    if suspensions > 0 { isDue = true } else { handler?() }
                }

                func setEventHandler(handler: (() -> Void)?) { self.handler = handler }
                func setCancelHandler(handler: (() -> Void)?) { cancelHandler = handler }
                func setRegistrationHandler(handler: (() -> Void)?) { if let handler { queue.async { handler() } } }

                func activate() {
                    guard !isActive else { return }
                    isActive = true
                    if let next { wait(until: next) }
                }
                func resume() {
                    if !isActive { return activate() }
                    if suspensions == 0 { fatalError("BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object") }
                    suspensions -= 1
                    if suspensions == 0, isDue {
                        isDue = false
                        queue.async { [weak self] in self?.handleLate() }
                    }
                }
                private func handleLate() { if !isCancelled { handler?() } }
                func suspend() { suspensions += 1 }

                func cancel() {
                    guard !isCancelled else { return }
                    isCancelled = true
                    handler = nil
                    if let cancelHandler { queue.async { cancelHandler() } }
                    cancelHandler = nil
                }
            }
            """)
}
