import Foundation
import Heap

/// Properties of a switch that have no effect here.
struct InertSwitchProperties: Sendable {
    var thumbTintColor: UIColor? = nil
    var onImage: UIImage? = nil
    var offImage: UIImage? = nil
    var title: String? = nil
    var preferredStyle: UISwitch.Style = UISwitch.Style.automatic
}

extension UISwitch {
    private var inert: InertSwitchProperties {
        _read { yield world.state.inertSwitches[id] }
        _modify { yield &world.state.inertSwitches[id] }
    }

    /// The thumb's colour. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var thumbTintColor: UIColor? {
        get { inert.thumbTintColor }
        set { inert.thumbTintColor = newValue }
    }

    /// A picture for on, without effect since iOS 7. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var onImage: UIImage? {
        get { inert.onImage }
        set { inert.onImage = newValue }
    }

    /// A picture for off, without effect since iOS 7. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var offImage: UIImage? {
        get { inert.offImage }
        set { inert.offImage = newValue }
    }

    /// A title, for a Mac. Changes nothing.
    ///
    /// Fidelity: simplified; kept, there is none on a device.
    @available(iOS 14, *)
    public var title: String? {
        get { inert.title }
        set { inert.title = newValue }
    }

    /// How the switch is to look. Changes nothing.
    ///
    /// Fidelity: simplified; kept, a device has one style.
    @available(iOS 14, *)
    public var preferredStyle: UISwitch.Style {
        get { inert.preferredStyle }
        set { inert.preferredStyle = newValue }
    }
}

extension UISwitch {
    /// How a switch looks.
    ///
    /// Fidelity: documented UISwitch.Style.
    public enum Style: Int, Sendable {
        /// As the system likes.
        case automatic = 0
        /// As a box with a tick, on a Mac.
        case checkbox
        /// As a switch.
        case sliding
    }

    /// How the switch looks: as a switch.
    @available(iOS 14, *)
    public var style: Style { .sliding }
}
