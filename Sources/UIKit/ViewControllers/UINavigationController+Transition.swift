import Foundation
import Heap

// Transitions between the controllers of the stack, in the order in which a push runs through them.
extension UINavigationController {
    /// Fidelity: simplified; the real push is a spring of about this length.
    static let transitionDuration = 0.35

    /// Lays the container's view out, and begins the transition that waits.
    func layOutStack() {
        transitionView?.frame = view.bounds
        if shown == nil { installTop() }
        layOutBars()
        beginWaitingTransition()
    }

    /// Begins the waiting change, if no transition is in flight. The layout of the container's view calls it, so that the new view is laid
    /// out in the same commit.
    ///
    /// Fidelity: simplified; a stack that is on its way out of the window waits until it has gone or is back.
    func beginWaitingTransition() {
        guard let waiting = stackState.waiting, transition == nil, view.window != nil, letsChildrenAppear else { return }
        stackState.waiting = nil
        guard let to = topViewController, to !== shown else { return dropPending() }
        begin(waiting, to: to)
    }

    /// Begins a change of the stack in the layout of the container's view: both controllers are told; without animation it ends here.
    ///
    /// Fidelity: recorded nav-push-cyrus, nav-pop-animated-catalyst26; that one without animation ends before the new view's
    /// layout: recorded nav-push-nonanimated-reibang (one post, iOS 12), simplified for later systems.
    private func begin(_ waiting: Waiting, to: UIViewController) {
        guard let content = transitionView else { return }
        // A callback may let go of the stack: it lives as long as its own code runs.
        world.space.retain(id)
        defer { world.space.release(id) }
        let from = shown.flatMap { stillHas($0) ? $0 : nil }
        to.loadViewIfNeeded()
        guard to === topViewController, to.parent === self else {
            if stackState.waiting == nil { stackState.waiting = waiting }
            return beginWaitingTransition()
        }
        if let from {
            endEditing(of: from)
            if let own = ownAnimator(for: waiting, from: from, to: to) { return begin(waiting, from: from, to: to, by: own) }
        }
        let wrapper = wrap(to, in: content)
        let isAnimated = waiting.isAnimated && from != nil && state.appearance != .appearing
        let coordinator = coordinator(for: waiting, from: from, to: to, in: content, isAnimated: isAnimated)
        take(coordinator)
        if waiting.isHeld { Self.withhold([from, to].compactMap(\.self)) }
        if world.believes(.geometryComesFirst) {
            place(wrapper, in: content, above: waiting.kind == .push, of: from)
            to.view.updateEnvironmentFromAbove()
        }
        if let from { from.begin(.disappearing, animated: isAnimated) }
        to.begin(.appearing, animated: isAnimated)
        tellDelegate("navigationController(_:willShow:animated:)", to, isAnimated)
        if let from, isAnimated, waiting.kind == .push { cover(from, in: content) }
        place(wrapper, in: content, above: waiting.kind == .push, of: from)
        stackState.shown = to.id
        showItems()
        animate(coordinator, wrapper: wrapper, from: from)
        if !isAnimated {
            finishTransition(coordinator)
            leaveTogether(with: to)
        }
    }

    /// Ends editing in a controller's view as it begins to leave. A pop that is cancelled lets it begin again.
    ///
    /// Fidelity: reported (keyboardWillHide comes as the transition begins, and a cancelled swipe brings the keyboard back: reports of 2014 to 2026);
    /// to iOS 6 at its end, recorded nav-pop-delegate-vast; its place among the wills is simplified.
    private func endEditing(of from: UIViewController) {
        guard world.follows(.endsEditingAsTransitionsBegin), let view = from.viewIfLoaded else { return }
        let responder = world.firstResponder
        world.by(.endsEditingAsTransitionsBegin) { world.endInput(in: view) }
        stackState.edited = responder.flatMap { world.firstResponder === $0 ? nil : $0.id }
    }

    /// Takes a view that a push covers into the transition: it leaves the window and comes back at once.
    ///
    /// Fidelity: reported N23 (device log; react-native-screens 47); its place behind the wills is simplified.
    private func cover(_ from: UIViewController, in content: UIView) {
        guard let wrapper = from.wrapper(in: content), let view = from.viewIfLoaded else { return }
        view.removeFromSuperview()
        wrapper.insertSubview(view, at: 0)
    }

    /// Puts the wrapper of the new controller's view into the window: above the old one in a push, below it in a pop.
    ///
    /// Fidelity: simplified; the container's views are private.
    private func place(_ wrapper: UIView, in content: UIView, above: Bool, of from: UIViewController?) {
        if let other = from?.wrapper(in: content), !above {
            content.insertSubview(wrapper, belowSubview: other)
        } else {
            content.addSubview(wrapper)
        }
        world.report(.system(.enteredWindow, object: wrapper.id))
    }

