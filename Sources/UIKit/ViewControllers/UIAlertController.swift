import Foundation
package import Heap

/// A message or question with buttons. An alert is in the middle of the screen, an action sheet at the bottom, on an iPad in a popover.
///
/// Fidelity: documented UIAlertController; the card is about the real one's size, its views and animations are not UIKit's (simplified).
open class UIAlertController: UIViewController {
    struct Record: Sendable {
        var message: String?
        var style = Style.alert
        /// Retained, in the order in which they were added.
        var actions: [ObjectID] = []
        var preferred: ObjectID?
        /// Retained, in the order in which they were added.
        var fields: [ObjectID] = []
        /// The views of its content, retained by the card.
        var rows: [ObjectID] = []
        var card: ObjectID?
    }

    /// An alert's style.
    public enum Style: Int, Sendable {
        /// At the bottom, or in a popover.
        case actionSheet = 0
        /// In the middle.
        case alert = 1
    }

    var alert: Record {
        _read { yield world.state.alerts[id] }
        _modify { yield &world.state.alerts[id] }
    }

    /// An alert without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        alert.message = message
        alert.style = preferredStyle
        state.modalTransition = preferredStyle == .alert ? .crossDissolve : .coverVertical
    }

    package override var edges: [Edge] {
        super.edges + alert.actions.enumerated().map { Edge("actions[\($0.offset)]", to: $0.element) }
            + alert.fields.enumerated().map { Edge("textFields[\($0.offset)]", to: $0.element) }
            + (alert.card.map { [Edge("card", to: $0)] } ?? [])
    }

    /// Fidelity: documented UIAlertController (an action sheet is a popover where there is width); on a phone it is shown over the screen.
    override var fixedPresentationStyle: UIModalPresentationStyle? {
        alert.style == .actionSheet && world.device.idiom == .pad ? .popover : .overFullScreen
    }

    /// The text under the alert's title.
    public var message: String? {
        get { alert.message }
        set { alert.message = newValue }
    }

    /// The alert's style.
    public var preferredStyle: Style { alert.style }

    /// The buttons, in the order in which they were added.
    public var actions: [UIAlertAction] { alert.actions.compactMap { world.object($0) } }

    /// The preferred button.
    ///
    /// Fidelity: simplified; kept, the button does not stand out and no return key presses it.
    public var preferredAction: UIAlertAction? {
        get { world.object(alert.preferred) }
        set { alert.preferred = newValue?.id }
    }

    /// Adds a button.
    ///
    /// Fidelity: documented UIAlertController.addAction(_:); reported (a second cancel action is an exception, and its words).
    public func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            world.report(
                .exception(
                    name: "NSInternalInconsistencyException",
                    reason: "UIAlertController can only have one action with a style of UIAlertActionStyleCancel", object: id))
            return
        }
        world.space.retain(action.id)
        alert.actions.append(action.id)
    }

    /// Adds a text field, which `configurationHandler` sets up.
    ///
    /// Fidelity: documented UIAlertController.addTextField(configurationHandler:); reported (in an action sheet an exception, and its words).
    public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        addTextField(
            configurationHandler: configurationHandler.map { handler in
                world.block { [world] (arguments: [Argument]) in
                    if case .object(let id)? = arguments.first, let field: UITextField = world.object(id) { handler(field) }
                    return .nothing
                }
            })
    }

    package func addTextField(configurationHandler: Block?) {
        guard alert.style == .alert else {
            world.report(
                .exception(
                    name: "NSInternalInconsistencyException",
                    reason: "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert", object: id))
            return
        }
        let field = UITextField(frame: .zero)
        world.space.retain(field.id)
        alert.fields.append(field.id)
        if let configurationHandler { world.call(configurationHandler, [.object(field.id)]) }
    }

    /// The text fields, in the order in which they were added; nil when there are none.
    public var textFields: [UITextField]? {
        alert.fields.isEmpty ? nil : alert.fields.compactMap { world.object($0) }
    }

    // MARK: The view

    /// Override point: makes the card with texts and buttons.
    open override func loadView() {
        let root = UILayoutContainerView(frame: world.screenBounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if fixedPresentationStyle != .popover { root.backgroundColor = UIColor(white: 0, alpha: 0.2) }
        let card = UIAlertCard(frame: .zero)
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        world.space.assign(&alert.card, card.id)
        let texts = [title, alert.message].compactMap { $0 }.filter { !$0.isEmpty }
        var rows: [UIView] = texts.enumerated().map { index, text in
            let label = UILabel(frame: .zero)
            label.text = text
            label.numberOfLines = 0
            label.textAlignment = .center
            label.font = index == 0 && title?.isEmpty == false ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
            return label
        }
        rows += textFields ?? []
        rows += orderedActions.map(button)
        for row in rows { card.addSubview(row) }
        alert.rows = rows.map(\.id)
        root.addSubview(card)
        view = root
    }

    /// The cancel button comes last.
    private var orderedActions: [UIAlertAction] {
        actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    }

    private func button(for action: UIAlertAction) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        button.isEnabled = action.isEnabled
        action.state.button = button.id
        button.addAction(UIAction { [unowned self] _ in choose(action) }, for: .touchUpInside)
        return button
    }

    /// Fidelity: reported; the handler runs in the completion of the dismissal, after viewDidDisappear.
    private func choose(_ action: UIAlertAction) {
        guard let handler = action.state.handler else { return dismiss(animated: true, completion: nil as Block?) }
        dismiss(animated: true, completion: world.block(keeping: [action]) { [world] in world.call(handler, [.object(action.id)]) })
    }

    /// Fidelity: simplified; the card's measures are about the real one's.
    override func layOutContainer() {
        guard let card: UIView = world.object(alert.card) else { return }
        let bounds = view.bounds
        let isPopover = fixedPresentationStyle == .popover
        let width = isPopover ? bounds.width : alert.style == .alert ? min(270, bounds.width) : bounds.width - 16
        var top: CGFloat = 16
        for id in alert.rows {
            guard let row: UIView = world.object(id) else { continue }
            let isButton = row is UIButton
            let inset: CGFloat = isButton ? 0 : 16
            let fitting = row.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height
            let height = isButton ? 44 : row is UITextField ? 30 : fitting
            row.frame = CGRect(x: inset, y: top, width: width - 2 * inset, height: height)
            top += height + (isButton ? 0 : 8)
        }
        let bottom = bounds.height - view.safeAreaInsets.bottom - 8
        let y = isPopover ? 0 : alert.style == .alert ? (bounds.height - top) / 2 : bottom - top
        card.frame = CGRect(x: isPopover ? 0 : (bounds.width - width) / 2, y: y, width: width, height: isPopover ? bounds.height : top)
    }
}

/// Holds an alert's texts and buttons.
final class UIAlertCard: UIView {
    override var isPrivate: Bool { true }
}
