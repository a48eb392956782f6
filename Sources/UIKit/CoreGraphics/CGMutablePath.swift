public import Foundation
import Heap

/// A path that code adds to.
///
/// Fidelity: documented CGMutablePath; maps of what is added are left out (simplified). It stands for its path wherever one is wanted.
public final class CGMutablePath: NSObject {
    private var made: CGPath {
        _read { yield world.state.contextPaths[id] }
        _modify { yield &world.state.contextPaths[id] }
    }

    /// A path of nothing.
    public override init() {
        super.init()
    }

    /// The present path.
    package var path: CGPath { made }

    /// A copy of the present path.
    public func copy() -> CGPath? { made }
    /// Whether it is empty.
    public var isEmpty: Bool { made.isEmpty }
    /// The point that the next line begins at.
    public var currentPoint: CGPoint { made.currentPoint }
    /// The smallest rectangle around all points, control points included; null for an empty path.
    public var boundingBox: CGRect { made.boundingBox }
    /// Whether a point is in the path.
    public func contains(_ point: CGPoint) -> Bool { made.contains(point) }

    /// Begins somewhere else.
    public func move(to point: CGPoint) { made.elements.append(.move(point)) }
    /// Adds a line.
    public func addLine(to point: CGPoint) { made.addLine(to: point) }
    /// Adds lines, from the first point on.
    public func addLines(between points: [CGPoint]) { made.addLines(between: points) }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { made.addRect(rect) }
    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { made.addRect(rect) } }
    /// Adds a rectangle with rounded corners, radii in points.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        made.addRect(rect, rounding: .allCorners, CGSize(width: cornerWidth, height: cornerHeight))
    }
    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect) { made.addEllipse(in: rect) }
    /// Adds another path's parts.
    public func addPath(_ path: CGPath) {
        made.elements += path.elements
        world.didKeep(made.weight)
    }
    /// Adds an arc. Clockwise is meant in Core Graphics' upright coordinates; on a screen it is the other way round.
    ///
    /// Fidelity: documented CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:).
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        made.addArc(center, radius, from: startAngle, to: endAngle, isClockwise: !clockwise)
    }
    /// Adds a rounded corner.
    ///
    /// Fidelity: simplified; the corner is not rounded.
    public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) { made.addLine(to: end1) }
    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { made.elements.append(.curve(control1, control2, end)) }
    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { made.addQuadCurve(to: end, control: control) }
    /// Closes the part: a line leads back to its beginning.
    public func closeSubpath() { made.close() }
}
