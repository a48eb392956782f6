public import Foundation
import Heap

/// What code says of a segmented control that changes nothing here.
struct KeptOfSegments: Sendable {
    /// By the bits of the state.
    var backgrounds: [UInt: UIImage] = [:]
    var dividers: [[UInt]: UIImage] = [:]
    var selectedSegmentTintColor: UIColor? = nil
    var apportionsSegmentWidthsByContent: Bool = false
}

extension UISegmentedControl {
    private var kept: KeptOfSegments {
        _read { yield world.state.keptOfSegmentedControls[id] }
        _modify { yield &world.state.keptOfSegmentedControls[id] }
    }

    /// The chosen segment's colour. Kept.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    @available(iOS 13, *)
    public var selectedSegmentTintColor: UIColor? {
        get { kept.selectedSegmentTintColor }
        set { kept.selectedSegmentTintColor = newValue }
    }

    /// Whether segments with longer titles are wider. Kept.
    ///
    /// Fidelity: simplified; kept, those without a width are equally wide.
    public var apportionsSegmentWidthsByContent: Bool {
        get { kept.apportionsSegmentWidthsByContent }
        set { kept.apportionsSegmentWidthsByContent = newValue }
    }

    /// Gives a segment a picture in the place of its title. Kept.
    ///
    /// Fidelity: simplified; kept, the segment is drawn without.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) { self[segment]?.image = image }

    /// A segment's picture.
    public func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }

    /// Moves a segment's title, in points. Kept.
    ///
    /// Fidelity: simplified; kept, titles stand in the middle.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { self[segment]?.offset = offset }

    /// How far a segment's title is moved, in points.
    public func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment]?.offset ?? .zero }

    /// Sets the picture behind the segments for a state. Kept.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        kept.backgrounds[state.rawValue] = backgroundImage
    }

    /// The picture behind the segments for a state, nil when it has none of its own.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { kept.backgrounds[state.rawValue] }

    /// Sets the picture between two segments for their states. Kept.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        kept.dividers[[leftState.rawValue, rightState.rawValue]] = dividerImage
    }
}
