import Foundation
package import Heap

// A table's data source and delegate.
extension UITableView {
    /// Provides the numbers of sections and rows, and the cells.
    public var dataSource: (any UITableViewDataSource)? {
        get { world.living(dataSourceID, as: NSObject.self) as? any UITableViewDataSource }
        set { dataSourceID = World.identity(of: newValue) }
    }

    /// The data source's identity; it is not retained.
    package var dataSourceID: ObjectID? {
        get { table.dataSource }
        set {
            table.dataSource = newValue
            table.needsData = true
            table.reloads = true
            invalidateLayout(.content)
        }
    }

    /// The delegate for rows and for scrolling.
    public var delegate: (any UITableViewDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UITableViewDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    // MARK: Asking

    /// Asks the data source; nil when it does not implement the method.
    @discardableResult
    func askSource(
        _ method: String, _ arguments: (name: String, value: Argument)..., by function: String = #function, in file: String = #fileID
    ) -> Argument? {
        world.tell(table.dataSource, method, [("tableView", .object(id))] + arguments, by: function, in: file)
            ?? fixedAnswer(method, arguments.first?.value)
    }

    /// A table view controller's own answers for a storyboard's static cells.
    private func fixedAnswer(_ method: String, _ argument: Argument?) -> Argument? {
        guard let fixed = table.fixed, world.object(table.dataSource) as? UITableViewController != nil else { return nil }
        var section: Int?
        var row: Int?
        if case .value(let number as Int)? = argument { section = number }
        if case .value(let path as IndexPath)? = argument { (section, row) = (path.section, path.row) }
        if method == "numberOfSections(in:)" { return .value(fixed.count) }
        guard let section, fixed.indices.contains(section) else { return nil }
        switch method {
        case "tableView(_:numberOfRowsInSection:)": return .value(fixed[section].cells.count)
        case "tableView(_:titleForHeaderInSection:)": return fixed[section].header.map { .value($0) }
        case "tableView(_:titleForFooterInSection:)": return fixed[section].footer.map { .value($0) }
        case "tableView(_:cellForRowAt:)":
            guard let row, fixed[section].cells.indices.contains(row) else { return nil }
            return .object(fixed[section].cells[row])
        default: return nil
        }
    }

    /// Calls a method of the delegate; nil when it does not implement the method.
    @discardableResult
    func tellDelegate(
        _ method: String, _ arguments: (name: String, value: Argument)..., by function: String = #function, in file: String = #fileID
    ) -> Argument? {
        world.tell(scrollState.delegate, method, [("tableView", .object(id))] + arguments, by: function, in: file)
    }

    private func number(_ answer: Argument?) -> Int? {
        if case .value(let number as Int)? = answer { world.countable(number, in: id) } else { nil }
    }

    func flag(_ answer: Argument?) -> Bool? {
        if case .value(let flag as Bool)? = answer { flag } else { nil }
    }

    func length(_ answer: Argument?) -> CGFloat? {
        if case .value(let length as CGFloat)? = answer { length } else { nil }
    }

    private func text(_ answer: Argument?) -> String? {
        if case .value(let text as String)? = answer { text } else { nil }
    }

    /// Asks the data source for the numbers of sections and rows. A source that reloads the table while it counts is not asked again.
    /// Linear in the rows.
    ///
    /// Fidelity: reported (sources made lazily by `numberOfSections(in:)` that reload the table meanwhile).
    func loadData() {
        guard world.listsInCounting.insert(id).inserted else { return }
        defer { world.listsInCounting.remove(id) }
        table.needsData = false
        table.hasBeenLoaded = true
        var sections: [Section] = []
        if let source = table.dataSource, world.space.heap.isReachableWeakly(source) {
            let count = number(askSource("numberOfSections(in:)")) ?? 1
            for section in 0..<max(0, count) {
                sections.append(load(section, rows: number(askRows(in: section)) ?? 0))
            }
        } else if table.dataSource == nil {
            sections = [Section(rows: [])]
        }
        table.sections = sections
        table.selected = table.selected.filter(contains)
        contentSize = CGSize(width: state.bounds.width, height: contentHeight)
    }

    private func askRows(in section: Int) -> Argument? {
        askSource("tableView(_:numberOfRowsInSection:)", ("section", .value(section)))
    }

    /// The numbers of rows as the data source has them now.
    func askCounts() -> [Int] {
        let count = number(askSource("numberOfSections(in:)")) ?? 1
        return (0..<max(0, count)).map { number(askRows(in: $0)) ?? 0 }
    }

    /// Fidelity: simplified; a header with a title is 28 points high in a plain table and 38 in a grouped one, one without 0 and 18.
    func load(_ number: Int, rows: Int) -> Section {
        var section = Section(rows: Array(repeating: nil, count: max(0, rows)))
        section.headerTitle = text(askSource("tableView(_:titleForHeaderInSection:)", ("section", .value(number))))
        section.footerTitle = text(askSource("tableView(_:titleForFooterInSection:)", ("section", .value(number))))
        section.header = header(number, title: section.headerTitle, isInSight: false)
        section.footer = footer(number, title: section.footerTitle, isInSight: false)
        section.estimates = estimates(number, section.rows.indices)
        if !usesEstimates {
            for row in section.rows.indices { section.rows[row] = givenHeight(of: IndexPath(row: row, section: number)) ?? 44 }
        }
        return section
    }

    /// Whether rows are measured only when they become visible.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:estimatedHeightForRowAt:), UITableView.estimatedRowHeight.
    var usesEstimates: Bool { table.estimatedRowHeight != 0 || makes("tableView(_:estimatedHeightForRowAt:)") }

    /// The delegate's estimated heights of rows; nil or empty where it gives none.
    func estimates(_ section: Int, _ rows: Range<Int>) -> [CGFloat?] {
        guard makes("tableView(_:estimatedHeightForRowAt:)") else { return [] }
        return rows.map { row in
            let path = IndexPath(row: row, section: section)
            let given = length(tellDelegate("tableView(_:estimatedHeightForRowAt:)", ("indexPath", .value(path))))
            return given.flatMap { $0 >= 0 ? $0 : nil }
        }
    }

    /// The height of a header. While the header is out of sight, the delegate's estimate, if there is one.
    func header(_ number: Int, title: String?, isInSight: Bool) -> Supplement {
        let section: (name: String, value: Argument) = ("section", .value(number))
        if !isInSight, let guess = length(tellDelegate("tableView(_:estimatedHeightForHeaderInSection:)", section)), guess > 0 {
            return Supplement(height: guess, source: .estimated)
        }
        let isMade = makes("tableView(_:viewForHeaderInSection:)")
        let given = length(tellDelegate("tableView(_:heightForHeaderInSection:)", section))
        return supplement(given, table.headerHeight, table.estimatedHeaderHeight, hasContent: title != nil || isMade, isMade: isMade)
    }

    /// The same of a footer.
    func footer(_ number: Int, title: String?, isInSight: Bool) -> Supplement {
        let section: (name: String, value: Argument) = ("section", .value(number))
        if !isInSight, let guess = length(tellDelegate("tableView(_:estimatedHeightForFooterInSection:)", section)), guess > 0 {
            return Supplement(height: guess, source: .estimated)
        }
        let isMade = makes("tableView(_:viewForFooterInSection:)")
        let given = length(tellDelegate("tableView(_:heightForFooterInSection:)", section))
        return supplement(given, table.footerHeight, table.estimatedFooterHeight, hasContent: title != nil || isMade, isMade: isMade)
    }

    private func supplement(_ given: CGFloat?, _ own: CGFloat, _ guess: CGFloat, hasContent: Bool, isMade: Bool) -> Supplement {
        if let given, given >= 0 { return Supplement(height: given) }
        if given == nil, own >= 0 { return Supplement(height: own) }
        let standard = height(UITableView.automaticDimension, hasContent: hasContent)
        return Supplement(height: isMade && guess > 0 ? guess : standard, source: isMade ? .automatic : .given)
    }

    func makes(_ method: String) -> Bool {
        scrollState.delegate.map { world.script?.implements(method, on: $0) ?? false } ?? false
    }

    private func height(_ own: CGFloat, hasContent: Bool) -> CGFloat {
        if own >= 0 { return own }
        return hasContent ? table.style == .plain ? 28 : 38 : table.style == .plain ? 0 : 18
    }

    /// The height that the delegate or the table gives; nil when it follows from the content.
    func givenHeight(of path: IndexPath) -> CGFloat? {
        if let given = length(tellDelegate("tableView(_:heightForRowAt:)", ("indexPath", .value(path)))), given >= 0 { return given }
        return table.rowHeight >= 0 ? table.rowHeight : nil
    }

    // MARK: Numbers

    /// How many sections there are.
    ///
    /// Fidelity: documented UITableView.numberOfSections; one where nobody says how many, without any rows (reported: tables whose sections are loaded again
    /// before they have a data source).
    public var numberOfSections: Int {
        loadDataIfNeeded()
        return table.sections.count
    }

    /// How many rows a section has.
    public func numberOfRows(inSection section: Int) -> Int {
        loadDataIfNeeded()
        return table.sections.indices.contains(section) ? table.sections[section].rows.count : 0
    }

    func loadDataIfNeeded() {
        if table.needsData { loadData() }
    }

    func contains(_ path: IndexPath) -> Bool {
        table.sections.indices.contains(path.section) && table.sections[path.section].rows.indices.contains(path.row)
    }
}
