public import Foundation
import Heap

// Cells by identifier, by path, by place.
extension UITableView {
    /// Registers the class of new cells with an identifier. nil removes the registration.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        register(cellClass.map { ClassReference(name: String(describing: $0)) }, forCellReuseIdentifier: identifier)
    }

    package func register(_ cellClass: ClassReference?, forCellReuseIdentifier identifier: String) {
        world.register(cellClass.map { .type($0) }, for: identifier, in: &table.cells)
    }

    /// Registers the nib of new cells with an identifier. nil removes the registration.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        world.register(nib.map { .nib($0.id) }, for: identifier, in: &table.cells)
    }

    /// Registers a closure that makes new cells with an identifier, from a storyboard's prototype.
    package func register(maker: Block, forCellReuseIdentifier identifier: String) {
        world.register(.block(maker.id), for: identifier, in: &table.cells)
    }

    /// Registers the class of new headers and footers with an identifier. nil removes the registration.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(aClass.map { ClassReference(name: String(describing: $0)) }, forHeaderFooterViewReuseIdentifier: identifier)
    }

    package func register(_ aClass: ClassReference?, forHeaderFooterViewReuseIdentifier identifier: String) {
        world.register(aClass.map { .type($0) }, for: identifier, in: &table.headers)
    }

    /// Registers the nib of new headers and footers with an identifier. nil removes the registration.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        world.register(nib.map { .nib($0.id) }, for: identifier, in: &table.headers)
    }

    /// A cell with an identifier: a reused one, else a new one; nil when nothing is registered.
    ///
    /// Fidelity: documented UITableView.dequeueReusableCell(withIdentifier:) (prepareForReuse on one that was used before).
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier, isWanted: false) }

    private func dequeue(_ identifier: String, isWanted: Bool) -> UITableViewCell? {
        if let cell: UITableViewCell = world.object(table.reconfigured) {
            if cell.cellRecord.identifier != identifier { refuseReconfiguring(identifier, cell.cellRecord.identifier) }
            return cell
        }
        if let waiting = table.cells.take(identifier), let cell: UITableViewCell = world.object(waiting) {
            world.send("prepareForReuse()", to: cell) { cell.prepareForReuse() }
            world.space.release(waiting)
            return cell
        }
        guard let maker = table.cells.maker(for: identifier), !world.makesNothing(maker) else {
            return prototype(identifier, isWanted: isWanted)
        }
        let style = UITableViewCell.CellStyle.default
        let made = world.make(maker, for: identifier, "init(style:reuseIdentifier:)", [.value(style), .value(identifier)]) { name in
            name == "UITableViewCell" ? UITableViewCell(style: style, reuseIdentifier: identifier) : nil
        }
        let cell = made as? UITableViewCell
        cell?.cellRecord.identifier = identifier
        return cell
    }

    /// A stand-in for a prototype of a storyboard that is not among the app's files.
    private func prototype(_ identifier: String, isWanted: Bool) -> UITableViewCell? {
        let isMissing = identifier.isEmpty || table.cells.maker(for: identifier) != nil
        guard isMissing || world.lacksArchive(of: self),
            let id = world.script?.prototype(identifier, like: "UITableViewCell", isMissing: isMissing, isWanted: isWanted)
        else { return nil }
        let cell: UITableViewCell? = world.object(id)
        cell?.cellRecord.identifier = identifier
        if let cell { world.script?.fillOutlets(of: id, in: cell.contentView.id, named: nil) }
        return cell
    }

    /// A stand-in for a static cell of a storyboard that is not among the app's files. Only for a table view controller that does not
    /// implement `tableView(_:cellForRowAt:)`.
    func staticCell(at path: IndexPath) -> UITableViewCell? {
        guard let source = world.object(dataSourceID) as? UITableViewController, world.lacksArchive(of: self),
            world.script?.implements("tableView(_:cellForRowAt:)", on: source.id) == false
        else { return nil }
        return world.object(
            world.script?.prototype("\(path.section), \(path.row)", like: "UITableViewCell", isMissing: false, isWanted: true))
    }

    /// A cell of an identifier for a row. Nothing registered is an exception.
    ///
    /// Fidelity: documented UITableView.dequeueReusableCell(withIdentifier:for:); the exception's words are reported.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeue(identifier, isWanted: true) { return cell }
        world.report(
            .exception(
                name: "NSInternalInconsistencyException",
                reason:
                    "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype "
                    + "cell in a storyboard", object: id))
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// A header or footer with an identifier: a reused one, else a new one; nil when nothing is registered.
    ///
    /// Fidelity: documented UITableView.dequeueReusableHeaderFooterView(withIdentifier:) (prepareForReuse on one that was used before).
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let waiting = table.headers.take(identifier), let view: UITableViewHeaderFooterView = world.object(waiting) {
            world.send("prepareForReuse()", to: view) { view.prepareForReuse() }
            world.space.release(waiting)
            return view
        }
        guard let maker = table.headers.maker(for: identifier) else { return nil }
        if world.makesNothing(maker) {
            let id = world.script?.prototype(identifier, like: "UITableViewHeaderFooterView", isMissing: true, isWanted: true)
            let header: UITableViewHeaderFooterView? = world.object(id)
            if let header { world.script?.fillOutlets(of: header.id, in: header.contentView.id, named: nil) }
            return header
        }
        let made = world.make(maker, for: identifier, "init(reuseIdentifier:)", [.value(identifier)]) { name in
            name == "UITableViewHeaderFooterView" ? UITableViewHeaderFooterView(reuseIdentifier: identifier) : nil
        }
        return made as? UITableViewHeaderFooterView
    }

    // MARK: Visible rows

    private func paths() -> [(path: IndexPath, view: ObjectID)] {
        table.shown.compactMap { entry in
            if case .row(let path) = entry.kind { (path, entry.view) } else { nil }
        }
    }

    /// The cell of a row; nil when it is not visible.
    ///
    /// Fidelity: documented UITableView.cellForRow(at:) (nil when it is not in sight; nobody is asked).
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        paths().first { $0.path == indexPath }.flatMap { world.object($0.view) }
    }

    /// The row of a cell; nil when it is not visible.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        paths().first { $0.view == cell.id }?.path
    }

    /// The visible cells, from the top.
    public var visibleCells: [UITableViewCell] { paths().compactMap { world.object($0.view) } }

    /// The visible rows, from the top; nil when there are none.
    public var indexPathsForVisibleRows: [IndexPath]? {
        let paths = paths().map(\.path)
        return paths.isEmpty ? nil : paths
    }

    /// The row at a point of the table, nil when there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadDataIfNeeded()
        for (number, section) in table.sections.enumerated() {
            for row in section.rows.indices {
                let path = IndexPath(row: row, section: number)
                if rectForRow(at: path).contains(point) { return path }
            }
        }
        return nil
    }

    /// The header of a section; nil when it is not visible or of another class.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        table.shown.first { $0.kind == .header(section) }.flatMap { world.object($0.view) }
    }

    /// The footer of a section; nil when it is not visible or of another class.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        table.shown.first { $0.kind == .footer(section) }.flatMap { world.object($0.view) }
    }

    // MARK: Scrolling

    /// Scrolls until a row is at a position, as far as the content allows. A missing row is an exception.
    ///
    /// Fidelity: documented UITableView.scrollToRow(at:at:animated:); rows that have not been in sight count with their estimated heights.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadDataIfNeeded()
        guard contains(indexPath) else {
            let rows = numberOfRows(inSection: indexPath.section)
            world.report(
                .exception(
                    name: "NSRangeException",
                    reason: "row (\(indexPath.row)) beyond bounds (\(rows)) for section (\(indexPath.section)).", object: id))
            return
        }
        contentSize = CGSize(width: state.bounds.width, height: contentHeight)
        let rect = rectForRow(at: indexPath)
        let insets = adjustedContentInset
        let height = state.bounds.height
        let wanted: CGFloat
        switch scrollPosition {
        case .top: wanted = rect.minY - insets.top
        case .bottom: wanted = rect.maxY - height + insets.bottom
        case .middle: wanted = rect.midY - insets.top - (height - insets.top - insets.bottom) / 2
        case .none:
            let seen = state.bounds.inset(by: insets)
            wanted =
                rect.minY < seen.minY
                ? rect.minY - insets.top : rect.maxY > seen.maxY ? rect.maxY - height + insets.bottom : contentOffset.y
        }
        let last = max(-insets.top, contentSize.height + insets.bottom - height)
        setContentOffset(CGPoint(x: contentOffset.x, y: min(max(wanted, -insets.top), last)), animated: animated)
    }
}
