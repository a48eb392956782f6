public import Foundation
package import Heap

// Properties of a table.
extension UITableView {
    /// The height of rows for which the delegate gives none, in points. `automaticDimension` takes the content's height.
    public var rowHeight: CGFloat {
        get { table.rowHeight }
        set {
            table.rowHeight = newValue
            measureAgain()
        }
    }

    /// The height assumed for rows until they are visible, in points. With 0, every row is measured when the data is loaded.
    ///
    /// Fidelity: documented UITableView.estimatedRowHeight; 0: all rows are measured at once.
    public var estimatedRowHeight: CGFloat {
        get { table.estimatedRowHeight }
        set {
            table.estimatedRowHeight = newValue
            measureAgain()
        }
    }

    /// The height of headers for which the delegate gives none, in points.
    public var sectionHeaderHeight: CGFloat {
        get { table.headerHeight }
        set {
            table.headerHeight = newValue
            measureAgain()
        }
    }

    /// The height of footers for which the delegate gives none, in points.
    public var sectionFooterHeight: CGFloat {
        get { table.footerHeight }
        set {
            table.footerHeight = newValue
            measureAgain()
        }
    }

    private func measureAgain() {
        table.needsData = true
        invalidateLayout(.content)
    }

    /// The view above all rows. Its own height counts. Once the data is loaded, setting it changes the content's size at once.
    ///
    /// Fidelity: documented UITableView.tableHeaderView (its own height counts).
    public var tableHeaderView: UIView? {
        get { world.object(table.top) }
        set { replace(\.top, newValue) }
    }

    /// The view below all rows. Its own height counts. Once the data is loaded, setting it changes the content's size at once.
    ///
    /// Fidelity: documented UITableView.tableFooterView; reported by apps that make it as high as what is left beneath the content without it, and read
    /// the content's size in between.
    public var tableFooterView: UIView? {
        get { world.object(table.bottom) }
        set { replace(\.bottom, newValue) }
    }

    private func replace(_ place: WritableKeyPath<Record, ObjectID?>, _ view: UIView?) {
        let old: UIView? = world.object(table[keyPath: place])
        table[keyPath: place] = view?.id
        if old !== view { old?.removeFromSuperview() }
        if let view { addSubview(view) }
        if !table.needsData { updateContentSize() }
        invalidateLayout(.content)
    }

    /// The lines between rows. Kept, not drawn.
    ///
    /// Fidelity: simplified.
    public var separatorStyle: UITableViewCell.SeparatorStyle {
        get { table.separator }
        set { table.separator = newValue }
    }

    /// Where the lines between rows begin and end, in points. Kept.
    ///
    /// Fidelity: simplified; kept, the lines are not drawn.
    public var separatorInset: UIEdgeInsets {
        get { table.separatorInset }
        set { table.separatorInset = newValue }
    }

    /// The colour of the lines between rows, nil for the system's. Kept: they are not drawn.
    ///
    /// Fidelity: simplified; kept, the lines are not drawn.
    public var separatorColor: UIColor? {
        get { table.separatorColor }
        set { table.separatorColor = newValue }
    }

    /// The height assumed for headers until they are visible, in points. Kept: headers are measured when the data is loaded.
    ///
    /// Fidelity: simplified.
    public var estimatedSectionHeaderHeight: CGFloat {
        get { table.estimatedHeaderHeight }
        set { table.estimatedHeaderHeight = newValue }
    }

    /// The height assumed for footers until they are visible, in points. Kept: footers are measured when the data is loaded.
    ///
    /// Fidelity: simplified.
    public var estimatedSectionFooterHeight: CGFloat {
        get { table.estimatedFooterHeight }
        set { table.estimatedFooterHeight = newValue }
    }

    /// Whether cells' margins leave lines no longer than are read well. Kept.
    ///
    /// Fidelity: simplified; on a phone it changes nothing, on an iPad the margins stay as they are.
    public var cellLayoutMarginsFollowReadableWidth: Bool {
        get { table.followsReadableWidth }
        set { table.followsReadableWidth = newValue }
    }

    /// Prefetches data before its rows become visible; not retained.
    ///
    /// Fidelity: documented UITableView.prefetchDataSource.
    public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { world.living(prefetchDataSourceID, as: NSObject.self) as? any UITableViewDataSourcePrefetching }
        set { prefetchDataSourceID = World.identity(of: newValue) }
    }

    /// The identity of the prefetching data source; it is not retained.
    package var prefetchDataSourceID: ObjectID? {
        get { table.prefetchSource }
        set { table.prefetchSource = newValue }
    }

    /// The view behind the rows, as large as the table.
    ///
    /// Fidelity: documented UITableView.backgroundView.
    public var backgroundView: UIView? {
        get { world.object(table.background) }
        set {
            backgroundView?.removeFromSuperview()
            table.background = newValue?.id
            guard let newValue else { return }
            newValue.frame = bounds
            insertSubview(newValue, at: 0)
            invalidateLayout(.content)
        }
    }

    /// Keeps the background view behind the visible rows.
    func placeBackground() {
        guard let background = backgroundView else { return }
        background.frame = bounds
        if state.subviews.first != background.id { insertSubview(background, at: 0) }
    }
}
