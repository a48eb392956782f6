public import Foundation
import Heap

/// Properties of a table that have no effect here.
struct InertTableProperties: Sendable {
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
    /// Retained.
    var separatorEffect: ObjectID? = nil
}

extension UITableView {
    private var inert: InertTableProperties {
        _read { yield world.state.inertTables[id] }
        _modify { yield &world.state.inertTables[id] }
    }

    /// The references to the kept objects.
    var keptEdges: [Edge] { inert.separatorEffect.map { [Edge("separatorEffect", to: $0)] } ?? [] }

    /// The effect of the separator lines on the views behind them; retained. Changes nothing.
    ///
    /// Fidelity: simplified; kept, lines have their colour.
    public var separatorEffect: UIVisualEffect? {
        get { world.object(inert.separatorEffect) }
        set { world.space.assign(&inert.separatorEffect, newValue?.id) }
    }

    /// Room above the headers of sections, in points. Changes nothing.
    ///
    /// Fidelity: simplified; kept, there is none.
    public var sectionHeaderTopPadding: CGFloat {
        get { inert.sectionHeaderTopPadding }
        set { inert.sectionHeaderTopPadding = newValue }
    }

    /// The colour of the letters at the right. Changes nothing.
    ///
    /// Fidelity: simplified; kept, there are none.
    public var sectionIndexColor: UIColor? {
        get { inert.sectionIndexColor }
        set { inert.sectionIndexColor = newValue }
    }

    /// The colour behind the letters at the right. Changes nothing.
    ///
    /// Fidelity: simplified; kept, there are none.
    public var sectionIndexBackgroundColor: UIColor? {
        get { inert.sectionIndexBackgroundColor }
        set { inert.sectionIndexBackgroundColor = newValue }
    }

    /// The colour behind the letters at the right while a finger is on them. Changes nothing.
    ///
    /// Fidelity: simplified; kept, there are none.
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { inert.sectionIndexTrackingBackgroundColor }
        set { inert.sectionIndexTrackingBackgroundColor = newValue }
    }

    /// How many rows there must be for the letters at the right. Changes nothing.
    ///
    /// Fidelity: simplified; kept, there are none.
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { inert.sectionIndexMinimumDisplayRowCount }
        set { inert.sectionIndexMinimumDisplayRowCount = newValue }
    }

    /// Whether the content of cells keeps off the safe area. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it does.
    public var insetsContentViewsToSafeArea: Bool {
        get { inert.insetsContentViewsToSafeArea }
        set { inert.insetsContentViewsToSafeArea = newValue }
    }

    /// Whether focus returns to a row. Changes nothing.
    ///
    /// Fidelity: simplified; kept, there is no focus.
    public var remembersLastFocusedIndexPath: Bool {
        get { inert.remembersLastFocusedIndexPath }
        set { inert.remembersLastFocusedIndexPath = newValue }
    }

    /// Whether a row in focus is selected. Changes nothing.
    ///
    /// Fidelity: simplified; kept, there is no focus.
    public var selectionFollowsFocus: Bool {
        get { inert.selectionFollowsFocus }
        set { inert.selectionFollowsFocus = newValue }
    }

    /// Whether rows can have the focus. Changes nothing.
    ///
    /// Fidelity: simplified; kept, there is no focus.
    public var allowsFocus: Bool {
        get { inert.allowsFocus }
        set { inert.allowsFocus = newValue }
    }

    /// Whether rows can be dragged to other apps. Changes nothing.
    ///
    /// Fidelity: simplified; kept, there is no other app.
    public var dragInteractionEnabled: Bool {
        get { inert.dragInteractionEnabled }
        set { inert.dragInteractionEnabled = newValue }
    }

    /// Whether data is made ready before its rows come into sight.
    ///
    /// Fidelity: documented UITableView.isPrefetchingEnabled (iOS 15); cells are made when they come into sight (simplified).
    public var isPrefetchingEnabled: Bool {
        get { inert.isPrefetchingEnabled }
        set { inert.isPrefetchingEnabled = newValue }
    }
}
