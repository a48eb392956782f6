import Foundation
package import Heap

/// The delegates for dragging out of a list and dropping onto it; not retained.
package struct Dragging: Sendable {
    var drag: ObjectID?
    var drop: ObjectID?
    /// Whether a finger may drag; nil: the device's default.
    var isEnabled: Bool?
}

/// A list with delegates for dragging.
package protocol DraggingList: UIScrollView {
    /// The delegates.
    var dragging: Dragging { get set }
}

extension DraggingList {
    /// The identity of the delegate for dragging; it is not retained.
    package var dragDelegateID: ObjectID? {
        get { dragging.drag }
        set { dragging.drag = newValue }
    }

    /// The identity of the delegate for dropping; it is not retained.
    package var dropDelegateID: ObjectID? {
        get { dragging.drop }
        set { dragging.drop = newValue }
    }
}

extension UITableView: DraggingList {
    package var dragging: Dragging {
        get { table.dragging }
        set { table.dragging = newValue }
    }

    /// Asked what is dragged from the table. Kept, and never asked.
    ///
    /// Fidelity: simplified; kept, never asked.
    public var dragDelegate: (any UITableViewDragDelegate)? {
        get { world.living(dragDelegateID, as: NSObject.self) as? any UITableViewDragDelegate }
        set { dragDelegateID = World.identity(of: newValue) }
    }

    /// Decides about drops onto the table. Kept, and never asked.
    ///
    /// Fidelity: simplified; kept, never asked.
    public var dropDelegate: (any UITableViewDropDelegate)? {
        get { world.living(dropDelegateID, as: NSObject.self) as? any UITableViewDropDelegate }
        set { dropDelegateID = World.identity(of: newValue) }
    }

    /// Whether something is being dragged out of the table: no.
    public var hasActiveDrag: Bool { false }

    /// Whether something is being dragged over the table: no.
    public var hasActiveDrop: Bool { false }
}

/// Provides the items dragged out of a table.
///
/// Fidelity: simplified; declared only: its methods are told of as never called.
public protocol UITableViewDragDelegate: AnyObject {}

/// Decides about drops onto a table.
///
/// Fidelity: simplified; declared only: its methods are told of as never called.
public protocol UITableViewDropDelegate: AnyObject {}

extension UICollectionView: DraggingList {
    package var dragging: Dragging {
        get { collection.dragging }
        set { collection.dragging = newValue }
    }

    /// Asked what is dragged from the collection. Kept, and never asked.
    ///
    /// Fidelity: simplified; kept, never asked.
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { world.living(dragDelegateID, as: NSObject.self) as? any UICollectionViewDragDelegate }
        set { dragDelegateID = World.identity(of: newValue) }
    }

    /// Decides about drops onto the collection. Kept, and never asked.
    ///
    /// Fidelity: simplified; kept, never asked.
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { world.living(dropDelegateID, as: NSObject.self) as? any UICollectionViewDropDelegate }
        set { dropDelegateID = World.identity(of: newValue) }
    }

    /// Whether a finger may drag something out of the collection. Kept.
    ///
    /// Fidelity: simplified; kept, nothing is dragged.
    public var dragInteractionEnabled: Bool {
        get { collection.dragging.isEnabled ?? (world.device.idiom == .pad) }
        set { collection.dragging.isEnabled = newValue }
    }

    /// Whether something is being dragged out of the collection: no.
    public var hasActiveDrag: Bool { false }

    /// Whether something is being dragged over the collection: no.
    public var hasActiveDrop: Bool { false }
}

/// Provides the items dragged out of a collection.
///
/// Fidelity: simplified; declared only: its methods are told of as never called.
public protocol UICollectionViewDragDelegate: AnyObject {}

/// Decides about drops onto a collection.
///
/// Fidelity: simplified; declared only: its methods are told of as never called.
public protocol UICollectionViewDropDelegate: AnyObject {}
