public import Foundation
import Heap

/// What code says of the screen that changes nothing here.
struct KeptOfScreen: Sendable {
    var brightness: CGFloat = CGFloat(0.5)
    var wantsSoftwareDimming: Bool = false
}

extension UIScreen {
    private var kept: KeptOfScreen {
        _read { yield world.state.keptOfScreens[id] }
        _modify { yield &world.state.keptOfScreens[id] }
    }

    /// How bright the screen is, from 0 to 1. Kept.
    ///
    /// Fidelity: simplified; kept, it is as bright as the terminal.
    public var brightness: CGFloat {
        get { kept.brightness }
        set { kept.brightness = newValue }
    }

    /// Whether it may get darker than the device can. Kept.
    ///
    /// Fidelity: simplified; kept, it does not.
    public var wantsSoftwareDimming: Bool {
        get { kept.wantsSoftwareDimming }
        set { kept.wantsSoftwareDimming = newValue }
    }
}

extension UIScreen {
    /// All screens: the one.
    public static var screens: [UIScreen] { [main] }

    /// The screen that this one repeats: none.
    public var mirrored: UIScreen? { nil }
}
