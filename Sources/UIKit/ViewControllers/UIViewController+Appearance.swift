import Foundation
import Heap

// The appearance state machine: the only sender of the appearance callbacks.
extension UIViewController {
    /// Where a controller is between off and on the screen.
    enum Appearance: String, Hashable, Sendable {
        case disappeared, appearing, appeared, disappearing
    }

    /// Begins an appearance transition, or reverses a running one.
    ///
    /// Fidelity: recorded begin-end-4, begin-end-6, begin-end-7 (a reversal in flight adds no did; the same direction again does nothing).
    func begin(_ direction: Appearance, animated: Bool, by function: String = #function, in file: String = #fileID) {
        let decision = Decision(function: function, file: file)
        if isInTransition, state.appearance != direction, world.believes(.willAndDidArePairs) { end() }
        switch (state.appearance, direction) {
        case (.disappeared, .appearing), (.disappearing, .appearing):
            state.appearance = .appearing
            state.isAnimated = animated
            state.owesIsAppearing = true
            state.appearanceCause = world.cause
            catchUpWithParent()
            withholdsUnless(tell("viewWillAppear(_:)", animated, decision) { viewWillAppear(animated) })
            viewIfLoaded?.needVisit()
        case (.appeared, .disappearing), (.appearing, .disappearing):
            state.appearance = .disappearing
            state.isAnimated = animated
            state.owesIsAppearing = false
            withholdsUnless(tell("viewWillDisappear(_:)", animated, decision) { viewWillDisappear(animated) })
        default:
            return
        }
        beginAccompanying(direction, animated: animated)
        appearanceBegan(direction, animated: animated)
        if direction == .disappearing, world.believes(.leavesBeforeOtherComes) { end() }
    }

    /// A controller's children whose views are in its view appear and disappear together with it.
    ///
    /// Fidelity: documented UIViewController.shouldAutomaticallyForwardAppearanceMethods; recorded
    /// container-child-in-viewDidLoad-addchild.
    private func beginAccompanying(_ direction: Appearance, animated: Bool) {
        for child in accompanying { child.begin(direction, animated: animated) }
    }

    /// Ends the appearance transition in its direction.
    ///
    /// Fidelity: documented UIViewController.endAppearanceTransition(); the message is reported begin-end-unbalanced-so; recorded nav-launch-nested-vineet (a
    /// navigation controller's own viewDidAppear comes after its child's; that it is so in UIKit's other containers is simplified). A child that the
    /// callback itself adds has an appearance of its own, which does not end with this one. One that comes before, while this one still
    /// catches up with what it owes, ends with it. What a callback turns back meanwhile ends with the transition that turned it back.
    func end(by function: String = #function, in file: String = #fileID) {
        let decision = Decision(function: function, file: file)
        if state.appearance == .appearing {
            appearIfPending(force: true)
            guard state.appearance == .appearing else { return }
        }
        let direction = state.appearance
        let waiting = isInTransition ? accompanying.filter { $0.state.appearance == direction } : []
        // The callback may let go of a child: it ends with this one all the same.
        for child in waiting { world.space.retain(child.id) }
        defer { for child in waiting { world.space.release(child.id) } }
        let childrenFirst = isSystemContainer && direction == .appearing
        if childrenFirst {
            endAppearance(of: waiting, in: direction)
            guard state.appearance == direction else { return }
        }
        switch state.appearance {
        case .appearing:
            state.appearance = .appeared
            let animated = state.isAnimated
            withholdsUnless(tell("viewDidAppear(_:)", animated, decision) { viewDidAppear(animated) })
        case .disappearing:
            state.appearance = .disappeared
            let animated = state.isAnimated
            withholdsUnless(tell("viewDidDisappear(_:)", animated, decision) { viewDidDisappear(animated) })
        case .appeared, .disappeared:
            guard !world.believes(.leavesBeforeOtherComes) else { return }
            world.report(
                .console("Unbalanced calls to begin/end appearance transitions for \(self).", object: id, about: .unbalancedAppearance))
            return
        }
        if !childrenFirst { endAppearance(of: waiting, in: direction) }
        appearanceEnded()
    }

    /// The appearance of a controller's children ends together with its own.
    ///
    /// Fidelity: documented UIViewController.shouldAutomaticallyForwardAppearanceMethods; recorded
    /// container-child-in-viewDidLoad-addchild, nav-launch-nested-vineet.
    private func endAppearance(of children: [UIViewController], in direction: Appearance) {
        for child in children where child.state.appearance == direction { child.end() }
    }

