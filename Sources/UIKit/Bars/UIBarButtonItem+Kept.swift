public import Foundation
import Heap

/// What code says of a bar button that changes nothing here.
struct KeptOfBarButton: Sendable {
    var width: CGFloat = CGFloat(0)
    var possibleTitles: Set<String>? = nil
    var imageInsets: UIEdgeInsets = UIEdgeInsets.zero
    var titleOffsets: [Int: UIOffset] = [:]
    var backTitleOffsets: [Int: UIOffset] = [:]
}

extension UIBarButtonItem {
    private var kept: KeptOfBarButton {
        _read { yield world.state.keptOfBarButtons[id] }
        _modify { yield &world.state.keptOfBarButtons[id] }
    }

    /// How wide the button is, in points; 0: as its content. Kept.
    ///
    /// Fidelity: simplified; kept, buttons share a bar by their texts.
    public var width: CGFloat {
        get { kept.width }
        set { kept.width = newValue }
    }

    /// Titles for which there is to be room. Kept.
    ///
    /// Fidelity: simplified; kept, buttons share a bar by their texts.
    public var possibleTitles: Set<String>? {
        get { kept.possibleTitles }
        set { kept.possibleTitles = newValue }
    }

    /// Room around the picture, in points. Kept.
    ///
    /// Fidelity: simplified; kept, bars show words.
    public var imageInsets: UIEdgeInsets {
        get { kept.imageInsets }
        set { kept.imageInsets = newValue }
    }

    /// How far from its place the title stands, in points, in bars of a kind. Kept.
    ///
    /// Fidelity: documented UIBarButtonItem.setTitlePositionAdjustment(_:for:); kept, bars show words in a line (simplified).
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        kept.titleOffsets[barMetrics.rawValue] = adjustment
    }

    /// What has been said of that; zero where nothing was.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { kept.titleOffsets[barMetrics.rawValue] ?? .zero }

    /// How far from its place a back button's title stands, in points, in bars of a kind. Kept.
    ///
    /// Fidelity: documented UIBarButtonItem.setBackButtonTitlePositionAdjustment(_:for:); kept, bars show words in a line (simplified).
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        kept.backTitleOffsets[barMetrics.rawValue] = adjustment
    }

    /// What has been said of that; zero where nothing was.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        kept.backTitleOffsets[barMetrics.rawValue] ?? .zero
    }
}

extension UIBarButtonItem {
    /// Room that gives way.
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
