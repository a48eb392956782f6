public import Foundation
package import Heap

/// The main thread's run loop.
///
/// Fidelity: documented RunLoop; simplified, it turns once a frame, and every mode is the common one.
public final class RunLoop: NSObject {
    /// A mode of a run loop. Here every mode is the common one.
    public struct Mode: Hashable, Sendable, RawRepresentable {
        /// The text of the name.
        public let rawValue: String

        /// A mode of this name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The usual mode.
        public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
        /// Every mode that is a common one.
        public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
    }

    /// The run loop of the present World.
    public static var main: RunLoop {
        let world = World.present("RunLoop.main was read")
        if let loop: RunLoop = world.object(world.state.application.mainRunLoop) { return loop }
        let loop = RunLoop()
        world.space.assign(&world.state.application.mainRunLoop, loop.id)
        return loop
    }

    /// The main run loop: there is no other.
    public static var current: RunLoop { main }

    /// Runs a closure in the next turn.
    public func perform(_ block: @escaping () -> Void) {
        perform(world.block(block))
    }

    package func perform(_ block: Block) {
        world.schedule(.loop(block), after: 0)
    }

    /// Adds a timer that was made without being scheduled: it fires from now on.
    public func add(_ timer: Timer, forMode mode: Mode) {
        timer.schedule()
    }

    /// Runs the loop from within the code that calls this, until it has served a source or a date has come. Timers are no sources.
    ///
    /// Fidelity: documented RunLoop.run(mode:before:); reported (CFRunLoop.c): in work of the main queue's the loop does no more of the queue's; a
    /// minute without an end is an exception.
    @discardableResult
    public func run(mode: Mode, before limitDate: Date) -> Bool {
        let hasEnded = world.runLoop(until: limitDate.timeIntervalSince(World.launchDate), orSource: true)
        return reported(hasEnded)
    }

    /// Runs the loop from within the code that calls this, until a date has come.
    ///
    /// Fidelity: documented RunLoop.run(until:).
    public func run(until limitDate: Date) {
        _ = reported(world.runLoop(until: limitDate.timeIntervalSince(World.launchDate), orSource: false))
    }

    private func reported(_ hasEnded: Bool) -> Bool {
        if !hasEnded { world.report(.exception(name: "Deadlock", reason: Self.deadlock, object: nil)) }
        return hasEnded
    }

    /// The message when code runs the loop until a condition holds, and nothing can make it hold.
    package static let deadlock = "Deadlock: nothing comes that the run loop is run for"
}

/// The work that waits for the main thread.
enum Agenda {
    struct State: Sendable {
        /// In order of due time and then of arrival.
        var pending = ChunkedArray<Entry>()
        /// Blocks that run after the commit, each in a transaction of its own.
        var afterCommit: [Deferred] = []
        var arrivals = 0
        /// The fingers that drag a transition or a sheet, one each.
        var drags: [Drag] = []
        /// Fingers on views, and the recognisers that watch them.
        var touches = TouchState()
        /// Not retained: scroll views whose content moves on by itself.
        var scrolling: [ObjectID] = []
        /// The events that set the content of those moving.
        var scrollCauses: [ObjectID: Int] = [:]
        /// The transitions of the app's own animators that have not been ended.
        var openTransitions: [ObjectID] = []
        /// The objects called for each frame, in order of being added.
        var displayLinks: [ObjectID] = []
        /// Not retained: the update links, in order of being made.
        var updateLinks: [ObjectID] = []
        /// The UI update that runs.
        var update: UIUpdateInfo?
        /// Whether the running code runs on the main thread.
        var isOnMainThread = true
        /// The queues whose work runs now, innermost last; those before it wait for it. Empty when only the main queue's work runs. Not
        /// retained.
        var queues: [ObjectID] = []
        /// The ports that the run loop listens to, and those that accept no messages any more.
        var ports: [ObjectID] = []
        var closedPorts: Set<ObjectID> = []
        /// The state of code that runs the loop from within itself.
        var inner = InnerLoop()

