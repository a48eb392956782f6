import Foundation
import Heap

/// An animation that a layer runs; the object is retained.
struct RunningLayerAnimation: Sendable {
    let key: String
    let animation: ObjectID
    /// The groups that animate it.
    let groups: [Int]
}

// Animations of layers.
extension CALayer {
    /// Runs an animation; one that runs under the same key is taken away.
    ///
    /// Fidelity: documented CALayer.add(_:forKey:) (what the layer is stays as it is; transitions have a key of their own);
    /// simplified, code goes on with the object itself, not with a copy.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        let name = anim is CATransition ? "transition" : key ?? "animation.\(anim.id.index)"
        removeAnimation(forKey: name)
        world.space.retain(anim.id)
        let groups = begin(anim, within: nil)
        let last = anim is CAAnimationGroup ? groups.last : groups.max { ending(of: $0) < ending(of: $1) }
        state.running.append(RunningLayerAnimation(key: name, animation: anim.id, groups: groups))
        world.tell(anim.delegateID, "animationDidStart(_:)", [("anim", .object(anim.id))])
        guard let last else { return }
        let end = world.block(keeping: [self]) { [world] (arguments: [Argument]) -> Argument in
            if let layer: CALayer = world.object(self.id) { layer.ended(anim.id, groups) }
            return .nothing
        }
        world.space.retain(end.id)
        world.state.animations.update(last) { $0.completion = .block(end) }
    }

    private func ending(of group: Int) -> Double { world.state.animations.group(group)?.end ?? 0 }

    /// Removes an animation.
    public func removeAnimation(forKey key: String) {
        guard let index = state.running.firstIndex(where: { $0.key == key }) else { return }
        stop(state.running.remove(at: index))
    }

    /// Removes all animations, those of views included.
    ///
    /// Fidelity: documented CALayer.removeAllAnimations().
    public func removeAllAnimations() {
        let old = state.running
        state.running = []
        for running in old { stop(running) }
        guard let view = world.living(state.view, as: UIView.self) else { return }
        let groups = Set(world.state.animations.properties.filter { $0.view == view.id }.map(\.group))
        world.state.animations.properties.removeAll { $0.view == view.id }
        for group in groups.sorted() where !world.state.animations.properties.contains(where: { $0.group == group }) {
            world.state.animations.update(group) {
                guard !$0.takesItsTime else { return }
                $0.hasEnded = true
                $0.wasInterrupted = true
            }
        }
        endKeyframes(of: groups)
        world.screenBecameStale(because: world.cause)
    }

    /// Ends the keyframes that have no animation left.
    private func endKeyframes(of groups: Set<Int>) {
        let frames = Set(groups.compactMap { world.state.animations.group($0)?.keyframes })
        for whole in frames.sorted() {
            let isLeft = world.state.animations.properties.contains { world.state.animations.group($0.group)?.keyframes == whole }
            guard !isLeft else { continue }
            world.state.animations.update(whole) {
                $0.hasEnded = true
                $0.wasInterrupted = true
            }
        }
    }

    /// A finished animation has been reported already.
    private func stop(_ running: RunningLayerAnimation) {
        let isOver = running.groups.contains { world.state.animations.group($0)?.isOver == true }
        for group in running.groups {
            world.state.animations.properties.removeAll { $0.group == group }
            if case .block(let block)? = world.state.animations.group(group)?.completion { world.space.release(block.id) }
            world.state.animations.update(group) {
                $0.completion = nil
                $0.hasEnded = true
            }
        }
        world.screenBecameStale(because: world.cause)
        if !isOver, let animation: CAAnimation = world.object(running.animation) { animation.tellStop(finished: false) }
        world.space.release(running.animation)
    }

    /// An animation of that key; nil when none runs.
    public func animation(forKey key: String) -> CAAnimation? {
        if let running = state.running.first(where: { $0.key == key }) { return world.object(running.animation) }
        guard let moved = movedByView.first(where: { $0.property.layerKey == key }),
            let group = world.state.animations.group(moved.group)
        else { return nil }
        let animation = world.bind { CABasicAnimation(keyPath: key) }
        animation.duration = group.duration
        return animation
    }

    /// The keys of the animations that run; nil when there are none.
    ///
    /// Fidelity: documented CALayer.animationKeys(); those of a view's animations go by the layer's property (reported).
    public func animationKeys() -> [String]? {
        var keys = state.running.map(\.key)
        for moved in movedByView where !keys.contains(moved.property.layerKey) { keys.append(moved.property.layerKey) }
        return keys.isEmpty ? nil : keys
    }

    /// The animations of the layer's view, without those of the layer itself.
    private var movedByView: [Animations.PropertyAnimation] {
        guard let view = state.view else { return [] }
        let own = Set(state.running.flatMap(\.groups))
        return world.state.animations.properties.filter { $0.view == view && !own.contains($0.group) }
    }

    /// The last frame of an animation has been shown.
    private func ended(_ id: ObjectID, _ groups: [Int]) {
        guard let animation: CAAnimation = world.object(id), let index = state.running.firstIndex(where: { $0.groups == groups }) else {
            return
        }
        let mode = animation.animation.fillMode
        if !animation.isRemovedOnCompletion, mode == .forwards || mode == .both {
            hold(animation, at: index)
            animation.tellStop(finished: true)
            return
        }
        let running = state.running.remove(at: index)
        animation.tellStop(finished: true)
        world.space.release(running.animation)
    }

    /// Continues to show an animation's end.
    private func hold(_ animation: CAAnimation, at index: Int) {
        let old = state.running[index]
        let groups = begin(animation, within: nil, isOver: true)
        for group in groups { world.state.animations.update(group) { $0.isOver = true } }
        state.running[index] = RunningLayerAnimation(key: old.key, animation: old.animation, groups: groups)
    }

    // MARK: Values

    /// Whether a part runs once for all of a group's time, and repeats with it.
    private func isAsLong(_ part: Int, as duration: Double) -> Bool {
        guard let part = world.state.animations.group(part) else { return false }
        return part.duration == duration && !part.repeats && !part.autoreverses && part.rounds == 1
    }

    private func begin(_ anim: CAAnimation, within length: Double?, isOver: Bool = false) -> [Int] {
        let own = anim.animation
        let asked = own.duration > 0 ? own.duration : length ?? world.state.transactions.last?.duration ?? CATransaction.standardDuration
        let duration = asked / Double(max(own.speed, 0.001))
        let start = max(world.time, own.beginTime)
        if let group = anim as? CAAnimationGroup {
            let parts = (group.animations ?? []).flatMap { begin($0, within: duration, isOver: isOver) }
            for part in parts where isAsLong(part, as: duration) { world.state.animations.update(part) { own.repeats(in: &$0) } }
            let whole = world.state.animations.begin(
                duration: duration, curve: .linear, timeline: isOver ? .held(fraction: 1) : .running(start: start), takesItsTime: true)
            world.state.animations.update(whole) { own.repeats(in: &$0) }
            return parts + [whole]
        }
        let curve = (anim as? CASpringAnimation)?.spring ?? own.curve ?? .linear
        let stops = stops(of: anim)
        var groups: [Int] = []
        for (index, stop) in stops.enumerated() {
            let (from, until, _, _) = stop
            let id = world.state.animations.begin(
                duration: duration * (until - from), curve: own.curves.indices.contains(index) ? own.curves[index] : curve,
                timeline: isOver ? .held(fraction: 1) : .running(start: start + duration * from), takesItsTime: true)
            if stops.count > 1 { world.state.animations.update(id) { $0.keyframes = groups.first ?? id } }
            world.state.animations.update(id) { own.repeats(in: &$0) }
            groups.append(id)
            guard let view: UIView = world.living(state.view), let path = own.keyPath, view.window != nil,
                let old = view.layerValue(stop.2, path), let new = view.layerValue(stop.3, path), old.0 == new.0
            else { continue }
            if index == 0 { world.state.animations.properties.removeAll { $0.view == view.id && $0.property == new.0 } }
            world.state.animations.properties.append(
                Animations.PropertyAnimation(group: id, view: view.id, property: new.0, from: old.1, to: new.1))
        }
        world.screenBecameStale(because: world.cause)
        return groups
    }

    /// The pieces of an animation: start and end as fractions from 0 to 1, first and last value. A nil value is the layer's own.
    private func stops(of anim: CAAnimation) -> [(Double, Double, Argument?, Argument?)] {
        let own = anim.animation
        let values = own.values["values"] ?? []
        guard anim is CAKeyframeAnimation, values.count > 1 else {
            let from = own.values["fromValue"]?.first
            var to = own.values["toValue"]?.first
            if to == nil, let by = own.values["byValue"]?.first?.number {
                to = .value((from?.number ?? 0) + by)
            }
            return [(0, 1, from, to)]
        }
        let even = (0..<values.count).map { Double($0) / Double(values.count - 1) }
        let times = own.keyTimes.flatMap { $0.count == values.count ? $0 : nil } ?? even
        return (1..<values.count).map { (times[$0 - 1], times[$0], values[$0 - 1], values[$0]) }
    }
}

