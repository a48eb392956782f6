public import Foundation
package import Heap

/// An object that handles touches for a view.
///
/// Fidelity: documented UIInteraction.
public protocol UIInteraction: AnyObject {
    /// The interaction is about to be moved to another view; nil: removed.
    ///
    /// Fidelity: documented UIInteraction.willMove(to:).
    func willMove(to view: UIView?)
    /// The interaction has been moved to another view; nil: removed.
    ///
    /// Fidelity: documented UIInteraction.didMove(to:).
    func didMove(to view: UIView?)
}

/// Shows a menu when a finger rests on a view.
///
/// Fidelity: documented UIContextMenuInteraction; simplified, the menu stands in the middle, and previews of views are not drawn.
public final class UIContextMenuInteraction: NSObject, UIInteraction {
    struct Record: Sendable {
        var delegate: ObjectID?
        var view: ObjectID?
        /// Retained: looks for the finger.
        var recognizer: ObjectID?
    }

    var record: Record {
        _read { yield world.state.menuInteractions[id] }
        _modify { yield &world.state.menuInteractions[id] }
    }

    /// An interaction whose delegate provides the menu.
    public convenience init(delegate: AnyObject) { self.init(delegate: World.identity(of: delegate)) }

    package init(delegate: ObjectID?) {
        super.init()
        record.delegate = delegate
    }

    package override var edges: [Edge] {
        [("delegate", record.delegate), ("view", record.view)].compactMap { label, id in id.map { Edge(label, .weak, to: $0) } }
            + (record.recognizer.map { [Edge("recognizer", to: $0)] } ?? [])
    }

    /// Provides the menu, and is called as it comes and goes.
    public var delegate: (any UIContextMenuInteractionDelegate)? {
        world.living(record.delegate, as: NSObject.self) as? any UIContextMenuInteractionDelegate
    }

    /// The view whose fingers are looked at.
    public var view: UIView? { world.living(record.view) }

    /// The interaction is about to be another view's.
    public func willMove(to view: UIView?) {
        guard let old = self.view, let recognizer: UIGestureRecognizer = world.object(record.recognizer) else { return }
        old.removeGestureRecognizer(recognizer)
        world.space.assign(&record.recognizer, nil)
    }

    /// The interaction is another view's.
    public func didMove(to view: UIView?) {
        record.view = view?.id
        guard let view else { return }
        let recognizer = world.bind { UIContextMenuGestureRecognizer(target: ObjectID?.none, action: nil) }
        recognizer.pressRecord = id
        world.space.assign(&record.recognizer, recognizer.id)
        view.addGestureRecognizer(recognizer)
    }

    /// A finger has rested on the view.
    func press(at point: CGPoint) {
        guard let view, let delegate = record.delegate else { return }
        let answer = world.tell(
            delegate, "contextMenuInteraction(_:configurationForMenuAtLocation:)",
            [("interaction", .object(id)), ("location", .value(point))])
        let names = ContextMenuSession.Names(
            owner: "interaction", display: "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
            end: "contextMenuInteraction(_:willEndFor:animator:)",
            commit: "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)")
        view.showContextMenu(answer, owner: id, delegate: delegate, names)
    }

    /// Where the last press was, in a view's coordinates.
    public func location(in view: UIView?) -> CGPoint {
        world.object(record.recognizer, as: UIGestureRecognizer.self)?.location(in: view) ?? .zero
    }

    /// Dismisses the menu.
    public func dismissMenu() {
        for case let menu as MenuView in view?.window?.subviews ?? [] where menu.record.session?.owner == id { menu.end() }
    }
}

/// Recognises a finger that rests on a view with a menu.
final class UIContextMenuGestureRecognizer: UILongPressGestureRecognizer {
    /// The interaction; nil: the view itself has the menu.
    var pressRecord: ObjectID? {
        get { world.state.menuRecognizers[id] }
        set { world.state.menuRecognizers[id] = newValue }
    }

    override func hasChanged() {
        guard record.state == .began, let view else { return }
        let point = location(in: view)
        let interaction: UIContextMenuInteraction? = world.living(pressRecord)
        if let interaction { interaction.press(at: point) } else { view.pressForMenu(at: point) }
    }
}

