/// Fidelity: documented CGRect.divided(atDistance:from:), equalTo(_:).
extension CGRect {
    func divided(atDistance distance: CGFloat, from edge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
        if isNull { return (CGRect.null, CGRect.null) }
        let all = standardized
        let isAcross = edge == .minXEdge || edge == .maxXEdge
        let length = max(0, min(distance, isAcross ? all.width : all.height))
        var slice = all
        var remainder = all
        if isAcross {
            slice.size.width = length
            remainder.size.width -= length
            if edge == .minXEdge { remainder.origin.x += length } else { slice.origin.x = remainder.maxX }
        } else {
            slice.size.height = length
            remainder.size.height -= length
            if edge == .minYEdge { remainder.origin.y += length } else { slice.origin.y = remainder.maxY }
        }
        return (slice, remainder)
    }
    func equalTo(_ other: CGRect) -> Bool { self == other }
}
