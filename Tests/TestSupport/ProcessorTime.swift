import Foundation
public import Testing

/// Expects that a body takes less of the processor's time than a minute: so little is only asked of what would otherwise take hours.
///
/// The time is this thread's alone, so that other tests do not count.
public func expectNoMinute<Result>(sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result) rethrows -> Result {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let began = now()
    let result = try body()
    #expect(now() - began < 60, sourceLocation: sourceLocation)
    return result
}
