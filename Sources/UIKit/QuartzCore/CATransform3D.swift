// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names are those of the C functions.

public import Foundation

/// A map of space by a matrix of four rows, with points as rows: `x' = x·m11 + y·m21 + z·m31 + m41`.
///
/// Fidelity: documented CATransform3D; layers show its part in the plane: depth and perspective are left out (simplified).
public struct CATransform3D: Hashable, Sendable {
    /// The first row.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    /// The second row.
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    /// The third row.
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    /// The fourth row.
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// The map to nothing.
    public init() { self.init(rows: Array(repeating: 0, count: 16)) }

    init(rows: [CGFloat]) {
        (m11, m12, m13, m14) = (rows[0], rows[1], rows[2], rows[3])
        (m21, m22, m23, m24) = (rows[4], rows[5], rows[6], rows[7])
        (m31, m32, m33, m34) = (rows[8], rows[9], rows[10], rows[11])
        (m41, m42, m43, m44) = (rows[12], rows[13], rows[14], rows[15])
    }

    var rows: [CGFloat] { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }

    /// First this map, then another.
    func concatenating(_ other: CATransform3D) -> CATransform3D {
        let left = rows
        let right = other.rows
        var product: [CGFloat] = []
        for row in 0..<4 {
            for column in 0..<4 {
                var sum: CGFloat = 0
                for place in 0..<4 { sum += left[row * 4 + place] * right[place * 4 + column] }
                product.append(sum)
            }
        }
        return CATransform3D(rows: product)
    }

    /// The part in the plane.
    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

    init(_ map: CGAffineTransform) {
        self.init(rows: [map.a, map.b, 0, 0, map.c, map.d, 0, 0, 0, 0, 1, 0, map.tx, map.ty, 0, 1])
    }
}

/// The map that leaves everything in place.
///
/// Fidelity: documented CATransform3DIdentity.
public let CATransform3DIdentity = CATransform3D(.identity)

/// Whether a map leaves everything in place.
///
/// Fidelity: documented CATransform3DIsIdentity(_:).
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// A shift, in points.
///
/// Fidelity: documented CATransform3DMakeTranslation(_:_:_:).
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

/// A scaling about the origin.
///
/// Fidelity: documented CATransform3DMakeScale(_:_:_:).
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// A rotation about an axis, by an angle in radians.
///
/// Fidelity: documented CATransform3DMakeRotation(_:_:_:_:).
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
    let k: CGFloat = 1 - c
    let (xx, yy, zz): (CGFloat, CGFloat, CGFloat) = (x * x * k, y * y * k, z * z * k)
    let (xy, xz, yz): (CGFloat, CGFloat, CGFloat) = (x * y * k, x * z * k, y * z * k)
    let (xs, ys, zs): (CGFloat, CGFloat, CGFloat) = (x * s, y * s, z * s)
    let first: [CGFloat] = [c + xx, xy + zs, xz - ys, 0]
    let second: [CGFloat] = [xy - zs, c + yy, yz + xs, 0]
    let third: [CGFloat] = [xz + ys, yz - xs, c + zz, 0]
    return CATransform3D(rows: first + second + third + [0, 0, 0, 1])
}

/// A map after a shift.
///
/// Fidelity: documented CATransform3DTranslate(_:_:_:_:).
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// A map after a scaling.
///
/// Fidelity: documented CATransform3DScale(_:_:_:_:).
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// A map after a rotation.
///
/// Fidelity: documented CATransform3DRotate(_:_:_:_:_:).
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// First one map, then the other.
///
/// Fidelity: documented CATransform3DConcat(_:_:).
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// A map of the plane, in space.
///
/// Fidelity: documented CATransform3DMakeAffineTransform(_:).
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// The part of a map in the plane.
///
/// Fidelity: documented CATransform3DGetAffineTransform(_:).
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }

extension CALayer {
    /// The layer's transform about its anchor.
    ///
    /// Fidelity: documented CALayer.transform; its part in the plane is shown (simplified).
    public var transform: CATransform3D {
        get {
            let kept = state.transform
            if let view { return kept.affine == view.transform ? kept : CATransform3D(view.transform) }
            return kept
        }
        set {
            state.transform = newValue
            if let view { view.transform = newValue.affine } else { changed("transform") }
        }
    }

    /// The transform of the sublayers. Kept.
    ///
    /// Fidelity: simplified; kept, depth is not shown.
    public var sublayerTransform: CATransform3D {
        get { state.sublayerTransform }
        set { state.sublayerTransform = newValue }
    }

    /// The part of `transform` in the plane.
    public func affineTransform() -> CGAffineTransform { view?.transform ?? state.transform.affine }

    /// Sets `transform` by a map of the plane.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }
}

extension UIView {
    /// The view's transform about its anchor.
    ///
    /// Fidelity: documented UIView.transform3D; its part in the plane is shown (simplified).
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
}
