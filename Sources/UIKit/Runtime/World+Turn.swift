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
    /// - `input`, the finger, scrolling views, display links and due jobs, in one transaction.
    /// - What those have scheduled, a transaction for each pass.
    /// - The frame.
    public func turn(input: (() -> Void)? = nil) {
        guard !state.hasEnded else { return }
        if innerLoops == 0 { state.agenda.inner = Agenda.InnerLoop() }
        let mark = space.mark
        layoutLoops.beginTurn()
        for completion in takeEndedAnimations() {
            transaction { finish(completion) }
        }
        if !state.waitingCompletions.isEmpty { transaction { runWaitingCompletions() } }
        if input != nil || state.agenda.drag != nil || hasMovingTouches || !state.agenda.scrolling.isEmpty || hasDueJobs
            || hasRunningDisplayLinks || needsCommit
        {
            transaction {
                input?()
                moveFinger()
                moveTouches()
                moveScrolling()
                callDisplayLinks()
                runDueJobs()
            }
        }
        // Work scheduled meanwhile has its pass before the next frame, up to a number of passes.
        var passes = 0
        while hasDueJobs, passes < Self.passesInFrame {
            passes += 1
            transaction { runDueJobs() }
        }
        space.reap(from: mark)
        composite()
        state.clock.frame += 1
    }

    /// Runs `body` in a transaction of its own and commits it. Then runs what was scheduled for after the commit, each in a transaction of
    /// its own. The autorelease pool is drained last, before the loop waits. A loop within a callback drains only what came after it began.
    ///
    /// Fidelity: reported, the run loop's observers (`_wrapRunLoopWithAutoreleasePoolHandler` comes last of those before waiting, Core Animation's
    /// commit before it).
    func transaction(_ body: () -> Void) {
        let pool = callbackDepth == 0 ? 0 : space.poolMark
        state.clock.transaction += 1
        body()
        turnWindowsIfNeeded()
        updateStatusBarIfNeeded()
        commit()
        var rounds = 0
        while !state.agenda.afterCommit.isEmpty, rounds < 100 {
            rounds += 1
            let block = state.agenda.afterCommit.removeFirst()
            state.clock.transaction += 1
            call(block)
            space.release(block.id)
            turnWindowsIfNeeded()
            updateStatusBarIfNeeded()
            commit()
        }
        space.drain(to: pool)
        space.reap(from: callbackDepth == 0 ? 0 : space.mark)
    }

    /// Updates constraints, lays out and draws in every window where that is needed. Then hands the layer tree to the display.
    func commit() {
        report(.commit)
        for window in windowsBackToFront { window.layoutPass() }
        rendered = state
        isScreenStale = true
    }

    /// Whether something waits for a commit.
    var needsCommit: Bool {
        windowsBackToFront.contains { $0.state.needsVisit }
    }

    private func composite() {
        guard isScreenStale || state.animations.isRunning(at: time) else { return }
        isScreenStale = false
        for window in windowsBackToFront where !window.windowState.hasBeenOnDisplay { window.windowState.hasBeenOnDisplay = true }
        report(.system(.composited, object: nil))
        markEndedAnimations()
    }

    /// Whether nothing is pending: no transition, finger or finite animation, and no block or finite delay due within a second. Repeating
    /// timers and sleeping tasks do not count.
    public var isSettled: Bool {
        state.agenda.drag == nil && state.agenda.touches.isIdle && state.agenda.scrolling.isEmpty && state.agenda.openTransitions.isEmpty
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
        if state.agenda.drag != nil || !state.agenda.touches.isIdle { return "a finger is still on the screen" }
        if !state.agenda.scrolling.isEmpty { return "content still scrolls" }
        if needsCommit { return "layout is asked for again in every pass" }
        return "blocks are still due on the main queue"
    }
}
