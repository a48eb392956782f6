import Foundation
import Heap

/// How the buttons of a bar look.
///
/// Fidelity: documented UIBarButtonItemAppearance; simplified, kept: buttons have one look.
open class UIBarButtonItemAppearance: BarLooks {
    /// The look of buttons of a style.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }

    /// Resets to the look of a style.
    public func configureWithDefault(for style: UIBarButtonItem.Style) {
        for id in looks.held.values { world.space.release(id) }
        looks = Looks()
    }

    /// As buttons mostly are.
    public var normal: UIBarButtonItemStateAppearance { part("normal") { UIBarButtonItemStateAppearance() } }

    /// Under a finger.
    public var highlighted: UIBarButtonItemStateAppearance { part("highlighted") { UIBarButtonItemStateAppearance() } }

    /// Out of use.
    public var disabled: UIBarButtonItemStateAppearance { part("disabled") { UIBarButtonItemStateAppearance() } }

    /// Where keys go to.
    public var focused: UIBarButtonItemStateAppearance { part("focused") { UIBarButtonItemStateAppearance() } }
}

/// How a bar button looks in one state.
///
/// Fidelity: documented UIBarButtonItemStateAppearance; simplified, kept: buttons have one look.
open class UIBarButtonItemStateAppearance: BarLooks {
    /// How far the title is moved.
    public var titlePositionAdjustment: UIOffset {
        get { looks.offset }
        set { looks.offset = newValue }
    }

    /// The picture behind the button.
    public var backgroundImage: UIImage? {
        get { looks.images["backgroundImage"] }
        set { looks.images["backgroundImage"] = newValue }
    }
}

/// How the items of a tab bar look.
///
/// Fidelity: documented UITabBarItemAppearance; simplified, kept: items have one look.
open class UITabBarItemAppearance: BarLooks {
    /// As items mostly are.
    public var normal: UITabBarItemStateAppearance { part("normal") { UITabBarItemStateAppearance() } }

    /// Chosen.
    public var selected: UITabBarItemStateAppearance { part("selected") { UITabBarItemStateAppearance() } }

    /// Out of use.
    public var disabled: UITabBarItemStateAppearance { part("disabled") { UITabBarItemStateAppearance() } }

    /// Where keys go to.
    public var focused: UITabBarItemStateAppearance { part("focused") { UITabBarItemStateAppearance() } }
}

/// How a tab bar item looks in one state.
///
/// Fidelity: documented UITabBarItemStateAppearance; simplified, kept: items have one look.
open class UITabBarItemStateAppearance: BarLooks {
    /// How far the title is moved.
    public var titlePositionAdjustment: UIOffset {
        get { looks.offset }
        set { looks.offset = newValue }
    }

    /// The colour of the picture.
    public var iconColor: UIColor? {
        get { looks.colors["iconColor"] }
        set { looks.colors["iconColor"] = newValue }
    }

    /// The colour behind the badge.
    public var badgeBackgroundColor: UIColor? {
        get { looks.colors["badgeBackgroundColor"] }
        set { looks.colors["badgeBackgroundColor"] = newValue }
    }
}
