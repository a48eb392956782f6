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
