public import Foundation

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Fidelity: documented CGAffineTransform.
public struct CGAffineTransform: Hashable, Sendable {
    /// The matrix's entries; `tx` and `ty` in points.
    public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat

    /// The map with these entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The map that leaves everything in place.
    public init() {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// A shift by `translationX` and `y` points.
    public init(translationX: CGFloat, y: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
    }

    /// A scaling about the origin.
    public init(scaleX: CGFloat, y: CGFloat) {
        self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// A rotation about the origin by an angle in radians.
    public init(rotationAngle angle: CGFloat) {
        self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }

    /// The map that leaves everything in place.
    public static let identity = CGAffineTransform()

    /// Whether this is the identity.
    public var isIdentity: Bool { self == .identity }

    /// This map after a shift.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// This map after a scaling.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// This map after a rotation by an angle in radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse of this transform. Returns the transform itself if it has none, because it maps everything to a line or a point.
    public func inverted() -> CGAffineTransform {
        let area = a * d - b * c
        guard area != 0 else { return self }
        return CGAffineTransform(
            a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
    }

    /// First this map, then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The transformed point.
    func apply(to point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The smallest upright rectangle around a transformed rectangle.
    func apply(to rect: CGRect) -> CGRect {
        if b == 0, c == 0, a == 1, d == 1 { return rect.offsetBy(dx: tx, dy: ty) }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(apply(to:))
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let left = xs.reduce(.infinity, min)
        let top = ys.reduce(.infinity, min)
        return CGRect(x: left, y: top, width: xs.reduce(-.infinity, max) - left, height: ys.reduce(-.infinity, max) - top)
    }
}

/// A direction with a length, in points.
///
/// Fidelity: documented CGVector.
public struct CGVector: Hashable, Sendable {
    /// To the right.
    public var dx: CGFloat
    /// Downwards.
    public var dy: CGFloat

    /// A vector.
    public init(dx: CGFloat, dy: CGFloat) {
        (self.dx, self.dy) = (dx, dy)
    }

    /// A vector of integers.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// No length at all.
    public init() {
        self.init(dx: 0 as CGFloat, dy: 0)
    }

    /// No length at all.
    public static let zero = CGVector()
}