        var edges: [Edge] {
            pending.flatMap { entry in entry.job.references.map { Edge("run loop", to: $0) } }
                + afterCommit.map { Edge("after commit", to: $0.block.id) } + openTransitions.map { Edge("transition in flight", to: $0) }
                + touches.edges + (displayLinks + ports).map { Edge("run loop", to: $0) }
        }
    }

    /// The state of a turn of the run loop.
    struct InnerLoop: Sendable {
        /// Whether the main queue's work is running. No other work of that queue interrupts it.
        var isInMainQueue = false
        /// Whether a loop within the turn leaves the main queue's work alone.
        var leavesMainQueue = false
        /// Whether a source has been served.
        var hasServed = false
        /// How long code has run the loop from within itself in this turn, in seconds.
        var waited = 0.0
    }

    /// Something to do.
    enum Job: Sendable {
        /// Work of the main queue.
        case block(Block)
        /// A block given to the loop itself.
        case loop(Block)
        /// Work of a queue that is not the main one.
        case background(Block, queue: ObjectID?)
        case timer(ObjectID)
        /// A task of the learner's code continues. The learner's side retains it until it has ended.
        case task(ObjectID)
        /// The answer to a request has come.
        case answer(ObjectID)
        case selector(Selector, target: ObjectID, argument: ObjectID?)
        /// A port's message has come.
        case message(ObjectID)

        /// The objects that the run loop retains for it.
        var references: [ObjectID] {
            switch self {
            case .block(let block), .loop(let block): [block.id]
            case .background(let block, let queue): [block.id] + [queue].compactMap { $0 }
            case .timer(let id), .answer(let id), .message(let id): [id]
            case .task: []
            case .selector(_, let target, let argument): [target] + [argument].compactMap { $0 }
            }
        }

        /// Whether the main queue runs it.
        var isMainQueues: Bool {
            switch self {
            case .block, .task: true
            case .loop, .background, .timer, .answer, .selector, .message: false
            }
        }

        /// Whether another thread than the main one does it.
        var isOthers: Bool {
            switch self {
            case .background, .answer: true
            case .block, .loop, .timer, .task, .selector, .message: false
            }
        }

        /// Whether it is a source of the run loop's.
        var isSource: Bool { if case .message = self { true } else { isMainQueues } }
    }

    /// A block that waits, and the event that made it wait.
    struct Deferred: Sendable {
        let block: Block
        let cause: Int?
    }

    struct Entry: Sendable {
        /// The event that scheduled it.
        let cause: Int?
        let due: Double
        let arrival: Int
        let job: Job
        /// The token under which it can be cancelled.
        let token: ObjectID?
        /// Whether the app counts as not settled while this is due soon.
        let isAwaited: Bool

        func isDue(at time: Double, leavesMainQueue: Bool) -> Bool {
            due <= time + 1e-9 && !(leavesMainQueue && job.isMainQueues)
        }
    }

    /// A finger that drags a transition or a sheet evenly to a fraction of the way and is then lifted.
    struct Drag: Sendable {
        let target: ObjectID
        let start: Double
        let duration: Double
        let fraction: Double
        let finishes: Bool
        /// The input that put the finger down.
        let input: Int?
    }
}

extension World {
    /// Runs a job `delay` seconds from now, at the first frame at or after that time. A job scheduled while others run waits for the next
    /// pass of the run loop, which comes after the commit.
    ///
    /// Fidelity: documented DispatchQueue.async, Timer; simplified, every pass drains what was there when it began, as libdispatch does.
    func schedule(_ job: Agenda.Job, after delay: Double, token: ObjectID? = nil, isAwaited: Bool = true) {
        for id in job.references { space.retain(id) }
        let entry = Agenda.Entry(
            cause: cause, due: time + max(0, delay), arrival: state.agenda.arrivals, job: job, token: token, isAwaited: isAwaited)
        state.agenda.arrivals += 1
        state.agenda.pending.insert(entry) { $0.due > entry.due }
    }

    /// Runs a block `delay` seconds from now, at the first frame that is not before.
    package func schedule(_ block: Block, after delay: Double) {
        schedule(.block(block), after: delay)
    }

