package import Heap

/// An action with a row that is swiped aside.
///
/// Fidelity: documented UIContextualAction.
public final class UIContextualAction: NSObject {
    struct State: Sendable {
        var style = Style.normal
        var title: String?
        var image: UIImage?
        var background: UIColor?
        var handler: Block?
    }

    /// An action's style.
    public enum Style: Int, Sendable {
        /// Anything.
        case normal = 0
        /// Something that takes the row away.
        case destructive = 1
    }

    private var actionState: State {
        _read { yield world.state.contextualActions[id] }
        _modify { yield &world.state.contextualActions[id] }
    }

    /// An action. `handler` gets the action, the button, and a closure to call at the end with whether the action was done.
    public convenience init(style: Style, title: String?, handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void)
    {
        let world = World.present("a UIContextualAction was made")
        let block = world.block { (arguments: [Argument]) in
            guard case .object(let id) = arguments[0], case .object(let view) = arguments[1], case .value(let end as Block) = arguments[2],
                let action: UIContextualAction = world.object(id), let button: UIView = world.object(view)
            else { return .nothing }
            handler(action, button) { world.call(end, [.value($0)]) }
            return .nothing
        }
        self.init(style: style, title: title, handler: block)
    }

    package init(style: Style, title: String?, handler: Block) {
        super.init()
        world.space.retain(handler.id)
        actionState = State(style: style, title: title, handler: handler)
    }

    package override var edges: [Edge] { actionState.handler.map { [Edge("handler", to: $0.id)] } ?? [] }

    /// The action's style.
    public var style: Style { actionState.style }

    /// Its button's title.
    public var title: String? {
        get { actionState.title }
        set { actionState.title = newValue }
    }

    /// Its button's image.
    public var image: UIImage? {
        get { actionState.image }
        set { actionState.image = newValue }
    }

    /// The colour of its button.
    public var backgroundColor: UIColor! {
        get { actionState.background ?? (style == .destructive ? .systemRed : .systemGray) }
        set { actionState.background = newValue }
    }

    /// Does it; `end` is called by the handler.
    func perform(from button: UIView, _ end: Block) {
        if let handler = actionState.handler { world.call(handler, [.object(id), .object(button.id), .value(end)]) }
    }
}

/// The actions for a row that is swiped aside.
///
/// Fidelity: documented UISwipeActionsConfiguration.
public final class UISwipeActionsConfiguration: NSObject {
    struct State: Sendable {
        /// Retained; from the edge inwards.
        var actions: [ObjectID] = []
        var performsFirst = true
    }

    private var configurationState: State {
        _read { yield world.state.swipeConfigurations[id] }
        _modify { yield &world.state.swipeConfigurations[id] }
    }

    /// A configuration without actions.
    public override init() {
        super.init()
    }

    /// A configuration of actions, from the edge inwards.
    public init(actions: [UIContextualAction]) {
        super.init()
        for action in actions { world.space.retain(action.id) }
        configurationState.actions = actions.map(\.id)
    }

    package override var edges: [Edge] { configurationState.actions.map { Edge("actions", to: $0) } }

    /// The actions, from the edge inwards.
    public var actions: [UIContextualAction] { configurationState.actions.compactMap { world.object($0) } }

    /// Whether swiping all the way does the first.
    public var performsFirstActionWithFullSwipe: Bool {
        get { configurationState.performsFirst }
        set { configurationState.performsFirst = newValue }
    }
}
