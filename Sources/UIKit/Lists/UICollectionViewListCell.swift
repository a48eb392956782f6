public import Foundation
import Heap

/// A cell of a collection that looks as a list's.
///
/// Fidelity: documented UICollectionViewListCell; indentation and lines between cells are left out (simplified).
@available(iOS 14, *)
open class UICollectionViewListCell: UICollectionViewCell {
    /// A cell with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        state.background = .systemBackground
    }

    /// A cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A look without content.
    public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// The accessories at the end of the cell, from the left.
    public var accessories: [UICellAccessory] {
        get { world.state.accessories[id] }
        set {
            world.state.accessories[id] = newValue
            world.report(.write(property: "accessories", object: id))
            invalidateLayout(.content)
        }
    }

    private var shown: [UICellAccessory] { accessories.filter { $0.displayed != .whenEditing && $0.kind != .delete && $0.kind != .insert } }

    override var roomForContent: CGFloat { max(0, bounds.width - (shown.isEmpty ? 0 : 16 + 22 * CGFloat(shown.count))) }

    override func drawnContent() -> DrawnContent? {
        guard !shown.isEmpty else { return nil }
        let color = UIColor.secondaryLabel.components(style: traitCollection.userInterfaceStyle)
        return .text(shown.map(\.sign).joined(separator: " "), size: 17, isBold: false, color: color, alignment: .right)
    }
}

/// An accessory at the end of a list's cell.
///
/// Fidelity: documented UICellAccessory; drawn as signs, without options and views of the app's own; lists are not edited (simplified).
@available(iOS 14, *)
public struct UICellAccessory: Hashable, Sendable {
    /// When it is there.
    public enum DisplayedState: Int, Sendable {
        /// Always.
        case always = 0
        /// While the list is edited.
        case whenEditing
        /// While the list is not edited.
        case whenNotEditing
    }

    enum Kind: Hashable, Sendable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
        case label(String)
    }

    let kind: Kind
    let displayed: DisplayedState

    /// An angle: there is more.
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(kind: .disclosureIndicator, displayed: displayed)
    }

    /// An angle that turns: there is more below.
    public static func outlineDisclosure(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(kind: .outlineDisclosure, displayed: displayed)
    }

    /// A tick.
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(kind: .checkmark, displayed: displayed)
    }

    /// A minus, while the list is edited.
    public static func delete(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(kind: .delete, displayed: displayed)
    }

    /// A plus, while the list is edited.
    public static func insert(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(kind: .insert, displayed: displayed)
    }

    /// Three lines, while the list is edited.
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(kind: .reorder, displayed: displayed)
    }

    /// A circle, while the list is edited.
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(kind: .multiselect, displayed: displayed)
    }

    /// A text.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(kind: .label(text), displayed: displayed)
    }

    var sign: String {
        switch kind {
        case .disclosureIndicator: "›"
        case .outlineDisclosure: "⌄"
        case .checkmark: "✓"
        case .delete: "−"
        case .insert: "+"
        case .reorder: "≡"
        case .multiselect: "○"
        case .label(let text): text
        }
    }
}
