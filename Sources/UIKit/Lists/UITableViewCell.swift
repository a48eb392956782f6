public import Foundation
package import Heap

/// One row of a table.
///
/// Fidelity: documented UITableViewCell; indentation and the lines between cells are left out (simplified).
open class UITableViewCell: UIView, ConfiguredView {
    struct Record: Sendable {
        var style = CellStyle.default
        var identifier: String?
        /// A subview.
        var content: ObjectID?
        var label: ObjectID?
        var detail: ObjectID?
        var image: ObjectID?
        var accessoryView: ObjectID?
        var shade: ObjectID?
        var accessory = AccessoryType.none
        var selection = SelectionStyle.default
        /// Nil: the table's.
        var separatorInset: UIEdgeInsets?
        var isSelected = false
        var isHighlighted = false
        var isEditing = false
        var editing = Editing()
        var editingAccessory = AccessoryType.none
        /// Subviews.
        var editControl: ObjectID?
        var reorderControl: ObjectID?
        /// The segue that a selection of the cell performs, from a storyboard; not retained.
        var segue: ObjectID?
        /// Not retained.
        var table: ObjectID?
        var path: IndexPath?
    }

    /// Which labels a cell has.
    ///
    /// Fidelity: documented UITableViewCell.CellStyle; simplified, value2 is laid out as value1.
    public enum CellStyle: Int, Sendable {
        /// A label.
        case `default` = 0
        /// A label at the left and one at the right.
        case value1
        /// Two labels at the left.
        case value2
        /// A label, and one below it.
        case subtitle
    }

    /// A cell's look when it is selected.
    ///
    /// Fidelity: documented UITableViewCell.SelectionStyle; every style but none is grey.
    public enum SelectionStyle: Int, Sendable {
        /// As before.
        case none = 0
        /// Blue; now grey.
        case blue
        /// Grey.
        case gray
        /// As the system likes.
        case `default`
    }

