public import Foundation
import Heap

/// A layer with a path.
///
/// Fidelity: documented CAShapeLayer; drawn as the rectangle around its path (simplified).
open class CAShapeLayer: CALayer {
    struct Shape: Sendable {
        var path: CGPath?
        var fill: UIColor? = .black
        var stroke: UIColor?
        var width: CGFloat = 1
        var start: CGFloat = 0
        var end: CGFloat = 1
        var cap = CAShapeLayerLineCap.butt
        var join = CAShapeLayerLineJoin.miter
        var rule = CAShapeLayerFillRule.nonZero
        var phase: CGFloat = 0
        var dashes: [Double]?
    }

    override func copy(_ original: CALayer) {
        super.copy(original)
        if let original = original as? CAShapeLayer { shape = original.shape }
    }

    var shape: Shape {
        _read { yield world.state.shapes[id] }
        _modify {
            yield &world.state.shapes[id]
            showShape()
        }
    }

    /// Shows the shape: the rectangle around the path.
    private func showShape() {
        state.content = shape.path.map {
            LayerContent(box: $0.boundingBox, fill: shape.fill, stroke: shape.stroke, width: shape.width)
        }
    }

    /// The path, in the layer's coordinates.
    public var path: CGPath? {
        get { shape.path }
        set { shape.path = newValue }
    }

    /// The colour inside.
    public var fillColor: CGColor? {
        get { shape.fill.map(CGColor.init(color:)) }
        set { shape.fill = newValue?.color }
    }

    /// The line's colour.
    public var strokeColor: CGColor? {
        get { shape.stroke.map(CGColor.init(color:)) }
        set { shape.stroke = newValue?.color }
    }

    /// The line's width, in points.
    public var lineWidth: CGFloat {
        get { shape.width }
        set { shape.width = newValue }
    }

    /// Where on the path the line begins, from 0 to 1. Kept.
    public var strokeStart: CGFloat {
        get { shape.start }
        set { shape.start = newValue }
    }

    /// Where on the path the line ends, from 0 to 1. Kept.
    public var strokeEnd: CGFloat {
        get { shape.end }
        set { shape.end = newValue }
    }

    /// How the ends of lines look. Kept.
    public var lineCap: CAShapeLayerLineCap {
        get { shape.cap }
        set { shape.cap = newValue }
    }

    /// How lines meet. Kept.
    public var lineJoin: CAShapeLayerLineJoin {
        get { shape.join }
        set { shape.join = newValue }
    }

    /// The rule for the inside. Kept.
    public var fillRule: CAShapeLayerFillRule {
        get { shape.rule }
        set { shape.rule = newValue }
    }

    /// Where the dashes begin, in points. Kept.
    public var lineDashPhase: CGFloat {
        get { shape.phase }
        set { shape.phase = newValue }
    }

    /// How long dashes and gaps are, in points. Kept.
    public var lineDashPattern: [Double]? {
        get { shape.dashes }
        set { shape.dashes = newValue }
    }
}

/// A layer's drawing over its background. The box is in its own coordinates, in points.
struct LayerContent: Sendable {
    var box: CGRect
    var fill: UIColor?
    var stroke: UIColor?
    var width: CGFloat = 0
}

/// How the ends of a shape's lines look.
///
/// Fidelity: documented CAShapeLayerLineCap.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// A look from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Cut off.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Round.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Square, and longer.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape's lines meet.
///
/// Fidelity: documented CAShapeLayerLineJoin.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// A look from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In a point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rule for the inside of a shape.
///
/// Fidelity: documented CAShapeLayerFillRule.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// A rule from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The points that the path winds around.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The points that the path winds around an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer whose colours run into each other.
///
/// Fidelity: documented CAGradientLayer; drawn in the mean of its colours (simplified).
open class CAGradientLayer: CALayer {
    struct Gradient: Sendable {
        var colors: [CGColor]?
        var locations: [Double]?
        var start = CGPoint(x: 0.5, y: 0)
        var end = CGPoint(x: 0.5, y: 1)
        var type = CAGradientLayerType.axial
    }

    override func copy(_ original: CALayer) {
        super.copy(original)
        if let original = original as? CAGradientLayer { gradient = original.gradient }
    }

    private var gradient: Gradient {
        _read { yield world.state.gradients[id] }
        _modify { yield &world.state.gradients[id] }
    }

    /// The colours, in order.
    public var colors: [CGColor]? {
        get { gradient.colors }
        set {
            gradient.colors = newValue
            state.gradient = newValue?.map(\.color) ?? []
        }
    }

    /// Where each colour is, from 0 to 1. Kept.
    public var locations: [Double]? {
        get { gradient.locations }
        set { gradient.locations = newValue }
    }

    /// Where the first colour is, from 0 to 1 across the layer. Kept.
    public var startPoint: CGPoint {
        get { gradient.start }
        set { gradient.start = newValue }
    }

    /// Where the last colour is, from 0 to 1 across the layer. Kept.
    public var endPoint: CGPoint {
        get { gradient.end }
        set { gradient.end = newValue }
    }

    /// How the colours spread. Kept.
    public var type: CAGradientLayerType {
        get { gradient.type }
        set { gradient.type = newValue }
    }
}

/// How the colours of a gradient spread.
///
/// Fidelity: documented CAGradientLayerType.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// A way from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
