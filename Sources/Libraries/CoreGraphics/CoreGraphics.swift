/// Fidelity: documented CGRectEdge.
enum CGRectEdge: UInt32 { case minXEdge = 0, minYEdge, maxXEdge, maxYEdge }

/// Fidelity: documented CGPoint.equalTo(_:).
extension CGPoint {
    func equalTo(_ other: CGPoint) -> Bool { self == other }
}

/// Fidelity: documented CGSize.equalTo(_:).
extension CGSize {
    func equalTo(_ other: CGSize) -> Bool { self == other }
}
