import Foundation
import Heap

/// The state of switches, sliders, progress bars and spinners.
struct Indicator: Sendable {
    var value: Float = 0
    var least: Float = 0
    var most: Float = 1
    var isOn = false
    var tint: UIColor?
    /// A spinner is hidden while it does not turn.
    var hidesAtRest = true
    /// A slider sends only the last value.
    var tellsLast = false
    /// The last place of a slider's track, if the slider's class places it.
    var track: CGRect?
    /// How far from the middle of a slider's thumb the finger holds it, in points.
    var grip: CGFloat?

    /// The value from 0 to 1.
    var part: Double {
        most > least ? Double((value - least) / (most - least)) : 0
    }
}

extension UIView {
    var indicator: Indicator {
        _read { yield world.state.indicators[id] }
        _modify { yield &world.state.indicators[id] }
    }

    /// The drawing of an indicator.
    func drawnIndicator(_ kind: String, value: Double) -> DrawnContent {
        .control(
            kind, value: value, color: (indicator.tint ?? tintColor ?? .systemBlue).components(style: traitCollection.userInterfaceStyle))
    }
}
