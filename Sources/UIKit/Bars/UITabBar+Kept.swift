public import Foundation
import Heap

/// What code says of a tab bar that changes nothing here.
struct KeptOfTabBar: Sendable {
    var backgroundImage: UIImage? = nil
    var selectionIndicatorImage: UIImage? = nil
    var shadowImage: UIImage? = nil
    var barStyle: UIBarStyle = UIBarStyle.default
    var itemPositioning: UITabBar.ItemPositioning = UITabBar.ItemPositioning.automatic
    var itemWidth: CGFloat = CGFloat(0)
    var itemSpacing: CGFloat = CGFloat(0)
}

extension UITabBar {
    private var kept: KeptOfTabBar {
        _read { yield world.state.keptOfTabBars[id] }
        _modify { yield &world.state.keptOfTabBars[id] }
    }

    /// The picture behind the items. Kept.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var backgroundImage: UIImage? {
        get { kept.backgroundImage }
        set { kept.backgroundImage = newValue }
    }

    /// The picture behind the chosen item. Kept.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var selectionIndicatorImage: UIImage? {
        get { kept.selectionIndicatorImage }
        set { kept.selectionIndicatorImage = newValue }
    }

    /// The picture of the bar's shadow. Kept.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var shadowImage: UIImage? {
        get { kept.shadowImage }
        set { kept.shadowImage = newValue }
    }

    /// The bar's look. Kept.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var barStyle: UIBarStyle {
        get { kept.barStyle }
        set { kept.barStyle = newValue }
    }

    /// How items share the width. Kept.
    ///
    /// Fidelity: simplified; kept, they share it evenly.
    public var itemPositioning: UITabBar.ItemPositioning {
        get { kept.itemPositioning }
        set { kept.itemPositioning = newValue }
    }

    /// How wide an item is, in points. Kept.
    ///
    /// Fidelity: simplified; kept, they share the width evenly.
    public var itemWidth: CGFloat {
        get { kept.itemWidth }
        set { kept.itemWidth = newValue }
    }

    /// How far apart items are, in points. Kept.
    ///
    /// Fidelity: simplified; kept, they share the width evenly.
    public var itemSpacing: CGFloat {
        get { kept.itemSpacing }
        set { kept.itemSpacing = newValue }
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
