extension CGRect {
    func applying(_ t: CGAffineTransform) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        let xs = corners.map { $0.x }.sorted()
        let ys = corners.map { $0.y }.sorted()
        return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
    }
}

/// What rectangles and points are as objects: they themselves stand for them.
///
/// Fidelity: documented NSValue; the value itself (simplified).
extension CGRect { var cgRectValue: CGRect { self } }
