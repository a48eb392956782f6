import Foundation
import Heap

// Presenting and dismissing.
extension UIViewController {
    /// The controller that this one, or one around it, presents.
    public var presentedViewController: UIViewController? {
        world.object(state.presented) ?? parent?.presentedViewController
    }

    /// The controller that presents this one, or one around it.
    ///
    /// Fidelity: documented UIViewController.presentingViewController; nil already in its viewDidDisappear after a dismissal.
    public var presentingViewController: UIViewController? {
        world.living(state.presenting) ?? parent?.presentingViewController
    }

    /// Whether this controller's presentation has begun and not ended.
    public var isBeingPresented: Bool { state.isBeingPresented }

    /// Whether this controller's dismissal has begun and not ended.
    public var isBeingDismissed: Bool { state.isBeingDismissed }

    /// Presents a controller: its view loads at once, the transition begins after the commit.
    ///
    /// Fidelity: recorded present-not-in-window (the message, nothing is presented); the moment of the transition is simplified.
    package func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: Block?) {
        let new = viewControllerToPresent
        let presenter = presentingContext(for: new)
        guard mayPresent(new, by: presenter), let window = presenter.viewIfLoaded?.window else { return }
        let presentation = new.preparedPresentation(by: presenter, source: self)
        world.space.assign(&presenter.state.presented, new.id)
        new.state.presenting = presenter.id
        world.space.assign(&new.state.presentation, presentation.id)
        presentation.last()
        if flag { presentation.askForAnimator(coming: presenter, source: self) }
        new.loadViewIfNeeded()
        presentation.adapt(to: window.traitCollection)
        if let completion { world.space.retain(completion.id) }
        world.afterCommit(
            world.block(keeping: [presentation, new]) {
                presentation.present(animated: flag, completion: completion)
            })
    }

    /// Fidelity: recorded present-not-in-window (iOS 12); since 13 the messages name the receiver too, reported
    /// Firefox for iOS 15436 (already presenting), MyFlightbook 370 (26: in progress; that it is said while the presented one leaves is
    /// simplified); the exceptions are reported.
    private func mayPresent(_ new: UIViewController, by presenter: UIViewController) -> Bool {
        if new === presenter || new === self {
            return refuse("Application tried to present modal view controller on itself. Presenting controller is \(presenter).")
        }
        if let parent = new.parent {
            return refuse("Application tried to present modally a view controller \(new) that has a parent view controller \(parent).")
        }
        if let other = new.presentingViewController {
            return refuse("Application tried to present modally a view controller \(new) that is already being presented by \(other).")
        }
        if new.askedStyle == .none {
            return refuse("The specified modal presentation style doesn't have a corresponding presentation controller.")
        }
        let modern = "Attempt to present \(new) on \(presenter) (from \(self))"
        let early = "Warning: Attempt to present \(new) on \(presenter)"
        let own: UIPresentationController? = world.object(presenter.state.presentation)
        if presenter.viewIfLoaded?.window == nil || own?.state.isLeaving == true {
            return warn(
                world.follows(.presentsCards)
                    ? "\(modern) whose view is not in the window hierarchy." : "\(early) whose view is not in the window hierarchy!",
                about: .presenterNotInWindow)
        }
        guard let other: UIViewController = world.object(presenter.state.presented), other.state.presenting != nil else { return true }
        let presentation: UIPresentationController? = world.object(other.state.presentation)
        if world.follows(.presentsCards) {
            return presentation?.state.isLeaving == true
                ? warn("\(modern) while a presentation is in progress.", about: .presentationInProgress)
                : warn("\(modern) which is already presenting \(other).", about: .alreadyPresenting)
        }
        return presentation?.isBusy == true
            ? warn("\(early) while a presentation is in progress!", about: .presentationInProgress)
            : warn("\(early) which is already presenting \(other)", about: .alreadyPresenting)
    }

    private func warn(_ text: String, about message: ConsoleMessage) -> Bool {
        world.report(.console(text, object: id, about: message))
        return false
    }

    private func refuse(_ reason: String) -> Bool {
        world.report(.exception(name: "NSInvalidArgumentException", reason: reason, object: id))
        return false
    }

    /// The controller that presents: the outermost one, or for a context style the nearest that defines one.
    ///
    /// Fidelity: documented UIViewController.present(_:animated:completion:).
    private func presentingContext(for new: UIViewController) -> UIViewController {
        let wantsContext = [.currentContext, .overCurrentContext].contains(new.state.modalStyle) || new is UISearchController
        var controller = self
        while let parent = controller.parent {
            if wantsContext, controller.state.definesContext { break }
            controller = parent
        }
        return controller
    }

    /// Dismisses the presentation that this controller began, with all above it. If it began none, dismisses the one that it is in.
    ///
    /// Fidelity: documented UIViewController.dismiss(animated:completion:); the message while another transition is in flight is reported,
    /// and that nothing follows from it then is simplified.
    package func dismiss(animated flag: Bool, completion: Block?) {
        guard let presenter = nearestPresenter ?? outermostPresented?.presentingViewController else { return }
        let chain = presenter.presentationsAbove
        guard let top = chain.last else { return }
        if chain.first?.state.isLeaving == true, dismissItself(animated: flag, completion: completion) { return }
        guard !chain.contains(where: \.isBusy) else {
            let warning = world.follows(.presentsCards) ? "" : "Warning: "
            world.report(
                .console(
                    "\(warning)Attempt to dismiss from view controller \(presenter) while a presentation or dismiss is in progress!",
                    object: id, about: .dismissalInProgress))
            return
        }
        for presentation in chain { presentation.state.isLeaving = true }
        if flag { top.askForAnimatorOfDismissal() }
        if let completion { world.space.retain(completion.id) }
        world.afterCommit(
            world.block(keeping: [top, presenter]) {
                top.dismiss(downTo: presenter, animated: flag, completion: completion)
            })
    }

    /// Dismisses this controller, whose presented one is already leaving, when that has gone. False if no presentation can be dismissed.
    ///
    /// Fidelity: reported N22 (openradar 30284135; three reports of 2024 to 2026); that it waits for the other's end is simplified.
    private func dismissItself(animated: Bool, completion: Block?) -> Bool {
        guard world.follows(.dismissesReceiverMeanwhile), let own = outermostPresented, let presenter = own.presentingViewController,
            let presentation: UIPresentationController = world.object(own.state.presentation), !presentation.isBusy
        else { return false }
        presentation.state.isLeaving = true
        if let completion { world.space.retain(completion.id) }
        let leave = world.block(keeping: [presentation, presenter]) { [world] in
            world.by(.dismissesReceiverMeanwhile) {
                presentation.dismiss(downTo: presenter, animated: animated, completion: completion)
            }
        }
        world.afterCommit(
            world.block(keeping: [presentation, own], keepingBlocks: [leave]) { [world] in
                if let running: TransitionCoordinator = world.object(own.state.coordinator) {
                    running.animate(alongsideTransition: nil, completion: leave)
                } else {
                    world.call(leave)
                }
            })
        return true
    }

    /// This controller, or the nearest around it, that presents.
    private var nearestPresenter: UIViewController? {
        var controller: UIViewController? = self
        while let current = controller, current.state.presented == nil { controller = current.parent }
        return controller
    }

    private var outermostPresented: UIViewController? {
        var controller: UIViewController? = self
        while let current = controller {
            if current.state.presenting != nil { return current }
            controller = current.parent
        }
        return nil
    }

    // MARK: Coverings

    /// The resting presentations over this controller's view, which move with it.
    ///
    /// Fidelity: documented UIViewController.definesPresentationContext; reported (a search that is active comes and goes with what is searched).
    var coverings: [UIPresentationController] {
        guard let covering: UIPresentationController = world.living(viewIfLoaded?.state.covering),
            covering.presented?.state.presenting != nil, !covering.isBusy
        else { return [] }
        return [covering]
    }

    // MARK: Chains

    /// The controller that this one, or one of its descendants, presents.
    var presentedAbove: UIViewController? {
        if let presented: UIViewController = world.object(state.presented) { return presented }
        for child in children.reversed() {
            if let found = child.presentedAbove { return found }
        }
        return nil
    }

    /// The presentations above this controller, each presented by the one before.
    var presentationsAbove: [UIPresentationController] {
        var found: [UIPresentationController] = []
        var controller = self
        while let next = controller.presentedAbove, let presentation: UIPresentationController = world.object(next.state.presentation) {
            found.append(presentation)
            controller = next
        }
        return found
    }
}

