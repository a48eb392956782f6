public import Foundation
package import Heap

/// Wheels of rows. One row of each is selected.
///
/// Fidelity: documented UIPickerView; drawn flat, and a wheel goes where the finger leaves it without running on (simplified).
open class UIPickerView: UIView {
    struct Record: Sendable {
        // Not retained.
        var dataSource: ObjectID?
        var delegate: ObjectID?
        /// The columns, from the left; subviews, which are retained.
        var columns: [ObjectID] = []
        /// Whether to ask the data source again.
        var isStale = true

        /// The object that is asked for the numbers of columns and rows.
        var counting: ObjectID? { dataSource ?? delegate }
    }

    private var record: Record {
        _read { yield world.state.pickers[id] }
        _modify { yield &world.state.pickers[id] }
    }

    /// A picker with a frame in its superview's coordinates, in points; without a size it has its own.
    ///
    /// Fidelity: reported (320 by 216 points).
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
        clipsToBounds = true
    }

    /// A picker from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    private static let size = CGSize(width: 320, height: 216)

    package override var edges: [Edge] {
        super.edges
            + [("dataSource", record.dataSource), ("delegate", record.delegate)].compactMap { label, id in
                id.map { Edge(label, .weak, to: $0) }
            }
    }

    /// Asked for the numbers of columns and rows. Without a data source, the delegate is asked.
    ///
    /// Fidelity: documented UIPickerView.dataSource; that the delegate stands in for it is reported (libraries that set nothing else show their rows).
    public var dataSource: (any UIPickerViewDataSource)? {
        get { world.living(dataSourceID, as: NSObject.self) as? any UIPickerViewDataSource }
        set { dataSourceID = World.identity(of: newValue) }
    }

    /// The data source's identity; it is not retained. Another one is asked anew.
    package var dataSourceID: ObjectID? {
        get { record.dataSource }
        set {
            record.dataSource = newValue
            becomeStale()
        }
    }

    /// Provides the rows' content, and is told of the user's choice.
    public var delegate: (any UIPickerViewDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UIPickerViewDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity; it is not retained. Another one is asked anew.
    package var delegateID: ObjectID? {
        get { record.delegate }
        set {
            record.delegate = newValue
            becomeStale()
        }
    }

    private func becomeStale() {
        record.isStale = true
        invalidateLayout(.content)
    }

    // MARK: Rows

    private var columns: [UIPickerColumnView] { record.columns.compactMap { world.object($0) } }

    /// The columns, read from the data source at the first use: when the picker is laid out, or when code reads them.
    ///
    /// Fidelity: documented UIPickerView.reloadAllComponents(); when the data source is first asked is simplified.
    private var readColumns: [UIPickerColumnView] {
        if record.isStale, record.counting != nil { readAll() }
        return columns
    }

    /// What it takes to make a column, in statements.
    private static let stepsOfColumn = 100

    private func readAll() {
        record.isStale = false
        let count = number("numberOfComponents(in:)", []) ?? 0
        let old = columns
        for column in old.dropFirst(count) { column.removeFromSuperview() }
        world.bind {
            for _ in 0..<max(0, count - old.count) where !world.hasEnded {
                world.didWork(Self.stepsOfColumn)
                let column = UIPickerColumnView(frame: .zero)
                addSubview(column)
                record.columns.append(column.id)
            }
        }
        record.columns = Array(record.columns.prefix(count))
        guard !world.hasEnded else { return }
        for index in record.columns.indices { read(index) }
    }

    private func read(_ component: Int) {
        let column = columns[component]
        let rows = max(0, number("pickerView(_:numberOfRowsInComponent:)", [("component", .value(component))]) ?? 0)
        column.column.height = length("pickerView(_:rowHeightForComponent:)", component) ?? UIPickerColumnView.usualHeight
        column.column.width = length("pickerView(_:widthForComponent:)", component)
        column.column.rows = rows
        column.column.selected = rows == 0 ? -1 : min(max(column.column.selected, 0), rows - 1)
        column.removeRows()
        invalidateLayout(.content)
    }

    private func ask(_ name: String, _ object: ObjectID?, _ arguments: [(name: String, value: Argument)]) -> Argument? {
        world.tell(object, name, [("pickerView", .object(id))] + arguments)
    }

    private func number(_ name: String, _ arguments: [(name: String, value: Argument)]) -> Int? {
        if case .value(let number as Int) = ask(name, record.counting, arguments) { number } else { nil }
    }

    private func length(_ name: String, _ component: Int) -> CGFloat? {
        if case .value(let length as CGFloat) = ask(name, record.delegate, [("component", .value(component))]) { length } else { nil }
    }

    /// A row's view: the delegate's, or a label with its text.
    ///
    /// Fidelity: documented UIPickerViewDelegate (a view comes before a text with attributes, and that before a plain one); no view is handed over to be
    /// used again (simplified).
    fileprivate func view(for row: Int, of column: UIPickerColumnView) -> UIView? {
        guard let component = record.columns.firstIndex(of: column.id) else { return nil }
        let place: [(name: String, value: Argument)] = [("row", .value(row)), ("component", .value(component))]
        if case .object(let made) = ask("pickerView(_:viewForRow:forComponent:reusing:)", record.delegate, place + [("view", .nothing)]) {
            return world.object(made)
        }
        let label = world.bind { UIPickerLabel(frame: .zero) }
        label.textAlignment = .center
        label.font = UIFont.systemFont(ofSize: 21)
        if case .object(let text) = ask("pickerView(_:attributedTitleForRow:forComponent:)", record.delegate, place) {
            label.attributedText = world.object(text)
        } else if case .value(let text as String) = ask("pickerView(_:titleForRow:forComponent:)", record.delegate, place) {
            label.text = text
        } else {
            label.text = "?"
        }
        return label
    }

    /// How many columns there are.
    public var numberOfComponents: Int { readColumns.count }

    /// How many rows a column has.
    public func numberOfRows(inComponent component: Int) -> Int { column(component)?.column.rows ?? 0 }

    /// The size of a column's rows, in points.
    public func rowSize(forComponent component: Int) -> CGSize {
        column(component).map { CGSize(width: $0.bounds.width, height: $0.column.height) } ?? .zero
    }

    /// The delegate's view of a visible row; nil for others.
    public func view(forRow row: Int, forComponent component: Int) -> UIView? {
        column(component)?.shownRow(row).flatMap { $0 is UIPickerLabel ? nil : $0 }
    }

    /// Gets everything again.
    public func reloadAllComponents() {
        record.isStale = true
        _ = readColumns
    }

    /// Gets one column again.
    public func reloadComponent(_ component: Int) {
        if record.isStale { return reloadAllComponents() }
        if columns.indices.contains(component) { read(component) }
    }

    /// Selects a row, without calling the delegate. A missing column is an exception.
    ///
    /// Fidelity: documented UIPickerView.selectRow(_:inComponent:animated:); that a row which there is not becomes the nearest is reported.
    public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        column(component)?.choose(row, animated: animated, by: nil)
    }

    /// The selected row, -1 for none.
    public func selectedRow(inComponent component: Int) -> Int { column(component)?.column.selected ?? -1 }

    /// Whether the selected rows are marked. Without effect.
    ///
    /// Fidelity: documented UIPickerView.showsSelectionIndicator (without effect from iOS 7).
    public var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    private func column(_ component: Int) -> UIPickerColumnView? {
        let columns = readColumns
        guard columns.indices.contains(component) else {
            world.report(
                .exception(
                    name: "NSRangeException",
                    reason: "*** -[__NSArrayM objectAtIndexedSubscript:]: index \(component) beyond bounds "
                        + (columns.isEmpty ? "for empty array" : "[0 .. \(columns.count - 1)]"), object: id))
            return nil
        }
        return columns[component]
    }

    /// Calls the delegate with the user's choice.
    ///
    /// Fidelity: documented UIPickerViewDelegate.pickerView(_:didSelectRow:inComponent:); once the wheel rests is reported.
    fileprivate func tellSelection(of column: UIPickerColumnView) {
        guard let component = record.columns.firstIndex(of: column.id) else { return }
        _ = ask(
            "pickerView(_:didSelectRow:inComponent:)", record.delegate,
            [("row", .value(column.column.selected)), ("component", .value(component))])
    }

    // MARK: Layout

    /// Override point: places the columns beside each other.
    ///
    /// Fidelity: simplified; columns without a width share what is left, 5 points between them.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let columns = readColumns
        let given = columns.compactMap(\.column.width).reduce(0, +)
        let free = columns.filter { $0.column.width == nil }
        let gaps = 5 * CGFloat(max(0, columns.count - 1))
        let share = free.isEmpty ? 0 : max(0, bounds.width - 20 - given - gaps) / CGFloat(free.count)
        let total = given + gaps + share * CGFloat(free.count)
        var x = (bounds.width - total) / 2
        for column in columns {
            let width = column.column.width ?? share
            column.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            column.showRows()
            x += width + 5
        }
    }

    /// 320 by 216 points.
    ///
    /// Fidelity: reported.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// The size that fits best: its own.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}

