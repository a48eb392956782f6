import Foundation
package import Heap

/// One presentation: the views that UIKit puts around the presented controller's.
open class UIPresentationController: NSObject {
    struct State: Sendable {
        var presented: ObjectID?
        var presenter: ObjectID?
        var style = UIModalPresentationStyle.automatic
        /// Fills the window while the presentation lasts.
        var container: ObjectID?
        var dimming: ObjectID?
        var wrapper: ObjectID?
        /// Where the presenter's view was taken out of, to be put back at the end.
        var presenterHome: ObjectID?
        var presenterWrapper: ObjectID?
    }

    var state: State {
        _read { yield world.state.presentations[id] }
        _modify { yield &world.state.presentations[id] }
    }

    init(presented: UIViewController, presenter: UIViewController, style: UIModalPresentationStyle) {
        super.init()
        state.presented = presented.id
        state.presenter = presenter.id
        state.style = style
    }

    package override var edges: [Edge] {
        let strong = [
            ("container view", state.container), ("dimming view", state.dimming), ("wrapper", state.wrapper),
            ("presenter's place", state.presenterHome), ("presenter's wrapper", state.presenterWrapper),
        ].compactMap { label, id in id.map { Edge(label, to: $0) } }
        let others = [("presentedViewController", state.presented), ("presentingViewController", state.presenter)]
        return strong + others.compactMap { label, id in id.map { Edge(label, .unowned, to: $0) } }
    }

    /// The controller that is shown.
    public var presentedViewController: UIViewController { world.object(state.presented) ?? UIViewController() }
    /// The controller that it was shown from.
    public var presentingViewController: UIViewController { world.object(state.presenter) ?? UIViewController() }
    /// The view that fills the window while the presentation lasts.
    public var containerView: UIView? { world.object(state.container) }
    /// How the presented view covers what is behind.
    public var presentationStyle: UIModalPresentationStyle { state.style }

    /// Whether the presenter's view leaves the window meanwhile.
    ///
    /// Fidelity: documented UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext; recorded
    /// modal-fullscreen-presenter-yagamo13,
    /// sheet-presenter-wwdc19.
    var removesPresenter: Bool { state.style == .fullScreen || state.style == .currentContext }

    private var presented: UIViewController? { world.object(state.presented) }
    private var presenter: UIViewController? { world.object(state.presenter) }
    var wrapper: UIView? { world.object(state.wrapper) }
    private var dimming: UIView? { world.object(state.dimming) }

    private func hold(_ view: UIView?, at path: WritableKeyPath<State, ObjectID?>) {
        world.space.assign(&state[keyPath: path], view?.id)
    }

    // MARK: Coming

    /// Fidelity: simplified; the real sheet is a spring of about this length.
    static let duration = 0.4

