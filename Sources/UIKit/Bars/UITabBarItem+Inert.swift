import Foundation
import Heap

/// Properties of a tab that have no effect here.
struct InertTabBarItemProperties: Sendable {
    var badgeColor: UIColor? = nil
    var titlePositionAdjustment: UIOffset = UIOffset.zero
    var imageInsets: UIEdgeInsets = UIEdgeInsets.zero
    var landscapeImagePhone: UIImage? = nil
}

extension UITabBarItem {
    private var inert: InertTabBarItemProperties {
        _read { yield world.state.inertTabBarItems[id] }
        _modify { yield &world.state.inertTabBarItems[id] }
    }

    /// The badge's colour. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var badgeColor: UIColor? {
        get { inert.badgeColor }
        set { inert.badgeColor = newValue }
    }

    /// How far the title is moved, in points. Changes nothing.
    ///
    /// Fidelity: simplified; kept, titles stand in the middle.
    public var titlePositionAdjustment: UIOffset {
        get { inert.titlePositionAdjustment }
        set { inert.titlePositionAdjustment = newValue }
    }

    /// Room around the image, in points. Changes nothing.
    ///
    /// Fidelity: simplified; kept, images are not drawn.
    public var imageInsets: UIEdgeInsets {
        get { inert.imageInsets }
        set { inert.imageInsets = newValue }
    }

    /// The image where there is little height. Changes nothing.
    ///
    /// Fidelity: simplified; kept, images are not drawn.
    public var landscapeImagePhone: UIImage? {
        get { inert.landscapeImagePhone }
        set { inert.landscapeImagePhone = newValue }
    }
}
