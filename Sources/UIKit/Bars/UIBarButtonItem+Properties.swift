import Foundation
package import Heap

extension UIBarButtonItem {
    /// The menu that a tap opens where the button does nothing else; retained.
    ///
    /// Fidelity: documented UIBarButtonItem.menu; beside an action, where a finger that rests would open it, it is not shown (simplified).
    @available(iOS 14, *)
    public var menu: UIMenu? {
        get { world.object(itemState.menu) }
        set { world.space.assign(&itemState.menu, newValue?.id) }
    }

    /// The title.
    public var title: String? {
        get { itemState.title }
        set {
            itemState.title = newValue
            world.report(.write(property: "title", object: id))
        }
    }

    /// The image.
    public var image: UIImage? {
        get { itemState.image }
        set {
            itemState.image = newValue
            world.report(.write(property: "image", object: id))
        }
    }

    /// How the button looks.
    public var style: Style {
        get { itemState.style }
        set { itemState.style = newValue }
    }

    /// The object to call at a tap; not retained.
    public var target: AnyObject? {
        get { world.living(targetID, as: NSObject.self) }
        set { targetID = World.identity(of: newValue) }
    }

    /// The target's identity; it is not retained.
    package var targetID: ObjectID? {
        get { itemState.target }
        set { itemState.target = newValue }
    }

    /// The method that a tap calls.
    public var action: Selector? {
        get { itemState.action }
        set { itemState.action = newValue }
    }

    /// The action of a tap; retained.
    @available(iOS 14, *)
    public var primaryAction: UIAction? {
        get { world.object(itemState.primary) }
        set { world.space.assign(&itemState.primary, newValue?.id) }
    }

    /// The view that the bar shows instead of a button; retained.
    ///
    /// Fidelity: documented UIBarButtonItem.customView; simplified where it stands in its bar.
    public var customView: UIView? {
        get { world.object(itemState.customView) }
        set { world.space.assign(&itemState.customView, newValue?.id) }
    }

    /// The button's colour, nil for the bar's.
    public var tintColor: UIColor? {
        get { itemState.tint }
        set { itemState.tint = newValue }
    }

    /// Whether a tap does something.
    public var isEnabled: Bool {
        get { itemState.isEnabled }
        set {
            itemState.isEnabled = newValue
            world.report(.write(property: "isEnabled", object: id))
        }
    }

    /// Whether the button is left out.
    public var isHidden: Bool {
        get { itemState.isHidden }
        set {
            itemState.isHidden = newValue
            world.report(.write(property: "isHidden", object: id))
        }
    }

    /// A number to find the button by.
    public var tag: Int {
        get { itemState.tag }
        set { itemState.tag = newValue }
    }
}
