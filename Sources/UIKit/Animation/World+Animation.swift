import Heap

extension World {
    /// Runs `changes` so that what they alter moves over time, as a group of its own. Returns the group's number.
    @discardableResult
    func animate(
        duration: Double, delay: Double = 0, curve: TimingCurve = .easeInOut, repeats: Bool = false, autoreverses: Bool = false,
        takesItsTime: Bool = false, isHeld: Bool = false, completion: Animations.Completion? = nil, changes: () -> Void
    ) -> Int {
        if case .block(let block) = completion { space.retain(block.id) }
        if case .transition(let id) = completion { space.retain(id) }
        let group = state.animations.begin(
            duration: duration, curve: curve, timeline: isHeld ? .held(fraction: 0) : .running(start: time + delay), repeats: repeats,
            autoreverses: autoreverses, takesItsTime: takesItsTime, completion: completion)
        within(group: group, changes)
        let moves = state.animations.properties.contains { $0.group == group }
        if !moves && !takesItsTime || duration <= 0 && !isHeld { state.animations.update(group) { $0.hasEnded = true } }
        return group
    }

    /// Runs `changes` as part of a group that is in flight already; nil: without animation.
    func within(group: Int?, _ changes: () -> Void) {
        state.animations.contexts.append(group)
        changes()
        state.animations.contexts.removeLast()
    }

    /// Notes that a property of a view goes from one value to another; it moves when this happens inside an animation and in a window.
    ///
    /// Fidelity: reported (document 003: an animation started in viewDidLoad does not run); a layer outside any window has no clock.
    func changing(_ property: AnimatedProperty, of view: UIView, from old: AnimatableValue, to new: AnimatableValue) {
        report(.write(property: property.rawValue, object: view.id))
        let shown = state.animations.presented(property, of: view.id, at: time) ?? old
        guard let context = state.animations.contexts.last, let group = context, view.window != nil,
            let length = state.animations.group(group)?.duration, length > 0
        else {
            if state.animations.contexts.isEmpty || old == new { return }
            state.animations.properties.removeAll { $0.view == view.id && $0.property == property }
            return
        }
        guard shown != new else { return }
        state.animations.properties.removeAll { $0.view == view.id && $0.property == property }
        state.animations.properties.append(.init(group: group, view: view.id, property: property, from: shown, to: new))
    }

    /// Notes which groups the frame that is shown now brings to their end.
    func markEndedAnimations() {
        let now = time + 1e-9
        for index in state.animations.groups.indices {
            if let end = state.animations.groups[index].end, end <= now { state.animations.groups[index].hasEnded = true }
        }
    }

    /// Takes out the groups that have ended, in order of their beginning.
    func takeEndedAnimations() -> [Animations.Group] {
        let ended = state.animations.groups.filter(\.hasEnded)
        guard !ended.isEmpty else { return [] }
        let numbers = ended.map(\.id)
        state.animations.groups.removeAll(where: \.hasEnded)
        state.animations.properties.removeAll { numbers.contains($0.group) }
        isScreenStale = true
        return ended.filter { $0.completion != nil }
    }

    func finish(_ group: Animations.Group) {
        switch group.completion {
        case .block(let block):
            call(block, [.value(!group.wasInterrupted)])
            space.release(block.id)
        case .transition(let id):
            object(id, as: TransitionCoordinator.self)?.animationEnded()
            space.release(id)
        case nil:
            break
        }
    }
}
