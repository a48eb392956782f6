import Foundation
package import Heap

/// A title and a closure for controls and bars.
///
/// Fidelity: documented UIAction; simplified, a title, an image and a handler: no menu, identifier, attributes or state.
public final class UIAction: NSObject {
    struct State: Sendable {
        var title = ""
        var image: UIImage?
        var handler: Block?
    }

    private var actionState: State {
        _read { yield world.state.actions[id] }
        _modify { yield &world.state.actions[id] }
    }

    /// An action that runs `handler`.
    public convenience init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        let world = World.present("a UIAction was made")
        let block = world.block { (arguments: [Argument]) in
            if case .object(let id) = arguments.first, let action: UIAction = world.object(id) { handler(action) }
            return .nothing
        }
        self.init(title: title, image: image, handler: block)
    }

    package init(title: String = "", image: UIImage? = nil, handler: Block) {
        super.init()
        world.space.retain(handler.id)
        actionState = State(title: title, image: image, handler: handler)
    }

    package override var edges: [Edge] {
        actionState.handler.map { [Edge("handler", to: $0.id)] } ?? []
    }

    /// What a button shows for the action.
    public var title: String {
        get { actionState.title }
        set { actionState.title = newValue }
    }

    /// The image that a button shows for the action.
    public var image: UIImage? {
        get { actionState.image }
        set { actionState.image = newValue }
    }

    func perform() {
        if let handler = actionState.handler { world.call(handler, [.object(id)]) }
    }
}
