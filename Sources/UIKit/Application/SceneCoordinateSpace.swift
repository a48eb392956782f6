public import Foundation
import Heap

/// The rectangle of a scene, as a space to count in. Its corner is the screen's.
///
/// Fidelity: documented UIWindowScene.Geometry.coordinateSpace; that a scene's corner is the screen's is simplified.
public final class SceneCoordinateSpace: NSObject, UICoordinateSpace {
    /// The scene's size, in points.
    private var size: CGSize {
        get { world.state.sceneSpaces[id] }
        set { world.state.sceneSpaces[id] = newValue }
    }

    init(size: CGSize) {
        super.init()
        self.size = size
    }

    /// The scene's rectangle in its own coordinates, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// A point of the scene in another space's coordinates.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        UIScreen.main.convert(point, to: coordinateSpace)
    }

    /// A point of another space in the scene's coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        UIScreen.main.convert(point, from: coordinateSpace)
    }

    /// The smallest rectangle that holds the scene's rectangle in another space's coordinates.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        UIScreen.main.convert(rect, to: coordinateSpace)
    }

    /// The smallest rectangle that holds another space's rectangle in the scene's coordinates.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        UIScreen.main.convert(rect, from: coordinateSpace)
    }
}
