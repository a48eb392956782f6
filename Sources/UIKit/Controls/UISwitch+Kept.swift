import Foundation
import Heap

/// What code says of a switch that changes nothing here.
struct KeptOfSwitch: Sendable {
    var thumbTintColor: UIColor? = nil
    var onImage: UIImage? = nil
    var offImage: UIImage? = nil
    var title: String? = nil
    var preferredStyle: UISwitch.Style = UISwitch.Style.automatic
}

extension UISwitch {
    private var kept: KeptOfSwitch {
        _read { yield world.state.keptOfSwitches[id] }
        _modify { yield &world.state.keptOfSwitches[id] }
    }

    /// The thumb's colour. Kept.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var thumbTintColor: UIColor? {
        get { kept.thumbTintColor }
        set { kept.thumbTintColor = newValue }
    }

    /// A picture for on, without effect since iOS 7. Kept.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var onImage: UIImage? {
        get { kept.onImage }
        set { kept.onImage = newValue }
    }

    /// A picture for off, without effect since iOS 7. Kept.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var offImage: UIImage? {
        get { kept.offImage }
        set { kept.offImage = newValue }
    }

    /// A title, for a Mac. Kept.
    ///
    /// Fidelity: simplified; kept, there is none on a device.
    @available(iOS 14, *)
    public var title: String? {
        get { kept.title }
        set { kept.title = newValue }
    }

    /// How the switch is to look. Kept.
    ///
    /// Fidelity: simplified; kept, a device has one style.
    @available(iOS 14, *)
    public var preferredStyle: UISwitch.Style {
        get { kept.preferredStyle }
        set { kept.preferredStyle = newValue }
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
