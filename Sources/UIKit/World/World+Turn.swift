import Heap

/// One turn of the run loop for each frame of the display.
///
/// Fidelity: simplified; the real loop turns whenever something is due, here it turns at the display's refresh only.
extension World {
    /// Runs one turn: completions of animations that have ended (a transaction each), then `input`, the finger and due blocks (one
    /// transaction), then the frame. The clock moves on to the next frame.
    public func turn(input: (() -> Void)? = nil) {
        let mark = space.mark
        for completion in takeEndedAnimations() {
            transaction { finish(completion) }
        }
        if input != nil || state.runLoop.drag != nil || hasDueBlocks || needsCommit {
            transaction {
                input?()
                moveFinger()
                runDueBlocks()
            }
        }
        space.reap(from: mark)
        composite()
        state.clock.frame += 1
    }

    /// Runs `body` in a transaction of its own and commits it; then what was to run after the commit, each in its own.
    func transaction(_ body: () -> Void) {
        state.clock.transaction += 1
        body()
        commit()
        var rounds = 0
        while !state.runLoop.afterCommit.isEmpty, rounds < 100 {
            rounds += 1
            let block = state.runLoop.afterCommit.removeFirst()
            state.clock.transaction += 1
            call(block)
            space.release(block.id)
            commit()
        }
        space.reap(from: callbackDepth == 0 ? 0 : space.mark)
    }

    /// Updates constraints, lays out and draws what needs it in every window, then hands the layer tree to the display.
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
        report(.system(.composited, object: nil))
        markEndedAnimations()
    }

    /// Whether nothing is under way: no transition, finger or finite animation, and no block due within a second.
    public var isSettled: Bool {
        state.runLoop.drag == nil && state.runLoop.openTransitions.isEmpty && !needsCommit && state.runLoop.afterCommit.isEmpty
            && !isScreenStale
            && !state.animations.hasFinite && !state.runLoop.pending.contains { $0.interval == nil && $0.due <= time + 1 }
    }

    /// Turns until everything is settled, or `limit` seconds of virtual time have gone by; then a console message says what was still
    /// running.
    public func settle(limit: Double = 5) {
        let end = time + limit
        while !isSettled {
            if time >= end {
                report(.console("appear: not settled after \(limit) s: \(unsettledReason)", object: nil))
                return
            }
            turn()
        }
    }

    private var unsettledReason: String {
        if !state.runLoop.openTransitions.isEmpty { return "a transition waits for its animator to call completeTransition(_:)" }
        if state.animations.hasFinite { return "an animation is still running" }
        if state.runLoop.drag != nil { return "a finger is still on the screen" }
        if needsCommit { return "layout is asked for again in every pass" }
        return "blocks are still due on the main queue"
    }
}
