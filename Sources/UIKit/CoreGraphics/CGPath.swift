public import Foundation

/// Lines and curves, as Core Graphics holds them.
///
/// Fidelity: documented CGPath; simplified, what UIBezierPath gives: it is asked for its bounds and whether a point is in it.
public struct CGPath: Hashable, Sendable {
    /// A step of a path; all points in points.
    enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close

        /// The end point and the control points of the step, the end last.
        var points: [CGPoint] {
            switch self {
            case .move(let point), .line(let point): [point]
            case .curve(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }

        func applying(_ map: CGAffineTransform) -> Element {
            func mapped(_ point: CGPoint) -> CGPoint {
                CGPoint(x: map.a * point.x + map.c * point.y + map.tx, y: map.b * point.x + map.d * point.y + map.ty)
            }
            return switch self {
            case .move(let point): .move(mapped(point))
            case .line(let point): .line(mapped(point))
            case .curve(let first, let second, let end): .curve(mapped(first), mapped(second), mapped(end))
            case .close: .close
            }
        }
    }

    var elements: [Element] = []

    init(_ elements: [Element]) { self.elements = elements }

    /// How many of the code's values it weighs as much as.
    var weight: Int { elements.count * 8 }

    /// The same lines backwards, the last part first.
    var reversed: CGPath {
        var parts: [[Element]] = []
        for element in elements {
            let isBeginning = if case .move = element { true } else { parts.isEmpty }
            if isBeginning { parts.append([]) }
            parts[parts.count - 1].append(element)
        }
        return CGPath(parts.reversed().flatMap(Self.reversed))
    }

    private static func reversed(_ part: [Element]) -> [Element] {
        let drawn = part.filter { $0 != .close }
        guard let end = drawn.last?.points.last else { return part }
        var result: [Element] = [.move(end)]
        for (place, element) in drawn.enumerated().dropFirst().reversed() {
            let start = drawn[place - 1].points.last ?? end
            switch element {
            case .curve(let first, let second, _): result.append(.curve(second, first, start))
            default: result.append(.line(start))
            }
        }
        return part.last == .close ? result + [.close] : result
    }

    /// Whether it is empty.
    public var isEmpty: Bool { elements.isEmpty }

    /// The point that the next line begins at.
    public var currentPoint: CGPoint {
        guard elements.last == .close else { return elements.last?.points.last ?? .zero }
        let start = elements.last { if case .move = $0 { true } else { false } }
        return start?.points.last ?? .zero
    }

    /// The smallest rectangle around all points, control points included.
    ///
    /// Fidelity: documented CGPath.boundingBox.
    public var boundingBox: CGRect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .null }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { box, point in
            box.union(CGRect(origin: point, size: .zero))
        }
    }

    /// Whether a point is in the path, by the number of times that the path winds around it. A curve counts as eight lines.
    ///
    /// Fidelity: documented CGPath.contains(_:using:transform:); that a curve is taken for lines is simplified.
    public func contains(_ point: CGPoint) -> Bool {
        var winding = 0
        var start = CGPoint.zero
        var here = CGPoint.zero
        func cross(_ from: CGPoint, _ to: CGPoint) {
            let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
            if from.y <= point.y, to.y > point.y, side > 0 { winding += 1 }
            if from.y > point.y, to.y <= point.y, side < 0 { winding -= 1 }
        }
        for element in elements {
            switch element {
            case .move(let next):
                cross(here, start)
                (start, here) = (next, next)
            case .line(let next):
                cross(here, next)
                here = next
            case .curve(let first, let second, let end):
                let from = here
                for step in 1...8 {
                    let next = Self.point(from, first, second, end, at: CGFloat(step) / 8)
                    cross(here, next)
                    here = next
                }
            case .close:
                cross(here, start)
                here = start
            }
        }
        cross(here, start)
        return winding != 0
    }

    private static func point(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at part: CGFloat) -> CGPoint {
        let rest = 1 - part
        let weights = [rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part]
        let points = [a, b, c, d]
        return CGPoint(x: zip(weights, points).map { $0 * $1.x }.reduce(0, +), y: zip(weights, points).map { $0 * $1.y }.reduce(0, +))
    }
}

/// How the ends of lines look.
///
/// Fidelity: documented CGLineCap.
public enum CGLineCap: Int32, Sendable {
    /// Cut off.
    case butt = 0
    /// Round.
    case round
    /// Square, and longer.
    case square
}

/// How lines meet.
///
/// Fidelity: documented CGLineJoin.
public enum CGLineJoin: Int32, Sendable {
    /// In a point.
    case miter = 0
    /// Round.
    case round
    /// Cut off.
    case bevel
}
