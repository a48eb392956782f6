public import Foundation
import Heap

// Further properties of layers.
extension CALayer {
    /// The shadow's colour. Kept, not drawn.
    ///
    /// Fidelity: simplified; shadows are not drawn.
    public var shadowColor: CGColor? {
        get { state.shadowColor.map(CGColor.init(color:)) }
        set { state.shadowColor = newValue?.color }
    }

    /// The shadow's shape. Kept, not drawn.
    ///
    /// Fidelity: simplified; shadows are not drawn.
    public var shadowPath: CGPath? {
        get { state.shadowPath }
        set { state.shadowPath = newValue }
    }

    /// The corners that are round. Kept: all are drawn alike.
    ///
    /// Fidelity: simplified; corners are drawn alike.
    public var maskedCorners: CACornerMask {
        get { state.maskedCorners }
        set { state.maskedCorners = newValue }
    }

    /// How corners are round. Kept.
    ///
    /// Fidelity: simplified; corners are drawn in one way.
    public var cornerCurve: CALayerCornerCurve {
        get { state.cornerCurve }
        set { state.cornerCurve = newValue }
    }

    /// The layer through whose opaque parts this one is seen, in this one's coordinates; retained, and in no superlayer.
    ///
    /// Fidelity: documented CALayer.mask; what shows is the rectangle around the opaque parts, by the most opaque of them (simplified).
    public var mask: CALayer? {
        get { world.object(state.mask) ?? view?.mask?.layer }
        set {
            var above = newValue == nil ? nil : self
            while let layer = above, layer.id != newValue?.id { above = layer.superlayer }
            if above != nil { return world.report(.refusal("a layer as the mask of one that is in it")) }
            world.space.assign(&state.mask, newValue?.id)
            changed("mask")
        }
    }

    /// Where the anchor is in the superlayer's coordinates, in points.
    ///
    /// Fidelity: documented CALayer.position.
    public var position: CGPoint {
        get { view?.center ?? state.position }
        set {
            if let view { return view.center = newValue }
            state.position = newValue
            changed("position")
        }
    }

    /// The point of the bounds that lies at `position`, and about which the layer is transformed. It is in fractions of the size, at first
    /// the middle. Setting it leaves the position unchanged.
    ///
    /// Fidelity: documented CALayer.anchorPoint.
    public var anchorPoint: CGPoint {
        get { view?.anchorPoint ?? state.anchor }
        set {
            if let view { return view.anchorPoint = newValue }
            state.anchor = newValue
            changed("anchorPoint")
        }
    }

    /// The layer's position among its siblings; higher ones are in front. Equal ones keep their order. Touches ignore it.
    ///
    /// Fidelity: documented CALayer.zPosition; reported (developers' measurements: hit tests take no account of it).
    public var zPosition: CGFloat {
        get { state.zPosition }
        set {
            state.zPosition = newValue
            changed("zPosition")
        }
    }

    /// The pixels a point in drawings of the layer. Kept.
    ///
    /// Fidelity: simplified; kept, nothing is drawn into it.
    public var contentsScale: CGFloat {
        get { state.contentsScale ?? world.device.scale }
        set { state.contentsScale = newValue }
    }

    /// Whether the layer is drawn once and then shown as a picture. Kept.
    ///
    /// Fidelity: simplified; kept, it looks the same.
    public var shouldRasterize: Bool {
        get { state.rasterizes }
        set { state.rasterizes = newValue }
    }

    /// Pixels a point of that picture. Kept.
    ///
    /// Fidelity: simplified; kept, it looks the same.
    public var rasterizationScale: CGFloat {
        get { state.rasterScale }
        set { state.rasterScale = newValue }
    }

    /// Whether edges are smooth. Kept.
    ///
    /// Fidelity: simplified; kept, edges are cells.
    public var allowsEdgeAntialiasing: Bool {
        get { state.smooths }
        set { state.smooths = newValue }
    }
}

/// Corners of a layer.
///
/// Fidelity: documented CACornerMask.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: UInt

    /// Corners from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// At the top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// At the bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// At the bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// How corners are round.
///
/// Fidelity: documented CALayerCornerCurve.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// A curve from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A part of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Smoother than a circle.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
