public import Foundation
package import Heap

/// Calls a method or closure after a time, once or again and again. The run loop holds it from scheduling until it is invalid, and it holds its
/// target or closure until then.
///
/// Fidelity: documented Timer; simplified, it fires at the first frame that is not before its time, and tolerance is kept but has no effect.
public final class Timer: NSObject {
    struct State: Sendable {
        var interval = 0.0
        var repeats = false
        var isValid = true
        var isScheduled = false
        /// When it fires next, in seconds of the run. Before it is scheduled: when it is to fire first, if that is known.
        var next: Double?
        var tolerance = 0.0
        var selector: Selector?
        var target: ObjectID?
        var userInfo: ObjectID?
        var block: Block?
    }

    private var record: State {
        _read { yield world.state.timers[id] }
        _modify { yield &world.state.timers[id] }
    }

    /// A timer that calls nothing: a placeholder until a variable gets its first timer.
    ///
    /// Fidelity: simplified; it is not valid, and never runs.
    public override init() {
        super.init()
        record.isValid = false
    }

    /// A timer that calls a closure; it does not run until it is added to a run loop. `interval` is in seconds.
    public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        let world = World.present("a Timer was made")
        let native = world.block { (arguments: [Argument]) in
            if case .object(let id) = arguments.first, let timer: Timer = world.object(id) { block(timer) }
            return .nothing
        }
        self.init(timeInterval: interval, repeats: repeats, block: native)
    }

    package init(timeInterval interval: TimeInterval, repeats: Bool, block: Block) {
        super.init()
        world.space.retain(block.id)
        record = State(interval: interval, repeats: repeats, block: block)
    }

    /// A timer that calls a method of its target; it does not run until it is added to a run loop. `interval` is in seconds.
    public convenience init(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        guard let target = World.identity(of: target) else { preconditionFailure("a timer's target is no object") }
        self.init(timeInterval: interval, target: target, selector: selector, userInfo: World.identity(of: userInfo), repeats: repeats)
    }

    package init(timeInterval interval: TimeInterval, target: ObjectID, selector: Selector, userInfo: ObjectID?, repeats: Bool) {
        super.init()
        record = State(interval: interval, repeats: repeats, selector: selector)
        hold(target)
        world.space.assign(&record.userInfo, userInfo)
    }

    private func hold(_ target: ObjectID?) {
        if world.believes(.timerDoesNotRetain) { record.target = target } else { world.space.assign(&record.target, target) }
    }

    /// A timer that calls a closure, first at a date. It runs once it is added to a run loop. `interval` is in seconds.
    public convenience init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.init(timeInterval: interval, repeats: repeats, block: block)
        fireDate = date
    }

    package convenience init(fire date: Date, interval: TimeInterval, repeats: Bool, block: Block) {
        self.init(timeInterval: interval, repeats: repeats, block: block)
        fireDate = date
    }

    /// A timer that calls a method of its target, first at a date. It runs once it is added to a run loop. `interval` is in seconds.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        fireDate = date
    }

    package convenience init(
        fireAt date: Date, interval: TimeInterval, target: ObjectID, selector: Selector, userInfo: ObjectID?, repeats: Bool
    ) {
        self.init(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        fireDate = date
    }

    /// A timer that calls a closure and runs on the main run loop from now on. `interval` is in seconds.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule()
        return timer
    }

    @discardableResult
    package static func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: Block) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule()
        return timer
    }

    /// A timer that calls a method of its target and runs on the main run loop from now on. `interval` is in seconds.
    @discardableResult
    public static func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.schedule()
        return timer
    }

    @discardableResult
    package static func scheduledTimer(
        timeInterval interval: TimeInterval, target: ObjectID, selector: Selector, userInfo: ObjectID?, repeats: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.schedule()
        return timer
    }

    package override var edges: [Edge] {
        let target = record.target.map { [Edge("target", world.believes(.timerDoesNotRetain) ? .unowned : .strong, to: $0)] } ?? []
        let held = [("userInfo", record.userInfo), ("block", record.block?.id)]
        return target + held.compactMap { label, id in id.map { Edge(label, to: $0) } }
    }

    /// Whether it may still fire.
    public var isValid: Bool { record.isValid }
    /// Seconds between firings; 0 for a timer that fires once.
    public var timeInterval: TimeInterval { record.repeats ? max(record.interval, 0.0001) : 0 }
    /// How late it may fire, in seconds. Kept, and of no effect.
    public var tolerance: TimeInterval {
        get { record.tolerance }
        set { record.tolerance = newValue }
    }
    /// The object that the timer's maker attached to it.
    public var userInfo: Any? { record.userInfo.map { world.native(.object($0)) } }
    package var userInfoID: ObjectID? { record.userInfo }

    /// When it fires next. Setting it takes effect at once; a date in the past fires the timer immediately.
    public var fireDate: Date {
        get { World.launchDate.addingTimeInterval(record.next ?? world.time + max(record.interval, 0.0001)) }
        set {
            guard record.isValid else { return }
            record.next = newValue.timeIntervalSince(World.launchDate)
            guard record.isScheduled else { return }
            world.unschedule(token: id)
            scheduleNext()
        }
    }

    func schedule() {
        guard record.isValid, !record.isScheduled else { return }
        record.isScheduled = true
        scheduleNext()
    }

    /// Nothing waits for a repeating timer, or for one with a longer delay than any user would wait.
    private func scheduleNext() {
        let due = record.next ?? world.time + max(record.interval, 0.0001)
        record.next = due
        let delay = max(due - world.time, 0)
        world.schedule(.timer(id), after: delay, token: id, isAwaited: !record.repeats && delay < Self.longestWait)
    }

    /// In seconds.
    private static let longestWait = 3600.0

    /// Calls the method or closure now. A timer that fires once is invalid afterwards.
    public func fire() {
        guard record.isValid else { return }
        let held = record
        if let block = held.block { world.call(block, [.object(id)]) }
        if let selector = held.selector, let target = held.target, world.space.heap.isReachableWeakly(target) {
            world.perform(selector, on: target, [.object(id)])
        }
        if !held.repeats { invalidate() }
    }

    /// Fires in the run loop. As documented, missed times are skipped.
    func fire(due: Double) {
        (record.isScheduled, record.next) = (false, nil)
        fire()
        guard record.isValid, record.repeats, !record.isScheduled else { return }
        if record.next == nil {
            let interval = max(record.interval, 0.0001)
            var next = due + interval
            while next <= world.time + 1e-9 { next += interval }
            record.next = next
        }
        record.isScheduled = true
        scheduleNext()
    }

    /// Stops the timer for good, and releases its target and closure.
    public func invalidate() {
        guard record.isValid else { return }
        record.isValid = false
        record.isScheduled = false
        world.unschedule(token: id)
        hold(nil)
        world.space.assign(&record.userInfo, nil)
        if let block = record.block {
            record.block = nil
            world.space.release(block.id)
        }
    }
}