    var isInTransition: Bool { state.appearance == .appearing || state.appearance == .disappearing }

    /// Sends viewIsAppearing, once for each appearance: when the commit comes to the view in the window, at the latest before
    /// viewDidAppear.
    ///
    /// Fidelity: documented UIViewController.viewIsAppearing(_:); below iOS 16 not in children of custom containers (reported);
    /// directly before viewDidAppear, where no layout precedes that, simplified.
    func appearIfPending(force: Bool = false) {
        guard state.owesIsAppearing && state.appearance == .appearing || isRemindedOfSize, force || viewIfLoaded?.window != nil else {
            return
        }
        state.owesIsAppearing = false
        if world.believes(.isAppearingFollowsSize) { misled.size = viewIfLoaded?.bounds.size }
        if force {
            viewIfLoaded?.updateEnvironmentFromAbove()
            // What that calls may have sent the controller away.
            guard state.appearance == .appearing else { return }
        }
        guard world.follows(.hasViewIsAppearing) else { return }
        let isInCustomContainer = parent.map { !$0.isSystemContainer } ?? false
        if isInCustomContainer, !world.follows(.viewIsAppearingReachesChildren) { return }
        let animated = state.isAnimated
        let decision = Decision(function: #function, file: #fileID)
        world.by(isInCustomContainer ? .viewIsAppearingReachesChildren : .hasViewIsAppearing) {
            world.because(state.appearanceCause) { _ = tell("viewIsAppearing(_:)", animated, decision) { viewIsAppearing(animated) } }
        }
    }

    /// The children that appear and disappear with this controller: those whose views are in its view.
    private var appearanceChildren: [UIViewController] {
        guard forwardsAppearance else { return [] }
        let candidates = appearingCandidates
        let others = isSystemContainer ? children.filter { child in !manages(child) && !candidates.contains { $0 === child } } : []
        return (candidates + others).filter { child in
            guard let root = viewIfLoaded, let view = child.viewIfLoaded else { return false }
            return view.isDescendant(of: root)
        }
    }

    /// The controllers that appear and disappear with this one: its children, and those presented over its view in the current context.
    var accompanying: [UIViewController] { appearanceChildren + coverings.compactMap(\.presented) }

    /// Whether a child that comes into this controller's view appears now. True if this controller is on the screen or on its way there.
    /// True too if it gets no appearance callbacks itself.
    var letsChildrenAppear: Bool {
        switch state.appearance {
        case .appearing, .appeared: true
        case .disappearing: false
        case .disappeared: isLeftAlone
        }
    }

    /// Whether a controller around this one keeps appearances to itself.
    private var isLeftAlone: Bool { parent.map { !$0.forwardsAppearance || $0.isLeftAlone } ?? false }

    /// The class's own answer, or the learner's override.
    package var forwardsAppearance: Bool {
        guard !state.withholdsAppearance else { return false }
        return world.ask("shouldAutomaticallyForwardAppearanceMethods", of: self) { shouldAutomaticallyForwardAppearanceMethods }
    }

    /// Sends an appearance callback. Returns whether the class's own implementation has run.
    @discardableResult
    func tell(_ name: String, _ animated: Bool, _ decision: Decision, native: () -> Void) -> Bool {
        if let once = Misled.once[name], isKeptBack(by: once) { return true }
        if withholds(name, animated: animated) { return true }
        state.callbacksUnderWay.append(name)
        defer { state.callbacksUnderWay.removeLast() }
        return world.send(
            name, to: self, [("animated", .value(animated))], by: decision.function, in: decision.file, native: native)
    }

    /// Under the strict rule of document 000 an override that leaves `super` out keeps the callback from the children.
    ///
    /// Fidelity: simplified; UIKit forwards around the callback, and this rule is off unless asked for (claim G34).
    private func withholdsUnless(_ superWasCalled: Bool) {
        state.withholdsAppearance = world.believes(.superForwards) && !superWasCalled
    }

    /// Notes that the class's own implementation of a callback runs. Reports misuse unless it runs within a callback of that name sent by
    /// UIKit.
    ///
    /// Fidelity: reported modal-direct-call-misuse; that a super of another name counts is reported.
    func noteCallback(_ name: String) {
        guard !state.callbacksUnderWay.contains(name) else { return }
        let selector = name.replacing("(_:)", with: ":")
        world.report(
            .console(
                "Calling -\(selector) directly on a view controller is not supported, and may result in out-of-order callbacks and other "
                    + "inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
                    + "UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at "
                    + "UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: \(self)",
                object: id, about: .calledDirectly))
    }
}
