public import Foundation
import Heap

/// Properties of a layer that have no effect here.
struct InertLayerProperties: Sendable {
    var contentsGravity: CALayerContentsGravity = CALayerContentsGravity.resize
    var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var isOpaque: Bool = false
    var needsDisplayOnBoundsChange: Bool = false
    var drawsAsynchronously: Bool = false
    var allowsGroupOpacity: Bool = true
    var isDoubleSided: Bool = true
    var isGeometryFlipped: Bool = false
    var anchorPointZ: CGFloat = CGFloat(0)
    var speed: Float = Float(1)
    var timeOffset: CFTimeInterval = CFTimeInterval(0)
    var beginTime: CFTimeInterval = CFTimeInterval(0)
    var repeatCount: Float = Float(0)
}

extension CALayer {
    private var inert: InertLayerProperties {
        _read { yield world.state.inertLayers[id] }
        _modify { yield &world.state.inertLayers[id] }
    }

    /// The alignment of the contents. Changes nothing.
    ///
    /// Fidelity: simplified; kept, contents are not drawn.
    public var contentsGravity: CALayerContentsGravity {
        get { inert.contentsGravity }
        set { inert.contentsGravity = newValue }
    }

    /// The part of the contents that is shown, from 0 to 1. Changes nothing.
    ///
    /// Fidelity: simplified; kept, contents are not drawn.
    public var contentsRect: CGRect {
        get { inert.contentsRect }
        set { inert.contentsRect = newValue }
    }

    /// The part of the contents that is stretched, from 0 to 1. Changes nothing.
    ///
    /// Fidelity: simplified; kept, contents are not drawn.
    public var contentsCenter: CGRect {
        get { inert.contentsCenter }
        set { inert.contentsCenter = newValue }
    }

    /// Whether the layer hides all that is behind it. Changes nothing.
    ///
    /// Fidelity: simplified; kept, layers are drawn back to front.
    public var isOpaque: Bool {
        get { inert.isOpaque }
        set { inert.isOpaque = newValue }
    }

    /// Whether another size has the layer drawn anew. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn when it is asked for.
    public var needsDisplayOnBoundsChange: Bool {
        get { inert.needsDisplayOnBoundsChange }
        set { inert.needsDisplayOnBoundsChange = newValue }
    }

    /// Whether it is drawn meanwhile. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn at once.
    public var drawsAsynchronously: Bool {
        get { inert.drawsAsynchronously }
        set { inert.drawsAsynchronously = newValue }
    }

    /// Whether sublayers are as clear as one. Changes nothing.
    ///
    /// Fidelity: simplified; kept, each is drawn by itself.
    public var allowsGroupOpacity: Bool {
        get { inert.allowsGroupOpacity }
        set { inert.allowsGroupOpacity = newValue }
    }

    /// Whether the back is seen. Changes nothing.
    ///
    /// Fidelity: simplified; kept, nothing turns its back.
    public var isDoubleSided: Bool {
        get { inert.isDoubleSided }
        set { inert.isDoubleSided = newValue }
    }

    /// Whether sublayers are upside down. Changes nothing.
    ///
    /// Fidelity: simplified; kept, they never are.
    public var isGeometryFlipped: Bool {
        get { inert.isGeometryFlipped }
        set { inert.isGeometryFlipped = newValue }
    }

    /// The anchor before or behind the layer. Changes nothing.
    ///
    /// Fidelity: simplified; kept, layers are flat.
    public var anchorPointZ: CGFloat {
        get { inert.anchorPointZ }
        set { inert.anchorPointZ = newValue }
    }

    /// How fast time passes in the layer. Changes nothing.
    ///
    /// Fidelity: simplified; kept, time passes everywhere alike.
    public var speed: Float {
        get { inert.speed }
        set { inert.speed = newValue }
    }

    /// The offset of the layer's time, in seconds. Changes nothing.
    ///
    /// Fidelity: simplified; kept, time passes everywhere alike.
    public var timeOffset: CFTimeInterval {
        get { inert.timeOffset }
        set { inert.timeOffset = newValue }
    }

    /// When time begins in the layer, in seconds. Changes nothing.
    ///
    /// Fidelity: simplified; kept, time passes everywhere alike.
    public var beginTime: CFTimeInterval {
        get { inert.beginTime }
        set { inert.beginTime = newValue }
    }

    /// How often it repeats. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it does not.
    public var repeatCount: Float {
        get { inert.repeatCount }
        set { inert.repeatCount = newValue }
    }
}

/// The alignment of a layer's contents.
///
/// Fidelity: documented CALayerContentsGravity.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// A place by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the top.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the bottom.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the right.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// As large as the layer.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// So large that nothing is left.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

extension CALayer {
    /// The part of the layer that is visible through its superlayers, in points. Always all of it here.
    ///
    /// Fidelity: simplified.
    public var visibleRect: CGRect { bounds }

    /// The layer's preferred size: its present one.
    public func preferredFrameSize() -> CGSize { frame.size }
}
