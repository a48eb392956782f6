public import Foundation
import Heap

/// Properties of a tab bar that have no effect here.
struct InertTabBarProperties: Sendable {
    var backgroundImage: UIImage? = nil
    var selectionIndicatorImage: UIImage? = nil
    var shadowImage: UIImage? = nil
    var barStyle: UIBarStyle = UIBarStyle.default
    var itemPositioning: UITabBar.ItemPositioning = UITabBar.ItemPositioning.automatic
    var itemWidth: CGFloat = CGFloat(0)
    var itemSpacing: CGFloat = CGFloat(0)
}

extension UITabBar {
    private var inert: InertTabBarProperties {
        _read { yield world.state.inertTabBars[id] }
        _modify { yield &world.state.inertTabBars[id] }
    }

    /// The picture behind the items. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var backgroundImage: UIImage? {
        get { inert.backgroundImage }
        set { inert.backgroundImage = newValue }
    }

    /// The picture behind the selected item. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var selectionIndicatorImage: UIImage? {
        get { inert.selectionIndicatorImage }
        set { inert.selectionIndicatorImage = newValue }
    }

    /// The picture of the bar's shadow. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var shadowImage: UIImage? {
        get { inert.shadowImage }
        set { inert.shadowImage = newValue }
    }

    /// The bar's look. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var barStyle: UIBarStyle {
        get { inert.barStyle }
        set { inert.barStyle = newValue }
    }

    /// How items share the width. Changes nothing.
    ///
    /// Fidelity: simplified; kept, they share it evenly.
    public var itemPositioning: UITabBar.ItemPositioning {
        get { inert.itemPositioning }
        set { inert.itemPositioning = newValue }
    }

    /// How wide an item is, in points. Changes nothing.
    ///
    /// Fidelity: simplified; kept, they share the width evenly.
    public var itemWidth: CGFloat {
        get { inert.itemWidth }
        set { inert.itemWidth = newValue }
    }

    /// How far apart items are, in points. Changes nothing.
    ///
    /// Fidelity: simplified; kept, they share the width evenly.
    public var itemSpacing: CGFloat {
        get { inert.itemSpacing }
        set { inert.itemSpacing = newValue }
    }
}

extension UITabBar {
    /// How items share the width.
    ///
    /// Fidelity: documented UITabBar.ItemPositioning.
    public enum ItemPositioning: Int, Sendable {
        /// As the device likes.
        case automatic = 0
        /// All of it.
        case fill
        /// In the middle.
        case centered
    }
}