/// One wheel of a picker. Its rows lie below each other, the selected one in the middle.
final class UIPickerColumnView: UIView {
    struct Record: Sendable {
        var rows = 0
        var selected = -1
        var height: CGFloat = 0
        var width: CGFloat?
        /// How far the finger has moved the rows, in points.
        var offset: CGFloat = 0
        /// The visible rows, by number: subviews.
        var shown: [Int: ObjectID] = [:]
    }

    /// Fidelity: reported (32 points).
    static let usualHeight: CGFloat = 32

    var column: Record {
        _read { yield world.state.pickerColumns[id] }
        _modify { yield &world.state.pickerColumns[id] }
    }

    override var isPrivate: Bool { true }
    override var reactsToTap: Bool { true }

    override var spokenTitles: [String] { column.shown.sorted { $0.key < $1.key }.compactMap { title(of: $0.value) } }

    private func title(of id: ObjectID) -> String? {
        func text(_ view: UIView) -> String? { view.spokenTitle ?? view.subviews.lazy.compactMap(text).first }
        return world.object(id, as: UIView.self).flatMap(text)
    }

    override func touchPoint(for name: String?) -> CGPoint {
        guard let row = column.shown.first(where: { title(of: $0.value) == name })?.key else { return super.touchPoint(for: name) }
        let frame = frame(of: row)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func shownRow(_ row: Int) -> UIView? { world.object(column.shown[row]) }

    /// Removes the rows, whose content is outdated.
    func removeRows() {
        let old = column.shown.sorted { $0.key < $1.key }
        column.shown = [:]
        for (_, row) in old { world.object(row, as: UIView.self)?.removeFromSuperview() }
    }

    private func frame(of row: Int) -> CGRect {
        let y = bounds.midY - column.height / 2 + CGFloat(row - column.selected) * column.height + column.offset
        return CGRect(x: 0, y: y, width: bounds.width, height: column.height)
    }

    /// Places the visible rows, and gets the content of new ones.
    func showRows() {
        guard column.rows > 0, column.height > 0, let picker = superview as? UIPickerView else { return }
        // No more rows than a picker could show that are one point high.
        let around = min(1000, max(0, Int(bounded: (bounds.height / 2 / column.height).rounded(.up))))
        let middle = column.selected &- Int(bounded: (column.offset / column.height).rounded())
        let first = min(max(0, middle &- around), column.rows - 1)
        let sight = first...max(first, min(column.rows - 1, middle &+ around))
        for (row, id) in column.shown.sorted(by: { $0.key < $1.key }) where !sight.contains(row) {
            column.shown[row] = nil
            world.object(id, as: UIView.self)?.removeFromSuperview()
        }
        for row in sight {
            if column.shown[row] == nil, let view = picker.view(for: row, of: self) {
                addSubview(view)
                column.shown[row] = view.id
            }
            shownRow(row)?.frame = frame(of: row)
        }
    }

    /// Turns to a row. If the user has done it, `picker` calls its delegate once the wheel rests.
    func choose(_ row: Int, animated: Bool, by picker: UIPickerView?) {
        guard column.rows > 0 else { return }
        let end = min(max(row, 0), column.rows - 1)
        if picker == nil { world.report(.write(property: "selectedRow", object: superview?.id ?? id)) }
        let tell = picker.map { picker in
            world.block(keeping: [picker, self]) { [unowned self] in picker.tellSelection(of: self) }
        }
        (column.selected, column.offset) = (end, column.offset + CGFloat(end - column.selected) * column.height)
        showRows()
        column.offset = 0
        guard animated, window != nil else {
            showRows()
            if let tell { world.call(tell) }
            return
        }
        world.animate(duration: 0.3, completion: tell.map(Animations.Completion.block)) { showRows() }
    }

    // MARK: The finger

    /// Override point: waits for the finger's movement.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Override point: the rows move with the finger.
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        column.offset += touch.location(in: self).y - touch.previousLocation(in: self).y
        showRows()
    }

