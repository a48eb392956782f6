public import Foundation
public import Heap

/// One view of the hierarchy at a moment, for drawing the tree.
public struct HierarchyNode: Sendable, Hashable {
    /// The view.
    public let object: ObjectID
    /// Its class.
    public let typeName: String
    /// Its name: the controller that owns it (`B.view`), the property that contains it, or nil.
    public let label: String?
    /// How deep it is, from 0 for a window, or for the topmost view of those in no window.
    public let depth: Int
    /// Whether it is in a window.
    public let isInWindow: Bool
    /// Whether it has a superview; only a topmost view in no window has none, beside windows.
    public let hasSuperview: Bool
    /// Its frame in the model, in points.
    public let frame: CGRect
    /// Its frame on the display, in points; differs from `frame` while it moves.
    public let shownFrame: CGRect
    /// Its frame on the display in points of the window; what turns or scales a view around it is left out.
    public let screenFrame: CGRect
    /// Whether UIKit made it for itself.
    public let isPrivate: Bool
    /// Whether it or something above it is hidden.
    public let isHidden: Bool
    /// How opaque it is, from 0 to 1.
    public let alpha: Double
    /// The name or the parts of its background, nil for none.
    public let background: String?
    /// Whether it waits for layout.
    public let needsLayout: Bool
}
