public import Foundation
import Heap

// The places of rows, and the cells of the visible ones.
extension UITableView {
    /// The height assumed for a row that has not been visible.
    private var estimate: CGFloat {
        if table.estimatedRowHeight > 0 { return table.estimatedRowHeight }
        return table.rowHeight >= 0 ? table.rowHeight : 44
    }

    /// The height of a row, in points: an estimate until it has been visible.
    private func height(_ row: Int, in section: Section) -> CGFloat {
        section.rows[row] ?? (row < section.estimates.count ? section.estimates[row] : nil) ?? estimate
    }

    private var topHeight: CGFloat { tableHeaderView?.bounds.height ?? 0 }

    /// The height of everything, in points. Linear in the rows.
    var contentHeight: CGFloat {
        var height = topHeight + (tableFooterView?.bounds.height ?? 0)
        for section in table.sections {
            height += section.header.height + section.footer.height
            for row in section.rows.indices { height += self.height(row, in: section) }
        }
        return height
    }

    /// Updates the content's size from the known rows. Linear in the rows.
    func updateContentSize() { contentSize = CGSize(width: state.bounds.width, height: contentHeight) }

    /// The rectangle of a row in the table's coordinates, in points; zero for a row that is not there. Linear in the rows above.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadDataIfNeeded()
        guard contains(indexPath) else { return .zero }
        let section = table.sections[indexPath.section]
        var top = rect(forSection: indexPath.section).minY + section.header.height
        for row in 0..<indexPath.row { top += height(row, in: section) }
        return CGRect(x: 0, y: top, width: state.bounds.width, height: height(indexPath.row, in: section))
    }

    /// The rectangle of a section with header and footer, in the table's coordinates, in points.
    public func rect(forSection section: Int) -> CGRect {
        loadDataIfNeeded()
        var top = topHeight
        for (number, other) in table.sections.enumerated() {
            let height = other.header.height + other.footer.height + other.rows.indices.reduce(0) { $0 + self.height($1, in: other) }
            if number == section { return CGRect(x: 0, y: top, width: state.bounds.width, height: height) }
            top += height
        }
        return .zero
    }

    /// The rectangle of a section's header, in the table's coordinates, in points; without a height where it has none.
    ///
    /// Fidelity: documented UITableView.rectForHeader(inSection:); one that sticks to the top is not meant (simplified).
    public func rectForHeader(inSection section: Int) -> CGRect {
        let rect = rect(forSection: section)
        guard table.sections.indices.contains(section) else { return .zero }
        return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: table.sections[section].header.height)
    }

    /// The rectangle of a section's footer, in the table's coordinates, in points; without a height where it has none.
    ///
    /// Fidelity: documented UITableView.rectForFooter(inSection:).
    public func rectForFooter(inSection section: Int) -> CGRect {
        let rect = rect(forSection: section)
        guard table.sections.indices.contains(section) else { return .zero }
        let height = table.sections[section].footer.height
        return CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
    }

    // MARK: Showing

    /// Shows the cells of the visible rows: gets the missing ones, measures them, places all, and retires the others.
    ///
    /// Fidelity: documented UITableViewDataSource, UITableViewDelegate (willDisplay, didEndDisplaying), self-sizing cells; headers do not stick to the
    /// top (simplified).
    func showRows() {
        loadDataIfNeeded()
        if table.measuredWidth != state.bounds.width {
            table.measuredWidth = state.bounds.width
            for section in table.sections.indices where usesEstimates {
                table.sections[section].rows = Array(repeating: nil, count: table.sections[section].rows.count)
            }
        }
        if table.reloads {
            table.reloads = false
            let old = table.shown
            table.shown = []
            for entry in old { retire(entry) }
        }
        guard state.bounds.height > 0 else { return }
        let seen = state.bounds
        var kept: [Shown] = []
        var top = placeTop()
        for number in table.sections.indices {
            showSupplement(.header(number), \.header, of: number, at: &top, seen, into: &kept)
            for row in table.sections[number].rows.indices {
                let path = IndexPath(row: row, section: number)
                let height = height(row, in: table.sections[number])
                if top < seen.maxY, top + height > seen.minY, let cell = cell(showing: path) {
                    warnOfLayoutOutsideHierarchy()
                    let measured = measure(cell, at: path)
                    place(cell, .row(path), at: CGRect(x: swipeShift(of: path), y: top, width: seen.width, height: measured))
                    world.space.release(cell.id)
                    kept.append(Shown(kind: .row(path), view: cell.id))
                    top += measured
                } else {
                    top += height
                }
                guard table.sections.indices.contains(number), table.sections[number].rows.count > row else { break }
            }
            guard table.sections.indices.contains(number) else { break }
            showSupplement(.footer(number), \.footer, of: number, at: &top, seen, into: &kept)
        }
        let views = kept.map(\.view)
        let gone = table.shown.filter { !views.contains($0.view) }
        table.shown = kept
        for entry in gone { retire(entry) }
        if let bottom = tableFooterView {
            bottom.frame = CGRect(x: 0, y: top, width: seen.width, height: bottom.bounds.height)
        }
        updateContentSize()
        placeBackground()
        prefetchLater()
        // Added and removed views are in their places already.
        state.needsLayout = false
    }

    /// Complains of a table that is laid out in no window.
    ///
    /// Fidelity: reported UITableViewAlertForLayoutOutsideViewHierarchy (Xcode console from iOS 13, once in an app); when a cell is shown (simplified).
    private func warnOfLayoutOutsideHierarchy() {
        guard window == nil, world.follows(.introduced(13)), !world.state.hasLaidOutLooseTable else { return }
        world.state.hasLaidOutLooseTable = true
        world.report(
            .console(
                "[TableView] Warning once only: UITableView was told to layout its visible cells and other contents without being in the view "
                    + "hierarchy (the table view or one of its superviews has not been added to a window). This may cause bugs by forcing views "
                    + "inside the table view to load and perform layout without accurate information (e.g. table view bounds, trait collection, "
                    + "layout margins, safe area insets, etc), and will also cause unnecessary performance overhead due to extra layout passes.",
                object: id, about: .tableOutsideHierarchy))
    }

    private func placeTop() -> CGFloat {
        guard let top = tableHeaderView else { return 0 }
        top.frame = CGRect(x: 0, y: 0, width: state.bounds.width, height: top.bounds.height)
        return top.bounds.height
    }

    private func place(_ view: UIView, _ kind: Shown.Kind, at frame: CGRect) {
        let isNew = view.superview !== self
        guard isNew else {
            view.frame = frame
            return
        }
        world.within(group: nil) { view.frame = frame }
        switch kind {
        case .row(let path):
            tellDelegate("tableView(_:willDisplay:forRowAt:)", ("cell", .object(view.id)), ("indexPath", .value(path)))
        case .header(let number):
            tellDelegate("tableView(_:willDisplayHeaderView:forSection:)", ("view", .object(view.id)), ("section", .value(number)))
        case .footer(let number):
            tellDelegate("tableView(_:willDisplayFooterView:forSection:)", ("view", .object(view.id)), ("section", .value(number)))
        }
        // Behind bars, indicators and the table's own header.
        insertSubview(view, at: 0)
        if table.updates.isFading {
            world.within(group: nil) { view.alpha = 0 }
            view.alpha = 1
        }
    }

    /// The cell of a row, from the data source if it is not shown yet; retained for the caller.
    private func cell(showing path: IndexPath) -> UITableViewCell? {
        if let shown = cellForRow(at: path) {
            world.space.retain(shown.id)
            return shown
        }
        let answer = askSource("tableView(_:cellForRowAt:)", ("indexPath", .value(path)))
        let answered: UITableViewCell? = if case .object(let id)? = answer { world.object(id) } else { staticCell(at: path) }
        guard let cell = answered else {
            world.report(
                .exception(
                    name: "NSInternalInconsistencyException",
                    reason:
                        "UITableView (\(self)) failed to obtain a cell from its dataSource for row \(path.row) of section \(path.section)",
                    object: self.id))
            return nil
        }
        world.space.retain(cell.id)
        cell.cellRecord.table = self.id
        cell.cellRecord.path = path
        world.within(group: nil) { cell.bounds.size.width = state.bounds.width }
        cell.show(selected: table.selected.contains(path))
        cell.configureIfNeeded()
        if table.isEditing || cell.cellRecord.isEditing { prepare(cell, animated: false) }
        return cell
    }

    private func measure(_ cell: UITableViewCell, at path: IndexPath) -> CGFloat {
        if let known = table.sections[path.section].rows[path.row] { return known }
        let height = givenHeight(of: path) ?? cell.fittedHeight(width: state.bounds.width)
        if contains(path) { table.sections[path.section].rows[path.row] = height }
        return height
    }

    /// Removes a cell or a header from the table. One with an identifier waits in the pool for reuse.
    func retire(_ entry: Shown) {
        guard let view: UIView = world.object(entry.view) else { return }
        world.space.retain(view.id)
        view.removeFromSuperview()
        switch entry.kind {
        case .row(let path):
            tellDelegate("tableView(_:didEndDisplaying:forRowAt:)", ("cell", .object(view.id)), ("indexPath", .value(path)))
            if let cell = view as? UITableViewCell, let identifier = cell.cellRecord.identifier {
                world.space.retain(view.id)
                table.cells.put(view.id, for: identifier)
            }
        case .header(let number):
            tellDelegate("tableView(_:didEndDisplayingHeaderView:forSection:)", ("view", .object(view.id)), ("section", .value(number)))
            putBack(view)
        case .footer(let number):
            tellDelegate("tableView(_:didEndDisplayingFooterView:forSection:)", ("view", .object(view.id)), ("section", .value(number)))
            putBack(view)
        }
        world.space.release(view.id)
    }

    private func putBack(_ view: UIView) {
        guard let header = view as? UITableViewHeaderFooterView, let identifier = header.reuseIdentifier else { return }
        world.space.retain(view.id)
        table.headers.put(view.id, for: identifier)
    }

    // MARK: Headers and footers

    /// Fidelity: documented UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:) (the height itself is asked for in sight),
    /// UITableView.automaticDimension (constraints in the view decide).
    private func showSupplement(
        _ kind: Shown.Kind, _ place: WritableKeyPath<Section, Supplement>, of number: Int, at top: inout CGFloat, _ seen: CGRect,
        into kept: inout [Shown]
    ) {
        var known = table.sections[number][keyPath: place]
        defer { top += known.height }
        guard known.height > 0, top < seen.maxY, top + known.height > seen.minY else { return }
        if known.source == .estimated {
            let section = table.sections[number]
            known =
                place == \.header
                ? header(number, title: section.headerTitle, isInSight: true) : footer(number, title: section.footerTitle, isInSight: true)
        }
        if known.height > 0, let view = supplement(kind) {
            if known.source == .automatic { known = Supplement(height: fittedHeight(of: view) ?? known.height) }
            self.place(view, kind, at: CGRect(x: 0, y: top, width: seen.width, height: known.height))
            kept.append(Shown(kind: kind, view: view.id))
        }
        if table.sections.indices.contains(number) { table.sections[number][keyPath: place] = known }
    }

    /// The height that constraints in a header or footer ask for, in points; nil where there are none.
    private func fittedHeight(of view: UIView) -> CGFloat? {
        let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
        if let list = content as? UIListContentView { return list.fittedHeight(width: state.bounds.width) }
        guard content.subviews.contains(where: { !$0.state.translatesMask }) else { return nil }
        let size = content.systemLayoutSizeFitting(
            CGSize(width: state.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? size.height : nil
    }

    private func supplement(_ kind: Shown.Kind) -> UIView? {
        if let shown = table.shown.first(where: { $0.kind == kind }) { return world.object(shown.view) }
        let (method, section, isHeader): (String, Int, Bool)
        switch kind {
        case .header(let number): (method, section, isHeader) = ("tableView(_:viewForHeaderInSection:)", number, true)
        case .footer(let number): (method, section, isHeader) = ("tableView(_:viewForFooterInSection:)", number, false)
        case .row: return nil
        }
        if case .object(let id)? = tellDelegate(method, ("section", .value(section))) { return world.object(id) }
        guard let title = isHeader ? table.sections[section].headerTitle : table.sections[section].footerTitle else { return nil }
        let view = world.bind { UITableViewHeaderFooterView(reuseIdentifier: nil) }
        view.textLabel?.text = title
        return view
    }
}
