import Heap

// Pops that do not wait for the transition in flight.
extension UINavigationController {
    /// Whether the transition in flight can end in place. One of the app's own animator, and one that a finger holds, cannot.
    ///
    /// Fidelity: documented WWDC24 10145, 5:45 (zooms from 18) and WWDC25 284, 11:34 (every slide from 26).
    var canInterrupt: Bool {
        guard let transition, transition.state.context == nil, !transition.state.isHeld, transition.isUnderWay else { return false }
        return transition.state.isZoom || world.follows(.interruptsTransitions)
    }

    /// Ends the transition in flight at once, where the views are: a pop begins from there, in the same turn.
    ///
    /// Fidelity: documented WWDC24 10145, 6:07 (a push is never cancelled: the pushed one reaches viewDidAppear); that the covered one's viewDidDisappear
    /// comes before is simplified.
    func interrupt() {
        guard canInterrupt, let transition else { return }
        for controller in [transition.from, transition.to].compactMap({ $0 }) {
            stackState.places[controller.id] = controller.wrapper(in: transitionView).map {
                world.presentedPlace(of: $0, at: world.time).center.x
            }
        }
        if transition.state.isZoom {
            transition.endInPlace()
        } else {
            world.by(.interruptsTransitions) { transition.endInPlace() }
        }
    }
}

extension TransitionCoordinator {
    /// Whether its animations run.
    var isUnderWay: Bool {
        guard let number = state.group, let group = world.state.animations.group(number) else { return false }
        return !group.hasEnded
    }

    /// Ends before its last frame. The display goes on from where its views are.
    func endInPlace() {
        guard let group = state.group else { return }
        world.state.animations.update(group) {
            $0.hasEnded = true
            $0.completion = nil
        }
        animationEnded()
        world.space.release(id)
    }
}
