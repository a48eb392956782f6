import Foundation

/// A value of a layer that can change over time.
enum AnimatableValue: Hashable, Sendable {
    case number(CGFloat)
    case point(CGPoint)
    case rect(CGRect)
    case color(UIColor.Components)
    case transform(CGAffineTransform)

    /// The value part of the way from one to another; the other, when the two are not of a kind.
    static func between(_ from: AnimatableValue, _ to: AnimatableValue, at progress: Double) -> AnimatableValue {
        let part = CGFloat(progress)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
        switch (from, to) {
        case (.number(let a), .number(let b)): return .number(mix(a, b))
        case (.point(let a), .point(let b)): return .point(mix(a, b))
        case (.rect(let a), .rect(let b)):
            let size = CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
            return .rect(CGRect(origin: mix(a.origin, b.origin), size: size))
        case (.color(let a), .color(let b)): return .color(a.mixed(with: b, at: progress))
        case (.transform(let a), .transform(let b)):
            return .transform(
                CGAffineTransform(
                    a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d), tx: mix(a.tx, b.tx), ty: mix(a.ty, b.ty)))
        default: return to
        }
    }
}

/// The view's property that an animation moves.
enum AnimatedProperty: String, Hashable, Sendable {
    case center, bounds, transform, anchorPoint, alpha, backgroundColor, cornerRadius
}
