import Foundation
package import Heap

/// A button of a bar.
///
/// Fidelity: documented UIBarButtonItem; selected items are left out, and a bar shows the texts of its buttons in a line (simplified).
open class UIBarButtonItem: UIBarItem {
    struct State: Sendable {
        var title: String?
        var image: UIImage?
        var style = Style.plain
        var system: SystemItem?
        var target: ObjectID?
        var action: Selector?
        /// Retained.
        var primary: ObjectID?
        /// Retained.
        var customView: ObjectID?
        /// Retained.
        var menu: ObjectID?
        var tint: UIColor?
        var isEnabled = true
        var isHidden = false
        var tag = 0
    }

    /// How a bar button looks.
    public enum Style: Int, Sendable {
        /// Plainly.
        case plain = 0
        /// In bold.
        case done = 2
    }

    /// The purpose of one of the system's bar buttons.
    ///
    /// Fidelity: documented UIBarButtonItem.SystemItem; simplified, those with a symbol are drawn as the English word that VoiceOver says.
    public enum SystemItem: Int, Sendable {
        /// Ends, keeping.
        case done = 0
        /// Ends, throwing away.
        case cancel
        /// Begins editing.
        case edit
        /// Keeps.
        case save
        /// Adds.
        case add
        /// Flexible space.
        case flexibleSpace
        /// Room of a fixed width.
        case fixedSpace
        /// Writes.
        case compose
        /// Answers.
        case reply
        /// Shares.
        case action
        /// Files.
        case organize
        /// Shows bookmarks.
        case bookmarks
        /// Searches.
        case search
        /// Loads again.
        case refresh
        /// Stops loading.
        case stop
        /// Takes a picture.
        case camera
        /// Throws away.
        case trash
        /// Plays.
        case play
        /// Pauses.
        case pause
        /// Rewinds.
        case rewind
        /// Winds forward.
        case fastForward
        /// Undoes.
        case undo
        /// Does again.
        case redo
        /// Closes.
        case close = 24
    }

    override var privateKeys: Set<String> { ["view"] }
    override func privateObject(forKey key: String) -> NSObject? { barView }

    var itemState: State {
        _read { yield world.state.barItems[id] }
        _modify { yield &world.state.barItems[id] }
    }

    /// A button without anything.
    public override init() {
        super.init()
    }

    /// An item of an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A button with a title. The target is not retained; nil: the first in the responder chain that has the method.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title, style: style, target: World.identity(of: target), action: action)
    }

    package convenience init(title: String?, style: Style, target: ObjectID?, action: Selector?) {
        self.init()
        itemState = State(title: title, style: style, target: target, action: action)
    }

    /// A button with an image. The target is not retained; nil: the first in the responder chain that has the method.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: World.identity(of: target), action: action)
    }

    package convenience init(image: UIImage?, style: Style, target: ObjectID?, action: Selector?) {
        self.init()
        itemState = State(image: image, style: style, target: target, action: action)
    }

    /// One of the system's buttons. The target is not retained; nil: the first in the responder chain that has the method.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(barButtonSystemItem: systemItem, target: World.identity(of: target), action: action)
    }

    package convenience init(barButtonSystemItem systemItem: SystemItem, target: ObjectID?, action: Selector?) {
        self.init()
        itemState = State(style: systemItem == .done ? .done : .plain, system: systemItem, target: target, action: action)
    }

    /// A button that runs an action.
    @available(iOS 14, *)
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        super.init()
        if let primaryAction { world.space.retain(primaryAction.id) }
        if let menu { world.space.retain(menu.id) }
        itemState = State(
            title: title ?? primaryAction?.title, image: image ?? primaryAction?.image, primary: primaryAction?.id, menu: menu?.id)
    }

    /// One of the system's buttons that runs an action.
    @available(iOS 14, *)
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        super.init()
        if let primaryAction { world.space.retain(primaryAction.id) }
        if let menu { world.space.retain(menu.id) }
        itemState = State(style: systemItem == .done ? .done : .plain, system: systemItem, primary: primaryAction?.id, menu: menu?.id)
    }

    /// A view of the app's own in a bar.
    public init(customView: UIView) {
        super.init()
        world.space.retain(customView.id)
        itemState = State(customView: customView.id)
    }

    package override var edges: [Edge] {
        var edges = super.edges
        if let primary = itemState.primary { edges.append(Edge("primaryAction", to: primary)) }
        if let view = itemState.customView { edges.append(Edge("customView", to: view)) }
        if let menu = itemState.menu { edges.append(Edge("menu", to: menu)) }
        if let target = itemState.target { edges.append(Edge("target", .weak, to: target)) }
        return edges
    }

    /// The button's name for scenarios.
    var spokenTitle: String? { itemState.title ?? itemState.system?.title ?? itemState.image?.name }

    /// A tap on the button has ended.
    ///
    /// Fidelity: documented UIBarButtonItem.target; that without a target the controller on top is called, whoever is first responder, is simplified.
    func tapped() {
        guard itemState.isEnabled, !itemState.isHidden else { return }
        if itemState.primary == nil, itemState.action == nil, let menu: UIMenu = world.object(itemState.menu) {
            return world.showMenu(menu, for: self, in: world.keyWindow)
        }
        if let primary: UIAction = world.object(itemState.primary) { primary.perform(by: self) }
        if let action = itemState.action {
            let isSearching = itemState.target == nil
            if isSearching, let top = world.frontNavigation?.topViewController {
                world.perform(action, on: top.id, isSearching: false, sender: self)
            } else {
                world.perform(action, on: itemState.target, isSearching: false, sender: self)
            }
        }
    }
}

extension UIBarButtonItem.SystemItem {
    /// The button's title, in English.
    var title: String {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .add: "Add"
        case .flexibleSpace, .fixedSpace: ""
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        case .undo: "Undo"
        case .redo: "Redo"
        case .close: "Close"
        }
    }
}
