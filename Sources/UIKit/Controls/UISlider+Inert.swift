import Foundation
import Heap

/// Properties of a slider that have no effect here.
struct InertSliderProperties: Sendable {
    /// By part, then by the bits of the state.
    var images: [String: [UInt: UIImage]] = [:]
    var minimumTrackTintColor: UIColor? = nil
    var maximumTrackTintColor: UIColor? = nil
    var thumbTintColor: UIColor? = nil
    var minimumValueImage: UIImage? = nil
    var maximumValueImage: UIImage? = nil
}

extension UISlider {
    private var inert: InertSliderProperties {
        _read { yield world.state.inertSliders[id] }
        _modify { yield &world.state.inertSliders[id] }
    }

    /// The colour of the track up to the thumb. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var minimumTrackTintColor: UIColor? {
        get { inert.minimumTrackTintColor }
        set { inert.minimumTrackTintColor = newValue }
    }

    /// The colour of the track behind the thumb. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var maximumTrackTintColor: UIColor? {
        get { inert.maximumTrackTintColor }
        set { inert.maximumTrackTintColor = newValue }
    }

    /// The thumb's colour. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var thumbTintColor: UIColor? {
        get { inert.thumbTintColor }
        set { inert.thumbTintColor = newValue }
    }

    /// The picture before the track. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var minimumValueImage: UIImage? {
        get { inert.minimumValueImage }
        set { inert.minimumValueImage = newValue }
    }

    /// The picture behind the track. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var maximumValueImage: UIImage? {
        get { inert.maximumValueImage }
        set { inert.maximumValueImage = newValue }
    }

    /// Sets the thumb for a state. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        inert.images["thumbImage", default: [:]][state.rawValue] = image
    }

    /// The thumb's image set for a state; nil when the state has none of its own.
    public func thumbImage(for state: UIControl.State) -> UIImage? { inert.images["thumbImage"]?[state.rawValue] }

    /// The picture of thumb that is shown: the present state's, else the normal one's.
    public var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }

    /// Sets the track up to the thumb for a state. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        inert.images["minimumTrackImage", default: [:]][state.rawValue] = image
    }

    /// The image of the track up to the thumb set for a state; nil when the state has none of its own.
    public func minimumTrackImage(for state: UIControl.State) -> UIImage? { inert.images["minimumTrackImage"]?[state.rawValue] }

    /// The picture of track up to the thumb that is shown: the present state's, else the normal one's.
    public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal) }

    /// Sets the track behind the thumb for a state. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        inert.images["maximumTrackImage", default: [:]][state.rawValue] = image
    }

    /// The image of the track after the thumb for a state; nil when the state has none of its own.
    public func maximumTrackImage(for state: UIControl.State) -> UIImage? { inert.images["maximumTrackImage"]?[state.rawValue] }

    /// The image of the track after the thumb now: the present state's, else the normal state's.
    public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal) }
}
