import Foundation
package import Heap

/// A button of an alert.
///
/// Fidelity: documented UIAlertAction; the handler runs when the alert has gone (reported).
public final class UIAlertAction: NSObject {
    struct State: Sendable {
        var title: String?
        var style = Style.default
        var isEnabled = true
        var handler: Block?
        /// Not retained: the button that shows it.
        var button: ObjectID?
    }

    /// A button's purpose.
    public enum Style: Int, Sendable {
        /// Something.
        case `default` = 0
        /// Cancels without an action.
        case cancel = 1
        /// Something is lost.
        case destructive = 2
    }

    var state: State {
        _read { yield world.state.alertActions[id] }
        _modify { yield &world.state.alertActions[id] }
    }

    /// A button with a title that runs `handler` when the alert has been dismissed.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        let world = World.present("a UIAlertAction was made")
        let block = handler.map { handler in
            world.block { (arguments: [Argument]) in
                if case .object(let id)? = arguments.first, let action: UIAlertAction = world.object(id) { handler(action) }
                return .nothing
            }
        }
        self.init(title: title, style: style, handler: block)
    }

    package init(title: String?, style: Style, handler: Block?) {
        super.init()
        if let handler { world.space.retain(handler.id) }
        state = State(title: title, style: style, handler: handler)
    }

    package override var edges: [Edge] { state.handler.map { [Edge("handler", to: $0.id)] } ?? [] }

    /// The button's title.
    public var title: String? { state.title }

    /// The button's purpose.
    public var style: Style { state.style }

    /// Whether the button can be touched, on the screen too.
    ///
    /// Fidelity: documented UIAlertAction.isEnabled.
    public var isEnabled: Bool {
        get { state.isEnabled }
        set {
            state.isEnabled = newValue
            world.living(state.button, as: UIButton.self)?.isEnabled = newValue
        }
    }
}