extension LayerAnimation {
    /// Sets how often a group runs, and whether backwards as well.
    fileprivate func repeats(in group: inout Animations.Group) {
        group.repeats = repeatCount == .infinity
        group.autoreverses = autoreverses
        group.rounds = repeatCount > 1 && repeatCount != .infinity ? Double(repeatCount) : 1
    }
}

extension AnimatedProperty {
    /// The property's name on a layer.
    fileprivate var layerKey: String {
        switch self {
        case .center: "position"
        case .bounds: "bounds.size"
        case .alpha: "opacity"
        case .transform, .anchorPoint, .backgroundColor, .cornerRadius: rawValue
        }
    }
}

extension CAAnimation {
    fileprivate func tellStop(finished: Bool) {
        world.tell(delegateID, "animationDidStop(_:finished:)", [("anim", .object(id)), ("flag", .value(finished))])
    }
}

extension Argument {
    fileprivate var number: Double? {
        guard case .value(let value) = self else { return nil }
        switch value {
        case let number as Double: return number
        case let number as CGFloat: return Double(number)
        case let number as Float: return Double(number)
        case let number as Int: return Double(number)
        default: return nil
        }
    }
}

extension UIView {
    /// The view's property that a layer's key path moves, and a value for it. Without a given value, the present one.
    ///
    /// Fidelity: documented Core Animation Programming Guide, Key-Value Coding Extensions.
    fileprivate func layerValue(_ given: Argument?, _ path: String) -> (AnimatedProperty, AnimatableValue)? {
        let number = given?.number.map { CGFloat($0) }
        if given != nil, number == nil { return structValue(given, path) }
        let rest = transform
        switch path {
        case "opacity": return (.alpha, .number(number ?? alpha))
        case "cornerRadius": return (.cornerRadius, .number(number ?? layer.cornerRadius))
        case "position.x": return (.center, .point(CGPoint(x: number ?? center.x, y: center.y)))
        case "position.y": return (.center, .point(CGPoint(x: center.x, y: number ?? center.y)))
        case "bounds.size.width":
            return (.bounds, .rect(CGRect(origin: bounds.origin, size: CGSize(width: number ?? bounds.width, height: bounds.height))))
        case "bounds.size.height":
            return (.bounds, .rect(CGRect(origin: bounds.origin, size: CGSize(width: bounds.width, height: number ?? bounds.height))))
        case "transform.scale": return (.transform, .transform(number.map { CGAffineTransform(scaleX: $0, y: $0) } ?? rest))
        case "transform.scale.x": return (.transform, .transform(number.map { CGAffineTransform(scaleX: $0, y: 1) } ?? rest))
        case "transform.scale.y": return (.transform, .transform(number.map { CGAffineTransform(scaleX: 1, y: $0) } ?? rest))
        case "transform.rotation", "transform.rotation.z":
            return (.transform, .transform(number.map { CGAffineTransform(rotationAngle: $0) } ?? rest))
        case "transform.translation.x": return (.transform, .transform(number.map { CGAffineTransform(translationX: $0, y: 0) } ?? rest))
        case "transform.translation.y": return (.transform, .transform(number.map { CGAffineTransform(translationX: 0, y: $0) } ?? rest))
        default: return structValue(nil, path)
        }
    }

    private func structValue(_ given: Argument?, _ path: String) -> (AnimatedProperty, AnimatableValue)? {
        var value: (any Sendable)?
        if case .value(let known)? = given { value = known }
        switch path {
        case "position": return (.center, .point(value as? CGPoint ?? center))
        case "anchorPoint": return (.anchorPoint, .point(value as? CGPoint ?? anchorPoint))
        case "bounds": return (.bounds, .rect(value as? CGRect ?? bounds))
        case "bounds.size": return (.bounds, .rect(CGRect(origin: bounds.origin, size: value as? CGSize ?? bounds.size)))
        case "backgroundColor":
            let color = (value as? CGColor)?.color ?? value as? UIColor ?? backgroundColor ?? .clear
            return (.backgroundColor, .color(color.components(style: traitCollection.userInterfaceStyle)))
        case "transform", "affineTransform":
            return (.transform, .transform((value as? CATransform3D)?.affine ?? value as? CGAffineTransform ?? transform))
        default: return nil
        }
    }
}
