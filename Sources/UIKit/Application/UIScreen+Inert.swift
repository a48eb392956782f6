public import Foundation
import Heap

/// Properties of the screen that have no effect here.
struct InertScreenProperties: Sendable {
    var brightness: CGFloat = CGFloat(0.5)
    var wantsSoftwareDimming: Bool = false
}

extension UIScreen {
    private var inert: InertScreenProperties {
        _read { yield world.state.inertScreens[id] }
        _modify { yield &world.state.inertScreens[id] }
    }

    /// How bright the screen is, from 0 to 1. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is as bright as the terminal.
    public var brightness: CGFloat {
        get { inert.brightness }
        set { inert.brightness = newValue }
    }

    /// Whether it may get darker than the device can. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it does not.
    public var wantsSoftwareDimming: Bool {
        get { inert.wantsSoftwareDimming }
        set { inert.wantsSoftwareDimming = newValue }
    }
}

extension UIScreen {
    /// All screens: only one.
    public static var screens: [UIScreen] { [main] }

    /// The screen that this one repeats: none.
    public var mirrored: UIScreen? { nil }
}
