import Foundation

/// How an animation's progress follows its time.
enum TimingCurve: Hashable, Sendable {
    case linear
    /// A cubic from (0, 0) to (1, 1) with two control points, as in CAMediaTimingFunction.
    case cubic(Double, Double, Double, Double)
    /// A damped spring without bounce at ratio 1.
    case spring(damping: Double, initialVelocity: Double)

    /// Fidelity: documented CAMediaTimingFunctionName.
    static let easeInOut = TimingCurve.cubic(0.42, 0, 0.58, 1)
    static let easeIn = TimingCurve.cubic(0.42, 0, 1, 1)
    static let easeOut = TimingCurve.cubic(0, 0, 0.58, 1)

    /// Progress from 0 to 1 (beyond, for a bouncing spring) at a fraction of the duration.
    func progress(at fraction: Double) -> Double {
        let time = min(max(fraction, 0), 1)
        if time == 0 || time == 1 { return time }
        switch self {
        case .linear: return time
        case .cubic(let x1, let y1, let x2, let y2):
            var low = 0.0
            var high = 1.0
            for _ in 0..<40 {
                let middle = (low + high) / 2
                if Self.bezier(middle, x1, x2) < time { low = middle } else { high = middle }
            }
            return Self.bezier((low + high) / 2, y1, y2)
        case .spring(let damping, let velocity):
            return Self.spring(time, damping: damping, velocity: velocity)
        }
    }

    private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    /// Fidelity: simplified; the frequency is chosen so that the spring has come to rest, to a thousandth, at the end of the duration.
    private static func spring(_ time: Double, damping: Double, velocity: Double) -> Double {
        let ratio = min(max(damping, 0.05), 1)
        let frequency = 7 / ratio
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let decay = exp(-ratio * frequency * time)
            return 1 - decay * (cos(damped * time) + (ratio * frequency - velocity) / damped * sin(damped * time))
        }
        return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
}
