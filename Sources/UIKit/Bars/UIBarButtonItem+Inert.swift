public import Foundation
import Heap

/// Properties of a bar button that have no effect here.
struct InertBarButtonProperties: Sendable {
    var width: CGFloat = CGFloat(0)
    var possibleTitles: Set<String>? = nil
    var imageInsets: UIEdgeInsets = UIEdgeInsets.zero
    var titleOffsets: [Int: UIOffset] = [:]
    var backTitleOffsets: [Int: UIOffset] = [:]
}

extension UIBarButtonItem {
    private var inert: InertBarButtonProperties {
        _read { yield world.state.inertBarButtons[id] }
        _modify { yield &world.state.inertBarButtons[id] }
    }

    /// How wide the button is, in points; 0: as its content. Changes nothing.
    ///
    /// Fidelity: simplified; kept, buttons share a bar by their texts.
    public var width: CGFloat {
        get { inert.width }
        set { inert.width = newValue }
    }

    /// Titles for which the button reserves room. Changes nothing.
    ///
    /// Fidelity: simplified; kept, buttons share a bar by their texts.
    public var possibleTitles: Set<String>? {
        get { inert.possibleTitles }
        set { inert.possibleTitles = newValue }
    }

    /// Room around the picture, in points. Changes nothing.
    ///
    /// Fidelity: simplified; kept, bars show words.
    public var imageInsets: UIEdgeInsets {
        get { inert.imageInsets }
        set { inert.imageInsets = newValue }
    }

    /// Sets the title's offset from its place, in points, in bars of a kind. Changes nothing.
    ///
    /// Fidelity: documented UIBarButtonItem.setTitlePositionAdjustment(_:for:); kept, bars show words in a line (simplified).
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        inert.titleOffsets[barMetrics.rawValue] = adjustment
    }

    /// The offset that was set; zero if none was.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { inert.titleOffsets[barMetrics.rawValue] ?? .zero }

    /// Sets a back button's title's offset from its place, in points, in bars of a kind. Changes nothing.
    ///
    /// Fidelity: documented UIBarButtonItem.setBackButtonTitlePositionAdjustment(_:for:); kept, bars show words in a line (simplified).
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        inert.backTitleOffsets[barMetrics.rawValue] = adjustment
    }

    /// The offset that was set; zero if none was.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        inert.backTitleOffsets[barMetrics.rawValue] ?? .zero
    }
}

extension UIBarButtonItem {
    /// Flexible space.
    @available(iOS 14, *)
    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// Room of a width, in points.
    @available(iOS 14, *)
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(systemItem: .fixedSpace)
        space.width = width
        return space
    }
}
