import Foundation

// The default values of objects from Interface Builder's library.
extension UIView {
    /// Sets the state that Interface Builder gives a control when it is put into a scene.
    ///
    /// Fidelity: documented by what Xcode writes into a new storyboard: two segments of which the first is chosen, three pages, a slider and a bar in the
    /// middle, a switch that is on.
    package func applyInterfaceBuilderDefaults() {
        switch self {
        case let control as UISegmentedControl where control.numberOfSegments == 0:
            control.insertSegment(withTitle: "First", at: 0, animated: false)
            control.insertSegment(withTitle: "Second", at: 1, animated: false)
            control.selectedSegmentIndex = 0
        case let control as UIPageControl where control.numberOfPages == 0: control.numberOfPages = 3
        case let slider as UISlider where slider.value == 0: slider.value = 0.5
        case let bar as UIProgressView where bar.progress == 0: bar.progress = 0.5
        case let control as UISwitch: control.isOn = true
        default: break
        }
    }
}
