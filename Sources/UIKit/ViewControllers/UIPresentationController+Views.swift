import Foundation
import Heap

// The views around a presented one, and their frames.
extension UIPresentationController {
    func hold(_ object: NSObject?, at path: WritableKeyPath<State, ObjectID?>) {
        world.space.assign(&state[keyPath: path], object?.id)
    }

    /// Whether the presentation can begin. If not, reports why.
    func isReady() -> Bool {
        guard shownStyle == .popover, let popover = self as? UIPopoverPresentationController else { return true }
        return popover.hasSource()
    }

    /// Tells the delegate the style of the presentation.
    func tellAdaptation(_ coordinator: TransitionCoordinator) {
        world.tell(
            state.delegate, "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
            [
                ("presentationController", .object(id)), ("style", .value(state.adapted ?? UIModalPresentationStyle.none)),
                ("transitionCoordinator", .object(coordinator.id)),
            ])
    }

    // MARK: The container

    /// Makes the container, in front of the window's content or of the context's view. Nil when that is in no window.
    ///
    /// Fidelity: documented UIModalPresentationStyle.currentContext (only the context's part of the screen is covered).
    func makeContainer() -> UIView? {
        guard let presenter, let window = presenter.viewIfLoaded?.window else { return nil }
        let coversContext = [.currentContext, .overCurrentContext].contains(shownStyle)
        let covered = coveredView
        let piece = covered ?? (coversContext ? presenter.windowPiece : nil)
        let home = piece?.superview ?? window
        let container = UITransitionView(frame: piece?.frame ?? window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.record.presentation = id
        covered?.state.covering = id
        if let piece, covered == nil { container.state.placedSafeArea = piece.state.safeArea }
        hold(container, at: \.container)
        if let piece { home.insertSubview(container, aboveSubview: piece) } else { home.addSubview(container) }
        guard dims else { return container }
        let dimming = UIDimmingView(frame: container.bounds)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if isSheet { dimming.backgroundColor = UIColor(white: 0, alpha: 0.2) }
        container.addSubview(dimming)
        hold(dimming, at: \.dimming)
        return container
    }

    private var dims: Bool { isSheet || shownStyle == .popover }

    /// How opaque the dimming view is: not at all while the sheet stands at a detent that leaves the rest alone.
    var dimmedAlpha: CGFloat { sheetSettings?.isUndimmed == true ? 0 : 1 }

    /// Called by the container around its layout. Places the presented view, unless it is in transition.
    func layOutContainer() {
        send("containerViewWillLayoutSubviews()") { containerViewWillLayoutSubviews() }
        placePresentedView()
        send("containerViewDidLayoutSubviews()") { containerViewDidLayoutSubviews() }
    }

    /// Places the presented view in the container, unless it is in transition.
    func placePresentedView() {
        guard let container = containerView, let wrapper, presented?.isInTransition == false, presented?.state.isBeingDismissed == false,
            state.drag == nil
        else { return }
        let place = placeOfPresentedView
        let area = safeArea(at: place, in: container)
        if wrapper.state.placedSafeArea != area {
            wrapper.state.placedSafeArea = area
            wrapper.insetsBecameStale()
        }
        if wrapper.frame != place { wrapper.frame = place }
    }

    // MARK: The presenter's view

    /// Whether the presenter's view has been taken out.
    var presenterIsAway: Bool { state.presenterPiece != nil }

    private func notePlaceOfPresenter() {
        guard state.presenterPiece == nil, let piece = presenter?.windowPiece, let home = piece.superview else { return }
        state.presenterIndex = home.state.subviews.firstIndex(of: piece.id) ?? 0
        hold(piece, at: \.presenterPiece)
        hold(home, at: \.presenterHome)
    }

    /// Moves the presenter's view into the container, where an animator of the app's own finds it.
    ///
    /// Fidelity: documented UIViewControllerContextTransitioning.containerView.
    func lendPresentersView(to container: UIView) {
        notePlaceOfPresenter()
        guard let view = presenter?.viewIfLoaded else { return }
        container.insertSubview(view, at: 0)
    }

    func takePresenterOut() {
        notePlaceOfPresenter()
        guard let piece: UIView = world.object(state.presenterPiece), let view = presenter?.viewIfLoaded else { return }
        piece.removeFromSuperview()
        if piece !== view, view.superview !== piece { piece.addSubview(view) }
        if piece === view { view.removeFromSuperview() }
    }

    /// The frame of a presenter that is presented itself, in that wrapper.
    private func placeOfPresenter(in piece: UIView) -> CGRect? {
        guard let own: UIPresentationController = world.object(presenter?.state.presentation), own.wrapper === piece else { return nil }
        return own.placeOfPresentedView
    }

    func putPresenterBack() {
        guard let home: UIView = world.object(state.presenterHome), let piece: UIView = world.object(state.presenterPiece),
            let view = presenter?.viewIfLoaded
        else { return }
        if piece !== view { piece.frame = placeOfPresenter(in: piece) ?? home.bounds }
        if piece.superview !== home { home.insertSubview(piece, at: state.presenterIndex) }
        if piece !== view, view.superview !== piece {
            piece.addSubview(view)
            view.frame = piece.bounds
        }
        hold(nil, at: \.presenterHome)
        hold(nil, at: \.presenterPiece)
    }

    /// Moves the presenter's view as a sheet comes or goes: on a phone it steps back and rounds its corners.
    ///
    /// Fidelity: simplified; drawn for the first sheet on a full screen, at its large detent.
    func recede(_ isComing: Bool) {
        guard isSheet, world.device.idiom == .phone, let container = containerView, let piece = presenter?.windowPiece as? UIDropShadowView,
            presenter?.state.presentation == nil
        else { return }
        let top = container.window?.state.safeArea.top ?? 0
        let isBehind = isComing && placeOfPresentedView.minY <= top + 10
        let size = piece.bounds.size
        let scale = (size.width - 32) / size.width
        let shift = top - size.height * (1 - scale) / 2
        piece.transform = isBehind ? CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: shift) : .identity
        piece.clipsToBounds = true
        piece.layer.cornerRadius = isBehind ? 10 : 0
    }
}

extension UIViewController {
    /// The controller's view in the window, or the wrapper around it.
    var windowPiece: UIView? {
        guard let view = viewIfLoaded, view.window != nil, let holder = view.superview else { return nil }
        return holder is UIDropShadowView || holder is UIViewControllerWrapperView ? holder : view
    }
}
