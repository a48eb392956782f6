typealias Duration = _Duration

struct _Duration: Hashable, Comparable, CustomStringConvertible {
    let _seconds: Int
    let _attoseconds: Int

    static let zero = _Duration(0, 0)

    init(_ seconds: Int, _ attoseconds: Int) {
        var whole = seconds + attoseconds / 1000000000000000000
        var rest = attoseconds % 1000000000000000000
        if whole > 0 && rest < 0 {
            whole -= 1
            rest += 1000000000000000000
        } else if whole < 0 && rest > 0 {
            whole += 1
            rest -= 1000000000000000000
        }
        _seconds = whole
        _attoseconds = rest
    }
    init(secondsComponent: Int64, attosecondsComponent: Int64) { self.init(Int(secondsComponent), Int(attosecondsComponent)) }
    init(_count count: Int, _of parts: Int) {
        self.init(count / parts, count % parts * (1000000000000000000 / parts))
    }
    init(_count count: Double, _of parts: Double) {
        let whole = count.rounded(.towardZero)
        let seconds = (whole / parts).rounded(.towardZero)
        let scale = 1000000000000000000 / parts
        self.init(Int(seconds), Int(whole - seconds * parts) * Int(scale) + Int(((count - whole) * scale).rounded()))
    }
    init(_attoseconds count: Double) {
        let rest = count.truncatingRemainder(dividingBy: 1000000000000000000)
        self.init(Int(((count - rest) / 1000000000000000000).rounded()), Int(rest))
    }

    static func seconds<T: BinaryInteger>(_ count: T) -> _Duration { _Duration(Int(count), 0) }
    static func seconds(_ count: Double) -> _Duration { _Duration(_count: count, _of: 1) }
    static func milliseconds<T: BinaryInteger>(_ count: T) -> _Duration { _Duration(_count: Int(count), _of: 1000) }
    static func milliseconds(_ count: Double) -> _Duration { _Duration(_count: count, _of: 1000) }
    static func microseconds<T: BinaryInteger>(_ count: T) -> _Duration { _Duration(_count: Int(count), _of: 1000000) }
    static func microseconds(_ count: Double) -> _Duration { _Duration(_count: count, _of: 1000000) }
    static func nanoseconds<T: BinaryInteger>(_ count: T) -> _Duration { _Duration(_count: Int(count), _of: 1000000000) }
    static func nanoseconds(_ count: Double) -> _Duration { _Duration(_count: count, _of: 1000000000) }

    var components: (seconds: Int64, attoseconds: Int64) { (seconds: Int64(_seconds), attoseconds: Int64(_attoseconds)) }
    var description: String { String(_length) + " seconds" }
    var _length: Double { Double(_seconds) + Double(_attoseconds) / 1000000000000000000 }
    var _allAttoseconds: Double { Double(_seconds) * 1000000000000000000 + Double(_attoseconds) }

    static func < (lhs: _Duration, rhs: _Duration) -> Bool {
        lhs._seconds == rhs._seconds ? lhs._attoseconds < rhs._attoseconds : lhs._seconds < rhs._seconds
    }
    static prefix func - (duration: _Duration) -> _Duration { _Duration(-duration._seconds, -duration._attoseconds) }
    static func + (lhs: _Duration, rhs: _Duration) -> _Duration {
        _Duration(lhs._seconds + rhs._seconds, lhs._attoseconds + rhs._attoseconds)
    }
    static func - (lhs: _Duration, rhs: _Duration) -> _Duration {
        _Duration(lhs._seconds - rhs._seconds, lhs._attoseconds - rhs._attoseconds)
    }
    static func += (lhs: inout _Duration, rhs: _Duration) { lhs = lhs + rhs }
    static func -= (lhs: inout _Duration, rhs: _Duration) { lhs = lhs - rhs }
    static func / (lhs: _Duration, rhs: _Duration) -> Double { lhs._allAttoseconds / rhs._allAttoseconds }
    static func * (lhs: _Duration, rhs: Double) -> _Duration { _Duration(_attoseconds: lhs._allAttoseconds * rhs) }
    static func / (lhs: _Duration, rhs: Double) -> _Duration { _Duration(_attoseconds: lhs._allAttoseconds / rhs) }
    static func * <T: BinaryInteger>(lhs: _Duration, rhs: T) -> _Duration {
        let upper = lhs._attoseconds / 1000000000 * Int(rhs)
        let lower = lhs._attoseconds % 1000000000 * Int(rhs)
        return _Duration(lhs._seconds * Int(rhs) + upper / 1000000000, upper % 1000000000 * 1000000000 + lower)
    }
    static func / <T: BinaryInteger>(lhs: _Duration, rhs: T) -> _Duration {
        let upper = lhs._seconds % Int(rhs) * 1000000000 + lhs._attoseconds / 1000000000
        let lower = upper % Int(rhs) * 1000000000 + lhs._attoseconds % 1000000000
        return _Duration(lhs._seconds / Int(rhs), upper / Int(rhs) * 1000000000 + lower / Int(rhs))
    }
    static func *= (lhs: inout _Duration, rhs: Double) { lhs = lhs * rhs }
    static func /= (lhs: inout _Duration, rhs: Double) { lhs = lhs / rhs }
    static func *= <T: BinaryInteger>(lhs: inout _Duration, rhs: T) { lhs = lhs * rhs }
    static func /= <T: BinaryInteger>(lhs: inout _Duration, rhs: T) { lhs = lhs / rhs }
}
