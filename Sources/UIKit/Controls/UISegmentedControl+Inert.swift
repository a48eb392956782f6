public import Foundation
import Heap

/// Properties of a segmented control that have no effect here.
struct InertSegmentsProperties: Sendable {
    /// By the bits of the state.
    var backgrounds: [UInt: UIImage] = [:]
    var dividers: [[UInt]: UIImage] = [:]
    var selectedSegmentTintColor: UIColor? = nil
    var apportionsSegmentWidthsByContent: Bool = false
}

extension UISegmentedControl {
    private var inert: InertSegmentsProperties {
        _read { yield world.state.inertSegmentedControls[id] }
        _modify { yield &world.state.inertSegmentedControls[id] }
    }

    /// The selected segment's colour. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    @available(iOS 13, *)
    public var selectedSegmentTintColor: UIColor? {
        get { inert.selectedSegmentTintColor }
        set { inert.selectedSegmentTintColor = newValue }
    }

    /// Whether segments with longer titles are wider. Changes nothing.
    ///
    /// Fidelity: simplified; kept, those without a width are equally wide.
    public var apportionsSegmentWidthsByContent: Bool {
        get { inert.apportionsSegmentWidthsByContent }
        set { inert.apportionsSegmentWidthsByContent = newValue }
    }

    /// Sets a segment's picture, instead of its title. Changes nothing.
    ///
    /// Fidelity: simplified; kept, the segment is drawn without.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) { self[segment]?.image = image }

    /// A segment's picture.
    public func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }

    /// Moves a segment's title, in points. Changes nothing.
    ///
    /// Fidelity: simplified; kept, titles stand in the middle.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { self[segment]?.offset = offset }

    /// How far a segment's title is moved, in points.
    public func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment]?.offset ?? .zero }

    /// Sets the picture behind the segments for a state. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        inert.backgrounds[state.rawValue] = backgroundImage
    }

    /// The background image set for a state; nil when the state has none of its own.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { inert.backgrounds[state.rawValue] }

    /// Sets the picture between two segments for their states. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        inert.dividers[[leftState.rawValue, rightState.rawValue]] = dividerImage
    }
}