/// Calls a method of its target for every frame of the display. The run loop holds it while it runs, and it holds its target.
///
/// Fidelity: documented CADisplayLink.
public final class CADisplayLink: NSObject {
    struct State: Sendable {
        var target: ObjectID?
        var selector = Selector("")
        var isPaused = false
        var timestamp = 0.0
        var preferredFramesPerSecond = 0
        /// The event that it was made with.
        var cause: Int?
        /// How many frames are left until it calls.
        var waiting = 0
    }

    private var record: State {
        _read { yield world.state.displayLinks[id] }
        _modify { yield &world.state.displayLinks[id] }
    }

    /// A link that does not run until it is added to a run loop.
    public convenience init(target: Any, selector: Selector) {
        guard let target = World.identity(of: target) else { preconditionFailure("a display link's target is no object") }
        self.init(target: target, selector: selector)
    }

    package init(target: ObjectID, selector: Selector) {
        super.init()
        record.selector = selector
        world.space.assign(&record.target, target)
    }

    package override var edges: [Edge] { record.target.map { [Edge("target", to: $0)] } ?? [] }

    /// Whether its calls are paused.
    public var isPaused: Bool {
        get { record.isPaused }
        set { record.isPaused = newValue }
    }
    /// When the last frame was shown, in seconds.
    public var timestamp: CFTimeInterval { record.timestamp }
    /// How long a frame is shown, in seconds.
    public var duration: CFTimeInterval { 1 / Double(world.device.framesPerSecond) }
    /// When the next frame that it calls for will be shown, in seconds.
    public var targetTimestamp: CFTimeInterval { record.timestamp + duration * Double(interval) }
    /// How often it calls in a second; 0 for every frame. The rate used is the nearest that calls at every frame, every second, every
    /// third, and so on.
    public var preferredFramesPerSecond: Int {
        get { record.preferredFramesPerSecond }
        set {
            record.preferredFramesPerSecond = newValue
            record.waiting = 0
        }
    }

