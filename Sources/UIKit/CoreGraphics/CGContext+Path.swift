public import Foundation
import Heap

/// The context's current path. Filling or stroking clears it.
///
/// Fidelity: documented CGContext (its path); nothing is drawn, and how the context is turned then is not asked (simplified).
extension CGContext {
    private var made: CGPath {
        _read { yield world.state.contextPaths[id] }
        _modify { yield &world.state.contextPaths[id] }
    }

    /// The path; nil when there is none.
    public var path: CGPath? { made.isEmpty ? nil : made }
    /// Whether there is no path.
    public var isPathEmpty: Bool { made.isEmpty }
    /// The path's last point; zero for an empty path.
    public var currentPointOfPath: CGPoint { made.currentPoint }
    /// The smallest rectangle around the path's points, control points included; null for an empty path.
    public var boundingBoxOfPath: CGRect { made.boundingBox }

    /// Begins a path.
    public func beginPath() { made = CGPath([]) }
    /// Closes the path.
    public func closePath() { made.close() }
    /// Moves to a point.
    public func move(to point: CGPoint) { made.elements.append(.move(point)) }
    /// Adds a line to the path.
    public func addLine(to point: CGPoint) { made.addLine(to: point) }
    /// Adds lines to the path.
    public func addLines(between points: [CGPoint]) { made.addLines(between: points) }
    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { made.addRect(rect) }
    /// Adds rectangles to the path.
    public func addRects(_ rects: [CGRect]) { for rect in rects { made.addRect(rect) } }
    /// Adds an ellipse to the path.
    public func addEllipse(in rect: CGRect) { made.addEllipse(in: rect) }
    /// Adds another path.
    public func addPath(_ path: CGPath) {
        made.elements += path.elements
        world.didKeep(made.weight)
    }
    /// Adds an arc to the path. Clockwise is meant in Core Graphics' upright coordinates; in UIKit's contexts it is the other way round.
    ///
    /// Fidelity: documented CGContext.addArc(center:radius:startAngle:endAngle:clockwise:).
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        made.addArc(center, radius, from: startAngle, to: endAngle, isClockwise: !clockwise)
    }
    /// Adds a rounded corner to the path.
    ///
    /// Fidelity: simplified; the corner is not rounded.
    public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
        made.addLine(to: end1)
    }
    /// Adds a curve to the path.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { made.elements.append(.curve(control1, control2, end)) }
    /// Adds a curve to the path.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { made.addQuadCurve(to: end, control: control) }
    /// Replaces the path by the outline of its stroke.
    ///
    /// Fidelity: simplified; the path stays what it is.
    public func replacePathWithStrokedPath() {}
    /// Fills the path.
    public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
    /// Draws the path's line.
    public func strokePath() { beginPath() }
    /// Fills the path, draws its line, or both.
    public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
    /// Draws only inside the path from now on.
    public func clip(using rule: CGPathFillRule = .winding) { beginPath() }
    /// Draws only inside a rectangle from now on.
    public func clip(to rect: CGRect) { beginPath() }
}

/// The rule for the inside of a path.
///
/// Fidelity: documented CGPathFillRule.
public enum CGPathFillRule: Int, Sendable {
    /// The points that the path winds around more often in one direction.
    case winding = 0
    /// The points that it winds around an odd number of times.
    case evenOdd
}

/// How a path is drawn.
///
/// Fidelity: documented CGPathDrawingMode.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Filled.
    case fill = 0
    /// Filled where the path winds an odd number of times.
    case eoFill
    /// Its line.
    case stroke
    /// Filled, and its line.
    case fillStroke
    /// Filled where the path winds an odd number of times, and stroked.
    case eoFillStroke
}

/// How a drawing is blended with the content below it.
///
/// Fidelity: documented CGBlendMode; nothing is drawn (simplified).
public enum CGBlendMode: Int32, Sendable {
    /// Over it.
    case normal = 0
    /// Multiplied.
    case multiply
    /// The other way multiplied.
    case screen
    /// Both.
    case overlay
    /// The darker.
    case darken
    /// The lighter.
    case lighten
    /// Nothing.
    case clear = 16
    /// In the place of it.
    case copy
    /// Where something is.
    case sourceIn
    /// Where nothing is.
    case sourceOut
    /// Over it, where something is.
    case sourceAtop
    /// Behind it.
    case destinationOver
    /// The content below, where the drawing is.
    case destinationIn
    /// The content below, where the drawing is not.
    case destinationOut
}
