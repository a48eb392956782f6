package import Heap

/// What waits to be run on the main thread.
enum RunLoop {
    struct State: Sendable {
        /// Blocks with a due time, in order of that time and then of arrival.
        var pending: [Pending] = []
        /// Blocks that run after the commit, each in a transaction of its own.
        var afterCommit: [Block] = []
        var arrivals = 0
        /// The finger on the glass, if any.
        var drag: Drag?
        /// The transitions of the app's own animators that have not been ended.
        var openTransitions: [ObjectID] = []

        var edges: [Edge] {
            pending.map { Edge("run loop", to: $0.block.id) } + afterCommit.map { Edge("after commit", to: $0.id) }
                + openTransitions.map { Edge("transition in flight", to: $0) }
        }
    }

    struct Pending: Sendable {
        let due: Double
        let arrival: Int
        let block: Block
        /// Seconds between repetitions, nil for once.
        let interval: Double?
        let token: ObjectID?
    }

    /// A finger that moves evenly to a fraction of the way and then lets go.
    struct Drag: Sendable {
        let target: ObjectID
        let start: Double
        let duration: Double
        let fraction: Double
        let finishes: Bool
    }
}

extension World {
    /// Runs a block `delay` seconds from now, at the first frame that is not before; again every `interval` seconds if given.
    package func schedule(_ block: Block, after delay: Double, every interval: Double? = nil, token: ObjectID? = nil) {
        space.retain(block.id)
        let entry = RunLoop.Pending(
            due: time + max(0, delay), arrival: state.runLoop.arrivals, block: block, interval: interval, token: token)
        state.runLoop.arrivals += 1
        let place = state.runLoop.pending.firstIndex { $0.due > entry.due } ?? state.runLoop.pending.endIndex
        state.runLoop.pending.insert(entry, at: place)
    }

    /// Runs a block when the transaction that is open now has been committed.
    package func afterCommit(_ block: Block) {
        space.retain(block.id)
        state.runLoop.afterCommit.append(block)
    }

    /// Takes back what was scheduled under `token`.
    package func unschedule(token: ObjectID) {
        let gone = state.runLoop.pending.filter { $0.token == token }
        state.runLoop.pending.removeAll { $0.token == token }
        for entry in gone { space.release(entry.block.id) }
    }

    func runDueBlocks() {
        while let first = state.runLoop.pending.first, first.due <= time + 1e-9 {
            state.runLoop.pending.removeFirst()
            if let interval = first.interval {
                schedule(first.block, after: max(interval, 1e-3) + (first.due - time), every: interval, token: first.token)
            }
            call(first.block)
            space.release(first.block.id)
        }
    }

    var hasDueBlocks: Bool {
        state.runLoop.pending.first.map { $0.due <= time + 1e-9 } ?? false
    }
}

extension World {
    /// Puts a finger on a transition: it moves evenly for `duration` seconds to a fraction of the way, and lets go.
    package func drag(_ transition: TransitionCoordinator, to fraction: Double, over duration: Double, finishes: Bool) {
        state.runLoop.drag = RunLoop.Drag(target: transition.id, start: time, duration: duration, fraction: fraction, finishes: finishes)
    }

    func moveFinger() {
        guard let drag = state.runLoop.drag, let transition: TransitionCoordinator = living(drag.target) else {
            state.runLoop.drag = nil
            return
        }
        let part = drag.duration > 0 ? min(1, (time - drag.start) / drag.duration) : 1
        if part > 0 { transition.update(fraction: drag.fraction * part) }
        guard part >= 1 else { return }
        state.runLoop.drag = nil
        transition.letGo(finishes: drag.finishes)
    }
}
