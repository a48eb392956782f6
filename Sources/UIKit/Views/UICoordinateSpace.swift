public import Foundation
import Heap

/// Something that points and rectangles can be counted in: a view or the screen.
///
/// Fidelity: documented UICoordinateSpace.
public protocol UICoordinateSpace: AnyObject {
    /// The rectangle of the space in its own coordinates, in points.
    var bounds: CGRect { get }
    /// A point of this space in another's coordinates.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one's coordinates.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// The smallest rectangle that holds this space's rectangle in another's coordinates.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The smallest rectangle that holds another space's rectangle in this one's coordinates.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    /// A point of this view in another space's coordinates.
    ///
    /// Fidelity: documented UICoordinateSpace.convert(_:to:); a view in no window counts from the screen's corner (simplified).
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.fromScreen(onScreen(point))
    }

    /// A point of another space in this view's coordinates.
    ///
    /// Fidelity: documented UICoordinateSpace.convert(_:from:); a view in no window counts from the screen's corner (simplified).
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        fromScreen(coordinateSpace.onScreen(point))
    }

    /// The smallest rectangle that holds this view's rectangle in another space's coordinates.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.bounds(of: { convert($0, to: coordinateSpace) })
    }

    /// The smallest rectangle that holds another space's rectangle in this view's coordinates.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.bounds(of: { convert($0, from: coordinateSpace) })
    }
}

extension UIScreen: UICoordinateSpace {
    /// The screen as a space, in the interface's present orientation.
    ///
    /// Fidelity: documented UIScreen.coordinateSpace.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// A point of the screen in another space's coordinates.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { coordinateSpace.fromScreen(point) }

    /// A point of another space in the screen's coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { coordinateSpace.onScreen(point) }

    /// The smallest rectangle that holds the screen's rectangle in another space's coordinates.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.bounds(of: { convert($0, to: coordinateSpace) })
    }

    /// The smallest rectangle that holds another space's rectangle in the screen's coordinates.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.bounds(of: { convert($0, from: coordinateSpace) })
    }
}

extension UICoordinateSpace {
    /// A point of the space in the screen's coordinates.
    fileprivate func onScreen(_ point: CGPoint) -> CGPoint {
        guard let view = self as? UIView else { return point }
        let inRoot = view.pointInRoot(point)
        return view.window?.state.place.outward(inRoot) ?? inRoot
    }

    /// A point of the screen in the space's coordinates.
    fileprivate func fromScreen(_ point: CGPoint) -> CGPoint {
        guard let view = self as? UIView else { return point }
        return view.pointFromRoot(view.window?.state.place.inward(point) ?? point)
    }
}
