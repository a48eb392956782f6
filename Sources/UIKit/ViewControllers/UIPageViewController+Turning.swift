import Foundation
import Heap

// Turning pages.
extension UIPageViewController {
    /// Fidelity: simplified; the real turns take about these times.
    private var duration: Double { pageState.style == .scroll ? 0.3 : 0.4 }

    /// Begins to turn to a page: the new page is told first that it appears, then the old one that it leaves. Without animation the
    /// page changes at once.
    ///
    /// Fidelity: recorded page-scroll-wangling, page-curl-wangling (the new page's will comes first). A curl is drawn as a slide
    /// (simplified).
    func turn(to new: UIViewController, isForward: Bool, animated: Bool, isHeld: Bool) {
        guard let content else { return }
        let old = shown
        let isAnimated = animated && old != nil && view.window != nil
        pageState.isForward = isForward
        attachChild(new)
        new.loadViewIfNeeded()
        let wrapper = wrap(new, in: content)
        let coordinator = TransitionCoordinator(
            .page, in: self, from: old, to: new, view: content, duration: duration, isAnimated: isAnimated, isHeld: isHeld)
        world.space.assign(&pageState.transition, coordinator.id)
        // A container that disappears brings no page; the old one goes with it, also where the container's own callback turns it away.
        if state.appearance != .disappearing { new.begin(.appearing, animated: isAnimated) }
        old?.begin(.disappearing, animated: isAnimated)
        content.take(wrapper)
        pageState.shown = new.id
        let middle = CGPoint(x: content.bounds.midX, y: content.bounds.midY)
        let next = place(isForward ? 1 : -1, from: middle)
        if isAnimated { world.within(group: nil) { wrapper.center = next } }
        coordinator.start(curve: .easeOut) {
            if let strip, isAnimated {
                let offset = strip.contentOffset
                strip.scroll(to: CGPoint(x: offset.x + next.x - middle.x, y: offset.y + next.y - middle.y))
            } else {
                wrapper.center = middle
                old?.wrapper(in: content)?.center = place(isForward ? -1 : 1, from: middle)
            }
        }
        if !isAnimated { finishTurn(coordinator) }
    }

    /// The middle of the page at a distance in pages.
    private func place(_ pages: CGFloat, from middle: CGPoint) -> CGPoint {
        switch pageState.orientation {
        case .horizontal: CGPoint(x: middle.x + pages * step.width, y: middle.y)
        case .vertical: CGPoint(x: middle.x, y: middle.y + pages * step.height)
        }
    }

    /// From one page to the next, in points.
    var step: CGSize {
        let size = content?.bounds.size ?? .zero
        return CGSize(width: size.width + pageState.spacing, height: size.height + pageState.spacing)
    }

    /// Ends the turn of a page: both appearances end, and the new page is sent didMove.
    ///
    /// Fidelity: recorded page-scroll-wangling, page-scroll-cancel-wangling, page-curl-wangling, page-curl-cancel-wangling,
    /// page-setviewcontrollers-in-viewDidLoad (didMove directly after viewDidAppear); didMove(nil) of the page that leaves is
    /// simplified.
    func finishTurn(_ coordinator: TransitionCoordinator) {
        guard let new = coordinator.to else { return }
        let old = coordinator.from
        world.within(group: nil) { strip?.rest(on: (coordinator.isCancelled ? old ?? new : new).wrapper(in: content)) }
        if coordinator.isCancelled, let old {
            goBack(to: old, from: new)
        } else {
            old?.wrapper(in: content)?.removeFromSuperview()
            if let old, pageState.style == .pageCurl { endAppearance(of: old) }
            if new.parent === self {
                if new.state.appearance == .appearing { new.end() }
                world.send("didMove(toParent:)", to: new, [("parent", .object(id))]) { new.didMove(toParent: self) }
            }
            if let old {
                endAppearance(of: old)
                letGo(old)
            }
        }
        world.space.assign(&pageState.transition, nil)
        coordinator.complete()
        if pageState.isFingers { fingerIsDone(old: old, isCompleted: !coordinator.isCancelled) }
        if let completion = pageState.completion {
            pageState.completion = nil
            world.call(completion, [.value(true)])
            world.space.release(completion.id)
        }
    }

    /// Takes a turn back that the finger did not finish: the old page appears again, the new one leaves.
    ///
    /// Fidelity: recorded page-scroll-cancel-wangling, page-curl-cancel-wangling.
    private func goBack(to old: UIViewController, from new: UIViewController) {
        pageState.shown = old.parent === self ? old.id : nil
        if strip == nil {
            world.within(group: nil) {
                old.wrapper(in: content)?.center = CGPoint(x: content?.bounds.midX ?? 0, y: content?.bounds.midY ?? 0)
            }
        }
        guard state.appearance == .appeared || state.appearance == .appearing else { return goBackUnseen(to: old, from: new) }
        // Who has another parent by now is that one's.
        switch pageState.style {
        case .scroll:
            if old.parent === self {
                old.begin(.appearing, animated: true)
                old.end()
            }
            takeOut(new, from: content, animated: true)
        case .pageCurl:
            if stillHas(new) { new.begin(.disappearing, animated: true) }
            if old.parent === self { old.begin(.appearing, animated: true) }
            new.wrapper(in: content)?.removeFromSuperview()
            endAppearance(of: new)
            endAppearance(of: old)
        }
        letGo(new)
    }

    /// The container disappears, or has disappeared, while the finger was on the page. Neither page appears again.
    private func goBackUnseen(to old: UIViewController, from new: UIViewController) {
        new.wrapper(in: content)?.removeFromSuperview()
        endAppearance(of: new)
        if !isInTransition { endAppearance(of: old) }
        letGo(new)
    }

