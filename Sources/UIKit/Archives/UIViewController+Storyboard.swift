import Foundation
import Heap

// A controller's objects from a storyboard.
extension UIViewController {
    /// What a controller or a view keeps from the interface file that it was made from.
    struct Archived: Sendable {
        var storyboard: ObjectID?
        /// The numbers of the storyboard's archive and of the scene.
        var archive = 0
        var scene: Int?
        /// The objects made with the controller, by number; not retained.
        var objects: [Int: ObjectID] = [:]
        /// Retained.
        var templates: [ObjectID] = []
        /// Objects beside the view that the controller holds.
        var others: [ObjectID] = []
        /// Whether a nib contains the controller itself. Its view was then made with it and is retained here until it is loaded.
        var isInNib = false
        var view: ObjectID?
        /// A view's parts that are not installed; retained.
        var uninstalled: [ObjectID] = []
    }

    var archived: Archived {
        _read { yield world.state.archived[id] }
        _modify { yield &world.state.archived[id] }
    }

    var archivedEdges: [Edge] {
        (archived.storyboard.map { [Edge("storyboard", to: $0)] } ?? [])
            + archived.templates.enumerated().map { Edge("segueTemplates[\($0.offset)]", to: $0.element) }
            + (archived.view.map { [Edge("archivedView", to: $0)] } ?? [])
            + archived.others.enumerated().map { Edge("topLevelObjects[\($0.offset)]", to: $0.element) }
    }

    /// The storyboard that the controller was loaded from; nil for a controller made by code or from a nib.
    public var storyboard: UIStoryboard? { world.object(archived.storyboard) }

    /// Gives the controller a stand-in for a storyboard that is not among the app's files.
    package func standInStoryboard() {
        world.space.assign(&archived.storyboard, UIStoryboard(name: "", bundle: nil).id)
    }

    /// Fills in for a storyboard that is not among the app's files. The outlets get stand-in views, in a view that is as opaque as
    /// Interface Builder makes it. If the app has no storyboards at all, the property `storyboard` gets a stand-in as well.
    func standInForStoryboard() {
        guard !world.isInArchives(self), let view = viewIfLoaded, world.script?.fillOutlets(of: id, in: view.id, named: nil) == true else {
            return
        }
        if type(of: view) == UIView.self, view.backgroundColor == nil { view.backgroundColor = .systemBackground }
        if archived.storyboard == nil, state.nibName == nil, !world.hasStoryboards { standInStoryboard() }
    }

    /// Notes the scene that the controller is made from.
    func belong(to storyboard: UIStoryboard, archive: Int, scene: Int) {
        world.space.assign(&archived.storyboard, storyboard.id)
        archived.archive = archive
        archived.scene = scene
        let templates = world.archives[archive].scenes[scene].segues.indices.map {
            UIStoryboardSegueTemplate($0, archive: archive, scene: scene, of: self)
        }
        for template in templates { world.space.retain(template.id) }
        archived.templates = templates.map(\.id)
    }

    func segueTemplate(_ number: Int) -> UIStoryboardSegueTemplate? {
        archived.templates.indices.contains(number) ? world.object(archived.templates[number]) : nil
    }

    // MARK: The view

    /// Loads the view that a storyboard or nib has for the controller; false when there is none. A nib that is not among the app's files
    /// gets a stand-in.
    ///
    /// Fidelity: documented UIViewController.nibName (the nib of that name, else one named as the class, with and without "Controller"); a controller that
    /// is itself in a nib has its view from there, made with it and loaded when it is wanted (simplified).
    func loadArchivedView() -> Bool {
        state.asksInterface = true
        if let own: UIView = world.object(archived.view) {
            view = own
            world.space.assign(&archived.view, nil)
            return true
        }
        if let scene = archived.scene { return loadView(ofScene: scene) }
        guard let name = nibName else { return false }
        guard let nib = world.nib(named: name) else {
            if world.lacksNib(named: name) { world.script?.standIn(forNib: name) } else { world.missingNib(name) }
            return false
        }
        hold(world.instantiate(nib: nib, owner: self))
        if state.view == nil {
            world.report(
                .exception(
                    name: "NSInternalInconsistencyException",
                    reason: "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.",
                    object: id))
        }
        return state.view != nil
    }

    /// The name of the nib with the controller's view: the name given at initialisation, or else one that follows from the class.
    var nameOfNib: String? {
        // An empty name is that of a nib whose name is unknown.
        if let name = state.nibName, !name.isEmpty { return name }
        // A class that makes its view itself has no nib of its own name.
        guard archived.scene == nil, !archived.isInNib, world.script?.implements("loadView()", on: id) != true else { return nil }
        let own = world.typeName(of: self).split(separator: ".").last.map(String.init) ?? ""
        let candidates = own.hasSuffix("Controller") ? [String(own.dropLast("Controller".count)), own] : [own]
        let nibs = candidates.compactMap { name in world.nib(named: name).map { (name: name, givesView: world.archives[$0].givesView) } }
        // The nib's bundle is unknown. A nib that does not connect its owner's view belongs to another class.
        return (nibs.first(where: \.givesView) ?? nibs.first)?.name
    }

