import Foundation
import Heap

/// Makes a segue of a storyboard whenever it is triggered. It is the target of controls, and its controller retains it.
final class UIStoryboardSegueTemplate: NSObject, ActionTarget {
    struct State: Sendable {
        var controller: ObjectID?
        var archive = 0
        var scene = 0
        var segue = 0
        /// The anchor of its popover.
        var anchor: ObjectID?
    }

    private var state: State {
        _read { yield world.state.segueTemplates[id] }
        _modify { yield &world.state.segueTemplates[id] }
    }

    init(_ segue: Int, archive: Int, scene: Int, of controller: UIViewController) {
        super.init()
        state = State(controller: controller.id, archive: archive, scene: scene, segue: segue)
    }

    override var edges: [Edge] {
        [("viewController", state.controller), ("anchor", state.anchor)].compactMap { label, id in id.map { Edge(label, .weak, to: $0) } }
    }

    private var described: ArchivedSegue { world.archives[state.archive].scenes[state.scene].segues[state.segue] }
    private var controller: UIViewController? { world.living(state.controller) }

    var identifier: String? { described.identifier }

    var embeds: Bool { if case .embed = described.kind { true } else { false } }

    func perform(_ action: Selector, by sender: NSObject) -> Bool {
        trigger(sender: sender)
        return true
    }

    /// A control, bar button or recogniser has triggered the segue. The controller's `shouldPerformSegue` is called first.
    ///
    /// Fidelity: documented UIViewController.shouldPerformSegue(withIdentifier:sender:).
    func trigger(sender: NSObject) {
        guard let controller else { return }
        let answer = world.inquire(
            "shouldPerformSegue(withIdentifier:sender:)", of: controller,
            [("identifier", .value(identifier ?? "")), ("sender", .object(sender.id))]
        ) { controller.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) }
        if answer { perform(sender: .object(sender.id)) }
    }

    /// Makes the destination, prepares, performs.
    ///
    /// Fidelity: documented UIViewController.prepare(for:sender:); reported document 004, of 2012 (the destination has no view while the source prepares).
    func perform(sender: Argument) {
        guard let controller else { return }
        if case .unwind(let action) = described.kind {
            return unwind(ObjectiveCName.swiftNames(of: action), from: controller, sender: sender)
        }
        guard let destination = destination(for: controller, sender: sender) else { return }
        if let style = described.presentationStyle { destination.modalPresentationStyle = style }
        if let style = described.transitionStyle { destination.modalTransitionStyle = style }
        if described.presentationStyle == .popover, let popover = destination.popoverPresentationController { prepare(popover) }
        let (kind, isAnimated) = (described.kind, described.isAnimated)
        run(from: controller, to: destination, sender: sender) { [world] in
            switch kind {
            case .show: controller.show(destination, isAnimated: isAnimated, sender: sender)
            case .showDetail: controller.showDetail(destination, isAnimated: isAnimated, sender: sender)
            case .push:
                guard let navigation = controller.navigationController else {
                    return world.report(
                        .exception(
                            name: "NSGenericException",
                            reason: "Push segues can only be used when the source controller is managed by an instance of "
                                + "UINavigationController.", object: controller.id))
                }
                navigation.pushViewController(destination, animated: isAnimated)
            case .present: controller.present(destination, animated: isAnimated, completion: Block?.none)
            case .custom, .embed, .unwind: break
            }
        }
    }

    /// Sets the anchor of the segue's popover.
    func point(at anchor: NSObject) { state.anchor = anchor.id }

    /// Fidelity: documented UIPopoverPresentationController.sourceView (set by the segue, so that prepare(for:sender:) may change it).
    private func prepare(_ popover: UIPopoverPresentationController) {
        let anchor: NSObject? = world.living(state.anchor)
        if let item = anchor as? UIBarButtonItem { popover.barButtonItem = item }
        if let view = anchor as? UIView { popover.sourceView = view }
        popover.permittedArrowDirections = described.arrowDirections
    }

    /// Makes the destination the controller's child, its view as large as the container view.
    func embed(in container: UIView) {
        guard let controller, let child = destination(for: controller, sender: .nothing) else { return }
        run(from: controller, to: child, sender: .nothing) { [world] in
            controller.addChild(child)
            child.view.frame = container.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(child.view)
            world.directMove(child, to: controller)
        }
    }

    private func destination(for controller: UIViewController, sender: Argument) -> UIViewController? {
        guard let scene = described.destination, let storyboard = controller.storyboard else { return nil }
        // An embedded controller is made with the source, other destinations when the segue is performed.
        let location = embeds ? described.location : nil
        guard let creation = described.creation else { return storyboard.controller(ofScene: scene, wantedAt: location) }
        let names = ObjectiveCName.swiftNames(of: creation)
        guard let script = world.script, let name = names.first(where: { script.implements($0, on: controller.id) }) else {
            return storyboard.controller(ofScene: scene, wantedAt: location)
        }
        let world = world
        let further: [Argument] = [sender, .value(identifier ?? "")]
        let creator = world.block(keeping: [controller]) { (arguments: [Argument]) in
            script.invoke(name, on: controller.id, arguments + further.prefix(name.filter { $0 == ":" }.count - 1))
        }
        return storyboard.controller(ofScene: scene, creator: creator, wantedAt: location)
    }

    private func run(from source: UIViewController, to destination: UIViewController, sender: Argument, _ body: @escaping () -> Void) {
        let segue = makeSegue(from: source, to: destination)
        segue.setHandler(world.block(keeping: [source, destination], body))
        world.space.retain(segue.id)
        world.send("prepare(for:sender:)", to: source, [("segue", .object(segue.id)), ("sender", sender)]) {
            source.prepare(for: segue, sender: sender)
        }
        world.sendQuietly("perform()", to: segue) { segue.perform() }
        world.space.release(segue.id)
    }

    /// A segue of the class that the storyboard names.
    private func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        if let name = described.className {
            if let script = world.script, script.hasClass(name, inheriting: "UIStoryboardSegue"),
                let made: UIStoryboardSegue = world.object(
                    script.make(
                        name, "init(identifier:source:destination:)",
                        [identifier.map { .value($0) } ?? .nothing, .object(source.id), .object(destination.id)], declaredIn: nil))
            {
                return made
            }
            world.report(.refusal("the class \(name) of a segue is not there"))
        }
        return UIStoryboardSegue(identifier: identifier, source: source, destination: destination, handler: nil)
    }

    // MARK: Unwinding

    /// Fidelity: documented Apple, Technical Note TN2298 (the search for the destination, then prepare, the action, the transition).
    private func unwind(_ names: [String], from source: UIViewController, sender: Argument) {
        guard let destination = source.unwindDestination(names, sender: sender), let script = world.script,
            let action = names.first(where: { script.implements($0, on: destination.id) })
        else { return }
        let isAnimated = described.isAnimated
        let segue = UIStoryboardSegue(
            identifier: identifier, source: source, destination: destination,
            handler: world.block(keeping: [source, destination]) { source.unwind(to: destination, animated: isAnimated) })
        world.space.retain(segue.id)
        world.send("prepare(for:sender:)", to: source, [("segue", .object(segue.id)), ("sender", sender)]) {
            source.prepare(for: segue, sender: sender)
        }
        _ = script.invoke(action, on: destination.id, Array([Argument.object(segue.id)].prefix(Selector(action).arity)))
        segue.perform()
        world.space.release(segue.id)
    }
}
