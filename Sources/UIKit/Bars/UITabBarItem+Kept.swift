import Foundation
import Heap

/// What code says of a tab that changes nothing here.
struct KeptOfTabBarItem: Sendable {
    var badgeColor: UIColor? = nil
    var titlePositionAdjustment: UIOffset = UIOffset.zero
    var imageInsets: UIEdgeInsets = UIEdgeInsets.zero
    var landscapeImagePhone: UIImage? = nil
}

extension UITabBarItem {
    private var kept: KeptOfTabBarItem {
        _read { yield world.state.keptOfTabBarItems[id] }
        _modify { yield &world.state.keptOfTabBarItems[id] }
    }

    /// The badge's colour. Kept.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var badgeColor: UIColor? {
        get { kept.badgeColor }
        set { kept.badgeColor = newValue }
    }

    /// How far the title is moved, in points. Kept.
    ///
    /// Fidelity: simplified; kept, titles stand in the middle.
    public var titlePositionAdjustment: UIOffset {
        get { kept.titlePositionAdjustment }
        set { kept.titlePositionAdjustment = newValue }
    }

    /// Room around the image, in points. Kept.
    ///
    /// Fidelity: simplified; kept, images are not drawn.
    public var imageInsets: UIEdgeInsets {
        get { kept.imageInsets }
        set { kept.imageInsets = newValue }
    }

    /// The image where there is little height. Kept.
    ///
    /// Fidelity: simplified; kept, images are not drawn.
    public var landscapeImagePhone: UIImage? {
        get { kept.landscapeImagePhone }
        set { kept.landscapeImagePhone = newValue }
    }
}
