import Heap

extension World {
    /// Runs `changes` and animates the properties that they set, as one group. Returns the group's number.
    @discardableResult
    func animate(
        duration: Double, delay: Double = 0, curve: TimingCurve = .easeInOut, repeats: Bool = false, autoreverses: Bool = false,
        takesItsTime: Bool = false, isTransition: Bool = true, isHeld: Bool = false, completion: Animations.Completion? = nil,
        changes: () -> Void
    ) -> Int {
        if case .block(let block) = completion { space.retain(block.id) }
        switch completion {
        case .transition(let id): space.retain(id)
        case .animator(let id) where !isHeld: space.retain(id)
        case .animator, .block, nil: break
        }
        let isEnabled = state.animations.areEnabled || takesItsTime
        let duration = isEnabled ? duration : 0
        let delay = isEnabled ? delay : 0
        let group = state.animations.begin(
            duration: duration, curve: curve, timeline: isHeld ? .held(fraction: 0) : .running(start: time + delay), repeats: repeats,
            autoreverses: autoreverses, takesItsTime: takesItsTime, completion: completion, cause: cause)
        if takesItsTime && isTransition { state.animations.update(group) { $0.isTransition = true } }
        within(group: group, changes)
        let moves = state.animations.properties.contains { $0.group == group }
        if !moves && !takesItsTime || duration <= 0 && !isHeld { state.animations.update(group) { $0.hasEnded = true } }
        return group
    }

    /// Changes a group's timeline. The run loop retains an animator while it runs.
    func put(_ group: Int, on timeline: Animations.Timeline) {
        guard let old = state.animations.group(group) else { return }
        state.animations.update(group) {
            $0.timeline = timeline
            // An animator without animations still takes its time once it has been held.
            if $0.isAnimator { $0.hasEnded = false }
        }
        screenBecameStale(because: cause)
        guard case .animator(let id) = old.completion, let new = state.animations.group(group), old.isHeld != new.isHeld else { return }
        if new.isHeld { space.release(id) } else { space.retain(id) }
    }

    /// The display no longer shows what it should, because of an event: a frame follows.
    func screenBecameStale(because event: Int?) {
        isScreenStale = true
        screenCause = screenCause ?? event
    }

    /// Moves groups to a fraction of the whole's way, each by its own pace or evenly.
    func hold(_ members: [Animations.Member], at fraction: Double, of duration: Double, evenly isEven: (Animations.Member) -> Bool) {
        for member in members {
            guard let group = state.animations.group(member.group) else { continue }
            let part = member.part(at: fraction, of: duration)
            put(member.group, on: .held(fraction: isEven(member) ? part : group.curve.progress(at: part)))
        }
    }

    /// Lets the held groups among `members` run to an end, from their present place.
    func release(_ members: [Animations.Member], to end: Double, over duration: Double, curve: TimingCurve) {
        for member in members {
            guard case .held(let part)? = state.animations.group(member.group)?.timeline else { continue }
            put(member.group, on: .released(from: part, to: end, start: time, duration: duration, curve: curve))
        }
    }

    /// Runs `changes` as part of a group that is in flight already; nil: without animation.
    func within(group: Int?, _ changes: () -> Void) {
        state.animations.contexts.append(group)
        changes()
        state.animations.contexts.removeLast()
    }

    /// Notes that a property of a view changes from one value to another. The change is animated inside an animation, if the view is in a
    /// window.
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
        let parts = state.animations.keyframes(with: group)
        let follows = state.animations.properties.contains { isOf($0, view, property) && parts.contains($0.group) }
        guard (follows ? old : shown) != new else { return }
        state.animations.properties.removeAll { isOf($0, view, property) && !parts.contains($0.group) }
        state.animations.properties.append(.init(group: group, view: view.id, property: property, from: follows ? old : shown, to: new))
    }

    private func isOf(_ animation: Animations.PropertyAnimation, _ view: UIView, _ property: AnimatedProperty) -> Bool {
        animation.view == view.id && animation.property == property
    }

    /// Resets the properties that groups animate to their initial values, or to the values on the display.
    func putBack(_ groups: [Int], toShown: Bool = false) {
        for animation in state.animations.properties where groups.contains(animation.group) {
            guard let view: UIView = living(animation.view) else { continue }
            let shown = toShown ? state.animations.presented(animation.property, of: animation.view, at: time) : nil
            within(group: nil) { view.take(shown ?? animation.from, for: animation.property) }
        }
    }

    /// Notes which groups the frame that is shown now brings to their end.
    func markEndedAnimations() {
        let now = time + 1e-9
        for index in state.animations.groups.indices {
            if let end = state.animations.groups[index].end, end <= now { state.animations.groups[index].hasEnded = true }
        }
    }

    /// Removes the animations of a view that has left its window. A call of `UIView.animate` of which nothing is left ends there.
    ///
    /// Fidelity: reported github.com/wnagrodzki/AnimationRestoration (a layer loses its animations as its view leaves the window); that the completion gets
    /// false is simplified.
    func endAnimations(of view: ObjectID) {
        let lost = Set(state.animations.properties.filter { $0.view == view }.map(\.group))
        guard !lost.isEmpty else { return }
        state.animations.properties.removeAll { $0.view == view }
        for id in lost where !state.animations.properties.contains(where: { $0.group == id }) {
            state.animations.update(id) { group in
                if group.takesItsTime || group.isHeld { return }
                switch group.completion {
                case .transition, .animator: break
                case .block, nil: (group.hasEnded, group.wasInterrupted) = (true, true)
                }
            }
        }
    }

    /// Removes and returns the groups that have ended, in order of their beginning.
    func takeEndedAnimations() -> [Animations.Group] {
        let ended = state.animations.groups.filter(\.hasEnded)
        guard !ended.isEmpty else { return [] }
        let numbers = ended.map(\.id)
        putBack(ended.filter { $0.isAnimator && $0.returns }.map(\.id))
        state.animations.groups.removeAll(where: \.hasEnded)
        state.animations.properties.removeAll { numbers.contains($0.group) }
        screenBecameStale(because: ended.last?.cause)
        return ended.filter { $0.completion != nil }
    }

    func finish(_ group: Animations.Group) {
        switch group.completion {
        case .block(let block):
            report(.endBlockBegins(block.id, isTransitions: false, isCutShort: group.wasInterrupted))
            call(block, [.value(!group.wasInterrupted)])
            report(.endBlockEnded)
            space.release(block.id)
        case .transition(let id):
            object(id, as: TransitionCoordinator.self)?.animationEnded()
            space.release(id)
        case .animator(let id):
            object(id, as: UIViewPropertyAnimator.self)?.ended(group)
            if !group.isHeld { space.release(id) }
        case nil:
            break
        }
    }
}

extension Animations.Group {
    /// Whether the group belongs to an animator, which can reverse its animations.
    fileprivate var isAnimator: Bool {
        if case .animator = completion { true } else { false }
    }
}

extension UIView {
    /// Sets the property that an animation moves.
    fileprivate func take(_ value: AnimatableValue, for property: AnimatedProperty) {
        switch (property, value) {
        case (.center, .point(let point)): center = point
        case (.bounds, .rect(let rect)): bounds = rect
        case (.transform, .transform(let matrix)): transform = matrix
        case (.anchorPoint, .point(let point)): anchorPoint = point
        case (.alpha, .number(let number)): alpha = number
        case (.backgroundColor, .color(let color)): backgroundColor = UIColor(name: nil, light: color, dark: color)
        case (.cornerRadius, .number(let number)): layer.cornerRadius = number
        default: break
        }
    }
}
