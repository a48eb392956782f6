import Heap

/// The animations in flight, in groups that begin and end together.
struct Animations: Sendable {
    /// One call of `UIView.animate`, or one transition.
    struct Group: Sendable {
        let id: Int
        /// The event that began it.
        let cause: Int?
        let duration: Double
        let curve: TimingCurve
        var timeline: Timeline
        var repeats = false
        var autoreverses = false
        /// How often it runs, where that is not without end.
        var rounds = 1.0
        /// Lasts its whole duration even without animations: a transition.
        var takesItsTime = false
        var completion: Completion?
        var hasEnded = false
        /// True when the group was cut short: its completion gets false.
        var wasInterrupted = false
        /// The keyframes that this group is one of; theirs may follow each other on one property.
        var keyframes: Int?

        /// Whether it is over, and its end is shown until code removes it.
        var isOver = false

        /// Whether controllers appear and disappear with it.
        var isTransition = false

        /// Whether it is paused until code continues it.
        var isPaused: Bool {
            guard case .animator = completion else { return false }
            return isHeld && !hasEnded
        }

        /// Whether something else than time moves it.
        var isHeld: Bool {
            if case .held = timeline { true } else { false }
        }

        /// Whether the group was released towards its beginning.
        var returns: Bool {
            if case .released(_, 0, _, _, _) = timeline { true } else { false }
        }

        /// When the group ends, in seconds; nil while a finger holds it, or if it repeats.
        var end: Double? {
            switch timeline {
            case .running(let start): repeats ? nil : start + duration * (autoreverses ? 2 : 1) * rounds
            case .held: nil
            case .released(_, _, let start, let rest, _): start + rest
            }
        }

        /// Progress at a time, 0 to 1.
        func progress(at time: Double) -> Double {
            switch timeline {
            case .running(let start):
                guard duration > 0 else { return 1 }
                var fraction = max(0, (time - start) / duration)
                if repeats || autoreverses || rounds != 1 {
                    let whole = fraction.rounded(.down)
                    if !repeats, fraction >= (autoreverses ? 2 : 1) * rounds { return autoreverses ? 0 : 1 }
                    fraction -= whole
                    if autoreverses, whole.truncatingRemainder(dividingBy: 2) == 1 { fraction = 1 - fraction }
                }
                return curve.progress(at: fraction)
            case .held(let fraction): return fraction
            case .released(let from, let to, let start, let rest, let pace):
                guard rest > 0 else { return to }
                return from + (to - from) * pace.progress(at: (time - start) / rest)
            }
        }
    }

    /// A group that is moved with others, and the offset of its time in the whole's, in seconds.
    struct Member: Sendable {
        let group: Int
        let delay: Double
        let duration: Double

        /// How far the group is when the whole is a fraction of its way.
        func part(at fraction: Double, of whole: Double) -> Double {
            guard duration > 0 else { return 1 }
            return min(max((fraction * whole - delay) / duration, 0), 1)
        }
    }

    /// What drives a group's progress.
    enum Timeline: Hashable, Sendable {
        /// By time, from `start` seconds on.
        case running(start: Double)
        /// By a finger.
        case held(fraction: Double)
        /// By time again, from the place of the release to one end or the other.
        case released(from: Double, to: Double, start: Double, duration: Double, curve: TimingCurve)
    }

    /// The code that runs when a group has ended, in the turn after its last frame.
    enum Completion: Hashable, Sendable {
        case block(Block)
        case transition(ObjectID)
        case animator(ObjectID)
    }

    /// One property of one view on its way.
    struct PropertyAnimation: Sendable {
        let group: Int
        let view: ObjectID
        let property: AnimatedProperty
        let from: AnimatableValue
        let to: AnimatableValue
    }

    /// The groups in order of beginning.
    var groups: [Group] = []
    var properties: [PropertyAnimation] = []
    /// The group that changes made now belong to, innermost last; nil for `performWithoutAnimation`.
    var contexts: [Int?] = []
    /// False: changes happen at once, without an animation.
    var areEnabled = true
    private var nextGroup = 1

    /// The run loop's references until animations end.
    var edges: [Edge] {
        groups.compactMap { group in
            switch group.completion {
            case .block(let block): Edge("animation completion", to: block.id)
            case .transition(let id): Edge("transition in flight", to: id)
            case .animator(let id): group.isHeld ? nil : Edge("running animator", to: id)
            case nil: nil
            }
        }
    }

    /// Whether something moves, repeating animations included.
    func isRunning(at time: Double) -> Bool { groups.contains { !$0.hasEnded && !$0.isOver } }

    /// Whether something moves that will come to an end by itself.
    var hasFinite: Bool { groups.contains { !$0.repeats && !$0.isPaused && !$0.isOver } }

    mutating func begin(
        duration: Double, curve: TimingCurve, timeline: Timeline, repeats: Bool = false, autoreverses: Bool = false,
        takesItsTime: Bool = false, completion: Completion? = nil, cause: Int? = nil
    ) -> Int {
        let id = nextGroup
        nextGroup += 1
        groups.append(
            Group(
                id: id, cause: cause, duration: duration, curve: curve, timeline: timeline, repeats: repeats, autoreverses: autoreverses,
                takesItsTime: takesItsTime, completion: completion))
        return id
    }

    /// The number of the group that was made last.
    var newestGroup: Int { nextGroup - 1 }

    func group(_ id: Int) -> Group? { groups.first { $0.id == id } }

    /// The keyframes that a group is one of; none for a group by itself.
    func keyframes(with id: Int) -> [Int] {
        guard let frames = group(id)?.keyframes else { return [] }
        return groups.filter { $0.keyframes == frames }.map(\.id)
    }

    mutating func update(_ id: Int, _ change: (inout Group) -> Void) {
        guard let index = groups.firstIndex(where: { $0.id == id }) else { return }
        change(&groups[index])
    }

    /// A property's value on the display now; nil when no animation moves it.
    func presented(_ property: AnimatedProperty, of view: ObjectID, at time: Double) -> AnimatableValue? {
        var waiting: AnimatableValue?
        // Of keyframes the last that has begun counts, before the first the value that it begins with.
        for animation in properties.reversed() where animation.view == view && animation.property == property {
            guard let group = group(animation.group) else { continue }
            if case .running(let start) = group.timeline, time < start {
                waiting = animation.from
                guard group.keyframes != nil else { return waiting }
                continue
            }
            return .between(animation.from, animation.to, at: group.progress(at: time))
        }
        return waiting
    }
}
