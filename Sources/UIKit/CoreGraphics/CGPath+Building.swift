import Foundation

/// How lines and curves come to a path.
extension CGPath {
    /// How much of a quarter's radius a curve's points are off, so that it is round.
    private static let roundness: CGFloat = 0.5522847498

    mutating func addLine(to point: CGPoint) { elements.append(isEmpty ? .move(point) : .line(point)) }

    /// Lines from the first point on, which begins somewhere else.
    mutating func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        elements.append(.move(first))
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Closes the last part, if there is one.
    mutating func close() { if !isEmpty { elements.append(.close) } }

    mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let start = currentPoint
        func mixed(_ end: CGPoint) -> CGPoint {
            CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        elements.append(.curve(mixed(start), mixed(end), end))
    }

    /// Adds an arc, with angles in radians measured from the right. A line leads to its start.
    mutating func addArc(_ center: CGPoint, _ radius: CGFloat, from startAngle: CGFloat, to endAngle: CGFloat, isClockwise: Bool) {
        var sweep = endAngle - startAngle
        let whole = 2 * CGFloat.pi
        if isClockwise, sweep < 0 { sweep += whole * ((-sweep / whole).rounded(.down) + 1) }
        if !isClockwise, sweep > 0 { sweep -= whole * ((sweep / whole).rounded(.down) + 1) }
        sweep = min(max(sweep, -whole), whole)
        func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
        addLine(to: point(startAngle))
        let parts = max(1, Int(bounded: (abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(parts)
        let reach = radius * 4 / 3 * tan(step / 4)
        for part in 0..<parts {
            let (from, to) = (startAngle + step * CGFloat(part), startAngle + step * CGFloat(part + 1))
            let (start, end) = (point(from), point(to))
            elements.append(
                .curve(
                    CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
                    CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)), end))
        }
    }

    /// Adds a rectangle with some rounded corners, radii in points.
    mutating func addRect(_ rect: CGRect, rounding corners: UIRectCorner = [], _ cornerRadii: CGSize = .zero) {
        let width = min(cornerRadii.width, rect.width / 2)
        let height = min(cornerRadii.height, rect.height / 2)
        func radius(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? CGSize(width: width, height: height) : .zero }
        let places: [(UIRectCorner, CGPoint, CGFloat, CGFloat, Bool)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), -1, 1, true),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), -1, -1, false),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), 1, -1, true), (.topLeft, rect.origin, 1, 1, false),
        ]
        elements.append(.move(CGPoint(x: rect.minX + radius(.topLeft).width, y: rect.minY)))
        for (corner, point, x, y, comesLevel) in places {
            let size = radius(corner)
            let level = CGPoint(x: point.x + x * size.width, y: point.y)
            let upright = CGPoint(x: point.x, y: point.y + y * size.height)
            let (from, to) = comesLevel ? (level, upright) : (upright, level)
            addLine(to: from)
            guard size != .zero else { continue }
            let rest = 1 - Self.roundness
            let nearLevel = CGPoint(x: point.x + x * size.width * rest, y: point.y)
            let nearUpright = CGPoint(x: point.x, y: point.y + y * size.height * rest)
            elements.append(.curve(comesLevel ? nearLevel : nearUpright, comesLevel ? nearUpright : nearLevel, to))
        }
        elements.append(.close)
    }

    /// The oval in a rectangle.
    mutating func addEllipse(in rect: CGRect) {
        addRect(rect, rounding: .allCorners, CGSize(width: rect.width / 2, height: rect.height / 2))
    }
}