    // MARK: The finger

    /// Begins a turn that a finger drives. False when there is no page in that direction, or a transition is in flight.
    ///
    /// Fidelity: recorded page-delegate-order-ios9 (the data source, then willTransitionTo); that the appearance begins after that is
    /// simplified.
    package func beginSwipe(isForward: Bool) -> Bool {
        guard transition == nil, view.window != nil, shown != nil else { return false }
        refuseIndicator()
        askNeighbours(isForward: isForward)
        guard case .known(let found?) = isForward ? pageState.after : pageState.before,
            let page: UIViewController = world.object(found)
        else { return false }
        pageState.isFingers = true
        world.tell(
            pageState.delegate, "pageViewController(_:willTransitionTo:)",
            [("pageViewController", .object(id)), ("pendingViewControllers", .value([page.id]))])
        turn(to: page, isForward: isForward, animated: true, isHeld: true)
        return true
    }

    private func fingerIsDone(old: UIViewController?, isCompleted: Bool) {
        let previous: [ObjectID] = old.map { [$0.id] } ?? []
        world.tell(
            pageState.delegate, "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
            [
                ("pageViewController", .object(id)), ("finished", .value(true)),
                ("previousViewControllers", .value(previous)), ("completed", .value(isCompleted)),
            ])
        guard isCompleted else { return }
        guard pageState.style == .scroll else { return forgetNeighbours() }
        if pageState.isForward {
            remember(.known(old?.id), at: \.before)
            remember(.unknown, at: \.after)
            askAfter()
        } else {
            remember(.known(old?.id), at: \.after)
            remember(.unknown, at: \.before)
            askBefore()
        }
    }

    // MARK: Neighbours

    /// Fidelity: recorded page-delegate-order-ios9 (a strip asks for both sides when it is touched first, the next one after, and asks
    /// again only for the side that it does not know); that a curl asks at each touch, for one side, is simplified.
    private func askNeighbours(isForward: Bool) {
        if pageState.style == .pageCurl { forgetNeighbours() }
        if pageState.style == .scroll || isForward { askAfter() }
        if pageState.style == .scroll || !isForward { askBefore() }
    }

    private func askAfter() { ask("pageViewController(_:viewControllerAfter:)", \.after) }
    private func askBefore() { ask("pageViewController(_:viewControllerBefore:)", \.before) }

    /// Asks the data source for the page beside the shown one, unless its answer is known.
    ///
    /// Fidelity: recorded page-delegate-order-ios9.
    private func ask(_ method: String, _ place: WritableKeyPath<State, Neighbour>) {
        guard case .unknown = pageState[keyPath: place], let shown else { return }
        if let index = pageState.row.firstIndex(of: shown.id) {
            let next = index + (place == \.after ? 1 : -1)
            return remember(.known(pageState.row.indices.contains(next) ? pageState.row[next] : nil), at: place)
        }
        let answer = world.tell(
            pageState.dataSource, method,
            [("pageViewController", .object(id)), ("viewController", .object(shown.id))])
        guard let answer else { return }
        if case .object(let page) = answer { remember(.known(page), at: place) } else { remember(.known(nil), at: place) }
    }

    private func remember(_ neighbour: Neighbour, at place: WritableKeyPath<State, Neighbour>) {
        if case .known(let page?) = neighbour { world.space.retain(page) }
        let old = pageState[keyPath: place]
        pageState[keyPath: place] = neighbour
        if case .known(let page?) = old { world.space.release(page) }
    }

    /// Forgets the data source's answers.
    func forgetNeighbours() {
        remember(.unknown, at: \.before)
        remember(.unknown, at: \.after)
    }

    private func refuseIndicator() {
        let name = "presentationCount(for:)"
        guard let source = pageState.dataSource, world.script?.implements(name, on: source) == true else { return }
        world.report(.refusal("UIPageViewControllerDataSource.\(name): there are no dots under the pages"))
    }
}

/// A page controller's own recogniser.
final class UIPagePanGestureRecognizer: UIPanGestureRecognizer {
    private var pages: UIPageViewController? { view?.superview?.controller as? UIPageViewController }

    /// The component of a point or a speed along the pages; negative towards the next page.
    private func along(_ point: CGPoint) -> CGFloat { pages?.navigationOrientation == .vertical ? point.y : point.x }

    private var length: CGFloat {
        let size = view?.bounds.size ?? .zero
        return max(pages?.navigationOrientation == .vertical ? size.height : size.width, 1)
    }

    override func judgesWay() -> Bool? {
        guard super.judgesWay() == true, (view as? UIScrollView)?.isScrollEnabled != false else { return nil }
        return abs(along(way)) * 2 > abs(way.x) + abs(way.y)
    }

    /// Fidelity: simplified; a page comes when it would be more than half there a fifth of a second later, and at the last page nothing moves.
    override func hasChanged() {
        let driven: TransitionCoordinator? = world.living(record.driven)
        let sign: CGFloat = pages?.pageState.isForward == true ? -1 : 1
        let fraction = Double(sign * along(translation(in: nil)) / length)
        switch record.state {
        case .began:
            record.driven = nil
            guard let pages, pages.beginSwipe(isForward: along(way) < 0), let transition = pages.transition else { return }
            record.driven = transition.id
            transition.update(fraction: Double(abs(along(translation(in: nil))) / length))
        case .changed: driven?.update(fraction: fraction)
        case .ended: driven?.letGo(finishes: fraction + Double(sign * along(velocity(in: nil)) / length) * 0.2 > 0.5)
        case .cancelled: driven?.letGo(finishes: false)
        default: break
        }
    }
}