    /// An accessory at the end of a cell.
    ///
    /// Fidelity: documented UITableViewCell.AccessoryType; simplified, drawn as signs; the detail button takes the taps on the last 44 points.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// An angle: there is more.
        case disclosureIndicator
        /// An i in a circle and an angle.
        case detailDisclosureButton
        /// A tick.
        case checkmark
        /// An i in a circle.
        case detailButton
    }

    /// The lines between cells.
    ///
    /// Fidelity: simplified; kept, the lines are not drawn.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A thin one.
        case singleLine
    }

    var cellRecord: Record {
        _read { yield world.state.cells[id] }
        _modify { yield &world.state.cells[id] }
    }

    /// A cell of a style. With an identifier it is used again when its row is out of sight.
    public init(style: CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cellRecord.style = style
        cellRecord.identifier = reuseIdentifier
        makeContent()
    }

    /// A cell without an identifier.
    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    /// A cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        makeContent()
    }

    private func makeContent() {
        guard cellRecord.content == nil else { return }
        state.background = .systemBackground
        let content = UITableViewCellContentView(frame: bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cellRecord.content = content.id
        addSubview(content)
    }

    package override var edges: [Edge] { super.edges + configuredEdges }

    /// Replaces the content view.
    package func replaceContent(with view: UIView) {
        let old = contentView
        view.frame = old.frame
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        cellRecord.content = view.id
        (cellRecord.label, cellRecord.detail, cellRecord.image) = (nil, nil, nil)
        invalidateLayout(.content)
    }

    /// The cell's traits and its state.
    public var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = cellRecord.isSelected
        state.isHighlighted = cellRecord.isHighlighted
        state.isEditing = cellRecord.isEditing
        return state
    }

    /// The identifier by which the cell is used again.
    public var reuseIdentifier: String? { cellRecord.identifier }

    /// Contains the cell's content; an app adds its own views here.
    public var contentView: UIView {
        // A file's parts ask for it while the cell is being made.
        makeContent()
        return world.object(cellRecord.content, as: UIView.self) ?? self
    }

    // MARK: Override points

    /// Override point: the cell is about to be reused for another row. Does nothing.
    ///
    /// Fidelity: documented UITableViewCell.prepareForReuse() (as a waiting cell is dequeued, before cellForRowAt gets it).
    open func prepareForReuse() {}

    /// Override point: updates the configurations for a state. The content configuration is updated automatically if the view allows it.
    ///
    /// Fidelity: documented UITableViewCell.updateConfiguration(using:).
    open func updateConfiguration(using state: UICellConfigurationState) { updateContent(for: state) }

    /// Override point: selects or deselects the cell.
    ///
    /// Fidelity: documented UITableViewCell.setSelected(_:animated:); called when the choice changes, UIKit also calls it as cells are made ready
    /// (simplified).
    open func setSelected(_ selected: Bool, animated: Bool) {
        cellRecord.isSelected = selected
        stateChanged()
        shadeContent()
    }

    /// Override point: a finger is on the cell, or off it again.
    ///
    /// Fidelity: documented UITableViewCell.setHighlighted(_:animated:); called as a tap's finger is lifted, twice (simplified).
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        cellRecord.isHighlighted = highlighted
        stateChanged()
        shadeContent()
    }

    /// Override point: the row is edited, or edited no more.
    ///
    /// Fidelity: documented UITableViewCell.setEditing(_:animated:).
    open func setEditing(_ editing: Bool, animated: Bool) {
        takeEditing(editing, animated: animated)
    }

    /// Whether the row is edited.
    open var isEditing: Bool {
        get { cellRecord.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Override point: places the content view and the labels in it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        configureIfNeeded()
        layOutBackgrounds()
        layOutContent()
    }

    /// Whether the cell is selected.
    open var isSelected: Bool {
        get { cellRecord.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether a finger is on the cell.
    open var isHighlighted: Bool {
        get { cellRecord.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Updates the cell's selection, if it has changed.
    func show(selected: Bool) {
        guard cellRecord.isSelected != selected else { return }
        world.sendQuietly("setSelected(_:animated:)", to: self, [("selected", .value(selected)), ("animated", .value(false))]) {
            setSelected(selected, animated: false)
        }
    }

    // MARK: Taps

    private var owner: UITableView? { owningTable }

    /// The present accessory at the end of the cell.
    var shownAccessory: AccessoryType { cellRecord.isEditing ? cellRecord.editingAccessory : cellRecord.accessory }

    override var reactsToTap: Bool {
        owner.map { $0.choosesRows || $0.table.swipe != nil || hasDetailButton } ?? false && superview === owner
    }

    /// The texts, and the detail button's name as the system builds it: with the first text.
    override var spokenTitles: [String] {
        let texts = contentView.labelTexts
        return hasDetailButton ? texts + [([Self.detailTitle] + texts.prefix(1)).joined(separator: ", ")] : texts
    }

    private static let detailTitle = "More Info"

    private var hasDetailButton: Bool {
        shownAccessory == .detailButton || shownAccessory == .detailDisclosureButton
    }

    override func touchPoint(for name: String?) -> CGPoint {
        guard hasDetailButton, let name, name.hasPrefix(Self.detailTitle) else { return super.touchPoint(for: name) }
        return CGPoint(x: bounds.width - 22, y: bounds.midY)
    }

    override func tapped() { owner?.tapped(self) }

    override func tapped(at point: CGPoint) {
        if hasDetailButton, point.x >= bounds.width - 44 { owner?.tappedAccessory(of: self) } else { tapped() }
    }

    override func drawnContent() -> DrawnContent? {
        let sign: String
        switch shownAccessory {
        case .none: return nil
        case .disclosureIndicator: sign = "›"
        case .detailDisclosureButton: sign = "ⓘ ›"
        case .checkmark: sign = "✓"
        case .detailButton: sign = "ⓘ"
        }
        let color = UIColor.secondaryLabel.components(style: traitCollection.userInterfaceStyle)
        return .text(sign, size: 17, isBold: false, color: color, alignment: .right)
    }
}

/// Contains a cell's content.
final class UITableViewCellContentView: UIView {
    override var isPrivate: Bool { true }
}

extension UIView {
    /// The texts of the labels in this view, front to back.
    var labelTexts: [String] {
        subviews.flatMap { child in ((child as? UILabel)?.text).map { $0.isEmpty ? [] : [$0] } ?? child.labelTexts }
    }
}
