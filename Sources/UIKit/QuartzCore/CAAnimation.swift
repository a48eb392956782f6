public import Foundation
package import Heap

/// The state of layer animations.
struct LayerAnimation: Sendable {
    var keyPath: String?
    var duration: Double = 0
    var beginTime: Double = 0
    var timeOffset: Double = 0
    var speed: Float = 1
    var repeatCount: Float = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
    var isRemoved = true
    var isAdditive = false
    var isCumulative = false
    var curve: TimingCurve?
    /// The curves of the pieces, for an animation through several values.
    var curves: [TimingCurve] = []
    /// Retained, as Apple's is.
    var delegate: ObjectID?
    /// Retained: the objects that code has set.
    var given: [String: ObjectID] = [:]
    /// The values in the given objects.
    var values: [String: [Argument]] = [:]
    var keyTimes: [Double]?
    var calculationMode = CAAnimationCalculationMode.linear
    /// Retained.
    var parts: [ObjectID] = []
    /// A transition's.
    var subtype: String?
    // Of springs.
    var mass: CGFloat = 1
    var stiffness: CGFloat = 100
    var damping: CGFloat = 10
    var velocity: CGFloat = 0
}

/// Changes a layer's look for a while, but not its properties.
///
/// Fidelity: documented CAAnimation; simplified, a view's own layer moves in place, size, opacity, colour, corners and transform: anything else takes
/// its time, and is not drawn.
open class CAAnimation: NSObject {
    var animation: LayerAnimation {
        _read { yield world.state.layerAnimations[id] }
        _modify { yield &world.state.layerAnimations[id] }
    }

    package override var edges: [Edge] {
        (animation.delegate.map { [Edge("delegate", to: $0)] } ?? [])
            + animation.given.sorted { $0.key < $1.key }.map { Edge($0.key, to: $0.value) }
            + animation.parts.map { Edge("animations", to: $0) } + keyedEdges
    }

    override var keepsAnyKey: Bool { true }

    /// How long it takes, in seconds. With 0, the transaction's duration counts.
    public var duration: Double {
        get { animation.duration }
        set { animation.duration = newValue }
    }

    /// When it begins, in the layer's time; 0: at once.
    public var beginTime: Double {
        get { animation.beginTime }
        set { animation.beginTime = newValue }
    }

    /// How far into it the animation begins. Kept.
    ///
    /// Fidelity: simplified; kept, it begins at its beginning.
    public var timeOffset: Double {
        get { animation.timeOffset }
        set { animation.timeOffset = newValue }
    }

    /// How fast its time passes.
    public var speed: Float {
        get { animation.speed }
        set { animation.speed = newValue }
    }

    /// How often it runs; infinity: without end.
    public var repeatCount: Float {
        get { animation.repeatCount }
        set { animation.repeatCount = newValue }
    }

    /// Whether it runs back as well.
    public var autoreverses: Bool {
        get { animation.autoreverses }
        set { animation.autoreverses = newValue }
    }

    /// The look before and after.
    public var fillMode: CAMediaTimingFillMode {
        get { animation.fillMode }
        set { animation.fillMode = newValue }
    }

    /// Whether it is taken away at its end.
    public var isRemovedOnCompletion: Bool {
        get { animation.isRemoved }
        set { animation.isRemoved = newValue }
    }

    /// Its pace; nil: even.
    public var timingFunction: CAMediaTimingFunction? {
        get { animation.curve.map(CAMediaTimingFunction.init(curve:)) }
        set { animation.curve = newValue?.curve }
    }

    /// Called when it begins and ends; retained.
    ///
    /// Fidelity: documented CAAnimation.delegate (a strong reference).
    public var delegate: (any CAAnimationDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any CAAnimationDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity; it is retained.
    package var delegateID: ObjectID? {
        get { animation.delegate }
        set { world.space.assign(&animation.delegate, newValue) }
    }

    // MARK: Values of any type

    /// The value that code has set for a property.
    package func given(_ name: String) -> ObjectID? { animation.given[name] }

    /// Keeps the object that code sets a property to, and the values that it contains.
    package func give(_ object: ObjectID?, _ values: [Argument], _ name: String) {
        world.space.assign(&animation.given[name], object)
        animation.values[name] = values
    }
}

/// Called as an animation begins and ends.
///
/// Fidelity: documented CAAnimationDelegate.
public protocol CAAnimationDelegate: AnyObject {
    /// The animation has begun.
    ///
    /// Fidelity: documented CAAnimationDelegate.animationDidStart(_:); in the transaction in which it was added (simplified).
    func animationDidStart(_ anim: CAAnimation)
    /// The animation is over; `flag` false: it was taken away.
    ///
    /// Fidelity: documented CAAnimationDelegate.animationDidStop(_:finished:); in the turn after its last frame (simplified).
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
///
/// Fidelity: documented CAPropertyAnimation; adding to what is there is left out (simplified).
open class CAPropertyAnimation: CAAnimation {
    /// An animation of no property yet.
    public override init() {
        super.init()
    }

    /// An animation of the property at a key path.
    public init(keyPath path: String?) {
        super.init()
        animation.keyPath = path
    }

    /// The property.
    public var keyPath: String? {
        get { animation.keyPath }
        set { animation.keyPath = newValue }
    }

    /// Whether it adds to the present value. Kept.
    public var isAdditive: Bool {
        get { animation.isAdditive }
        set { animation.isAdditive = newValue }
    }

