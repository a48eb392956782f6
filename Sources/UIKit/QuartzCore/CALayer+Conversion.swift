public import Foundation
import Heap

// Points and rectangles of layers in each other's coordinates.
extension CALayer {
    /// A point of this layer in another layer's coordinates. nil: those of the root layer.
    ///
    /// Fidelity: documented CALayer.convert(_:to:); transforms of sublayers in space are left out (simplified).
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let inRoot = pointInRoot(p)
        return l.map { $0.pointFromRoot(inRoot) } ?? inRoot
    }

    /// A point of another layer (nil: the root layer) in this layer's coordinates.
    ///
    /// Fidelity: documented CALayer.convert(_:from:); transforms of sublayers in space are left out (simplified).
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        pointFromRoot(l.map { $0.pointInRoot(p) } ?? p)
    }

    /// The smallest rectangle around this layer's rectangle in another layer's coordinates. nil: those of the root layer.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.bounds(of: { convert($0, to: l) })
    }

    /// The smallest rectangle around a rectangle of another layer (nil: the root layer) in this layer's coordinates.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.bounds(of: { convert($0, from: l) })
    }

    private var place: UIView.Place { view?.state.place ?? state.place }

    private func pointInRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var layer = self
        while let parent = layer.superlayer {
            point = layer.place.outward(point)
            layer = parent
        }
        return point
    }

    private func pointFromRoot(_ point: CGPoint) -> CGPoint {
        guard let parent = superlayer else { return point }
        return place.inward(parent.pointFromRoot(point))
    }
}
