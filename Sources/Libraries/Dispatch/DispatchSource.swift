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
