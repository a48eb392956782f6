public import Foundation
package import Heap

/// A column of rows in sections. Only visible rows have cells.
///
/// Fidelity: documented UITableView; lines between rows, section indexes and headers that stick are left out (simplified).
open class UITableView: UIScrollView {
    struct Record: Sendable {
        var style = Style.plain
        var dataSource: ObjectID?
        var cells = ReusePool()
        var headers = ReusePool()
        var rowHeight = UITableView.automaticDimension
        var estimatedRowHeight = UITableView.automaticDimension
        var headerHeight = UITableView.automaticDimension
        var footerHeight = UITableView.automaticDimension
        /// Retained as subviews.
        var top: ObjectID?
        var bottom: ObjectID?
        var separator = UITableViewCell.SeparatorStyle.singleLine
        var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        var separatorColor: UIColor?
        /// A storyboard's static sections; the cells are retained.
        var fixed: [StaticSection]?
        var estimatedHeaderHeight = UITableView.automaticDimension
        var estimatedFooterHeight = UITableView.automaticDimension
        var followsReadableWidth = false
        /// A subview behind the rows.
        var background: ObjectID?
        var dragging = Dragging()
        /// The cell that the data source is filling anew.
        var reconfigured: ObjectID?
        /// Not retained.
        var prefetchSource: ObjectID?
        var allowsSelection = true
        var allowsManySelections = false
        var isEditing = false
        var selectsInEditing = false
        var selectsManyInEditing = false
        var swipe: ListSwipe?

        /// The data source has not been asked since something changed.
        var needsData = true
        var hasBeenLoaded = false
        /// The visible cells are out of date.
        var reloads = false
        var sections: [Section] = []
        /// The width that rows were measured for, in points.
        var measuredWidth: CGFloat = 0
        /// From the top.
        var shown: [Shown] = []
        var selected: [IndexPath] = []
        var updates = ListUpdates()
        var prefetching = Prefetching()
    }

    /// The data of one section.
    struct Section: Sendable {
        /// The heights of the rows that have been visible; nil for the others.
        var rows: [CGFloat?] = []
        /// The delegate's estimates for rows not measured yet; empty, or nil for a row, where it gives none.
        var estimates: [CGFloat?] = []
        var headerTitle: String?
        var footerTitle: String?
        var header = Supplement()
        var footer = Supplement()
    }

    /// The height of a header or footer, in points.
    struct Supplement: Sendable {
        enum Source: Sendable {
            /// Given by the delegate or the table.
            case given
            /// An estimate of the delegate.
            case estimated
            /// Measured from the view.
            case automatic
        }

        var height: CGFloat = 0
        var source = Source.given
    }

    /// A cell, header or footer in sight. Retained as a subview.
    struct Shown: Sendable {
        enum Kind: Hashable, Sendable {
            case row(IndexPath)
            case header(Int)
            case footer(Int)
        }

        var kind: Kind
        let view: ObjectID
    }

    /// A table's look.
    ///
    /// Fidelity: documented UITableView.Style; simplified, grouped tables have another ground and other headers, and the boxes of insetGrouped are
    /// not drawn.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge.
        case plain = 0
        /// Sections apart.
        case grouped
        /// Sections apart, in boxes.
        case insetGrouped
    }

    /// How rows come and go.
    ///
    /// Fidelity: simplified; not followed: rows fade and move, whatever it says.
    public enum RowAnimation: Int, Sendable {
        /// By fading.
        case fade = 0
        /// To or from the right.
        case right
        /// To or from the left.
        case left
        /// To or from the top.
        case top
        /// To or from the bottom.
        case bottom
        /// At once.
        case none
        /// To or from the middle.
        case middle
        /// As the table likes.
        case automatic = 100
    }

    /// Where in the visible part a row is to be.
    ///
    /// Fidelity: documented UITableView.ScrollPosition.
    public enum ScrollPosition: Int, Sendable {
        /// Wherever is nearest.
        case none = 0
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }

    /// The value for a height that follows from the content.
    public static let automaticDimension: CGFloat = -1

    var table: Record {
        _read { yield world.state.tables[id] }
        _modify { yield &world.state.tables[id] }
    }

    /// A table with a frame in its superview's coordinates, in points.
    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        table.style = style
        scrollState.alwaysBouncesUpright = true
        state.background = style == .plain ? .systemBackground : .systemGray6
    }

    /// A plain table.
    public convenience init() {
        self.init(frame: .zero, style: .plain)
    }

    /// A plain table with a frame in its superview's coordinates, in points.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// A table from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        scrollState.alwaysBouncesUpright = true
    }

    override var measuresContent: Bool { true }

    package override var edges: [Edge] {
        super.edges + table.cells.edges + table.headers.edges + keptEdges
            + (table.fixed ?? []).flatMap(\.cells).map { Edge("staticCells", to: $0) }
            + (table.dataSource.map { [Edge("dataSource", .weak, to: $0)] } ?? [])
            + (table.swipe.map { [Edge("swipeActions", to: $0.configuration)] } ?? [])
    }

    override func prepareRecognizers() {
        super.prepareRecognizers()
        if world.script?.implements("tableView(_:contextMenuConfigurationForRowAt:point:)", on: scrollState.delegate ?? id) == true {
            lookForMenuPresses()
        }
        guard !state.gestures.contains(where: { world.object($0) is UISwipeActionPanGestureRecognizer }) else { return }
        addGestureRecognizer(world.bind { UISwipeActionPanGestureRecognizer(target: ObjectID?.none, action: nil) })
    }

    override func pressForMenu(at point: CGPoint) { showMenuOfRow(at: point) }

    /// The table's look.
    public var style: Style { table.style }

    /// Override point: gets and places the cells of newly visible rows.
    ///
    /// Fidelity: documented UITableView (cells are asked for as rows come into sight, in a layout pass).
    open override func layoutSubviews() {
        super.layoutSubviews()
        showRows()
    }

    /// Asks the data source for everything again: for the numbers at once, for the cells in the next layout pass.
    ///
    /// Fidelity: documented UITableView.reloadData().
    open func reloadData() {
        table.reloads = true
        table.selected = []
        loadData()
        invalidateLayout(.content)
    }
}
