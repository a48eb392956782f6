import Foundation
package import Heap

/// The menu, the preview, or both, for a press on a view.
///
/// Fidelity: documented UIContextMenuConfiguration.
public final class UIContextMenuConfiguration: NSObject {
    struct Record: Sendable {
        /// Retained.
        var identifier: ObjectID?
        /// Retained.
        var preview: Block?
        /// Retained.
        var actions: Block?
    }

    var record: Record {
        _read { yield world.state.menuConfigurations[id] }
        _modify { yield &world.state.menuConfigurations[id] }
    }

    /// A configuration with an identifier of the app's, a closure that makes the preview, and one that makes the menu. The system suggests
    /// no elements.
    public convenience init(
        identifier: Any? = nil, previewProvider: (() -> UIViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        let world = World.present("a UIContextMenuConfiguration was made")
        let preview = previewProvider.map { provider in world.block { (_: [Argument]) in .reference(provider()) } }
        let actions = actionProvider.map { provider in world.block { (_: [Argument]) in .reference(provider([])) } }
        self.init(identifier: World.identity(of: identifier), previewProvider: preview, actionProvider: actions)
    }

    package init(identifier: ObjectID?, previewProvider: Block? = nil, actionProvider: Block? = nil) {
        super.init()
        for id in [identifier, previewProvider?.id, actionProvider?.id].compactMap({ $0 }) { world.space.retain(id) }
        record = Record(identifier: identifier, preview: previewProvider, actions: actionProvider)
    }

    package override var edges: [Edge] {
        [("identifier", record.identifier), ("previewProvider", record.preview?.id), ("actionProvider", record.actions?.id)]
            .compactMap { label, id in id.map { Edge(label, to: $0) } }
    }

    /// The app's own name for it.
    public var identifier: Any? { record.identifier.flatMap { world.object($0, as: NSObject.self) } }

    /// The name's identity.
    package var identifierID: ObjectID? { record.identifier }

    func makePreview() -> UIViewController? {
        guard let preview = record.preview, case .object(let id) = world.call(preview) else { return nil }
        return world.object(id)
    }

    func makeMenu() -> UIMenu? {
        guard let actions = record.actions, case .object(let id) = world.call(actions, [.value([ObjectID]())]) else { return nil }
        return world.object(id)
    }
}

/// A context menu being shown: the view that provided it, and its effects.
struct ContextMenuSession: Sendable {
    /// The delegate methods to call; each takes the owner first.
    struct Names: Sendable {
        let owner: String
        let display: String
        let end: String
        let commit: String
    }

    /// Retained.
    let configuration: ObjectID
    /// Retained: the controller of the preview.
    let preview: ObjectID?
    /// Not retained.
    let delegate: ObjectID?
    /// Not retained.
    let owner: ObjectID
    let names: Names
    /// Retained from the end on.
    var animator: ObjectID?

    var edges: [Edge] {
        [Edge("configuration", to: configuration)] + (preview.map { [Edge("preview", to: $0)] } ?? [])
            + (animator.map { [Edge("animator", to: $0)] } ?? [])
    }

    func retain(in world: World) {
        for edge in edges { world.space.retain(edge.target) }
    }

    private func tell(_ name: String, _ animator: ContextMenuAnimator, in world: World) {
        world.tell(
            delegate, name, [(names.owner, .object(owner)), ("configuration", .object(configuration)), ("animator", .object(animator.id))])
    }

    func show(in world: World) {
        let animator = world.bind { ContextMenuAnimator(preview: preview) }
        tell(names.display, animator, in: world)
        animator.finish()
    }

    /// Calls the delegate as the menu goes, for its preview or for nothing.
    ///
    /// Fidelity: documented UIContextMenuInteractionDelegate; the order of the two is simplified.
    func end(in world: World, committing: Bool) {
        let animator = world.bind { ContextMenuAnimator(preview: preview) }
        if committing { tell(names.commit, animator, in: world) }
        tell(names.end, animator, in: world)
        world.state.menuAnimator = animator.id
        world.space.retain(animator.id)
    }

    /// Runs the blocks that wait for the end of the menu.
    func finish(in world: World) {
        guard let animator: ContextMenuAnimator = world.object(world.state.menuAnimator) else { return }
        world.state.menuAnimator = nil
        animator.finish()
        world.space.release(animator.id)
    }
}

/// Animates alongside a context menu that appears or disappears: at once, as the menu does.
///
/// Fidelity: documented UIContextMenuInteractionAnimating, UIContextMenuInteractionCommitAnimating; simplified, at once.
public final class ContextMenuAnimator: NSObject {
    struct Record: Sendable {
        /// Retained.
        var animations: [Block] = []
        /// Retained.
        var completions: [Block] = []
        /// Retained.
        var preview: ObjectID?
        var style = UIContextMenuInteractionCommitStyle.dismiss
    }

    private var record: Record {
        _read { yield world.state.menuAnimators[id] }
        _modify { yield &world.state.menuAnimators[id] }
    }

    init(preview: ObjectID?) {
        super.init()
        if let preview { world.space.retain(preview) }
        record.preview = preview
    }

    package override var edges: [Edge] {
        (record.animations + record.completions).map { Edge("block", to: $0.id) } + (record.preview.map { [Edge("preview", to: $0)] } ?? [])
    }

    /// The controller of the preview.
    public var previewViewController: UIViewController? { world.object(record.preview) }

    /// How the preview is replaced. Kept.
    public var preferredCommitStyle: UIContextMenuInteractionCommitStyle {
        get { record.style }
        set { record.style = newValue }
    }

    /// Animates something alongside.
    public func addAnimations(_ animations: @escaping () -> Void) { addAnimations(world.block(animations)) }

    package func addAnimations(_ animations: Block) {
        world.space.retain(animations.id)
        record.animations.append(animations)
    }

    /// Runs something afterwards.
    public func addCompletion(_ completion: @escaping () -> Void) { addCompletion(world.block(completion)) }

    package func addCompletion(_ completion: Block) {
        world.space.retain(completion.id)
        record.completions.append(completion)
    }

    func finish() {
        let blocks = record.animations + record.completions
        record.animations = []
        record.completions = []
        for block in blocks {
            world.call(block)
            world.space.release(block.id)
        }
    }
}

/// How a preview is replaced by its view.
///
/// Fidelity: documented UIContextMenuInteractionCommitStyle.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It disappears.
    case dismiss = 0
    /// It grows.
    case pop
}
