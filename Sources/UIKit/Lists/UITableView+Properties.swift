public import Foundation
import Heap

// What code may say about a table.
extension UITableView {
    /// The height of rows where the delegate says none, in points; `automaticDimension`: that of the content.
    public var rowHeight: CGFloat {
        get { table.rowHeight }
        set {
            table.rowHeight = newValue
            measureAgain()
        }
    }

    /// The height that rows are taken to have before they come into sight, in points; 0: every row is measured when the data is loaded.
    public var estimatedRowHeight: CGFloat {
        get { table.estimatedRowHeight }
        set {
            table.estimatedRowHeight = newValue
            measureAgain()
        }
    }

    /// The height of headers where the delegate says none, in points.
    public var sectionHeaderHeight: CGFloat {
        get { table.headerHeight }
        set {
            table.headerHeight = newValue
            measureAgain()
        }
    }

    /// The height of footers where the delegate says none, in points.
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

    /// The view above all rows. Its own height counts.
    public var tableHeaderView: UIView? {
        get { world.object(table.top) }
        set { replace(\.top, newValue) }
    }

    /// The view below all rows. Its own height counts.
    public var tableFooterView: UIView? {
        get { world.object(table.bottom) }
        set { replace(\.bottom, newValue) }
    }

    private func replace(_ place: WritableKeyPath<Record, ObjectID?>, _ view: UIView?) {
        let old: UIView? = world.object(table[keyPath: place])
        table[keyPath: place] = view?.id
        if old !== view { old?.removeFromSuperview() }
        if let view { addSubview(view) }
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
    public var separatorInset: UIEdgeInsets {
        get { table.separatorInset }
        set { table.separatorInset = newValue }
    }

    /// Whether rows are being edited. Kept; cells show nothing of it.
    ///
    /// Fidelity: simplified.
    public var isEditing: Bool {
        get { table.isEditing }
        set { table.isEditing = newValue }
    }

    /// Begins or ends the editing of rows. Kept.
    public func setEditing(_ editing: Bool, animated: Bool) { table.isEditing = editing }
}