    /// Whether each repetition adds to the one before. Kept.
    public var isCumulative: Bool {
        get { animation.isCumulative }
        set { animation.isCumulative = newValue }
    }
}

/// An animation from one value to another.
///
/// Fidelity: documented CABasicAnimation.
open class CABasicAnimation: CAPropertyAnimation {}

/// An animation as a spring makes it.
///
/// Fidelity: documented CASpringAnimation; simplified, it rests at the end of its duration.
open class CASpringAnimation: CABasicAnimation {
    /// The mass on the spring.
    public var mass: CGFloat {
        get { animation.mass }
        set { animation.mass = newValue }
    }

    /// How strong the spring is.
    public var stiffness: CGFloat {
        get { animation.stiffness }
        set { animation.stiffness = newValue }
    }

    /// How much it is held back.
    public var damping: CGFloat {
        get { animation.damping }
        set { animation.damping = newValue }
    }

    /// How fast it begins.
    public var initialVelocity: CGFloat {
        get { animation.velocity }
        set { animation.velocity = newValue }
    }

    /// How long it takes to rest, in seconds.
    ///
    /// Fidelity: simplified; until a thousandth is left.
    public var settlingDuration: Double { Double(2 * mass * 6.9 / max(damping, 0.001)) }

    var spring: TimingCurve {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return .spring(damping: Double(ratio), initialVelocity: Double(initialVelocity))
    }
}

/// An animation by way of several values.
///
/// Fidelity: documented CAKeyframeAnimation; paths and pacing are left out (simplified).
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// When each value is reached, from 0 to 1; nil: evenly.
    public var keyTimes: [Double]? {
        get { animation.keyTimes }
        set { animation.keyTimes = newValue }
    }

    /// How values between two given ones are computed. Kept.
    ///
    /// Fidelity: simplified; kept, it is straight.
    public var calculationMode: CAAnimationCalculationMode {
        get { animation.calculationMode }
        set { animation.calculationMode = newValue }
    }

    /// The pace of each piece, from one value to the next. Further pieces have the pace of `timingFunction`.
    ///
    /// Fidelity: documented CAKeyframeAnimation.timingFunctions.
    public var timingFunctions: [CAMediaTimingFunction]? {
        get { animation.curves.isEmpty ? nil : animation.curves.map(CAMediaTimingFunction.init(curve:)) }
        set { animation.curves = newValue?.map(\.curve) ?? [] }
    }
}

/// Several animations of one layer.
///
/// Fidelity: documented CAAnimationGroup; each runs for the group's time where it has none of its own, and again with the group where it
/// is as long (simplified: others run once).
open class CAAnimationGroup: CAAnimation {
    /// The animations; retained.
    public var animations: [CAAnimation]? {
        get { animation.parts.isEmpty ? nil : animation.parts.compactMap { world.object($0) } }
        set {
            let parts = newValue?.map(\.id) ?? []
            guard world.hasRoom(for: parts, at: 1, "animations", in: self, { world.state.layerAnimations[$0].parts }) else { return }
            for part in newValue ?? [] { world.space.retain(part.id) }
            for part in animation.parts { world.space.release(part) }
            animation.parts = parts
        }
    }
}

/// A change of everything that a layer shows.
///
/// Fidelity: documented CATransition; it takes its time, and is not drawn (simplified).
open class CATransition: CAAnimation {
    /// The kind of transition to the new content. Kept.
    public var type: CATransitionType {
        get { CATransitionType(rawValue: animation.keyPath ?? "fade") }
        set { animation.keyPath = newValue.rawValue }
    }

    /// The direction from which the new content comes. Kept.
    public var subtype: CATransitionSubtype? {
        get { animation.subtype.map(CATransitionSubtype.init(rawValue:)) }
        set { animation.subtype = newValue?.rawValue }
    }
}

/// The direction from which the new content of a transition comes.
///
/// Fidelity: documented CATransitionSubtype.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// A side from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The kind of a transition to new content.
///
/// Fidelity: documented CATransitionType.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// A way from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It gets visible.
    public static let fade = CATransitionType(rawValue: "fade")
    /// It moves over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// It moves the old away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old moves away.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// How values between two given ones of an animation are computed.
///
/// Fidelity: documented CAAnimationCalculationMode.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// A mode from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Straight from one to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No values between them.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// As fast everywhere.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a curve through all.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a curve through all, as fast everywhere.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The look before and after an animation.
///
/// Fidelity: documented CAMediaTimingFillMode.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// A mode from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its end, afterwards.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its beginning, before.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The pace of an animation.
///
/// Fidelity: documented CAMediaTimingFunction.
public final class CAMediaTimingFunction: NSObject {
    var curve: TimingCurve {
        get { world.state.paces[id] }
        set { world.state.paces[id] = newValue }
    }

    init(curve: TimingCurve) {
        super.init()
        self.curve = curve
    }

    /// A pace by its name.
    public init(name: CAMediaTimingFunctionName) {
        super.init()
        curve =
            switch name {
            case .linear: .linear
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .default: .cubic(0.25, 0.1, 0.25, 1)
            default: .easeInOut
            }
    }

    /// A cubic by its two points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        super.init()
        curve = .cubic(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    }
}

/// The name of a pace.
///
/// Fidelity: documented CAMediaTimingFunctionName.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// A pace from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Even.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