    private func animate(_ coordinator: TransitionCoordinator, wrapper: UIView, from: UIViewController?) {
        let places = stackState.places
        stackState.places = [:]
        if coordinator.isAnimated, zoom(coordinator, wrapper: wrapper, from: from) { return }
        let width = transitionView?.bounds.width ?? 0
        let isPush = coordinator.state.kind == .push
        let leaving = from?.wrapper(in: transitionView)
        if coordinator.isAnimated {
            let start = coordinator.to.flatMap { places[$0.id] } ?? width / 2 + (isPush ? width : -width / 3)
            world.within(group: nil) { wrapper.center.x = start }
        }
        coordinator.start {
            wrapper.center.x = width / 2
            leaving?.center.x = width / 2 + (isPush ? -width / 3 : width)
            moveBars(to: coordinator.to)
        }
    }

    /// Zooms the page that comes out of its source view, or the one that leaves into it. False where neither asks for it.
    ///
    /// Fidelity: documented WWDC24 10145, 3:02; the page grows in a straight line and the one below stays (simplified).
    private func zoom(_ coordinator: TransitionCoordinator, wrapper: UIView, from: UIViewController?) -> Bool {
        guard let from, let to = coordinator.to, let content = transitionView else { return false }
        let isPush = coordinator.state.kind == .push
        let (page, below) = isPush ? (to, from) : (from, to)
        guard let zoomed = isPush ? wrapper : page.wrapper(in: content), let place = page.zoomPlace(above: below, in: content) else {
            return false
        }
        coordinator.state.isZoom = true
        let whole = content.bounds
        let small = CGAffineTransform(scaleX: place.width / max(whole.width, 1), y: place.height / max(whole.height, 1))
        func setPlace(small isSmall: Bool) {
            zoomed.center = isSmall ? CGPoint(x: place.midX, y: place.midY) : CGPoint(x: whole.midX, y: whole.midY)
            zoomed.transform = isSmall ? small : .identity
        }
        if isPush { world.within(group: nil) { setPlace(small: true) } }
        coordinator.start {
            setPlace(small: !isPush)
            moveBars(to: to)
        }
        return true
    }

    private func moveBars(to controller: UIViewController?) {
        navigationBar.frame = barFrame(over: controller)
        tabBarController?.moveBar(for: self, to: controller)
    }

    /// Ends a change of the stack: the old view leaves the window, then both appearances end, then come didMove and didShow.
    ///
    /// Fidelity: recorded nav-push-cyrus, nav-pop-animated-catalyst26, ipop-cancel-wangling; the places of didMove and didShow are
    /// simplified.
    func finishStackTransition(_ coordinator: TransitionCoordinator) {
        let from = coordinator.from
        let to = coordinator.to
        let both = [from, to].compactMap(\.self)
        if coordinator.isCancelled {
            goBack(coordinator, from: from, to: to)
            Self.release(both, isCancelled: true)
        } else {
            Self.release(both, isCancelled: false)
            if let from {
                takeOut(from, after: coordinator)
                endAppearance(of: from)
                if !stackState.stack.contains(from.id) { letGo(from) }
            }
            if let to, to.parent === self, from != nil || state.appearance == .appeared { arrived(to, animated: coordinator.isAnimated) }
        }
        for wrapper in transitionView?.subviews ?? [] where wrapper is UIViewControllerWrapperView && wrapper.subviews.isEmpty {
            wrapper.removeFromSuperview()
        }
        world.space.assign(&stackState.transition, nil)
        coordinator.complete()
        // Code may have taken it off the stack since the transition looked at it.
        if let from, from !== shown, from.parent === self, !stackState.stack.contains(from.id) { letGo(from) }
        startPendingChange()
    }

    /// Takes a controller's view out of the window, together with its wrapper. If the app's own animator has put two views into one
    /// wrapper, the wrapper stays. A view that code has taken elsewhere meanwhile stays there.
    func takeOut(_ controller: UIViewController, after coordinator: TransitionCoordinator) {
        guard coordinator.state.context != nil else {
            controller.wrapper(in: transitionView)?.removeFromSuperview()
            return
        }
        if controller.view.isDescendant(of: coordinator.containerView) { controller.view.removeFromSuperview() }
        let stays = controller === coordinator.from ? coordinator.to : coordinator.from
        stays?.viewIfLoaded?.frame = coordinator.containerView.bounds
    }

