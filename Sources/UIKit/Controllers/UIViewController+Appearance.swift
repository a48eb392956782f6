import Foundation

// The appearance state machine: the only sender of the appearance callbacks.
extension UIViewController {
    /// Where a controller is between off and on the screen.
    enum Appearance: String, Hashable, Sendable {
        case disappeared, appearing, appeared, disappearing
    }

    /// Goes from one of the two states of rest towards the other, or turns back on the way.
    ///
    /// Fidelity: recorded begin-end-4, begin-end-6, begin-end-7 (a reversal in flight adds no did; the same direction again does nothing).
    func begin(_ direction: Appearance, animated: Bool) {
        switch (state.appearance, direction) {
        case (.disappeared, .appearing), (.disappearing, .appearing):
            state.appearance = .appearing
            state.isAnimated = animated
            state.owesIsAppearing = true
            catchUpWithParent()
            tell("viewWillAppear(_:)", animated) { viewWillAppear(animated) }
            viewIfLoaded?.needVisit()
        case (.appeared, .disappearing), (.appearing, .disappearing):
            state.appearance = .disappearing
            state.isAnimated = animated
            state.owesIsAppearing = false
            tell("viewWillDisappear(_:)", animated) { viewWillDisappear(animated) }
        default:
            return
        }
        for child in appearanceChildren { child.begin(direction, animated: animated) }
        appearanceBegan(direction, animated: animated)
    }

    /// Comes to rest in the direction that was begun.
    ///
    /// Fidelity: documented UIViewController.endAppearanceTransition(); the message is recorded begin-end-unbalanced-so.
    func end() {
        switch state.appearance {
        case .appearing:
            appearIfPending(force: true)
            guard state.appearance == .appearing else { return }
            state.appearance = .appeared
            let animated = state.isAnimated
            tell("viewDidAppear(_:)", animated) { viewDidAppear(animated) }
        case .disappearing:
            state.appearance = .disappeared
            let animated = state.isAnimated
            tell("viewDidDisappear(_:)", animated) { viewDidDisappear(animated) }
        case .appeared, .disappeared:
            world.report(.console("Unbalanced calls to begin/end appearance transitions for \(self).", object: id))
            return
        }
        for child in appearanceChildren where child.isInTransition { child.end() }
        appearanceEnded()
    }

    var isInTransition: Bool { state.appearance == .appearing || state.appearance == .disappearing }

    /// Sends the viewIsAppearing that this appearance still owes: when its view is visited in the window, or at the end by force.
    ///
    /// Fidelity: documented UIViewController.viewIsAppearing(_:); below iOS 16 not in children of custom containers (reported).
    func appearIfPending(force: Bool = false) {
        guard state.owesIsAppearing, state.appearance == .appearing, force || viewIfLoaded?.window != nil else { return }
        state.owesIsAppearing = false
        if force { viewIfLoaded?.updateEnvironmentFromAbove() }
        guard world.os.hasViewIsAppearing else { return }
        if let parent, !parent.isSystemContainer, !world.os.viewIsAppearingReachesChildren { return }
        let animated = state.isAnimated
        tell("viewIsAppearing(_:)", animated) { viewIsAppearing(animated) }
    }

    /// The children that appear and disappear with this controller: those whose views are in its view.
    private var appearanceChildren: [UIViewController] {
        guard forwardsAppearance else { return [] }
        return appearingCandidates.filter { child in
            guard let root = viewIfLoaded, let view = child.viewIfLoaded else { return false }
            return view.isDescendant(of: root)
        }
    }

    /// What the class says, the learner's included.
    var forwardsAppearance: Bool {
        world.ask("shouldAutomaticallyForwardAppearanceMethods", of: self) { shouldAutomaticallyForwardAppearanceMethods }
    }

    private func tell(_ name: String, _ animated: Bool, native: () -> Void) {
        state.callbacksUnderWay += 1
        world.send(name, to: self, [("animated", .value(animated))], native: native)
        state.callbacksUnderWay -= 1
    }

    /// Notes that the class's own implementation runs: it does so inside a callback that UIKit sends, or code has called it.
    ///
    /// Fidelity: recorded modal-direct-call-misuse.
    func noteCallback(_ selector: String) {
        guard state.callbacksUnderWay == 0 else { return }
        world.report(
            .console(
                "Calling -\(selector) directly on a view controller is not supported, and may result in out-of-order callbacks and other "
                    + "inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
                    + "UIViewController instead to manually drive appearance callbacks. Make a symbolic breakpoint at "
                    + "UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: \(self)",
                object: id))
    }
}
