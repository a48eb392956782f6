import Foundation
import Heap

/// A menu shown over everything, until a touch on an element or outside.
///
/// Fidelity: simplified; a list of words in the middle, at once and without motion. No controller appears or disappears for it (reported).
final class MenuView: UIView {
    struct Record: Sendable {
        /// Retained: the menu that is shown now.
        var menu: ObjectID?
        /// Not retained: the object whose menu it is.
        var source: ObjectID?
        /// Not retained: the menu controller, for an edit menu.
        var controller: ObjectID?
        /// Retained, of a context menu.
        var session: ContextMenuSession?
        var panel: ObjectID?
    }

    var record: Record {
        _read { yield world.state.menus[id] }
        _modify { yield &world.state.menus[id] }
    }

    override var isPrivate: Bool { true }
    override var takesAllTouches: Bool { true }
    override var reactsToTap: Bool { true }

    package override var edges: [Edge] {
        super.edges + (record.menu.map { [Edge("menu", to: $0)] } ?? []) + (record.session?.edges ?? [])
    }

    /// Shows a menu's elements, and asks for its deferred ones.
    func show(_ menu: UIMenu?) {
        world.space.assign(&record.menu, menu?.id)
        if let menu { askForDeferred(menu.children) }
        showRows()
    }

    private func askForDeferred(_ elements: [UIMenuElement]) {
        for element in elements {
            if let menu = element as? UIMenu { askForDeferred(menu.children) }
            (element as? UIDeferredMenuElement)?.ask { [unowned self] in if window != nil { showRows() } }
        }
    }

    /// The elements as listed: those of inline menus and of deferred elements among the others.
    private func shown(_ elements: [UIMenuElement]) -> [UIMenuElement] {
        elements.filter { !$0.isLeftOut }.flatMap { element -> [UIMenuElement] in
            switch element {
            case let menu as UIMenu where menu.options.contains(.displayInline): shown(menu.children)
            case is UIDeferredMenuElement: shown(element.element.children.compactMap { world.object($0) })
            default: [element]
            }
        }
    }

    private func showRows() {
        guard let menu: UIMenu = world.object(record.menu) else { return }
        world.object(record.panel, as: UIView.self)?.removeFromSuperview()
        let panel = world.bind { UIMenuPanel(frame: .zero) }
        panel.backgroundColor = .secondarySystemBackground
        panel.layer.cornerRadius = 13
        record.panel = panel.id
        for element in shown(menu.children) { panel.addSubview(world.bind { UIMenuRow(element) }) }
        addSubview(panel)
        invalidateLayout(.content)
    }

    override func layoutSubviews() {
        let preview = record.session?.preview.flatMap { world.object($0, as: UIViewController.self)?.viewIfLoaded }
        preview?.frame = CGRect(x: bounds.midX - 125, y: bounds.height / 8, width: 250, height: bounds.height / 3)
        guard let panel: UIView = world.object(record.panel) else { return }
        let height = 44 * CGFloat(panel.subviews.count)
        let top = preview.map { $0.frame.maxY + 16 } ?? max(0, bounds.midY - height / 2)
        panel.frame = CGRect(x: bounds.midX - 125, y: top, width: 250, height: height)
        for (index, row) in panel.subviews.enumerated() { row.frame = CGRect(x: 0, y: 44 * CGFloat(index), width: 250, height: 44) }
    }

    override func tapped(at point: CGPoint) {
        if let preview = record.session?.preview, let view = world.object(preview, as: UIViewController.self)?.viewIfLoaded,
            view.frame.contains(point)
        {
            return commit()
        }
        end()
    }