    /// Ends the appearance of the controller that a change of the stack brings, then sends it didMove, and its delegate didShow. While
    /// the container itself is in transition, the appearance ends with the container's; while it appears, the rest comes then too.
    ///
    /// Fidelity: recorded nav-push-cyrus, nav-pop-animated-catalyst26; the places of didMove and didShow are simplified.
    private func arrived(_ to: UIViewController, animated: Bool) {
        guard state.appearance != .appearing || to.state.hasSentDidMoveToParent else { return }
        if to.state.appearance == .appearing, !isInTransition { to.end() }
        sendDidMoveToParent(to)
        tellDelegate("navigationController(_:didShow:animated:)", to, animated)
    }

    func sendDidMoveToParent(_ controller: UIViewController, by function: String = #function, in file: String = #fileID) {
        guard !controller.state.hasSentDidMoveToParent else { return }
        controller.state.hasSentDidMoveToParent = true
        world.send("didMove(toParent:)", to: controller, [("parent", .object(id))], by: function, in: file) {
            controller.didMove(toParent: self)
        }
    }

    /// Continues a change that had to wait: for a transition in flight, or because the container was disappearing. If the container is not
    /// on screen any more, the new top comes at its next appearance.
    func startPendingChange() {
        guard transition == nil else { return }
        guard stackState.waiting != nil else { return pushHeld() }
        guard shown != nil, state.appearance == .disappeared else {
            viewIfLoaded?.invalidateLayout(.container)
            return
        }
        stackState.waiting = nil
        dropPending()
        removeShownView()
    }

    /// Takes a change of the stack back that was cancelled: the new controller leaves, then the old one appears again.
    ///
    /// Fidelity: recorded ipop-cancel-wangling; documented WWDC24 10145, 5:35 (the old one appears again at the end, in one turn).
    private func goBack(_ coordinator: TransitionCoordinator, from: UIViewController?, to: UIViewController?) {
        guard let from, let to else { return }
        if coordinator.state.kind == .push {
            stackState.stack.removeAll { $0 == to.id }
        } else {
            putBack(from, above: to)
        }
        stackState.shown = from.id
        to.begin(.disappearing, animated: coordinator.isAnimated)
        takeOut(to, after: coordinator)
        endAppearance(of: to)
        if !stackState.stack.contains(to.id) { letGo(to) }
        world.within(group: nil) {
            let wrapper = from.wrapper(in: transitionView)
            wrapper?.transform = .identity
            wrapper?.center.x = (transitionView?.bounds.width ?? 0) / 2
            if coordinator.state.isZoom { wrapper?.center.y = (transitionView?.bounds.height ?? 0) / 2 }
            navigationBar.frame = barFrame(over: from)
            tabBarController?.moveBar(for: self, to: from)
        }
        if letsChildrenAppear { from.begin(.appearing, animated: coordinator.isAnimated) }
        if from.isInTransition, !isInTransition { from.end() }
        if let edited: UIResponder = world.living(stackState.edited), edited !== world.firstResponder {
            _ = world.ask("becomeFirstResponder()", of: edited) { edited.becomeFirstResponder() }
        }
        stackState.edited = nil
        showItems()
    }

    /// Puts a controller whose pop was cancelled back on the stack, below controllers pushed since.
    ///
    /// Fidelity: simplified; a stack that was replaced during the pop stays as it was set.
    private func putBack(_ from: UIViewController, above to: UIViewController) {
        guard stackState.popped == from.id, !stackState.stack.contains(from.id) else { return }
        let place = stackState.stack.firstIndex(of: to.id).map { $0 + 1 } ?? stackState.stack.endIndex
        stackState.stack.insert(from.id, at: place)
        from.state.isMovingFromParent = false
    }

    func tellDelegate(
        _ method: String, _ controller: UIViewController, _ animated: Bool, by function: String = #function, in file: String = #fileID
    ) {
        world.tell(
            stackState.delegate, method,
            [("navigationController", .object(id)), ("viewController", .object(controller.id)), ("animated", .value(animated))],
            by: function, in: file)
    }

    // MARK: Pushes that wait

    /// Whether a push waits behind a change that the screen has not seen.
    var holdsPushes: Bool {
        let isChanging =
            stackState.waiting != nil || !stackState.held.isEmpty || stackState.isInstalling || shown == nil && !stackState.stack.isEmpty
        return isChanging && viewIfLoaded?.window != nil && world.follows(.holdsPushesBehindChanges)
    }

    func hold(_ controller: UIViewController, animated: Bool) {
        world.space.retain(controller.id)
        stackState.held.append(HeldPush(controller: controller.id, isAnimated: animated))
        guard stackState.held.count == 1 else { return }
        world.afterCommit(world.block(keeping: [self]) { [unowned self] in pushHeld() })
    }

