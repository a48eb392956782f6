import Foundation
import Heap

/// Properties of a button that have no effect here.
struct InertButtonProperties: Sendable {
    /// By the bits of the state.
    var shadows: [UInt: UIColor] = [:]
    var adjustsImageWhenHighlighted: Bool = true
    var adjustsImageWhenDisabled: Bool = true
    var showsTouchWhenHighlighted: Bool = false
    var reversesTitleShadowWhenHighlighted: Bool = false
    var automaticallyUpdatesConfiguration: Bool = true
    var isPointerInteractionEnabled: Bool = false
    var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
}

extension UIButton {
    private var inert: InertButtonProperties {
        _read { yield world.state.inertButtons[id] }
        _modify { yield &world.state.inertButtons[id] }
    }

    /// Whether the image is darker under a finger. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var adjustsImageWhenHighlighted: Bool {
        get { inert.adjustsImageWhenHighlighted }
        set { inert.adjustsImageWhenHighlighted = newValue }
    }

    /// Whether the image is lighter while the button is disabled. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var adjustsImageWhenDisabled: Bool {
        get { inert.adjustsImageWhenDisabled }
        set { inert.adjustsImageWhenDisabled = newValue }
    }

    /// Whether the button glows under a finger. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var showsTouchWhenHighlighted: Bool {
        get { inert.showsTouchWhenHighlighted }
        set { inert.showsTouchWhenHighlighted = newValue }
    }

    /// Whether the title's shadow falls to the other side under a finger. Changes nothing.
    ///
    /// Fidelity: simplified; kept, shadows are not drawn.
    public var reversesTitleShadowWhenHighlighted: Bool {
        get { inert.reversesTitleShadowWhenHighlighted }
        set { inert.reversesTitleShadowWhenHighlighted = newValue }
    }

    /// Whether the configuration follows the state automatically. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it always does.
    @available(iOS 15, *)
    public var automaticallyUpdatesConfiguration: Bool {
        get { inert.automaticallyUpdatesConfiguration }
        set { inert.automaticallyUpdatesConfiguration = newValue }
    }

    /// Whether a pointer changes the look. Changes nothing.
    ///
    /// Fidelity: simplified; kept, there is no pointer.
    public var isPointerInteractionEnabled: Bool {
        get { inert.isPointerInteractionEnabled }
        set { inert.isPointerInteractionEnabled = newValue }
    }

    /// The menu's order. Changes nothing.
    ///
    /// Fidelity: simplified; kept, the first comes first.
    @available(iOS 16, *)
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { inert.preferredMenuElementOrder }
        set { inert.preferredMenuElementOrder = newValue }
    }
}

extension UIButton {
    /// Sets the colour of the title's shadow for a state. Changes nothing.
    ///
    /// Fidelity: simplified; kept, shadows are not drawn.
    public func setTitleShadowColor(_ color: UIColor?, for state: State) { inert.shadows[state.rawValue] = color }

    /// The title's shadow colour set for a state; nil when the state has none of its own.
    public func titleShadowColor(for state: State) -> UIColor? { inert.shadows[state.rawValue] }
}

extension UIContextMenuConfiguration {
    /// In which order a menu shows its elements.
    ///
    /// Fidelity: documented UIContextMenuConfiguration.ElementOrder.
    public enum ElementOrder: Int, Sendable {
        /// As the system likes.
        case automatic = 0
        /// The first one nearest.
        case priority
        /// The first one at the top.
        case fixed
    }
}