    /// Override point: the wheel turns on to the nearest row. A row that was touched without a movement is selected.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard column.rows > 0, let picker = superview as? UIPickerView, let touch = touches.first else { return }
        let moved = -column.offset / column.height
        if abs(column.offset) > 1 {
            return choose(column.selected &+ Int(bounded: moved.rounded()), animated: true, by: picker)
        }
        let place = ((touch.location(in: self).y - bounds.midY) / column.height).rounded()
        let row = column.selected &+ Int(bounded: place)
        if place != 0, row >= 0, row < column.rows { choose(row, animated: true, by: picker) }
    }

    /// Override point: the rows go back.
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        column.offset = 0
        showRows()
    }
}

/// A row's text.
final class UIPickerLabel: UILabel {
    override var isPrivate: Bool { true }
}

/// Provides the numbers of a picker's columns and rows.
///
/// Fidelity: documented UIPickerViewDataSource.
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// How many columns there are.
    ///
    /// Fidelity: documented UIPickerViewDataSource.numberOfComponents(in:).
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many rows a column has.
    ///
    /// Fidelity: documented UIPickerViewDataSource.pickerView(_:numberOfRowsInComponent:).
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the rows' content of a picker, and is told of the user's choice.
///
/// Fidelity: documented UIPickerViewDelegate.
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// How wide a column is, in points.
    ///
    /// Fidelity: documented UIPickerViewDelegate.pickerView(_:widthForComponent:).
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// How high a column's rows are, in points.
    ///
    /// Fidelity: documented UIPickerViewDelegate.pickerView(_:rowHeightForComponent:).
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// A row's title.
    ///
    /// Fidelity: documented UIPickerViewDelegate.pickerView(_:titleForRow:forComponent:).
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// A row's title with attributes.
    ///
    /// Fidelity: documented UIPickerViewDelegate.pickerView(_:attributedTitleForRow:forComponent:).
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    /// The view of a row.
    ///
    /// Fidelity: documented UIPickerViewDelegate.pickerView(_:viewForRow:forComponent:reusing:); there is none to use again (simplified).
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    /// The user has selected a row.
    ///
    /// Fidelity: documented UIPickerViewDelegate.pickerView(_:didSelectRow:inComponent:).
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// As wide as there is room.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// 32 points.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    /// Nothing.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    /// Nothing.
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        nil
    }
    /// An empty one.
    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        UIView()
    }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