    /// Resumes a task of the learner's code `delay` seconds from now, at the first frame at or after that time.
    package func schedule(task: ObjectID, after delay: Double, isAwaited: Bool) {
        schedule(.task(task), after: delay, token: task, isAwaited: isAwaited)
    }

    /// Cancels a job of `schedule(task:after:isAwaited:)`.
    package func unschedule(task: ObjectID) {
        unschedule(token: task)
    }

    /// Runs a block when the transaction that is open now has been committed.
    package func afterCommit(_ block: Block) {
        space.retain(block.id)
        state.agenda.afterCommit.append(Agenda.Deferred(block: block, cause: cause))
    }

    /// Cancels the job scheduled under `token`. Returns whether there was one.
    @discardableResult
    func unschedule(token: ObjectID) -> Bool {
        unschedule { $0.token == token }
    }

    @discardableResult
    func unschedule(where isGone: (Agenda.Entry) -> Bool) -> Bool {
        let gone = state.agenda.pending.removeAll(where: isGone)
        guard !gone.isEmpty else { return false }
        for entry in gone { for id in entry.job.references { space.release(id) } }
        return true
    }

    /// One pass: runs the jobs that are due and were there before the pass began, in order.
    func runDueJobs() {
        let end = state.agenda.arrivals
        while let entry = nextJob(before: end) {
            let mark = space.mark
            perform(entry)
            because(entry.cause) { space.reap(from: mark) }
        }
    }

    /// Takes the next due job that had arrived before `end`.
    private func nextJob(before end: Int) -> Agenda.Entry? {
        let (now, leavesMainQueue) = (time, state.agenda.inner.leavesMainQueue)
        return state.agenda.pending.removeFirst { $0.isDue(at: now, leavesMainQueue: leavesMainQueue) && $0.arrival < end }
    }

    /// Performs a job, and releases its objects.
    private func perform(_ entry: Agenda.Entry) {
        let outer = state.agenda.inner.isInMainQueue
        state.agenda.inner.isInMainQueue = entry.job.isMainQueues
        because(entry.cause) { run(entry.job, due: entry.due) }
        state.agenda.inner.isInMainQueue = outer
        if entry.job.isSource { state.agenda.inner.hasServed = true }
        because(entry.cause) { for id in entry.job.references { space.release(id) } }
    }

    private func run(_ job: Agenda.Job, due: Double) {
        switch job {
        case .block(let block), .loop(let block): call(block)
        case .background(let block, let queue): _ = running(on: [queue].compactMap { $0 }, isOnMainThread: false) { call(block) }
        case .timer(let timer): object(timer, as: Timer.self)?.fire(due: due)
        case .task(let task): script?.resume(task: task)
        case .answer(let task):
            running(on: [], isOnMainThread: false) { object(task, as: URLSessionTask.self)?.answer() }
        case .selector(let selector, let target, let argument):
            perform(selector, on: target, [argument.map { .object($0) } ?? .nothing])
        case .message: break
        }
    }

    var hasDueJobs: Bool { state.agenda.pending.contains(where: isDue) }

    func isDue(_ entry: Agenda.Entry) -> Bool {
        entry.isDue(at: time, leavesMainQueue: state.agenda.inner.leavesMainQueue)
    }
}

// Code that runs the loop from within itself.
extension World {
    /// How long code may run the loop from within one turn, in seconds of the run's clock.
    private static let longestWait = 60.0

    /// Whether anything will be done later, by itself.
    private var hasWork: Bool { !isSettled || !state.agenda.pending.isEmpty || hasRunningDisplayLinks }

    /// Blocks the main thread for some seconds: no frame is shown, and nothing else runs. On another thread, returns false and lets its
    /// code go on at once: nothing waits for that thread.
    ///
    /// Fidelity: documented Thread.sleep(forTimeInterval:); simplified, to whole frames.
    package func blockMainThread(for seconds: Double) -> Bool {
        guard state.agenda.isOnMainThread else { return false }
        state.clock.frame = max(state.clock.frame, state.clock.frame(atOrAfter: time + min(seconds, Self.longestWait)))
        return true
    }

