public import Foundation
import Heap

/// A pace for a property animator.
///
/// Fidelity: documented UITimingCurveProvider; its own classes only (simplified).
public protocol UITimingCurveProvider: AnyObject {}

/// A pace given by two control points.
///
/// Fidelity: documented UICubicTimingParameters.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The pace that animations have by themselves.
    ///
    /// Fidelity: simplified; slow at both ends.
    public override init() {
        super.init()
    }

    /// One of the common paces.
    public init(animationCurve curve: UIView.AnimationCurve) {
        super.init()
        world.state.timings[id] = Timing(curve: curve.timing)
    }

    /// A pace by the control points of a cubic from (0, 0) to (1, 1).
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        super.init()
        world.state.timings[id] = Timing(curve: .cubic(point1, point2))
    }
}

/// The pace of a spring.
///
/// Fidelity: documented UISpringTimingParameters; its motion is simplified as in UIView.animate with a spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// A spring by its damping ratio, 1 for no overshoot, and its initial velocity, in distances per second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        super.init()
        world.state.timings[id] = Timing(curve: .spring(damping: ratio, initialVelocity: velocity.dx))
    }

    /// A spring by its mass, stiffness and damping. The animator ignores its duration and takes as long as the spring needs to rest.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        super.init()
        let frequency = (Double(stiffness) / max(Double(mass), 0.001)).squareRoot()
        let ratio = Double(damping) / (2 * (Double(stiffness) * Double(mass)).squareRoot())
        // At rest when a thousandth of the distance is left.
        let rest = log(1000) / max(min(ratio, 1) * frequency, 0.01)
        world.state.timings[id] = Timing(curve: .spring(damping: ratio, initialVelocity: Double(velocity.dx)), duration: rest)
    }
}

/// A pace, and its own duration in seconds, if it has one.
struct Timing: Hashable, Sendable {
    var curve = TimingCurve.easeInOut
    var duration: Double?
}

extension UIView.AnimationCurve {
    var timing: TimingCurve {
        switch self {
        case .easeInOut: .easeInOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}

extension TimingCurve {
    /// A cubic by its control points.
    static func cubic(_ first: CGPoint, _ second: CGPoint) -> TimingCurve {
        .cubic(Double(first.x), Double(first.y), Double(second.x), Double(second.y))
    }
}
