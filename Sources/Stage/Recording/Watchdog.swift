import Foundation

/// Ends a run that takes too much of the machine, or that whoever waits for it has had enough of; its last event says so.
///
/// What it looks at is no part of a run, whose limits are counted (`RunLimits`): it stands behind them. Runs that are compared with others have none.
public struct Watchdog: Sendable {
    /// The processor's time that a run may take, in seconds.
    public var seconds = 3.0
    /// By how many bytes the process may grow while it runs.
    public var bytes = 700 << 20
    /// Whether whoever waits wants the run to end. Asked where the run is, each millisecond or so.
    public var isStopped: @Sendable () -> Bool

    /// One with the usual patience.
    public init(isStopped: @escaping @Sendable () -> Bool = { false }) { self.isStopped = isStopped }

    /// Begins to watch: what it gives is asked why the run is to end, and says nil as long as it may go on.
    func watch() -> @Sendable () -> String? {
        let (began, size) = (Self.processorTime, Self.residentBytes)
        return { [self] in
            if isStopped() { return "stopped by you" }
            if Self.processorTime - began > seconds { return "the run took more than \(shortNumber(seconds)) s of the processor's time" }
            if Self.residentBytes - size > bytes { return "out of memory: the run took more than \(bytes >> 20) MB" }
            return nil
        }
    }

    /// The processor's time that this thread has taken, in seconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// How large the process is in memory; 0 where the system does not say it in the way of Linux.
    private static var residentBytes: Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
        let numbers = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).split(separator: " ")
        return numbers.count > 1 ? (Int(numbers[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    }
}
