/// A time from one date to another one.
///
/// Fidelity: documented DateInterval.
struct DateInterval: Hashable, Comparable {
    var start: Date
    var duration: TimeInterval
    var end: Date { start.addingTimeInterval(duration) }
    init(start: Date, end: Date) {
        self.start = start
        self.duration = end.timeIntervalSince(start)
    }
    init(start: Date, duration: TimeInterval) {
        self.start = start
        self.duration = duration
    }
    func contains(_ date: Date) -> Bool { date >= start && date <= end }
    func intersects(_ other: DateInterval) -> Bool { contains(other.start) || other.contains(start) }
    func intersection(with other: DateInterval) -> DateInterval? {
        guard intersects(other) else { return nil }
        return DateInterval(start: max(start, other.start), end: min(end, other.end))
    }
    static func < (left: DateInterval, right: DateInterval) -> Bool {
        left.start == right.start ? left.duration < right.duration : left.start < right.start
    }
}
