import Foundation
import Heap

// The transitions of a presented view.
extension UIPresentationController {
    /// Fidelity: simplified; the real sheet is a spring of about this length.
    static let duration = 0.4

    // MARK: Coming

    /// Begins a presentation in the commit: the presented view enters the window; the presenter disappears only where its view has to
    /// leave.
    ///
    /// Fidelity: recorded modal-present-wlgusdn (order), modal-present-layoutmargins-uikittestable (without animation, layout precedes
    /// viewDidAppear); the place of the presentation controller's own methods among the appearance callbacks is simplified.
    func present(animated: Bool, completion: Block?) {
        guard let presented, let presenter, isReady(), let container = makeContainer(), let window = container.window else {
            abandon(completion)
            return
        }
        let coordinator = transition(
            .present, from: presenter, to: [presented], view: container, animated: animated, completion: completion)
        tellAdaptation(coordinator)
        presented.state.isBeingPresented = true
        sendBegin(isComing: true)
        let place = placeOfPresentedView
        let isOwn = state.animator != nil
        coordinator.place(\.fromEnds, removesPresenter ? presenter.view : nil, from: container.bounds, to: container.bounds)
        coordinator.place(\.toEnds, shownView, from: .zero, to: place)
        if !isOwn { wrap(in: container, place: place) }
        if removesPresenter { presenter.begin(.disappearing, animated: animated) }
        presented.begin(.appearing, animated: animated)
        if isOwn {
            if removesPresenter { lendPresentersView(to: container) }
            start(coordinator)
            return
        }
        if let moving = movingView {
            container.addSubview(moving)
            world.report(.system(.enteredWindow, object: container.id))
        }
        move(coordinator, isComing: true)
        guard !animated else { return }
        window.layoutPass()
        presenter.finishTransition(coordinator)
    }

    /// Gives up a presentation that turns out to be impossible.
    private func abandon(_ completion: Block?) {
        if let completion { world.space.release(completion.id) }
        presented?.state.presenting = nil
        for path in [\State.animator, \State.interactor] { hold(nil, at: path) }
        if let presenter { end(with: presenter) }
    }

    /// The view that the system's own transitions move: the wrapper, or the presented view of a custom presentation.
    private var movingView: UIView? { wrapper ?? shownView }

    /// Puts the presented view into a wrapper of its final size. A custom presentation has none.
    ///
    /// Fidelity: simplified; the presentation's own views are private.
    private func wrap(in container: UIView, place: CGRect) {
        guard let presented else { return }
        guard state.style != .custom else {
            shownView?.frame = place
            return
        }
        let wrapper = UIDropShadowView(frame: place)
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.state.placedSafeArea = safeArea(at: place, in: container)
        hold(wrapper, at: \.wrapper)
        presented.view.frame = wrapper.bounds
        presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.addSubview(presented.view)
        decorate(wrapper)
        world.report(.system(.viewEnteredWrapper, object: presented.view.id))
    }

    private func transition(
        _ kind: TransitionCoordinator.Kind, from: UIViewController, to: [UIViewController], view: UIView, animated: Bool,
        isHeld: Bool = false,
        completion: Block?
    ) -> TransitionCoordinator {
        let coordinator = TransitionCoordinator(
            kind, in: kind == .present ? from : to[0], from: from, to: to[0], view: view, duration: Self.duration, isAnimated: animated,
            isHeld: isHeld)
        coordinator.state.completion = completion
        coordinator.state.style = shownStyle
        for controller in [from] + to { world.space.assign(&controller.state.coordinator, coordinator.id) }
        return coordinator
    }

    /// Hands the transition to the app's own animator.
    private func start(_ coordinator: TransitionCoordinator) {
        guard let animator = state.animator else { return }
        let interactor = state.interactor
        coordinator.start(animator: animator, interactor: interactor)
        hold(nil, at: \.animator)
        hold(nil, at: \.interactor)
    }

    private func move(_ coordinator: TransitionCoordinator, isComing: Bool) {
        guard let moving = movingView, let container = containerView else { return }
        let place = placeOfPresentedView
        let rest = CGPoint(x: place.midX, y: place.midY)
        let away = CGPoint(x: place.midX, y: container.bounds.height + place.height / 2)
        let fades = presented?.askedTransitionStyle == .crossDissolve || shownStyle == .popover
        if isComing, coordinator.isAnimated {
            world.within(group: nil) {
                if fades { moving.alpha = 0 } else { moving.center = away }
                dimming?.alpha = 0
            }
        }
        coordinator.start {
            let isThere = isComing || !coordinator.isAnimated
            if fades { moving.alpha = isThere ? 1 : 0 } else { moving.center = isThere ? rest : away }
            dimming?.alpha = isComing ? dimmedAlpha : 0
            recede(isComing)
            moveAlongside(isComing: isComing)
        }
    }