extension UIView {
    /// Shows the menu that a delegate has returned for a press.
    func showContextMenu(_ answer: Argument?, owner: ObjectID, delegate: ObjectID?, _ names: ContextMenuSession.Names) {
        guard case .object(let id)? = answer, let configuration: UIContextMenuConfiguration = world.object(id) else { return }
        let preview = configuration.makePreview()
        let menu = configuration.makeMenu()
        guard preview != nil || menu?.children.isEmpty == false else { return }
        let session = ContextMenuSession(
            configuration: configuration.id, preview: preview?.id, delegate: delegate, owner: owner, names: names)
        session.show(in: world)
        world.showMenu(menu, for: self, in: window, session: session)
    }

    /// Adds the recogniser of presses, once.
    func lookForMenuPresses() {
        let lookers = state.gestures.compactMap { world.object($0, as: UIContextMenuGestureRecognizer.self) }
        guard !lookers.contains(where: { $0.pressRecord == nil }) else { return }
        addGestureRecognizer(world.bind { UIContextMenuGestureRecognizer(target: ObjectID?.none, action: nil) })
    }

    /// The view's interactions, oldest first; retained by the view.
    ///
    /// Fidelity: documented UIView.interactions.
    public var interactions: [NSObject] { state.interactions.compactMap { world.object($0) } }

    /// Adds an interaction to this view, which retains it.
    ///
    /// Fidelity: documented UIView.addInteraction(_:).
    public func addInteraction(_ interaction: AnyObject) { addInteraction(World.identity(of: interaction)) }

    package func addInteraction(_ interaction: ObjectID?) {
        guard let interaction, !state.interactions.contains(interaction) else { return }
        world.space.retain(interaction)
        move(interaction, to: self) { state.interactions.append(interaction) }
    }

    /// Removes an interaction from this view.
    ///
    /// Fidelity: documented UIView.removeInteraction(_:).
    public func removeInteraction(_ interaction: AnyObject) { removeInteraction(World.identity(of: interaction)) }

    package func removeInteraction(_ interaction: ObjectID?) {
        guard let interaction, state.interactions.contains(interaction) else { return }
        move(interaction, to: nil) { state.interactions.removeAll { $0 == interaction } }
        world.space.release(interaction)
    }

    private func move(_ interaction: ObjectID, to view: UIView?, _ change: () -> Void) {
        let own: UIContextMenuInteraction? = world.object(interaction)
        let argument: [(name: String, value: Argument)] = [("view", .reference(view))]
        if let own { own.willMove(to: view) } else { world.tell(interaction, "willMove(to:)", argument) }
        change()
        if let own { own.didMove(to: view) } else { world.tell(interaction, "didMove(to:)", argument) }
    }
}

/// Provides a context menu, and is called as it comes and goes.
///
/// Fidelity: documented UIContextMenuInteractionDelegate.
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// The configuration for a press; nil for none.
    ///
    /// Fidelity: documented UIContextMenuInteractionDelegate.contextMenuInteraction(_:configurationForMenuAtLocation:).
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The picture of the view that is pressed.
    ///
    /// Fidelity: simplified; never asked, the view is not lifted.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// The picture of the view to which the menu goes back.
    ///
    /// Fidelity: simplified; never asked, the view is not lifted.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// The menu is about to be shown.
    ///
    /// Fidelity: documented UIContextMenuInteractionDelegate.contextMenuInteraction(_:willDisplayMenuFor:animator:).
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// The menu is about to go.
    ///
    /// Fidelity: documented UIContextMenuInteractionDelegate.contextMenuInteraction(_:willEndFor:animator:).
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// The preview was touched.
    ///
    /// Fidelity: documented UIContextMenuInteractionDelegate.contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:).
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
    /// As it is.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// As it is.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
}

/// Animates alongside a context menu that appears or disappears.
///
/// Fidelity: documented UIContextMenuInteractionAnimating; simplified, at once.
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of the preview.
    var previewViewController: UIViewController? { get }
    /// Animates something alongside.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs something afterwards.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Animates alongside a preview that is replaced.
///
/// Fidelity: documented UIContextMenuInteractionCommitAnimating; simplified, at once.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview is replaced. Kept.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

extension ContextMenuAnimator: UIContextMenuInteractionCommitAnimating {}