extension UIPresentationController {
    /// Whether a transition of this presentation has been requested and has not ended.
    var isBusy: Bool { state.container == nil || state.isLeaving || presented?.state.isBeingPresented == true }

    func askForAnimator(coming presenter: UIViewController, source: UIViewController) {
        guard let presented, let delegate = presented.askedTransitioningDelegate else { return }
        ask(
            delegate, "animationController(forPresented:presenting:source:)",
            [("presented", .object(presented.id)), ("presenting", .object(presenter.id)), ("source", .object(source.id))],
            driver: "interactionControllerForPresentation(using:)")
    }

    func askForAnimatorOfDismissal() {
        guard let presented, let delegate = presented.askedTransitioningDelegate else { return }
        ask(
            delegate, "animationController(forDismissed:)", [("dismissed", .object(presented.id))],
            driver: "interactionControllerForDismissal(using:)")
    }

    private func ask(_ delegate: ObjectID, _ name: String, _ arguments: [(name: String, value: Argument)], driver: String) {
        guard case .object(let animator)? = world.tell(delegate, name, arguments) else { return }
        world.space.assign(&state.animator, animator)
        guard case .object(let interactor)? = world.tell(delegate, driver, [("animator", .object(animator))]) else { return }
        world.space.assign(&state.interactor, interactor)
    }
}