    /// Pushes the oldest controller that waits, once the screen has seen what was before it. The others follow one by one.
    private func pushHeld() {
        guard transition == nil, stackState.waiting == nil, shown != nil, !stackState.held.isEmpty else { return }
        let next = stackState.held.removeFirst()
        defer { world.space.release(next.controller) }
        guard let controller: UIViewController = world.object(next.controller) else { return }
        world.by(.holdsPushesBehindChanges) { push(controller, animated: next.isAnimated) }
    }

    // MARK: A transition that code reads before it begins

    /// The transition that begins with the next layout, for code that reads it at once. nil if none waits or it takes no time.
    ///
    /// Fidelity: reported (code that asks directly behind an animated push or pop is given one, whose completion comes when that is over).
    var pendingTransition: TransitionCoordinator? {
        guard let waiting = stackState.waiting, waiting.isAnimated, transition == nil, let content = transitionView, content.window != nil,
            let from = shown, let to = topViewController, from !== to
        else { return nil }
        if let known: TransitionCoordinator = world.object(stackState.pending) { return known }
        let coordinator = TransitionCoordinator(
            waiting.kind, in: self, from: from, to: to, view: content, duration: Self.transitionDuration, isAnimated: true,
            isHeld: waiting.isHeld)
        world.space.assign(&stackState.pending, coordinator.id)
        return coordinator
    }

    /// The coordinator for a transition that begins: the one that code has already read, or else a new one.
    func coordinator(
        for waiting: Waiting, from: UIViewController?, to: UIViewController, in container: UIView, isAnimated: Bool
    ) -> TransitionCoordinator {
        guard let pending: TransitionCoordinator = world.object(stackState.pending) else {
            return TransitionCoordinator(
                waiting.kind, in: self, from: from, to: to, view: container, duration: Self.transitionDuration, isAnimated: isAnimated,
                isHeld: waiting.isHeld)
        }
        pending.aim(
            waiting.kind, in: self, from: from, to: to, view: container, duration: Self.transitionDuration, isAnimated: isAnimated,
            isHeld: waiting.isHeld)
        return pending
    }

    /// Notes the transition that is in flight from now on.
    func take(_ coordinator: TransitionCoordinator) {
        world.space.assign(&stackState.transition, coordinator.id)
        world.space.assign(&stackState.pending, nil)
    }

    /// Cancels the waiting transition.
    func dropPending() {
        guard let pending: TransitionCoordinator = world.object(stackState.pending) else { return }
        pending.state.isCancelled = true
        pending.complete()
        world.space.assign(&stackState.pending, nil)
    }

    // MARK: Appearance of the container itself

    /// Puts the top of the stack in place with the first layout of a container that appears: it appears together with the container. A
    /// container that has appeared before that shows its top by a transition.
    ///
    /// Fidelity: reported (logs that show containers too: launch, push and pop happen inside the navigation view's layout).
    private func installTop() {
        guard view.window != nil, let content = transitionView, let to = topViewController else { return }
        guard state.appearance == .appearing else {
            if stackState.waiting == nil { stackState.waiting = Waiting(kind: .push, isAnimated: false, isHeld: false) }
            return
        }
        to.loadViewIfNeeded()
        guard to === topViewController else { return installTop() }
        let animated = state.isAnimated
        stackState.waiting = nil
        let wrapper = wrap(to, in: content)
        // From here on it is what the container shows: what its callbacks change waits for the next layout.
        stackState.shown = to.id
        stackState.isInstalling = true
        if world.believes(.geometryComesFirst) {
            content.addSubview(wrapper)
            to.view.updateEnvironmentFromAbove()
        }
        to.begin(.appearing, animated: animated)
        tellDelegate("navigationController(_:willShow:animated:)", to, animated)
        stackState.isInstalling = false
        content.addSubview(wrapper)
        leaveTogether(with: to)
        showItems()
        if world.follows(.tellsFirstShowTwice) {
            world.by(.tellsFirstShowTwice) { tellDelegate("navigationController(_:didShow:animated:)", to, animated) }
        }
    }

    /// Takes a controller along whose callbacks have sent the container away: nothing else does, as its view came too late.
    private func leaveTogether(with new: UIViewController) {
        guard new.parent === self, !letsChildrenAppear else { return }
        new.begin(.disappearing, animated: state.isAnimated)
        if state.appearance == .disappeared { endAppearance(of: new) }
    }

    /// Sends the first controller of a stack didMove, and the delegate didShow, when the container itself has appeared.
    ///
    /// Fidelity: recorded nav-launch-containment-trace2019 (didMove after viewDidAppear); reported document 004 (didShow after it,
    /// too); which of the two is first is simplified.
    func sendFirstDidMoveToParent() {
        guard state.appearance == .appeared, let shown, !shown.state.hasSentDidMoveToParent else { return }
        sendDidMoveToParent(shown)
        tellDelegate("navigationController(_:didShow:animated:)", shown, state.isAnimated)
    }
}