    // MARK: Going

    /// Begins a dismissal: the presented controller is told first, then a presenter whose view had left the window. Dismisses all
    /// presentations above the presenter; only the front-most one moves, those between vanish.
    ///
    /// Fidelity: recorded modal-fullscreen-dismiss-betterhee, modal-pagesheet-dismiss-betterhee, modal-dismiss-nonanimated-catalyst26;
    /// of a chain documented UIViewController.dismiss(animated:completion:) (only the front-most is animated), the order among those
    /// that go is simplified.
    func dismiss(downTo presenter: UIViewController, animated: Bool, isByFinger: Bool = false, completion: Block?) {
        let chain = presenter.presentationsAbove
        guard let container = containerView, let window = container.window, let bottom = chain.first, chain.last === self,
            let top = presented
        else {
            if let completion { world.space.release(completion.id) }
            return
        }
        let coordinator = transition(
            .dismiss, from: top, to: [presenter] + chain.dropLast().compactMap(\.presented), view: container, animated: animated,
            isHeld: isByFinger, completion: completion)
        state.isByFinger = isByFinger
        for presentation in chain { presentation.presented?.state.isBeingDismissed = true }
        if isByFinger { tellDelegate("presentationControllerWillDismiss(_:)") }
        let bringsBack = bottom.presenterIsAway
        let isOwn = state.animator != nil
        coordinator.place(\.fromEnds, shownView, from: shownView?.frame ?? .zero, to: .zero)
        coordinator.place(\.toEnds, bringsBack ? presenter.view : nil, from: container.bounds, to: container.bounds)
        if isByFinger { UIViewController.withhold([presenter] + chain.compactMap(\.presented)) }
        for presentation in chain.reversed() {
            presentation.sendBegin(isComing: false)
            presentation.presented?.begin(.disappearing, animated: animated)
        }
        if bringsBack || presenterIsToldAnyway(presenter) { presenter.begin(.appearing, animated: animated) }
        if bringsBack, !isOwn { bottom.putPresenterBack() }
        for presentation in chain.dropLast() { presentation.containerView?.isHidden = true }
        if isOwn {
            start(coordinator)
            return
        }
        move(coordinator, isComing: false)
        guard !animated else { return }
        window.layoutPass()
        presenter.finishTransition(coordinator)
    }

    /// Whether a presenter that has stayed on the screen is to appear, in a world in which each dismissal brings that.
    private func presenterIsToldAnyway(_ presenter: UIViewController) -> Bool {
        guard world.believes(.dismissalTellsPresenter), presenter.state.appearance == .appeared else { return false }
        presenter.pretend(.disappeared)
        return true
    }

    // MARK: The end

    /// Moves the views and ends the appearances once the transition is over.
    func finish(_ coordinator: TransitionCoordinator) {
        switch (coordinator.state.kind == .present, coordinator.isCancelled) {
        case (true, false): hasCome(coordinator)
        case (true, true): hasGoneBack(coordinator)
        case (false, false): hasGone(coordinator)
        case (false, true): hasStayed(coordinator)
        }
    }

    /// Ends a presentation after its last frame: the presented controller has appeared, then a presenter whose view leaves has
    /// disappeared.
    ///
    /// Fidelity: recorded modal-present-wlgusdn.
    private func hasCome(_ coordinator: TransitionCoordinator) {
        guard let presented, let presenter else { return }
        if removesPresenter { takePresenterOut() }
        presented.end(ofBeing: .appearing)
        placePresentedView()
        if removesPresenter { presenter.end(ofBeing: .disappearing) }
        presented.state.isBeingPresented = false
        sendEnd(isComing: true, completed: true)
        letGo(of: coordinator, [presented, presenter])
        coordinator.complete()
    }

    /// A presentation was cancelled on its way: the presented controller leaves, and a presenter that had to go appears again.
    ///
    /// Fidelity: simplified; the order follows that of a cancelled pop.
    private func hasGoneBack(_ coordinator: TransitionCoordinator) {
        guard let presented, let presenter else { return }
        presented.begin(.disappearing, animated: coordinator.isAnimated)
        putPresenterBack()
        containerView?.removeFromSuperview()
        presented.state.presenting = nil
        presented.end()
        if removesPresenter {
            presenter.begin(.appearing, animated: coordinator.isAnimated)
            presenter.end()
        }
        presented.state.isBeingPresented = false
        sendEnd(isComing: true, completed: false)
        letGo(of: coordinator, [presented, presenter])
        coordinator.complete()
        end(with: presenter)
    }