    private func loadView(ofScene number: Int) -> Bool {
        let scene = world.archives[archived.archive].scenes[number]
        guard let root = scene.view else { return false }
        let unarchiver = Unarchiver(
            world, archive: archived.archive, scene: number, owner: self, storyboard: storyboard,
            known: archived.objects.merging([scene.controller: id]) { $1 })
        world.makingScene(number, ofArchive: archived.archive) {
            unarchiver.run {
                guard let view: UIView = unarchiver.object(root) else { return }
                self.view = view
                hold(scene.others.filter { archived.objects[$0] == nil }.compactMap { unarchiver.object($0) })
                unarchiver.finish(connecting: world.archives[archived.archive].objects[scene.controller].connections)
            }
        }
        return state.view != nil
    }

    /// Retains the scene's objects outside the view.
    func hold(_ objects: [NSObject]) {
        for object in objects where object.id != state.view {
            world.space.retain(object.id)
            archived.others.append(object.id)
        }
    }

    // MARK: Segues

    package func performSegue(withIdentifier identifier: String, sender: Argument) {
        guard
            let template = archived.templates.indices.lazy.compactMap({ self.segueTemplate($0) }).first(where: {
                $0.identifier == identifier
            })
        else {
            if storyboard != nil, archived.scene == nil {
                return world.report(.refusal("the segue '\(identifier)' of a storyboard that is not among the files: nothing is shown"))
            }
            world.report(
                .exception(
                    name: "NSInvalidArgumentException", reason: "Receiver (\(self)) has no segue with identifier '\(identifier)'",
                    object: id))
            return
        }
        template.perform(sender: sender)
    }

    package func shouldPerformSegue(withIdentifier identifier: String, sender: Argument) -> Bool {
        shouldPerformSegue(withIdentifier: identifier, sender: world.host(sender))
    }

    package func prepare(for segue: UIStoryboardSegue, sender: Argument) {
        prepare(for: segue, sender: world.host(sender))
    }

    package func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Argument) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, sender: world.host(sender))
    }

    // MARK: Unwinding

    /// The nearest controller that takes an unwind segue: from here outwards, through parents and presenters.
    ///
    /// Fidelity: simplified; custom containers' own ways (allowedChildrenForUnwinding) are left out.
    func unwindDestination(_ names: [String], sender: Argument) -> UIViewController? {
        var current: UIViewController = self
        while let next = current.parent ?? world.living(current.state.presenting, as: UIViewController.self) {
            for candidate in next.nested(without: current) where candidate.takesUnwinding(names, from: self, sender: sender) {
                return candidate
            }
            current = next
        }
        return nil
    }

    /// This controller and all its descendants, innermost first and the last child first; this one at the end.
    private func nested(without skipped: UIViewController) -> [UIViewController] {
        children.reversed().filter { $0 !== skipped }.flatMap { $0.nested(without: skipped) } + [self]
    }

    private func takesUnwinding(_ names: [String], from source: UIViewController, sender: Argument) -> Bool {
        guard self !== source, let script = world.script, let action = names.first(where: { script.implements($0, on: id) }) else {
            return false
        }
        let selector = Selector(action)
        let last = script.implements("canPerformUnwindSegueAction(_:from:withSender:)", on: id) ? "withSender" : "sender"
        return world.inquire(
            "canPerformUnwindSegueAction(_:from:\(last):)", of: self,
            [("action", .value(selector)), ("fromViewController", .object(source.id)), ("sender", sender)]
        ) { true }
    }

    /// Goes back to a controller: dismisses the controllers presented over it, and pops those above it.
    func unwind(to destination: UIViewController, animated: Bool) {
        var presenter: UIViewController?
        var current: UIViewController? = self
        while let controller = current, !controller.isAround(destination) {
            let outer: UIViewController? = world.living(controller.state.presenting)
            if outer != nil { presenter = outer }
            current = controller.parent ?? outer
        }
        if let presenter {
            presenter.dismiss(animated: animated, completion: Block?.none)
        }
        guard let navigation = destination.navigationController, navigation.topViewController !== destination.child(of: navigation),
            let target = destination.child(of: navigation)
        else { return }
        navigation.popToViewController(target, animated: animated && presenter == nil)
    }

    /// Whether this controller is another, or holds it among its children's children.
    private func isAround(_ other: UIViewController) -> Bool {
        var current: UIViewController? = other
        while let controller = current {
            if controller === self { return true }
            current = controller.parent
        }
        return false
    }

    private func child(of container: UIViewController) -> UIViewController? {
        var current: UIViewController? = self
        while let controller = current, controller.parent !== container { current = controller.parent }
        return current
    }
}
