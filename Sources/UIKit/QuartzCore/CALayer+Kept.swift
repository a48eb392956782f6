public import Foundation
import Heap

/// What code says of a layer that changes nothing here.
struct KeptOfLayer: Sendable {
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
    private var kept: KeptOfLayer {
        _read { yield world.state.keptOfLayers[id] }
        _modify { yield &world.state.keptOfLayers[id] }
    }

    /// Where the contents stand. Kept.
    ///
    /// Fidelity: simplified; kept, contents are not drawn.
    public var contentsGravity: CALayerContentsGravity {
        get { kept.contentsGravity }
        set { kept.contentsGravity = newValue }
    }

    /// The part of the contents that is shown, from 0 to 1. Kept.
    ///
    /// Fidelity: simplified; kept, contents are not drawn.
    public var contentsRect: CGRect {
        get { kept.contentsRect }
        set { kept.contentsRect = newValue }
    }

    /// The part of the contents that is stretched, from 0 to 1. Kept.
    ///
    /// Fidelity: simplified; kept, contents are not drawn.
    public var contentsCenter: CGRect {
        get { kept.contentsCenter }
        set { kept.contentsCenter = newValue }
    }

    /// Whether the layer hides all that is behind it. Kept.
    ///
    /// Fidelity: simplified; kept, layers are drawn back to front.
    public var isOpaque: Bool {
        get { kept.isOpaque }
        set { kept.isOpaque = newValue }
    }

    /// Whether another size has the layer drawn anew. Kept.
    ///
    /// Fidelity: simplified; kept, it is drawn when it is asked for.
    public var needsDisplayOnBoundsChange: Bool {
        get { kept.needsDisplayOnBoundsChange }
        set { kept.needsDisplayOnBoundsChange = newValue }
    }

    /// Whether it is drawn meanwhile. Kept.
    ///
    /// Fidelity: simplified; kept, it is drawn at once.
    public var drawsAsynchronously: Bool {
        get { kept.drawsAsynchronously }
        set { kept.drawsAsynchronously = newValue }
    }

    /// Whether sublayers are as clear as one. Kept.
    ///
    /// Fidelity: simplified; kept, each is drawn by itself.
    public var allowsGroupOpacity: Bool {
        get { kept.allowsGroupOpacity }
        set { kept.allowsGroupOpacity = newValue }
    }

    /// Whether the back is seen. Kept.
    ///
    /// Fidelity: simplified; kept, nothing turns its back.
    public var isDoubleSided: Bool {
        get { kept.isDoubleSided }
        set { kept.isDoubleSided = newValue }
    }

    /// Whether sublayers are upside down. Kept.
    ///
    /// Fidelity: simplified; kept, they never are.
    public var isGeometryFlipped: Bool {
        get { kept.isGeometryFlipped }
        set { kept.isGeometryFlipped = newValue }
    }

    /// The anchor before or behind the layer. Kept.
    ///
    /// Fidelity: simplified; kept, layers are flat.
    public var anchorPointZ: CGFloat {
        get { kept.anchorPointZ }
        set { kept.anchorPointZ = newValue }
    }

    /// How fast time passes in the layer. Kept.
    ///
    /// Fidelity: simplified; kept, time passes everywhere alike.
    public var speed: Float {
        get { kept.speed }
        set { kept.speed = newValue }
    }

    /// How late it is in the layer, in seconds. Kept.
    ///
    /// Fidelity: simplified; kept, time passes everywhere alike.
    public var timeOffset: CFTimeInterval {
        get { kept.timeOffset }
        set { kept.timeOffset = newValue }
    }

    /// When time begins in the layer, in seconds. Kept.
    ///
    /// Fidelity: simplified; kept, time passes everywhere alike.
    public var beginTime: CFTimeInterval {
        get { kept.beginTime }
        set { kept.beginTime = newValue }
    }

    /// How often time comes again. Kept.
    ///
    /// Fidelity: simplified; kept, it does not.
    public var repeatCount: Float {
        get { kept.repeatCount }
        set { kept.repeatCount = newValue }
    }
}

/// Where a layer's contents stand.
///
/// Fidelity: documented CALayerContentsGravity.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name, as Apple has it.
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
    /// The part of the layer that can be seen through its superlayers, in points; here all of it.
    ///
    /// Fidelity: simplified.
    public var visibleRect: CGRect { bounds }

    /// How large the layer wants to be: as it is.
    public func preferredFrameSize() -> CGSize { frame.size }
}