    /// Ends a dismissal: the presented view leaves the window, the presenter's appearance ends first, then the presented one's.
    ///
    /// Fidelity: recorded modal-fullscreen-dismiss-betterhee; that the presenter presents nothing any more when the completion runs, so
    /// that it can present anew, is simplified: logged nowhere.
    private func hasGone(_ coordinator: TransitionCoordinator) {
        guard let presenter = coordinator.to else { return }
        let chain = presenter.presentationsAbove
        let gone = chain.compactMap(\.presented)
        UIViewController.release([presenter] + gone, isCancelled: false)
        chain.first?.putPresenterBack()
        presenter.end(ofBeing: .appearing)
        for presentation in chain { presentation.containerView?.removeFromSuperview() }
        for presentation in chain.reversed() {
            guard let presented = presentation.presented else { continue }
            presented.state.presenting = nil
            presented.end(ofBeing: .disappearing)
            presentation.sendEnd(isComing: false, completed: true)
        }
        if state.isByFinger { tellDelegate("presentationControllerDidDismiss(_:)") }
        letGo(of: coordinator, gone + [presenter])
        for presented in gone { world.space.retain(presented.id) }
        defer { for presented in gone { world.space.release(presented.id) } }
        for presentation in chain {
            guard let presenter = presentation.presenter, presenter.state.presented == presentation.presented?.id else { continue }
            world.space.assign(&presenter.state.presented, nil)
        }
        coordinator.complete()
        for presented in gone { presented.state.isBeingDismissed = false }
        for presentation in chain.reversed() {
            if let presenter = presentation.presenter { presentation.end(with: presenter) }
        }
    }

    /// A dismissal was cancelled on its way: the presented controller appears again.
    ///
    /// Fidelity: reported sheet-swipe-cancel-criticalmaps (viewWillAppear again); the rest follows a cancelled pop (simplified).
    private func hasStayed(_ coordinator: TransitionCoordinator) {
        guard let presenter = coordinator.to else { return }
        let chain = presenter.presentationsAbove
        if presenter.state.appearance == .appearing {
            presenter.begin(.disappearing, animated: coordinator.isAnimated)
            let hasStayed = world.believes(.dismissalTellsPresenter) && chain.first?.removesPresenter == false
            if !hasStayed { chain.first?.takePresenterOut() }
            presenter.end()
            if hasStayed { presenter.pretend(.appeared) }
        }
        for presentation in chain {
            presentation.state.isLeaving = false
            presentation.state.isByFinger = false
            presentation.containerView?.isHidden = false
            presentation.stay()
            guard let presented = presentation.presented else { continue }
            presented.state.isBeingDismissed = false
            if presented.isInTransition {
                presented.begin(.appearing, animated: coordinator.isAnimated)
                presented.end()
            }
            presentation.sendEnd(isComing: false, completed: false)
        }
        UIViewController.release([presenter] + chain.compactMap(\.presented), isCancelled: true)
        letGo(of: coordinator, chain.compactMap(\.presented) + [presenter])
        coordinator.complete()
    }

    /// Undoes the changes of a cancelled transition.
    private func stay() {
        let place = placeOfPresentedView
        world.within(group: nil) {
            movingView?.alpha = 1
            movingView?.frame = place
            dimming?.alpha = dimmedAlpha
            recede(true)
        }
    }

    /// Ends with the controller that it covered, which has left its parent.
    ///
    /// Fidelity: simplified; that nothing holds the two any more is as for a pop without a search.
    func endWithCovered() {
        containerView?.removeFromSuperview()
        presented?.state.presenting = nil
        if let presenter { end(with: presenter) }
    }

    private func letGo(of coordinator: TransitionCoordinator, _ controllers: [UIViewController]) {
        for controller in controllers where controller.state.coordinator == coordinator.id {
            world.space.assign(&controller.state.coordinator, nil)
        }
    }

    /// Holds both controllers until the end.
    func last() {
        for case let id? in [state.presented, state.presenter] { world.space.retain(id) }
        state.lasts = true
    }

    /// Ends the relation between the two; a completion may have presented another one since.
    private func end(with presenter: UIViewController) {
        guard let presented else { return }
        if state.lasts {
            state.lasts = false
            for case let id? in [state.presented, state.presenter] { world.space.release(id) }
        }
        world.space.assign(&presented.state.presentation, nil)
        if presenter.state.presented == presented.id { world.space.assign(&presenter.state.presented, nil) }
    }
}

extension UIViewController {
    /// Ends the appearance transition that a presentation has begun, unless another one has reversed its direction since.
    fileprivate func end(ofBeing direction: Appearance, by function: String = #function, in file: String = #fileID) {
        if state.appearance == direction { end(by: function, in: file) }
    }
}
