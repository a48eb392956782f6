public import Foundation
import Heap

/// What code says of a table that changes nothing here.
struct KeptOfTable: Sendable {
    var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
    var sectionIndexColor: UIColor? = nil
    var sectionIndexBackgroundColor: UIColor? = nil
    var sectionIndexTrackingBackgroundColor: UIColor? = nil
    var sectionIndexMinimumDisplayRowCount: Int = 0
    var insetsContentViewsToSafeArea = true
    var remembersLastFocusedIndexPath = false
    var selectionFollowsFocus = false
    var allowsFocus = false
    var dragInteractionEnabled = false
    var isPrefetchingEnabled = true
    /// Held.
    var separatorEffect: ObjectID? = nil
}

extension UITableView {
    private var kept: KeptOfTable {
        _read { yield world.state.keptOfTables[id] }
        _modify { yield &world.state.keptOfTables[id] }
    }

    /// What the kept objects are held by.
    var keptEdges: [Edge] { kept.separatorEffect.map { [Edge("separatorEffect", to: $0)] } ?? [] }

    /// What the lines between rows do to what is behind them; held. Kept.
    ///
    /// Fidelity: simplified; kept, lines have their colour.
    public var separatorEffect: UIVisualEffect? {
        get { world.object(kept.separatorEffect) }
        set { world.space.assign(&kept.separatorEffect, newValue?.id) }
    }

    /// Room above the headers of sections, in points. Kept.
    ///
    /// Fidelity: simplified; kept, there is none.
    public var sectionHeaderTopPadding: CGFloat {
        get { kept.sectionHeaderTopPadding }
        set { kept.sectionHeaderTopPadding = newValue }
    }

    /// The colour of the letters at the right. Kept.
    ///
    /// Fidelity: simplified; kept, there are none.
    public var sectionIndexColor: UIColor? {
        get { kept.sectionIndexColor }
        set { kept.sectionIndexColor = newValue }
    }

    /// The colour behind the letters at the right. Kept.
    ///
    /// Fidelity: simplified; kept, there are none.
    public var sectionIndexBackgroundColor: UIColor? {
        get { kept.sectionIndexBackgroundColor }
        set { kept.sectionIndexBackgroundColor = newValue }
    }

    /// The colour behind the letters at the right while a finger is on them. Kept.
    ///
    /// Fidelity: simplified; kept, there are none.
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { kept.sectionIndexTrackingBackgroundColor }
        set { kept.sectionIndexTrackingBackgroundColor = newValue }
    }

    /// How many rows there must be for the letters at the right. Kept.
    ///
    /// Fidelity: simplified; kept, there are none.
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { kept.sectionIndexMinimumDisplayRowCount }
        set { kept.sectionIndexMinimumDisplayRowCount = newValue }
    }

    /// Whether the content of cells keeps off the safe area. Kept.
    ///
    /// Fidelity: simplified; kept, it does.
    public var insetsContentViewsToSafeArea: Bool {
        get { kept.insetsContentViewsToSafeArea }
        set { kept.insetsContentViewsToSafeArea = newValue }
    }

    /// Whether focus comes back to a row. Kept.
    ///
    /// Fidelity: simplified; kept, there is no focus.
    public var remembersLastFocusedIndexPath: Bool {
        get { kept.remembersLastFocusedIndexPath }
        set { kept.remembersLastFocusedIndexPath = newValue }
    }

    /// Whether a row in focus is chosen. Kept.
    ///
    /// Fidelity: simplified; kept, there is no focus.
    public var selectionFollowsFocus: Bool {
        get { kept.selectionFollowsFocus }
        set { kept.selectionFollowsFocus = newValue }
    }

    /// Whether rows can have the focus. Kept.
    ///
    /// Fidelity: simplified; kept, there is no focus.
    public var allowsFocus: Bool {
        get { kept.allowsFocus }
        set { kept.allowsFocus = newValue }
    }

    /// Whether rows can be dragged to other apps. Kept.
    ///
    /// Fidelity: simplified; kept, there is no other app.
    public var dragInteractionEnabled: Bool {
        get { kept.dragInteractionEnabled }
        set { kept.dragInteractionEnabled = newValue }
    }

    /// Whether data is made ready before its rows come into sight.
    ///
    /// Fidelity: documented UITableView.isPrefetchingEnabled (iOS 15); cells are made when they come into sight (simplified).
    public var isPrefetchingEnabled: Bool {
        get { kept.isPrefetchingEnabled }
        set { kept.isPrefetchingEnabled = newValue }
    }
}