    /// How many frames there are from one call to the next.
    private var interval: Int {
        let wanted = record.preferredFramesPerSecond
        return wanted <= 0 ? 1 : max(1, Int(bounded: (Double(world.device.framesPerSecond) / Double(wanted)).rounded()))
    }

    /// Calls its target from the next frame on.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard record.target != nil, !world.state.agenda.displayLinks.contains(id) else { return }
        world.space.retain(id)
        record.cause = world.cause
        world.state.agenda.displayLinks.append(id)
    }

    /// Stops calling its target.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard let index = world.state.agenda.displayLinks.firstIndex(of: id) else { return }
        world.state.agenda.displayLinks.remove(at: index)
        world.space.release(id)
    }

    /// Stops it for good, and releases its target.
    public func invalidate() {
        remove(from: .main, forMode: .common)
        world.space.assign(&record.target, nil)
    }

    func frame() {
        guard !record.isPaused, let target = record.target else { return }
        if record.waiting > 0 { record.waiting -= 1 }
        guard record.waiting == 0 else { return }
        record.waiting = interval
        record.timestamp = world.time
        world.space.retain(id)
        world.perform(record.selector, on: target, [.object(id)])
        world.space.release(id)
    }
}

extension World {
    var hasRunningDisplayLinks: Bool {
        state.agenda.displayLinks.contains { !state.displayLinks[$0].isPaused }
    }

    func callDisplayLinks() {
        for link in state.agenda.displayLinks { because(state.displayLinks[link].cause) { object(link, as: CADisplayLink.self)?.frame() } }
    }
}

/// A length of time in seconds.
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The display's time: seconds since launch.
///
/// Fidelity: documented CACurrentMediaTime(); the run's own clock, which stands still while code runs (simplified).
public func CACurrentMediaTime() -> CFTimeInterval {
    let world = World.present("CACurrentMediaTime was called")
    return world.time
}

extension NSObject {
    /// Calls a method of this object after a delay in seconds, from the run loop. The run loop retains object and argument until then.
    ///
    /// Fidelity: documented NSObject.perform(_:with:afterDelay:).
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: World.identity(of: anArgument), afterDelay: delay)
    }

    package func perform(_ aSelector: Selector, with anArgument: ObjectID?, afterDelay delay: TimeInterval) {
        world.schedule(.selector(aSelector, target: id, argument: anArgument), after: delay, token: id)
    }

    /// Calls a method of this object now; a missing method is an exception. Apple's version returns the method's result.
    public func perform(_ aSelector: Selector) {
        world.perform(aSelector, on: id, [.nothing, .nothing])
    }

    /// Calls a method of this object now, with an argument.
    public func perform(_ aSelector: Selector, with object: Any?) {
        perform(aSelector, with: Argument(object))
    }

    package func perform(_ aSelector: Selector, with object: Argument) {
        world.perform(aSelector, on: id, [object, .nothing])
    }

    /// Cancels the pending calls of `perform(_:with:afterDelay:)` on an object, for one method and an equal argument.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        guard let target = World.identity(of: aTarget) else { return }
        cancelPreviousPerformRequests(withTarget: target, selector: aSelector, object: World.identity(of: anArgument))
    }

    package static func cancelPreviousPerformRequests(
        withTarget aTarget: ObjectID, selector aSelector: Selector, object anArgument: ObjectID?
    ) {
        guard let world = World.current else { return }
        var arguments: [ObjectID?] = []
        world.unschedule { entry in
            if case .selector(aSelector, target: aTarget, let argument) = entry.job { arguments.append(argument) }
            return false
        }
        let meant = Set(arguments).filter { argument in
            guard let argument, let anArgument, argument != anArgument else { return argument == anArgument }
            return world.script?.areEqual(argument, anArgument) == true
        }
        world.unschedule { entry in
            if case .selector(aSelector, target: aTarget, let argument) = entry.job { meant.contains(argument) } else { false }
        }
    }

    /// Cancels all pending calls of `perform(_:with:afterDelay:)` on an object.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        if let target = World.identity(of: aTarget) { cancelPreviousPerformRequests(withTarget: target) }
    }

    package static func cancelPreviousPerformRequests(withTarget aTarget: ObjectID) {
        World.current?.unschedule { entry in
            if case .selector(_, target: aTarget, _) = entry.job { true } else { false }
        }
    }
}