    /// Lets other threads' work run while code waits for it. On the main thread, runs one piece of that work as soon as it is due; no frame
    /// is shown meanwhile. On another thread, runs the main run loop for one turn. False if nothing comes before `end`.
    package func letOthersRun(until end: DispatchTime) -> Bool {
        guard time < end.seconds else { return false }
        guard state.agenda.isOnMainThread else { return hasWork && runLoop(until: min(time + 1e-3, end.seconds), orSource: true) }
        guard let entry = state.agenda.pending.removeFirst(where: { $0.job.isOthers && $0.due <= end.seconds }) else {
            if end != .distantFuture { _ = blockMainThread(for: end.seconds - time) }
            return false
        }
        if entry.due > time { state.clock.frame = max(state.clock.frame, state.clock.frame(atOrAfter: entry.due)) }
        // Objects released by the running code are that code's to reap.
        callbackDepth += 1
        perform(entry)
        callbackDepth -= 1
        return true
    }

    /// Runs turns until a time, or until a source has been served. Returns false when that takes longer than any user would wait. A wait
    /// `inVain`, with no work to come, takes no time.
    package func runLoop(until end: Double, orSource: Bool, inVain: Bool = false) -> Bool {
        if inVain, !hasWork {
            state.agenda.inner.waited += max(0, end - time)
            return state.agenda.inner.waited < Self.longestWait
        }
        let outer = state.agenda.inner
        state.agenda.inner = Agenda.InnerLoop(
            leavesMainQueue: outer.leavesMainQueue || outer.isInMainQueue, waited: outer.waited)
        // Objects released by the running code are that code's to reap.
        callbackDepth += 1
        innerLoops += 1
        defer {
            innerLoops -= 1
            callbackDepth -= 1
            let waited = state.agenda.inner.waited
            state.agenda.inner = outer
            state.agenda.inner.waited = waited
        }
        return running(on: [], isOnMainThread: true) { turnInside(until: end, orSource: orSource) }
    }

    private func turnInside(until end: Double, orSource: Bool) -> Bool {
        if end <= time + 1e-9 {
            if hasDueJobs { transaction { runDueJobs() } }
            return true
        }
        while time < end - 1e-9, !state.hasEnded, !(orSource && state.agenda.inner.hasServed) {
            let start = time
            guard state.agenda.inner.waited < Self.longestWait else { return false }
            turn()
            state.agenda.inner.waited += time - start
        }
        return true
    }
}

extension World {
    /// Drags a transition with a finger: moves it evenly to a fraction within `duration` seconds, then releases it.
    package func drag(_ transition: TransitionCoordinator, to fraction: Double, over duration: Double, finishes: Bool) {
        putFinger(on: transition.id, to: fraction, over: duration, finishes: finishes)
    }

    /// Puts a finger on a transition or a sheet that has begun.
    func putFinger(on target: ObjectID, to fraction: Double, over duration: Double, finishes: Bool) {
        state.agenda.drags.append(
            Agenda.Drag(target: target, start: time, duration: duration, fraction: fraction, finishes: finishes, input: inputEvent))
    }

    func moveFingers() {
        for drag in state.agenda.drags { because(drag.input) { move(drag) } }
    }

    private func lift(_ drag: Agenda.Drag) {
        state.agenda.drags.removeAll { $0.target == drag.target }
    }

    private func move(_ drag: Agenda.Drag) {
        let part = drag.duration > 0 ? min(1, (time - drag.start) / drag.duration) : 1
        if part >= 1 { lift(drag) }
        if let transition: TransitionCoordinator = living(drag.target) {
            if part > 0 { transition.update(fraction: drag.fraction * part) }
            if part >= 1 { transition.letGo(finishes: drag.finishes) }
        } else if let sheet: UIPresentationController = living(drag.target), let distance = sheet.state.drag?.distance {
            if part > 0 { sheet.drag(by: CGFloat(drag.fraction * part) * distance) }
            if part >= 1 { sheet.endDrag(finishes: drag.finishes) }
        } else {
            lift(drag)
        }
    }
}
