import Foundation
package import Heap

/// A change from one controller to another that a storyboard describes.
///
/// Fidelity: documented UIStoryboardSegue.
open class UIStoryboardSegue: NSObject {
    struct State: Sendable {
        var identifier: String?
        var source: ObjectID?
        var destination: ObjectID?
        /// The block that performs the segue.
        var handler: Block?
    }

    private var state: State {
        _read { yield world.state.segues[id] }
        _modify { yield &world.state.segues[id] }
    }

    /// A segue that does nothing by itself.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init()
        world.space.retain(source.id)
        world.space.retain(destination.id)
        state = State(identifier: identifier, source: source.id, destination: destination.id)
    }

    /// A segue that runs `performHandler`.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination, handler: source.world.block(performHandler))
    }

    package convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: Block
    ) {
        self.init(identifier: identifier, source: source, destination: destination, handler: performHandler)
    }

    convenience init(identifier: String?, source: UIViewController, destination: UIViewController, handler: Block?) {
        self.init(identifier: identifier, source: source, destination: destination)
        if let handler { setHandler(handler) }
    }

    /// Sets the block that performs the segue unless its class overrides `perform()`.
    func setHandler(_ handler: Block) {
        world.space.retain(handler.id)
        state.handler = handler
    }

    package override var edges: [Edge] {
        [("source", state.source), ("destination", state.destination), ("perform handler", state.handler?.id)].compactMap { label, id in
            id.map { Edge(label, to: $0) }
        }
    }

    /// The segue's name in the storyboard.
    public var identifier: String? { state.identifier }
    /// The controller that the segue begins at.
    public var source: UIViewController { world.object(state.source) ?? UIViewController() }
    /// The controller that the segue leads to. Its view is not loaded yet.
    public var destination: UIViewController { world.object(state.destination) ?? UIViewController() }

    /// Makes the change.
    ///
    /// Fidelity: documented UIStoryboardSegue.perform() (after prepare(for:sender:)).
    open func perform() {
        if let handler = state.handler { world.call(handler) }
    }
}

/// The source of an unwind segue, for controllers that are asked whether they are its destination.
///
/// Fidelity: documented UIStoryboardUnwindSegueSource; the sender is left out (simplified).
public final class UIStoryboardUnwindSegueSource: NSObject {
    struct State: Sendable {
        var source: ObjectID?
        var action: Selector?
    }

    private var state: State {
        _read { yield world.state.unwindSources[id] }
        _modify { yield &world.state.unwindSources[id] }
    }

    init(source: UIViewController, action: Selector) {
        super.init()
        state = State(source: source.id, action: action)
    }

    package override var edges: [Edge] { state.source.map { [Edge("source", .weak, to: $0)] } ?? [] }

    /// The controller that the segue begins at.
    public var source: UIViewController { world.object(state.source) ?? UIViewController() }
    /// The method to find.
    public var unwindAction: Selector { state.action ?? Selector("") }
}