    /// Performs an element's action.
    ///
    /// Fidelity: documented UIMenuElement.Attributes, UIMenu.Options; that the menu has gone when an action runs is simplified.
    func choose(_ element: UIMenuElement) {
        guard !element.element.attributes.contains(.disabled) else { return }
        if let menu = element as? UIMenu { return show(menu) }
        let source: UIResponder? = world.living(record.source) ?? world.frontNavigation?.topViewController ?? world.rootController
        let sender: NSObject? = world.living(record.source)
        let menu: UIMenu? = world.object(record.menu)
        world.space.retain(element.id)
        defer { world.space.release(element.id) }
        select(element, in: menu)
        if !element.element.attributes.contains(.keepsMenuPresented) { end() }
        if let action = element as? UIAction { action.perform(by: sender) }
        if let action = (element as? UICommand)?.action { world.send(action, from: source, sender: element) }
    }

    /// Moves the tick, in a menu with single selection.
    private func select(_ element: UIMenuElement, in menu: UIMenu?) {
        func group(_ menu: UIMenu) -> UIMenu? {
            if menu.children.contains(element) { return menu }
            return menu.children.lazy.compactMap { $0 as? UIMenu }.compactMap(group).first
        }
        let button: UIButton? = world.living(record.source)
        guard let menu, let owner = group(menu), owner.options.contains(.singleSelection) || button?.changesSelectionAsPrimaryAction == true
        else { return }
        for child in owner.children { child.element.state = child === element ? .on : .off }
        if button?.changesSelectionAsPrimaryAction == true { button?.setTitle(element.title, for: .normal) }
    }

    /// Removes the menu, and calls the object whose menu it is.
    func end(committing: Bool = false) {
        guard superview != nil else { return }
        let session = record.session
        let controller: UIMenuController? = world.living(record.controller)
        controller?.tell(UIMenuController.willHideMenuNotification)
        session?.end(in: world, committing: committing)
        removeFromSuperview()
        session?.finish(in: world)
        controller?.tell(UIMenuController.didHideMenuNotification)
    }

    private func commit() { end(committing: true) }
}

/// Holds the rows of a menu.
final class UIMenuPanel: UIView {
    override var isPrivate: Bool { true }
}

/// One row of a menu.
final class UIMenuRow: UIView {
    private var element: UIMenuElement? { world.living(world.state.menuRows[id]) }

    init(_ element: UIMenuElement) {
        super.init(frame: .zero)
        world.state.menuRows[id] = element.id
    }

    required init?(coder: NSCoder) { nil }

    override var isPrivate: Bool { true }
    override var spokenTitle: String? { element?.title }
    override var reactsToTap: Bool { true }

    override func tapped() {
        guard let element, let menu = superview?.superview as? MenuView else { return }
        menu.choose(element)
    }

    override func drawnContent() -> DrawnContent? {
        guard let element else { return nil }
        let marks: [UIMenuElement.State: String] = [.on: "✓ ", .mixed: "– "]
        let attributes = element.element.attributes
        let color: UIColor =
            attributes.contains(.disabled) ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        let text = (marks[element.element.state] ?? "") + element.title + (element is UIMenu ? " ›" : "")
        return .text(
            text, size: 17, isBold: false, color: color.components(style: traitCollection.userInterfaceStyle), alignment: .left)
    }
}

extension World {
    /// Shows a menu over the window of a view.
    func showMenu(_ menu: UIMenu?, for source: NSObject, in window: UIWindow?, session: ContextMenuSession? = nil) {
        guard let window, !window.subviews.contains(where: { $0 is MenuView }) else { return }
        let view = bind { MenuView(frame: window.bounds) }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.record.source = source.id
        session?.retain(in: self)
        view.record.session = session
        window.addSubview(view)
        if let preview = session?.preview, let controller: UIViewController = object(preview) { view.addSubview(controller.view) }
        view.show(menu)
    }

    /// Calls a command's method on the first in the responder chain that can.
    ///
    /// Fidelity: documented UIResponder.target(forAction:withSender:).
    func send(_ action: Selector, from responder: UIResponder?, sender: NSObject) {
        guard let target = responder?.askTarget(forAction: action, sender.id) else { return }
        perform(action, on: target.id, [.object(sender.id), .nothing])
    }
}
