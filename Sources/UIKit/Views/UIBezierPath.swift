public import Foundation
import Heap

/// Lines and curves.
///
/// Fidelity: documented UIBezierPath; simplified, it is asked for its bounds and its points: filling and stroking draw nothing.
open class UIBezierPath: NSObject {
    struct Record: Sendable {
        var path = CGPath([])
        var width: CGFloat = 1
        var cap = CGLineCap.butt
        var join = CGLineJoin.miter
        var miter: CGFloat = 10
        var flatness: CGFloat = 0.6
        var isEvenOdd = false
    }

    private var record: Record {
        _read { yield world.state.paths[id] }
        _modify { yield &world.state.paths[id] }
    }

    /// A path of nothing.
    public override init() {
        super.init()
    }

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init(roundedRect: rect, byRoundingCorners: [], cornerRadii: .zero)
    }

    /// The oval in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// A rectangle with round corners, of a radius in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// A rectangle with some rounded corners, radii in points.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        super.init()
        record.path.addRect(rect, rounding: corners, cornerRadii)
    }

    /// A part of a circle, angles in radians from the right on.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A path as Core Graphics holds it.
    public convenience init(cgPath: CGPath) {
        self.init()
        record.path = cgPath
    }

    // MARK: Drawing it

    /// Begins somewhere else.
    public func move(to point: CGPoint) { record.path.elements.append(.move(point)) }

    /// Adds a line.
    public func addLine(to point: CGPoint) { record.path.addLine(to: point) }

    /// Adds a curve with two control points.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        record.path.elements.append(.curve(controlPoint1, controlPoint2, endPoint))
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { record.path.addQuadCurve(to: endPoint, control: controlPoint) }

    /// Adds an arc, with angles in radians measured from the right. A line leads to its start.
    ///
    /// Fidelity: documented UIBezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:) (clockwise as one sees it).
    public func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        record.path.addArc(center, radius, from: startAngle, to: endAngle, isClockwise: clockwise)
    }

    /// Closes the part: a line leads back to its beginning.
    public func close() { record.path.elements.append(.close) }

    /// Adds another path's parts.
    public func append(_ bezierPath: UIBezierPath) {
        record.path.elements += bezierPath.record.path.elements
        world.didKeep(record.path.weight)
    }

    /// Removes everything.
    public func removeAllPoints() { record.path = CGPath([]) }

    /// A new path of the same lines, from their ends.
    ///
    /// Fidelity: documented UIBezierPath.reversing().
    public func reversing() -> UIBezierPath { UIBezierPath(cgPath: record.path.reversed) }

    /// Moves every point.
    public func apply(_ transform: CGAffineTransform) {
        record.path = CGPath(record.path.elements.map { $0.applying(transform) })
    }

    /// Fills the path with the current colour: nothing is drawn.
    public func fill() {}

    /// Draws the path's line in the current colour: nothing is drawn.
    public func stroke() {}

    /// Fills the path, blended with the content below: nothing is drawn.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}

    /// Strokes the path, blended with the content below: nothing is drawn.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}

    /// Sets the lengths of the parts of a dashed line, in points, and their beginning: nothing is drawn.
    public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {}

    /// Limits later drawing to the path: nothing is drawn.
    public func addClip() {}

    // MARK: How it is

    /// The path as Core Graphics holds it.
    public var cgPath: CGPath {
        get { record.path }
        set { record.path = newValue }
    }

    /// The smallest rectangle around all points, control points included.
    ///
    /// Fidelity: documented UIBezierPath.bounds.
    public var bounds: CGRect { record.path.boundingBox }

    /// Whether it is empty.
    public var isEmpty: Bool { record.path.isEmpty }

    /// The point that the next line begins at.
    public var currentPoint: CGPoint { record.path.currentPoint }

    /// Whether a point is in the path.
    public func contains(_ point: CGPoint) -> Bool { record.path.contains(point) }

    /// The line's width, in points.
    public var lineWidth: CGFloat {
        get { record.width }
        set { record.width = newValue }
    }

    /// How the ends of lines look.
    public var lineCapStyle: CGLineCap {
        get { record.cap }
        set { record.cap = newValue }
    }

    /// How lines meet.
    public var lineJoinStyle: CGLineJoin {
        get { record.join }
        set { record.join = newValue }
    }

    /// How far lines that meet may reach over their point. Kept.
    public var miterLimit: CGFloat {
        get { record.miter }
        set { record.miter = newValue }
    }

    /// Whether the even-odd rule determines the inside. Kept.
    public var usesEvenOddFillRule: Bool {
        get { record.isEvenOdd }
        set { record.isEvenOdd = newValue }
    }
}

/// Corners of a rectangle.
///
/// Fidelity: documented UIRectCorner.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: UInt

    /// Corners from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top left.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// At the top right.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// At the bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// At the bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
