import Heap

/// One turn of the run loop for each frame of the display.
///
/// Fidelity: simplified; the real loop turns whenever something is due, here it turns at the display's refresh only.
extension World {
    /// How many passes of the run loop there are in one frame at most.
    private static let passesInFrame = 50

    /// Runs one turn of the run loop, then moves the clock on to the next frame. In order:
    ///
    /// - Completions of animations that have ended, a transaction each.
    /// - `input`, the finger, scrolling views, display links and due jobs, in one transaction, with the actions of update links around them.
    /// - What those have scheduled, a transaction for each pass.
    /// - The frame.
    public func turn(input: (() -> Void)? = nil) {
        guard !state.hasEnded else { return }
        if innerLoops == 0 { state.agenda.inner = Agenda.InnerLoop() }
        let mark = space.mark
        layoutLoops.beginTurn()
        for completion in takeEndedAnimations() {
            transaction(because: completion.cause) { finish(completion) }
        }
        if !state.waitingCompletions.isEmpty { transaction(because: state.waitingCompletions.first?.cause) { runWaitingCompletions() } }
        if input != nil || !state.agenda.drags.isEmpty || hasMovingTouches || !state.agenda.scrolling.isEmpty || hasDueJobs
            || hasRunningDisplayLinks || continuousUpdateLink != nil || needsCommit
            || !state.agenda.afterCommit.isEmpty
        {
            let outer = state.agenda.update
            transaction(because: input == nil ? openingEvent : nil) {
                beginUpdate()
                input?()
                moveFingers()
                moveTouches()
                moveScrolling()
                runUpdateActions(.afterEventDispatch)
                runUpdateActions(.beforeCADisplayLinkDispatch)
                callDisplayLinks()
                runUpdateActions(.afterCADisplayLinkDispatch)
                runDueJobs()
                runUpdateActions(.beforeCATransactionCommit)
            }
            endUpdate(back: outer)
        }
        // Work scheduled meanwhile has its pass before the next frame, up to a number of passes.
        var passes = 0
        while hasDueJobs, passes < Self.passesInFrame {
            passes += 1
            transaction(because: openingEvent) { runDueJobs() }
        }
        because(screenCause) { space.reap(from: mark) }
        composite()
        state.clock.frame += 1
    }

    /// Runs `body` in a transaction of its own and commits it. Then runs what was scheduled for after the commit, each in a transaction of
    /// its own. The autorelease pool is drained last, before the loop waits. A loop within a callback drains only what came after it began.
    ///
    /// Fidelity: reported, the run loop's observers (`_wrapRunLoopWithAutoreleasePoolHandler` comes last of those before waiting, Core Animation's
    /// commit before it).
    func transaction(because event: Int? = nil, _ body: () -> Void) {
        let pool = callbackDepth == 0 ? 0 : space.poolMark
        let input = inputEvent
        state.clock.transaction += 1
        because(event, body)
        // An input within it is what the rest follows from.
        let cause = event ?? (inputEvent == input ? nil : inputEvent)
        because(cause) { commitTransaction() }
        var rounds = 0
        while !state.agenda.afterCommit.isEmpty, rounds < 100 {
            rounds += 1
            let next = state.agenda.afterCommit.removeFirst()
            state.clock.transaction += 1
            because(next.cause ?? cause) {
                call(next.block)
                space.release(next.block.id)
                commitTransaction()
            }
        }
        because(cause) {
            space.drain(to: pool)
            space.reap(from: callbackDepth == 0 ? 0 : space.mark)
        }
    }

    private func commitTransaction() {
        turnWindowsIfNeeded()
        updateStatusBarIfNeeded()
        commit()
    }

    /// Updates and lays out every window where that is needed, then draws; both again while drawing asks for more. Then hands the layer tree to
    /// the display.
    ///
    /// Fidelity: documented WWDC25 243, 14:12.
    func commit() {
        report(.commit)
        var rounds = 0
        repeat {
            rounds += 1
            for window in windowsBackToFront { window.layoutPass() }
            for window in windowsBackToFront { window.displayPass() }
        } while needsCommit && !hasEnded && rounds < Self.passesInFrame
        rendered = state
        isScreenStale = true
        screenCause = cause
    }

    /// Whether something waits for a commit.
    var needsCommit: Bool {
        windowsBackToFront.contains { $0.state.needsVisit }
    }

    /// Shows a frame: what the last commit handed to the display, with its animations.
    ///
    /// Fidelity: simplified; the display's process is not UIKit's, here each turn ends with its frame.
    private func composite() {
        guard isScreenStale || state.animations.isRunning(at: time) else { return }
        isScreenStale = false
        for window in windowsBackToFront where !window.windowState.hasBeenOnDisplay { window.windowState.hasBeenOnDisplay = true }
        because(screenCause ?? state.animations.groups.first?.cause) { report(.system(.composited, object: nil)) }
        screenCause = nil
        markEndedAnimations()
    }

    /// Whether nothing is pending: no transition, finger or finite animation, and no block or finite delay due within a second. Repeating
    /// timers and sleeping tasks do not count.
    public var isSettled: Bool {
        state.agenda.drags.isEmpty && state.agenda.touches.isIdle && state.agenda.scrolling.isEmpty && state.agenda.openTransitions.isEmpty
            && !needsCommit
            && state.agenda.afterCommit.isEmpty && !isScreenStale && !state.animations.hasFinite
            && !state.agenda.pending.contains { $0.isAwaited && $0.due <= time + 1 }
    }

    /// Turns until some seconds of virtual time have passed, or the app has ended.
    public func turn(for seconds: Double) {
        let end = time + seconds
        while time < end, !state.hasEnded { turn() }
    }

    /// Turns until everything is settled, the app has ended, or `limit` seconds of virtual time have gone by. At the limit, a console
    /// message says what was still running.
    public func settle(limit: Double = 5) {
        let end = time + limit
        while !isSettled, !state.hasEnded {
            if time >= end {
                report(.console("appear: not settled after \(limit) s: \(unsettledReason)", object: nil, about: .notSettled))
                return
            }
            turn()
        }
    }

    private var unsettledReason: String {
        if !state.agenda.openTransitions.isEmpty { return "a transition waits for its animator to call completeTransition(_:)" }
        if state.animations.hasFinite { return "an animation is still running" }
        if !state.agenda.drags.isEmpty || !state.agenda.touches.isIdle { return "a finger is still on the screen" }
        if !state.agenda.scrolling.isEmpty { return "content still scrolls" }
        if needsCommit { return "layout is asked for again in every pass" }
        return "blocks are still due on the main queue"
    }
}
