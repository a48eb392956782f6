public import Foundation
package import Heap

/// A command of the app's own in the edit menu.
///
/// Fidelity: documented UIMenuItem.
public final class UIMenuItem: NSObject {
    struct Record: Sendable {
        var title = ""
        var action = Selector("")
    }

    private var record: Record {
        _read { yield world.state.menuItems[id] }
        _modify { yield &world.state.menuItems[id] }
    }

    /// A command that calls a method.
    public init(title: String, action: Selector) {
        super.init()
        record.title = title
        record.action = action
    }

    /// The words.
    public var title: String {
        get { record.title }
        set { record.title = newValue }
    }

    /// The method.
    public var action: Selector {
        get { record.action }
        set { record.action = newValue }
    }
}

/// The edit menu: the app's own commands, and the standard ones that an object in the responder chain can perform.
///
/// Fidelity: documented UIMenuController (there is a menu only while there is a first responder, which is asked with canPerformAction, as are those behind
/// it); simplified, it is shown as other menus are, and methods are handed the command and not the menu's controller.
public final class UIMenuController: NSObject {
    struct Record: Sendable {
        /// Retained.
        var items: [ObjectID] = []
        /// Not retained.
        var target: ObjectID?
        var frame = CGRect.zero
        /// Not retained: the menu that is shown.
        var shown: ObjectID?
        var direction = ArrowDirection.default
    }

    /// Where the menu points.
    public enum ArrowDirection: Int, Sendable {
        /// As there is room.
        case `default` = 0
        /// Upwards.
        case up
        /// Downwards.
        case down
        /// To the left.
        case left
        /// To the right.
        case right
    }

    private var record: Record {
        _read { yield world.state.menuControllers[id] }
        _modify { yield &world.state.menuControllers[id] }
    }

    package override var edges: [Edge] { record.items.map { Edge("menuItems", to: $0) } }

    /// The only one.
    public class var shared: UIMenuController {
        let world = World.present("the menu's controller was asked for")
        if let known: UIMenuController = world.object(world.state.application.menuController) { return known }
        let made = UIMenuController()
        world.space.retain(made.id)
        world.state.application.menuController = made.id
        return made
    }

    /// The commands besides the standard ones; nil: none.
    public var menuItems: [UIMenuItem]? {
        get { record.items.isEmpty ? nil : record.items.compactMap { world.object($0) } }
        set {
            for item in newValue ?? [] { world.space.retain(item.id) }
            let old = record.items
            record.items = (newValue ?? []).map(\.id)
            for item in old { world.space.release(item) }
        }
    }

    /// Where the menu points. Kept.
    public var arrowDirection: ArrowDirection {
        get { record.direction }
        set { record.direction = newValue }
    }

    /// Whether the menu is shown.
    public var isMenuVisible: Bool {
        get { world.living(record.shown, as: UIView.self)?.window != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Sets the rectangle in a view for which the menu is.
    public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        record.target = targetView.id
        record.frame = targetRect
    }

    /// Shows or hides the menu.
    public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show() } else { hideMenu() }
    }

    /// Shows the menu for a rectangle in a view.
    public func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }

    /// Hides the menu.
    public func hideMenu() { world.living(record.shown, as: MenuView.self)?.end() }

    /// Hides the menu, if it is that view's.
    public func hideMenu(from targetView: UIView) {
        if record.target == targetView.id { hideMenu() }
    }

    /// Asks again for the possible commands.
    public func update() {
        guard isMenuVisible else { return }
        hideMenu()
        show()
    }

    /// Where the menu is, in points.
    public var menuFrame: CGRect { isMenuVisible ? record.frame : .zero }

    /// Posted before the menu is shown.
    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted when the menu has been shown.
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu is hidden.
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted when the menu has been hidden.
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")

    func tell(_ name: Notification.Name) { world.post(name, object: self) }

    private func show() {
        guard !isMenuVisible, let window = world.living(record.target, as: UIView.self)?.window,
            let first: UIResponder = world.living(world.state.application.firstResponder)
        else { return }
        let own = (menuItems ?? []).map { ($0.title, $0.action.name) }
        let commands = world.editCommands(own, for: first, sender: self)
        guard !commands.isEmpty else { return }
        tell(Self.willShowMenuNotification)
        world.showMenu(world.bind { UIMenu(children: commands) }, for: first, in: window)
        let menu = window.subviews.lazy.compactMap { $0 as? MenuView }.last
        record.shown = menu?.id
        menu?.record.controller = id
        tell(Self.didShowMenuNotification)
    }
}