    /// Sets up the views and begins the transition.
    ///
    /// Fidelity: recorded modal-present-wlgusdn (order), modal-present-layoutmargins-uikittestable (without animation, layout precedes
    /// viewDidAppear).
    func present(in window: UIWindow, animated: Bool, completion: Block?) {
        guard let presented, let presenter else { return }
        let container = UITransitionView(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        hold(container, at: \.container)
        if isSheet {
            let dimming = UIDimmingView(frame: container.bounds)
            dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
            container.addSubview(dimming)
            hold(dimming, at: \.dimming)
        }
        let wrapper = UIDropShadowView(frame: frame(in: window))
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.state.placedSafeArea = safeArea(in: window)
        hold(wrapper, at: \.wrapper)
        presented.view.frame = wrapper.bounds
        presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.addSubview(presented.view)
        world.report(.system(.viewEnteredWrapper, object: presented.view.id))
        let coordinator = transition(.present, from: presenter, to: presented, view: container, animated: animated, completion: completion)
        presented.state.isBeingPresented = true
        if removesPresenter { presenter.begin(.disappearing, animated: animated) }
        presented.begin(.appearing, animated: animated)
        container.addSubview(wrapper)
        window.addSubview(container)
        world.report(.system(.enteredWindow, object: container.id))
        move(coordinator, wrapper, in: window, isComing: true)
        guard !animated else { return }
        window.layoutPass()
        presenter.finishTransition(coordinator)
    }

    private func transition(
        _ kind: TransitionCoordinator.Kind, from: UIViewController, to: UIViewController, view: UIView, animated: Bool, completion: Block?
    ) -> TransitionCoordinator {
        let owner = presenter ?? from
        let coordinator = TransitionCoordinator(
            kind, in: owner, from: from, to: to, view: view, duration: Self.duration, isAnimated: animated)
        coordinator.state.completion = completion
        for controller in [from, to] { world.space.assign(&controller.state.coordinator, coordinator.id) }
        return coordinator
    }

    private func move(_ coordinator: TransitionCoordinator, _ wrapper: UIView, in window: UIWindow, isComing: Bool) {
        let place = frame(in: window)
        let away = CGRect(x: place.minX, y: window.bounds.height, width: place.width, height: place.height)
        if isComing, coordinator.isAnimated {
            world.within(group: nil) {
                wrapper.center = CGPoint(x: away.midX, y: away.midY)
                dimming?.alpha = 0
            }
        }
        coordinator.start {
            wrapper.center =
                isComing || !coordinator.isAnimated ? CGPoint(x: place.midX, y: place.midY) : CGPoint(x: away.midX, y: away.midY)
            dimming?.alpha = isComing ? 1 : 0
        }
    }

    // MARK: Going

    /// Fidelity: recorded modal-fullscreen-dismiss-betterhee, modal-pagesheet-dismiss-betterhee, modal-dismiss-nonanimated-catalyst26.
    func dismiss(in window: UIWindow, animated: Bool, completion: Block?) {
        guard let presented, let presenter, let container = containerView, let wrapper else { return }
        let coordinator = transition(.dismiss, from: presented, to: presenter, view: container, animated: animated, completion: completion)
        presented.state.isBeingDismissed = true
        presented.begin(.disappearing, animated: animated)
        if removesPresenter {
            presenter.begin(.appearing, animated: animated)
            putPresenterBack(below: container, in: window)
        }
        move(coordinator, wrapper, in: window, isComing: false)
        guard !animated else { return }
        window.layoutPass()
        presenter.finishTransition(coordinator)
    }

    private func putPresenterBack(below container: UIView, in window: UIWindow) {
        guard let home: UIView = world.object(state.presenterHome), let view: UIView = world.object(state.presenterWrapper) else { return }
        view.frame = home.bounds
        home.insertSubview(view, at: 0)
        hold(nil, at: \.presenterHome)
        hold(nil, at: \.presenterWrapper)
    }

    // MARK: The end

    /// Moves the views and ends the appearances once the transition is over.
    func finish(_ coordinator: TransitionCoordinator) {
        guard let presented, let presenter else { return }
        let isComing = coordinator.state.kind == .present
        if isComing {
            if removesPresenter, let view = presenter.view.superview, let home = view.superview {
                hold(view, at: \.presenterWrapper)
                hold(home, at: \.presenterHome)
                view.removeFromSuperview()
            }
            presented.end()
            if removesPresenter { presenter.end() }
        } else {
            if removesPresenter { presenter.end() }
            containerView?.removeFromSuperview()
            presented.state.presenting = nil
            presented.end()
        }
        presented.state.isBeingPresented = false
        for controller in [presented, presenter] { world.space.assign(&controller.state.coordinator, nil) }
        coordinator.complete()
        guard !isComing else { return }
        presented.state.isBeingDismissed = false
        world.space.assign(&presented.state.presentation, nil)
        world.space.assign(&presenter.state.presented, nil)
    }

    // MARK: Geometry

    private var isSheet: Bool { [.pageSheet, .formSheet].contains(state.style) }

    /// Where the presented view stands in the window, in points.
    ///
    /// Fidelity: simplified; a phone's sheet begins 10 points below the status bar, an iPad's is centred.
    private func frame(in window: UIWindow) -> CGRect {
        let bounds = window.bounds
        guard isSheet else { return bounds }
        if window.traitCollection.horizontalSizeClass == .regular, world.device.idiom == .pad {
            let size = state.style == .formSheet ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 88)
            let fitted = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
            return CGRect(
                x: (bounds.width - fitted.width) / 2, y: (bounds.height - fitted.height) / 2, width: fitted.width, height: fitted.height)
        }
        let top = window.state.safeArea.top + 10
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    private func safeArea(in window: UIWindow) -> UIEdgeInsets {
        let place = frame(in: window)
        let area = window.state.safeArea
        return UIEdgeInsets(
            top: max(0, area.top - place.minY), left: max(0, area.left - place.minX),
            bottom: max(0, area.bottom - (window.bounds.height - place.maxY)),
            right: max(0, area.right - (window.bounds.width - place.maxX)))
    }
}
