import Foundation
import Heap

// A cell's content.
extension UITableViewCell {
    /// The label, made at the first use.
    public var textLabel: UILabel? { label(\.label, size: 17, color: .label) }

    /// The second label of the styles that have one.
    public var detailTextLabel: UILabel? {
        cellRecord.style == .default ? nil : label(\.detail, size: cellRecord.style == .subtitle ? 12 : 17, color: .secondaryLabel)
    }

    /// The image at the left, made at the first use.
    public var imageView: UIImageView? {
        if let view: UIImageView = world.object(cellRecord.image) { return view }
        let view = world.bind { UIImageView(frame: .zero) }
        cellRecord.image = view.id
        contentView.addSubview(view)
        return view
    }

    private func label(_ place: WritableKeyPath<Record, ObjectID?>, size: CGFloat, color: UIColor) -> UILabel {
        if let label: UILabel = world.object(cellRecord[keyPath: place]) { return label }
        let label = world.bind { UILabel(frame: .zero) }
        label.font = UIFont.systemFont(ofSize: size)
        label.textColor = color
        cellRecord[keyPath: place] = label.id
        contentView.addSubview(label)
        return label
    }

    /// The accessory at the end of the cell.
    public var accessoryType: AccessoryType {
        get { cellRecord.accessory }
        set {
            cellRecord.accessory = newValue
            world.report(.write(property: "accessoryType", object: id))
            invalidateLayout(.content)
        }
    }

    /// The view at the end of the cell, instead of the one of `accessoryType`.
    ///
    /// Fidelity: documented UITableViewCell.accessoryView.
    public var accessoryView: UIView? {
        get { world.object(cellRecord.accessoryView) }
        set {
            let old = accessoryView
            cellRecord.accessoryView = newValue?.id
            if old !== newValue { old?.removeFromSuperview() }
            if let newValue { addSubview(newValue) }
        }
    }

    /// The cell's look when it is selected.
    public var selectionStyle: SelectionStyle {
        get { cellRecord.selection }
        set { cellRecord.selection = newValue }
    }

    /// A content configuration without content, of the cell's style.
    @available(iOS 14, *)
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellRecord.style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Requests an update of the configuration before the next layout.
    public func setNeedsUpdateConfiguration() { configurationBecameStale() }

    /// Whether the content's look follows the state.
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { configured.updatesContent }
        set { configured.updatesContent = newValue }
    }

    /// The cell's background.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background }
        set {
            configured.background = newValue
            backgroundColor = newValue?.backgroundColor
        }
    }

    // MARK: Layout

    private var side: CGFloat { bounds.width >= 414 ? 20 : 16 }

    private var isStacked: Bool {
        let hasDetail = world.object(cellRecord.detail, as: UILabel.self)?.text?.isEmpty == false
        return hasDetail && (cellRecord.style == .subtitle || cellRecord.style == .default)
    }

    /// Fidelity: simplified; the metrics are those of a phone's default text size.
    func layOutContent() {
        var room = roomBesideControls()
        if let view = accessoryView {
            view.center = CGPoint(x: bounds.maxX - side - view.bounds.width / 2, y: bounds.midY)
            room.size.width -= view.bounds.width + side + 8
        } else if shownAccessory != .none {
            room.size.width -= shownAccessory == .detailDisclosureButton ? 67 : 38
        }
        contentView.frame = room
        world.object(cellRecord.shade, as: UIView.self)?.frame = bounds
        var left = side
        if let image: UIImageView = world.object(cellRecord.image), image.image != nil {
            image.frame = CGRect(x: left, y: (room.height - 24) / 2, width: 24, height: 24)
            left += 24 + 16
        }
        let width = max(0, room.width - left - 8)
        guard let label: UILabel = world.object(cellRecord.label) else { return }
        guard let detail: UILabel = world.object(cellRecord.detail), detail.text?.isEmpty == false else {
            label.frame = CGRect(x: left, y: 0, width: width, height: room.height)
            return
        }
        if isStacked {
            let sizes = [label, detail].map { $0.sizeThatFits(CGSize(width: width, height: room.height)) }
            let top = (room.height - sizes[0].height - sizes[1].height) / 2
            label.frame = CGRect(x: left, y: top, width: width, height: sizes[0].height)
            detail.frame = CGRect(x: left, y: top + sizes[0].height, width: width, height: sizes[1].height)
        } else {
            let own = min(detail.intrinsicContentSize.width, width)
            detail.frame = CGRect(x: left + width - own, y: 0, width: own, height: room.height)
            label.frame = CGRect(x: left, y: 0, width: width - own, height: room.height)
        }
    }

    /// The content's preferred height at a width, in points.
    ///
    /// Fidelity: documented UITableView, self-sizing cells (constraints in the content view decide); a cell of labels is at least 44 points high.
    func fittedHeight(width: CGFloat) -> CGFloat {
        if let list = contentView as? UIListContentView {
            return list.fittedHeight(width: max(0, width - (shownAccessory == .none ? 0 : 38)))
        }
        if contentView.subviews.contains(where: { !$0.state.translatesMask }) {
            let size = contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            return size.height > 0 ? size.height : 44
        }
        let room = max(0, width - 2 * side)
        func height(_ id: ObjectID?) -> CGFloat {
            world.object(id, as: UILabel.self)?.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height ?? 0
        }
        let first = height(cellRecord.label)
        let second = height(cellRecord.detail)
        let text = isStacked ? first + second : max(first, second)
        return max(44, pixelCeiling(text + 22))
    }

    /// Shows or hides the grey behind the content of a selected cell.
    func shadeContent() {
        let isShaded = (cellRecord.isSelected || cellRecord.isHighlighted) && cellRecord.selection != .none
        showBackground(isChosen: isShaded)
        if !isShaded {
            removeShade()
        } else if cellRecord.shade == nil, backgrounds.chosen == nil {
            let shade = world.bind { UITableViewCellSelectedBackground(frame: bounds) }
            shade.state.background = .systemGray4
            cellRecord.shade = shade.id
            insertSubview(shade, at: backgrounds.always == nil ? 0 : 1)
        }
        world.report(.write(property: "isSelected", object: id))
    }

    func removeShade() {
        world.object(cellRecord.shade, as: UIView.self)?.removeFromSuperview()
        cellRecord.shade = nil
    }
}

/// The grey behind a selected cell.
final class UITableViewCellSelectedBackground: UIView {
    override var isPrivate: Bool { true }
}
